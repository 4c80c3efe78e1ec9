// Retrains: those under way with how far they are and a way to end them, and those that ended, with what came of them.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { cancelRetrain, isOpen, type Retrain } from '../api/retention.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Chip } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Progress } from '../kit/progress.tsx';
import { Empty, Fault } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { familyWords, runWords, triggerWords } from './words.ts';

export function Retrains({ runs }: { runs: readonly Retrain[] }): ReactNode {
  const mayAsk = useAllowed('retention:*');
  const open = runs.filter(isOpen);
  const ended = runs.filter((run) => !isOpen(run));
  useEndTold(open.length);
  return (
    <section aria-labelledby="retrains" className="grid grid-cols-1 gap-3">
      <h2 id="retrains" className="text-lg font-semibold">
        Retrains
      </h2>
      {open.map((run) => (
        <UnderWay key={run.job_id} run={run} />
      ))}
      {runs.length === 0 && (
        <Empty title="No retrains yet">
          A retrain starts when a model’s accuracy drops or you upload history
          {mayAsk ? ', or when you press Retrain.' : ', or when a recruiter asks for one.'}
        </Empty>
      )}
      {ended.length > 0 && <Ended runs={ended} />}
    </section>
  );
}

/** Figures and versions are other ones once a retrain has ended. */
function useEndTold(count: number): void {
  const queries = useQueryClient();
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) void queries.invalidateQueries({ queryKey: ['retention'] });
    before.current = count;
  }, [count, queries]);
}

function UnderWay({ run }: { run: Retrain }): ReactNode {
  const { api, clock } = useService();
  const { announce } = useTelling();
  const mayCancel = useAllowed('retention:*');
  const { job_id: id, job_family: family, progress, started_at: began, trigger } = run;
  const cancelling = useMutation({
    mutationFn: () => cancelRetrain(api, id),
    onSuccess: () => announce(`The retrain of ${familyWords(family)} was cancelled. The model that answers stays.`),
  });
  const passed = (clock.now() - Date.parse(began)) / 1_000;
  const left = progress > 0.05 ? (passed / progress) * (1 - progress) : null;
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <Progress
        label={`${familyWords(family)}: ${run.status === 'queued' ? 'waits for its turn' : 'trains'} (${triggerWords[trigger]})`}
        done={Math.round(progress * 100)}
        total={100}
        secondsLeft={left}
        {...(mayCancel ? { onCancel: () => cancelling.mutate() } : {})}
      />
      <Fault error={cancelling.error} />
    </div>
  );
}

function Ended({ runs }: { runs: readonly Retrain[] }): ReactNode {
  const { clock } = useService();
  const columns: readonly ListColumn<Retrain>[] = [
    { name: 'Job family', value: (run) => familyWords(run.job_family), cell: (run) => familyWords(run.job_family) },
    {
      name: 'Began',
      value: ({ started_at: at }) => at,
      cell: ({ started_at: at }) => <time dateTime={at}>{clock.full(at)}</time>,
    },
    { name: 'Because', value: ({ trigger }) => triggerWords[trigger], cell: ({ trigger }) => triggerWords[trigger] },
    {
      name: 'Outcome',
      value: ({ status }) => runWords[status].label,
      cell: ({ status }) => <Chip tone={runWords[status].tone}>{runWords[status].label}</Chip>,
    },
    { name: 'Why', value: ({ note }) => note, cell: ({ note }) => note ?? '' },
  ];
  return (
    <List what="retrains" file="retrains" columns={columns} rows={runs} id={({ job_id: id }) => id} pageSize={10} />
  );
}
