// All long work in one place: how far each is and how long it still takes, a way to end it, and where its outcome stands.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cancelJob, goesOn, jobsQuery } from '../api/jobs.ts';
import type { Job } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Chip } from '../kit/layout.tsx';
import { Progress } from '../kit/progress.tsx';
import { Empty, Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { familyWords } from '../retention/words.ts';

export function Tray({ onClose }: { onClose: () => void }): ReactNode {
  const { api } = useService();
  const query = useQuery(jobsQuery(api));
  return (
    <Dialog title="Jobs" place="side" onClose={onClose}>
      <Shown query={query} what="the jobs" rows={2}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title="No jobs running">
              Runs of integrations, retrains and erasures appear here while they run and for a day after they end.
            </Empty>
          ) : (
            <>
              <Jobs label="Running" jobs={data.filter(goesOn)} onClose={onClose} />
              <Jobs label="Finished in the last day" jobs={data.filter((job) => !goesOn(job))} onClose={onClose} />
            </>
          )
        }
      </Shown>
    </Dialog>
  );
}

function Jobs({ label, jobs, onClose }: { label: string; jobs: readonly Job[]; onClose: () => void }): ReactNode {
  if (jobs.length === 0) return null;
  return (
    <section className="mb-6">
      <h3 className="mb-2 font-semibold">{label}</h3>
      <ul className="divide-y divide-line rounded-card border border-line">
        {jobs.map((job) => (
          <li key={job.job_id} className="grid gap-2 p-4">
            {goesOn(job) ? <GoingOn job={job} /> : <Ended job={job} />}
            <Way job={job} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const titles: Readonly<Record<Job['kind'], (title: string) => string>> = {
  sync: (title) => title,
  retrain: (title) => `Retrain of ${familyWords(title)}`,
  erasure: (title) => `Erasure of ${title}`,
};
const titleOf = ({ kind, title }: Job): string => titles[kind](title);

function GoingOn({ job }: { job: Job }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const mayCancel = useAllowed(job.kind === 'sync' ? 'integrations:*' : 'retention:*') && job.can_cancel;
  const cancelling = useMutation({
    mutationFn: () => cancelJob(api, job),
    onSuccess: () => announce(`${titleOf(job)} is stopped. What was done stays.`),
  });
  const waits = job.status === 'waiting' ? ' (waits for its turn)' : '';
  return (
    <>
      <Progress
        label={`${titleOf(job)}${waits}`}
        done={job.done}
        total={job.total}
        secondsLeft={job.seconds_left}
        {...(mayCancel && !cancelling.isPending ? { onCancel: () => cancelling.mutate() } : {})}
      />
      <Fault error={cancelling.error} />
    </>
  );
}

const outcomes = {
  done: { label: 'Done', tone: 'ok' },
  partly_done: { label: 'Partly done', tone: 'warn' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'calm' },
  waiting: { label: 'Waiting', tone: 'calm' },
  running: { label: 'Running', tone: 'info' },
} as const satisfies Readonly<Record<Job['status'], object>>;

function Ended({ job }: { job: Job }): ReactNode {
  const { clock, realClock } = useService();
  const { label, tone } = outcomes[job.status];
  // Retrains go by the organization's clock, all else by the real one.
  const { since } = job.kind === 'retrain' ? clock : realClock;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0">
        <span className="font-medium">{titleOf(job)}</span>
        <span className="block text-sm text-muted">
          {[...amountOf(job), ...(job.ended_at === null ? [] : [since(job.ended_at)])].join(' · ')}
        </span>
      </span>
      <Chip tone={tone}>{label}</Chip>
    </div>
  );
}

const amountOf = ({ kind, done }: Job): string[] =>
  kind === 'retrain' ? [] : [`${String(done)} ${kind === 'sync' ? 'record' : 'row'}${done === 1 ? '' : 's'}`];

/** Where it stands in full. */
function Way({ job: { kind, job_id: id, subject }, onClose }: { job: Job; onClose: () => void }): ReactNode {
  const look = 'inline-flex min-h-control items-center justify-self-start text-sm font-medium text-accent';
  if (kind === 'sync')
    return (
      <Link to="/runs/$sync" params={{ sync: id }} className={look} onClick={onClose}>
        Show the run
      </Link>
    );
  if (kind === 'retrain')
    return (
      <Link to="/retention/$family" params={{ family: subject }} className={look} onClick={onClose}>
        Show the model
      </Link>
    );
  return null;
}
