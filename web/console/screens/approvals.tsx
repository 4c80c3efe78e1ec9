// Everything that waits for a decision. Cards keep their place and focus while the list is refreshed around them.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { approvalsQuery } from '../api/approvals.ts';
import { everything } from '../api/pages.ts';
import type { Approval } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { BulkBar } from '../approvals/bulk.tsx';
import { EditDialog } from '../approvals/edit.tsx';
import { ApprovalCard, type Settled } from '../cards/approval-card.tsx';
import { Button } from '../kit/button.tsx';
import type { CsvColumn } from '../kit/csv.ts';
import { ExportButton } from '../kit/export.tsx';
import { Page } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(approvalsQuery(api));
  const [settled, setSettled] = useState<readonly Decided[]>([]);
  return (
    <Page
      title="Approvals"
      about="Nothing here happens until somebody says yes."
      width="text"
      actions={
        (query.data?.data.length ?? 0) > 0 && (
          <ExportButton
            what="approvals"
            columns={columns}
            read={(reading) => everything<Approval>(api, { path: '/api/v1/approvals' }, reading)}
          />
        )
      }
    >
      <h2 className="sr-only">Waiting for a decision</h2>
      <Shown query={query} what="approvals">
        {({ data }) => (
          <Cards
            waiting={data}
            approvals={inPlace(data, settled)}
            endOf={(id) => settled.find(({ approval }) => approval.approval_id === id)?.how}
            onSettled={(approval, how) => setSettled((all) => [...all, { approval, how }])}
          />
        )}
      </Shown>
    </Page>
  );
}

const columns: readonly CsvColumn<Approval>[] = [
  ['approval_id', ({ approval_id: id }) => id],
  ['action_id', ({ action_id: id }) => id],
  ['created_at', ({ created_at: at }) => at],
  ['expires_at', ({ expires_at: at }) => at],
  ['tool', ({ tool }) => tool],
  ['preview', ({ preview }) => preview],
  ['because', ({ because }) => because],
  ['requested_by', ({ requested_by: by }) => by],
];

interface Decided {
  readonly approval: Approval;
  readonly how: Settled;
}

/** What was decided on this visit stays where it stood, to tell how it ended. Newest first, as the service lists them. */
function inPlace(waiting: readonly Approval[], settled: readonly Decided[]): readonly Approval[] {
  const decided = settled.map(({ approval }) => approval);
  const kept = decided.filter(({ approval_id: id }) => waiting.every((each) => each.approval_id !== id));
  return [...waiting, ...kept].toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
}

interface CardsProps {
  readonly waiting: readonly Approval[];
  readonly approvals: readonly Approval[];
  readonly endOf: (id: string) => Settled | undefined;
  readonly onSettled: (approval: Approval, how: Settled) => void;
}

function Cards({ waiting, approvals, endOf, onSettled }: CardsProps): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<Approval | undefined>(undefined);
  if (approvals.length === 0)
    return (
      <Empty title="Nothing is waiting">When Muster wants to do something with high stakes, it asks here first.</Empty>
    );
  const pick = (id: string, on: boolean): void =>
    setSelected((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)));
  return (
    <>
      {waiting.length > 1 && (
        <BulkBar
          waiting={waiting}
          selected={waiting.filter(({ approval_id: id }) => selected.has(id))}
          onSelect={(all) => setSelected(new Set(all ? waiting.map(({ approval_id: id }) => id) : []))}
        />
      )}
      <ul className="grid gap-3">
        {approvals.map((approval) => (
          <li key={approval.approval_id}>
            <ApprovalCard
              approval={approval}
              ended={endOf(approval.approval_id)}
              onSettled={onSettled}
              {...(waiting.length > 1
                ? { select: <Pick approval={approval} checked={selected.has(approval.approval_id)} onPick={pick} /> }
                : {})}
              more={
                <Button icon="edit" onClick={() => setEdited(approval)}>
                  Edit…
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      {edited !== undefined && <EditDialog approval={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface PickProps {
  readonly approval: Approval;
  readonly checked: boolean;
  readonly onPick: (id: string, on: boolean) => void;
}

const Pick = ({ approval: { approval_id: id, preview }, checked, onPick }: PickProps): ReactNode => (
  <label className="-m-1 grid size-11 shrink-0 place-items-center">
    <input
      type="checkbox"
      className="size-5 accent-accent"
      aria-label={`Select: ${preview}`}
      checked={checked}
      onChange={(event) => onPick(id, event.currentTarget.checked)}
    />
  </label>
);
