// How far a run is, how long it will still take, and a way to end it.
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cancelSync, hasEnded, type Sync } from '../api/integrations.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Progress } from '../kit/progress.tsx';
import { Fault } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

const labels: Partial<Record<Sync['status'], string>> = {
  queued: 'Waits for its turn',
  retrying: 'Waits, then tries again',
};

/** An estimate before that much time has passed says nothing. */
const leastMs = 5_000;

/** Nothing once the run has ended. */
export const RunProgress = ({ sync }: { sync: Sync }): ReactNode =>
  hasEnded(sync) || sync.status === 'active' ? null : <Going sync={sync} />;

function Going({ sync }: { sync: Sync }): ReactNode {
  const { api, realClock } = useService();
  const { announce } = useTelling();
  const mayChange = useAllowed('integrations:*');
  const cancelling = useMutation({
    mutationFn: () => cancelSync(api, sync.sync_id),
    onSuccess: () => announce('The run is stopped. What was written stays.'),
  });
  const { settled } = sync.progress;
  const total = sync.progress.reading === 'done' ? sync.counts.read : null;
  return (
    <div className="mb-4">
      <Progress
        label={labels[sync.status] ?? (total === null ? 'Reading and writing' : 'Writing')}
        done={settled}
        total={total}
        secondsLeft={total === null ? null : secondsLeft(sync, total, realClock.now())}
        {...(mayChange && !cancelling.isPending ? { onCancel: () => cancelling.mutate() } : {})}
      />
      <Wait sync={sync} />
      {cancelling.isError && <Fault error={cancelling.error} />}
    </div>
  );
}

function Wait({ sync: { status, next_at: at } }: { sync: Sync }): ReactNode {
  const { realClock } = useService();
  const wait = at === null || status !== 'retrying' ? undefined : realClock.until(at);
  return wait === undefined ? null : <p className="mt-1 text-sm text-muted">{`Goes on in ${wait}.`}</p>;
}

/** At the pace of this run so far. */
function secondsLeft({ started_at: started, progress: { settled } }: Sync, total: number, now: number): number | null {
  const passed = started === null ? 0 : now - Date.parse(started);
  return passed < leastMs || settled === 0 ? null : ((total - settled) * passed) / settled / 1000;
}
