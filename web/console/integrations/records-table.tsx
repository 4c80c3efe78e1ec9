// What became of each record of a run; those that failed say why, and are tried again: one, some, or all.
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { hasEnded, recordsQuery, retryRecords, type Sync, type SyncRecord } from '../api/integrations.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { moreOf } from '../kit/list-parts.tsx';
import { ScreenList } from '../kit/list.tsx';
import { SelectField, Switch } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import { Empty, Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { useRecordColumns } from './record-columns.tsx';
import { AgainHint, FixMapping, useReadAgain, type ReadingAgain } from './read-again.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { recordWords } from './words.ts';

export function RecordsTable({ sync }: { sync: Sync }): ReactNode {
  const { api } = useService();
  const { filters, change } = useFilters(['status'] as const);
  const status = filters.status === '' ? (sync.counts.failed > 0 ? 'failed' : 'written') : filters.status;
  const query = useInfiniteQuery({
    ...recordsQuery(api, sync.sync_id, status),
    refetchInterval: hasEnded(sync) ? false : 5_000,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const retrying = useRetry(sync, () => setChosen(new Set()));
  const again = useReadAgain(sync);
  const mayRetry = useAllowed('integrations:*') && (hasEnded(sync) || sync.status === 'active');
  const [settled, setSettled] = useState<SyncRecord>();
  const columns = useRecordColumns({
    settle: setSettled,
    retry: mayRetry && status === 'failed' ? (id) => retrying.mutate([id]) : undefined,
    readAgain: again.isOffered ? (id) => again.read.mutate([id]) : undefined,
    chosen,
    choose: (id, on) => setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id))),
  });
  return (
    <Card title="Records" actions={mayRetry && <Mending {...{ sync, retrying, again }} />}>
      <AgainHint isShown={mayRetry && again.isNeeded} />
      <SelectField
        label="Show"
        className="mb-4 max-w-48"
        options={Object.entries(recordWords).map(([value, { label }]) => ({ value, label }))}
        value={status}
        onChange={({ currentTarget: { value } }) => change({ status: value })}
      />
      <Faults of={[retrying.error, again.read.error]} />
      {settled !== undefined && <SettleDialog {...{ sync, record: settled }} onClose={() => setSettled(undefined)} />}
      <Shown query={query} what="the records">
        {({ pages }) => (
          <ScreenList
            what="records"
            columns={columns}
            rows={pages.flatMap(({ data }) => data)}
            id={({ id }) => id}
            more={moreOf(query)}
            above={
              mayRetry && status === 'failed'
                ? (found) => <RetrySelected {...{ found, chosen, retrying, again }} onChoose={setChosen} />
                : undefined
            }
            empty={<Empty title={status === 'failed' ? 'No record failed' : 'No records of this kind'} />}
          />
        )}
      </Shown>
    </Card>
  );
}

function useRetry({ sync_id: id }: Sync, onDone: () => void) {
  const { api } = useService();
  const { announce } = useTelling();
  return useMutation({
    mutationFn: (records: readonly string[] | 'all') => retryRecords(api, id, records),
    onSuccess: ({ retried }) => {
      announce(retried === 1 ? 'One record is tried again.' : `${String(retried)} records are tried again.`);
      onDone();
    },
  });
}

type Retrying = ReturnType<typeof useRetry>;

const Faults = ({ of }: { of: readonly (Error | null)[] }): ReactNode =>
  of.map((error) => error !== null && <Fault key={error.message} error={error} />);

interface MendingProps {
  readonly sync: Sync;
  readonly retrying: Retrying;
  readonly again: ReadingAgain;
}

/** What can help first: a retry, or the mapping. */
const Mending = ({ sync, retrying, again }: MendingProps): ReactNode => {
  if (sync.counts.failed === 0) return null;
  return again.isNeeded ? <FixMapping id={sync.integration_id} /> : <RetryAll {...{ sync, retrying }} />;
};

const RetryAll = ({ sync: { counts }, retrying }: { sync: Sync; retrying: Retrying }): ReactNode => (
  <Button look="main" icon="refresh" busy={retrying.isPending} onClick={() => retrying.mutate('all')}>
    {`Retry all ${String(counts.failed)} failed`}
  </Button>
);

interface RetrySelectedProps {
  /** What the filters leave, on all pages: what they hide is never retried by a press here. */
  readonly found: readonly SyncRecord[];
  readonly chosen: ReadonlySet<string>;
  readonly retrying: Retrying;
  readonly again: ReadingAgain;
  readonly onChoose: (records: ReadonlySet<string>) => void;
}

function RetrySelected({ found, chosen, retrying, again, onChoose }: RetrySelectedProps): ReactNode {
  // What may have arrived is settled one by one.
  const shown = found.flatMap(({ record_id: id, uncertain }) => (uncertain ? [] : [id]));
  const selected = shown.filter((id) => chosen.has(id));
  if (shown.length === 0) return null;
  return (
    <section
      aria-label="Retry several"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-line px-4 py-2"
    >
      <Switch
        kind="box"
        label={`Select all ${String(shown.length)} shown`}
        checked={selected.length === shown.length}
        onChange={(all) => onChoose(new Set(all ? shown : []))}
      />
      {again.isNeeded ? (
        <Button busy={again.read.isPending || selected.length === 0} onClick={() => again.read.mutate(selected)}>
          {`Read ${String(selected.length)} selected again`}
        </Button>
      ) : (
        <Button busy={retrying.isPending || selected.length === 0} onClick={() => retrying.mutate(selected)}>
          {`Retry ${String(selected.length)} selected`}
        </Button>
      )}
    </section>
  );
}
