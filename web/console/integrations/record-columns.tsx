// What of a record is shown, with its choice and its retry where it failed.
import type { ReactNode } from 'react';
import type { SyncRecord } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { choiceColumn } from '../kit/choice-column.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Hidden } from '../kit/layout.tsx';
import { RecordChip } from './chips.tsx';
import { recordWords } from './words.ts';

interface Choosing {
  /** Undefined: nothing can be tried again here. */
  readonly retry: ((id: string) => void) | undefined;
  /** For a record that would be refused once more: it is read anew. */
  readonly readAgain: ((id: string) => void) | undefined;
  /** For a record that may stand over there: a plain retry might make it twice. */
  readonly settle: (record: SyncRecord) => void;
  readonly chosen: ReadonlySet<string>;
  readonly choose: (id: string, on: boolean) => void;
}

const idOf = ({ record_id: id }: SyncRecord): string => id;
const nameOf = ({ record_id: id, label }: SyncRecord): string => label ?? id;

export function useRecordColumns({
  retry,
  readAgain,
  settle,
  chosen,
  choose,
}: Choosing): readonly ListColumn<SyncRecord>[] {
  const { realClock } = useService();
  const choice = choiceColumn({ id: idOf, name: nameOf, chosen, choose });
  const again: ListColumn<SyncRecord> = {
    name: 'Actions',
    quiet: true,
    end: true,
    cell: (record) =>
      record.uncertain ? (
        <Button onClick={() => settle(record)}>
          Settle<Hidden>{` ${record.record_id}`}</Hidden>
        </Button>
      ) : readAgain !== undefined && record.error?.repeat_helps === false ? (
        <Button className="whitespace-nowrap" onClick={() => readAgain(record.record_id)}>
          Read again<Hidden>{` ${nameOf(record)}`}</Hidden>
        </Button>
      ) : (
        <Button onClick={() => retry?.(record.record_id)}>
          Retry<Hidden>{` ${nameOf(record)}`}</Hidden>
        </Button>
      ),
  };
  const last: ListColumn<SyncRecord> = {
    name: 'Last',
    value: ({ updated_at: at }) => at,
    cell: ({ updated_at: at }) => realClock.since(at),
  };
  return retry === undefined ? [...told, last] : [choice, ...told, last, again];
}

const told: readonly ListColumn<SyncRecord>[] = [
  {
    name: 'Record',
    value: nameOf,
    cell: ({ record_id: id, label, destination_id: there }) => (
      <span>
        {label !== null && <span className="block font-medium break-words">{label}</span>}
        <code className={`break-all ${label === null ? '' : 'text-muted'}`}>{id}</code>
        {there !== null && <span className="block text-muted">{`there: ${there}`}</span>}
      </span>
    ),
  },
  {
    name: 'State',
    value: ({ status }) => recordWords[status].label,
    cell: ({ status }) => <RecordChip status={status} />,
  },
  {
    name: 'Reason and remedy',
    value: ({ error }) =>
      error === null ? null : [error.field, error.message, error.said, error.fix].filter(Boolean).join(' '),
    cell: ({ error }) => <Reason error={error} />,
  },
  { name: 'Tries', end: true, value: ({ attempts }) => attempts, cell: ({ attempts }) => attempts },
];

const Reason = ({ error }: Pick<SyncRecord, 'error'>): ReactNode =>
  error === null ? (
    '–'
  ) : (
    <span className="block max-w-prose">
      {error.field !== undefined && (
        <span className="block">
          Field <code className="font-medium">{error.field}</code>
        </span>
      )}
      {error.said === undefined ? error.message : <q>{error.said}</q>}
      <span className="block text-muted">{error.said === undefined ? error.fix : error.message}</span>
    </span>
  );
