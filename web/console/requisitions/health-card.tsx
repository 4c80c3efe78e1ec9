// What needs somebody, each with the way to where it is done.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { approvalsQuery } from '../api/approvals.ts';
import { plansQuery } from '../api/interviews.ts';
import { settingsQuery } from '../api/settings.ts';
import type { Candidate, Pipeline } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Icon } from '../kit/icon.tsx';
import { Card } from '../kit/layout.tsx';
import { healthOf, type Finding } from './health.ts';
import { plansFor } from './plan-card.tsx';

interface HealthProps {
  readonly job: Pipeline['jobs'][number];
  readonly people: readonly Candidate[];
  readonly atRiskDays: number;
}

export function HealthCard({ job, people, atRiskDays }: HealthProps): ReactNode {
  const { api, clock } = useService();
  const slaDays = useQuery(settingsQuery(api)).data?.sla_days;
  const plans = useQuery(plansQuery(api)).data?.data;
  const approvals = useQuery({ ...approvalsQuery(api), refetchInterval: false }).data?.data ?? [];
  const ids = new Set<unknown>(people.map(({ candidate_id: id }) => id));
  const found = healthOf({
    job,
    people,
    atRiskDays,
    slaDays,
    waiting: approvals.filter(({ arguments: { candidate } }) => ids.has(candidate)).length,
    isPlanned: plans === undefined ? undefined : plansFor(job.job_id, plans).length > 0,
    now: clock.now(),
  });
  return (
    <Card title="Health">
      {found.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-ok">
          <Icon name="check" /> Nothing needs attention.
        </p>
      ) : (
        <ul className="grid gap-1">
          {found.map(({ kind, words }) => (
            <li key={kind} className="flex flex-wrap items-center gap-x-3 text-sm">
              <Icon name="warning" className="size-5 text-warn" />
              <span className="min-w-0 flex-1 basis-40">{words}</span>
              <Way kind={kind} job={job.job_id} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const look = 'inline-flex min-h-control items-center font-medium text-accent hover:underline';

function Way({ kind, job }: { kind: Finding['kind']; job: string }): ReactNode {
  if (kind === 'waiting')
    return (
      <Link to="/approvals" className={look}>
        Review
      </Link>
    );
  if (kind === 'unplanned')
    return (
      <Link to="/interviews" className={look}>
        Add a plan
      </Link>
    );
  if (kind === 'unowned') return null;
  const search =
    kind === 'silent' ? { job, view: 'list', risk: 'yes' } : { job, view: 'list', sort: 'Days in stage', down: '1' };
  return (
    <Link to="/pipeline" search={search} className={look}>
      Show them
    </Link>
  );
}
