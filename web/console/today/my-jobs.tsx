// A hiring manager's own requisitions: how many people stand where, before anything is pressed.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import type { Candidate, Pipeline } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Chip } from '../kit/layout.tsx';
import { Empty, Shown } from '../kit/states.tsx';

export function MyJobs(): ReactNode {
  const { api, session } = useService();
  const query = useQuery(pipelineQuery(api));
  return (
    <section aria-labelledby="my-jobs">
      <h2 id="my-jobs" className="mb-3 text-lg font-semibold">
        Your requisitions
      </h2>
      <Shown query={query} what="your requisitions">
        {(pipeline) => {
          const mine = pipeline.jobs.filter(
            ({ hiring_manager: manager, status }) => manager === session.user?.id && status === 'open',
          );
          if (mine.length === 0)
            return (
              <Empty title="No open requisition is yours">Those that name you as hiring manager stand here.</Empty>
            );
          return (
            <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
              {mine.map((job) => (
                <li key={job.job_id}>
                  <JobCard job={job} pipeline={pipeline} />
                </li>
              ))}
            </ul>
          );
        }}
      </Shown>
    </section>
  );
}

interface JobCardProps {
  readonly job: Pipeline['jobs'][number];
  readonly pipeline: Pipeline;
}

function JobCard({ job: { job_id: id, title, location }, pipeline }: JobCardProps): ReactNode {
  const people = pipeline.candidates.filter(({ job_id: job }) => job === id);
  const atRisk = people.filter(({ at_risk: risk }) => risk).length;
  return (
    <article className="grid h-full content-between gap-3 rounded-card border border-line bg-surface p-4">
      <div>
        <h3 className="font-semibold">
          <Link
            to="/requisitions/$job"
            params={{ job: id }}
            className="inline-flex min-h-control items-center text-accent hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="text-sm text-muted">{location}</p>
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {countsOf(people, pipeline.stages).map(([stage, count]) => (
          <div key={stage} className="flex items-baseline gap-1.5">
            <dt className="text-muted">{stage}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {atRisk > 0 && (
        <p>
          <Chip tone="warn">{atRisk === 1 ? '1 waits for an answer' : `${String(atRisk)} wait for an answer`}</Chip>
        </p>
      )}
    </article>
  );
}

/** Stages with somebody in them, in the order of the pipeline. */
const countsOf = (people: readonly Candidate[], stages: readonly string[]): readonly (readonly [string, number])[] =>
  stages
    .map((stage) => [stage, people.filter((candidate) => candidate.stage === stage).length] as const)
    .filter(([, count]) => count > 0);
