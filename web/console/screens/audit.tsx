// The audit trail: who changed what, in a chain of records that shows whether anybody touched it.
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { allAudit, auditQuery, checkAudit, type AuditCheck, type AuditRecord } from '../api/audit.ts';
import { useFilters } from '../app/filters.ts';
import { useCandidateNames } from '../app/candidate-names.ts';
import { recordWords } from '../audit/words.ts';
import { useNames, usersQuery, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { FilterSheet } from '../kit/filter-sheet.tsx';
import { Chip, Page } from '../kit/layout.tsx';
import { moreOf } from '../kit/list-parts.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Fault, Notice, Shown } from '../kit/states.tsx';
import { dayStart } from '../words/moments.ts';

export function Screen(): ReactNode {
  const { api } = useService();
  const { filters, change } = useFilters(names);
  const { realClock } = useService();
  const asked = { ...filters, from: realClock.moment(filters.from), to: realClock.moment(filters.to) };
  const query = useInfiniteQuery(auditQuery(api, asked));
  const checking = useMutation({ mutationFn: () => checkAudit(api) });
  const columns = useColumns();
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const clear = (): void => change({ area: '', actor: '', subject: '', from: '', to: '' });
  return (
    <Page
      title="Audit trail"
      width="full"
      about="Every change, by whom and when. The records form a chain: an edit, a gap or a missing end shows when it is checked."
      actions={
        <Button icon="audit" busy={checking.isPending} onClick={() => checking.mutate()}>
          {checking.isPending ? 'Checking' : 'Check the chain'}
        </Button>
      }
    >
      {checking.isError && <Fault error={checking.error} />}
      {checking.data !== undefined && <Verdict check={checking.data} />}
      <Filters {...{ filters, change }} />
      <Shown query={query} what="the audit trail">
        {({ pages }) => (
          <List
            what="records"
            file="audit-trail"
            columns={columns}
            rows={pages.flatMap(({ data }) => data)}
            id={({ seq }) => String(seq)}
            find={false}
            more={moreOf(query)}
            readAll={(reading) => allAudit(api, asked, reading)}
            empty={
              isFiltered ? (
                <Empty title="No records match" action={<Button onClick={clear}>Clear the filters</Button>} />
              ) : (
                <Empty title="Nothing has happened yet" />
              )
            }
          />
        )}
      </Shown>
    </Page>
  );
}

function Verdict({ check: { records, broken_at: at } }: { check: AuditCheck }): ReactNode {
  if (at === null)
    return (
      <p role="status" className="mb-4 rounded-card bg-ok-bg p-4 text-ok">
        {`The chain is whole: ${records.toLocaleString('en-US')} records, none edited, none missing.`}
      </p>
    );
  const text = `Record ${at.toLocaleString('en-US')} is wrong or missing. Keep the database as it is, and find out who has access to it.`;
  return (
    <div className="mb-4">
      <Notice text={text} />
    </div>
  );
}

const names = ['area', 'actor', 'subject', 'from', 'to'] as const;
type Chosen = Readonly<Record<(typeof names)[number], string>>;

/** The words before the dot of the events that people look for. */
const areas = {
  action: 'Actions',
  approval: 'Approvals',
  user: 'People',
  key: 'API keys',
  settings: 'Settings',
  rule: 'Rules',
  template: 'Templates',
  sequence: 'Sequences',
  connection: 'Connections',
  integration: 'Integrations',
  flow: 'Flows',
  sync: 'Syncs',
  data: 'Exports and erasures',
};

interface FiltersProps {
  readonly filters: Chosen;
  readonly change: (part: Partial<Chosen>) => void;
}

const Filters = ({ filters, change }: FiltersProps): ReactNode => (
  <form
    role="search"
    aria-label="Filter the audit trail"
    className="mb-4 grid gap-3 sm:grid-cols-3 xl:grid-cols-5"
    onSubmit={(event) => event.preventDefault()}
  >
    <div className="contents max-sm:hidden">
      <FilterFields {...{ filters, change }} />
    </div>
    <FilterSheet
      what="the audit trail"
      active={Object.values(filters).filter((value) => value !== '').length}
      onClear={() => change({ area: '', actor: '', subject: '', from: '', to: '' })}
    >
      <FilterFields {...{ filters, change }} />
    </FilterSheet>
  </form>
);

function FilterFields({ filters, change }: FiltersProps): ReactNode {
  const { api } = useService();
  const people = useQuery(usersQuery(api)).data?.data ?? [];
  const all = { value: '', label: 'All' };
  return (
    <>
      <SelectField
        label="About"
        options={[all, ...Object.entries(areas).map(([value, label]) => ({ value, label }))]}
        value={filters.area}
        onChange={({ currentTarget: { value } }) => change({ area: value })}
      />
      <SelectField
        label="By"
        options={[all, ...people.map(({ user_id: value, name: label }) => ({ value, label }))]}
        value={filters.actor}
        onChange={({ currentTarget: { value } }) => change({ actor: value })}
      />
      <TextField
        label="Subject"
        type="search"
        placeholder="Paste an id, such as act_01J…"
        maxLength={128}
        value={filters.subject}
        onChange={({ currentTarget: { value } }) => change({ subject: value })}
      />
      <TextField
        type="date"
        label="From"
        value={filters.from.slice(0, 10)}
        onChange={({ currentTarget: { value } }) => change({ from: dayStart(value) })}
      />
      <TextField
        type="date"
        label="Before"
        value={filters.to.slice(0, 10)}
        onChange={({ currentTarget: { value } }) => change({ to: dayStart(value) })}
      />
    </>
  );
}

function useColumns(): readonly ListColumn<AuditRecord>[] {
  const { realClock } = useService();
  const { people } = useNames();
  const candidate = useCandidateNames();
  const words = (record: AuditRecord) => recordWords(record, (id) => people.known(id) ?? candidate(id));
  return [
    { name: 'No.', end: true, value: ({ seq }) => seq, cell: ({ seq }) => seq.toLocaleString('en-US') },
    {
      name: 'Time',
      value: ({ at }) => at,
      cell: ({ at }) => (
        <time dateTime={at} className="sm:whitespace-nowrap">
          {realClock.dated(at)}
        </time>
      ),
    },
    {
      name: 'By',
      value: ({ actor }) => people.fullName(actor),
      cell: ({ actor }) => <span className="sm:whitespace-nowrap">{people.fullName(actor)}</span>,
    },
    {
      name: 'What',
      value: (record) => Object.values(words(record)).filter(Boolean).join(': '),
      cell: (record) => <What record={record} {...words(record)} />,
    },
    {
      name: 'Subject',
      value: ({ subject }) => subject,
      // What is no id stands in the sentence already.
      cell: (record) =>
        words(record).object !== record.subject && (
          <code className="text-xs break-all text-muted">{record.subject}</code>
        ),
    },
  ];
}

interface WhatProps extends ReturnType<typeof recordWords> {
  readonly record: AuditRecord;
}

const What = ({ record, deed, object }: WhatProps): ReactNode => (
  <div className="min-w-0 sm:max-w-2xl">
    <span className="font-medium">{deed}</span>
    {object !== undefined && ': '}
    {object !== undefined && <Subject record={record} object={object} />}
    {record.about?.own === true && (
      <span className="ms-2">
        <Chip tone="warn">Own request</Chip>
      </span>
    )}
  </div>
);

/** What can be opened leads there. */
function Subject({ record: { about, subject }, object }: { record: AuditRecord; object: string }): ReactNode {
  if (about !== null && about !== undefined)
    return (
      <Link to="/actions" search={{ open: about.action_id }} className={linkLook}>
        {firstLine(object)}
      </Link>
    );
  if (!subject.startsWith('c_')) return object;
  return (
    <Link to="/candidates/$candidate" params={{ candidate: subject }} className={linkLook}>
      {object}
    </Link>
  );
}

const linkLook = 'text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent';

/** The text of a letter stands in the action log. */
const firstLine = (summary: string): string => summary.replace(/”: [\s\S]*$/, '”').split('\n', 1)[0] ?? '';
