// Fairness: the newest audit at once, older ones beside it, and a new one whenever it is wanted.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { auditQuery, auditsQuery, type AuditSummary } from '../api/audits.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Report } from '../fairness/report.tsx';
import { RunDialog } from '../fairness/run-dialog.tsx';
import { Button } from '../kit/button.tsx';
import { Card, Chip, Page } from '../kit/layout.tsx';
import { moreOf, type More } from '../kit/list-parts.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Shown } from '../kit/states.tsx';
import { familyWords } from '../retention/words.ts';

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useInfiniteQuery(auditsQuery(api));
  const { filters, change } = useFilters(['audit'] as const);
  const [isAsking, setAsking] = useState(false);
  const mayRun = useAllowed('retention:*');
  const run = (
    <Button look="main" icon="fairness" onClick={() => setAsking(true)}>
      Run an audit
    </Button>
  );
  return (
    <Page
      title="Fairness"
      about="Checks whether scores differ between protected groups. Runs every quarter and on request."
      actions={mayRun && query.data?.pages[0]?.data.length !== 0 ? run : undefined}
    >
      <Shown query={query} what="the audits">
        {({ pages }) => {
          const audits = pages.flatMap(({ data }) => data);
          const shown = filters.audit === '' ? audits[0]?.audit_id : filters.audit;
          if (shown === undefined)
            return (
              <Empty title="No audit yet" action={mayRun ? run : undefined}>
                The first audit runs once candidates have been scored, then every quarter. Self-identification is stored
                apart from scores, and only audits read it.
              </Empty>
            );
          return (
            <div className="grid grid-cols-1 gap-6">
              <One key={shown} id={shown} />
              <Archive audits={audits} shown={shown} onOpen={(audit) => change({ audit })} more={moreOf(query)} />
            </div>
          );
        }}
      </Shown>
      {isAsking && (
        <RunDialog
          onClose={() => setAsking(false)}
          onRun={({ audit_id: audit }) => {
            setAsking(false);
            change({ audit });
          }}
        />
      )}
    </Page>
  );
}

function One({ id }: { id: string }): ReactNode {
  const { api } = useService();
  return (
    <Shown query={useQuery(auditQuery(api, id))} what="the audit">
      {(audit) => <Report audit={audit} />}
    </Shown>
  );
}

interface ArchiveProps {
  readonly audits: readonly AuditSummary[];
  readonly shown: string;
  readonly onOpen: (id: string) => void;
  readonly more: More | undefined;
}

function Archive({ audits, shown, onOpen, more }: ArchiveProps): ReactNode {
  const { clock } = useService();
  const columns: readonly ListColumn<AuditSummary>[] = [
    {
      name: 'Date',
      value: ({ created_at: at }) => at,
      cell: ({ created_at: at }) => <time dateTime={at}>{clock.dated(at)}</time>,
    },
    { name: 'Job family', value: familyOf, cell: familyOf },
    {
      name: 'Trigger',
      value: ({ trigger }) => trigger,
      cell: ({ trigger }) => (trigger === 'quarterly' ? 'Quarterly' : 'On request'),
    },
    {
      name: 'Open',
      quiet: true,
      end: true,
      cell: ({ audit_id: id, created_at: at }) =>
        id === shown ? (
          <Chip tone="info">Shown above</Chip>
        ) : (
          <Button
            aria-label={`Open the audit of ${clock.dated(at)}`}
            onClick={() => {
              onOpen(id);
              window.scrollTo({ top: 0 });
            }}
          >
            Open
          </Button>
        ),
    },
  ];
  return (
    <Card title="All audits" hint="Audits are kept unchanged.">
      <List what="audits" columns={columns} rows={audits} id={({ audit_id: id }) => id} pageSize={10} more={more} />
    </Card>
  );
}

const familyOf = ({ job_family: family }: AuditSummary): string => (family === null ? 'All' : familyWords(family));
