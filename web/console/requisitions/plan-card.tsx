// The interview plans that a requisition follows: its own, else those that hold for all.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { plansQuery, poolsQuery } from '../api/interviews.ts';
import type { InterviewPlan, InterviewerPool } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { Card } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';

/** For each stage its own plan, else the one for all. */
export function plansFor(job: string, plans: readonly InterviewPlan[]): readonly InterviewPlan[] {
  const own = plans.filter((plan) => plan.job === job);
  return [...own, ...plans.filter((plan) => plan.job === null && !own.some(({ stage }) => stage === plan.stage))];
}

export function PlanCard({ job }: { job: string }): ReactNode {
  const { api } = useService();
  const plans = useQuery(plansQuery(api));
  const pools = useQuery(poolsQuery(api)).data?.data ?? [];
  return (
    <Card
      title="Interview plan"
      actions={
        <Link
          to="/interviews"
          className="inline-flex min-h-control items-center text-sm font-medium text-accent hover:underline"
        >
          All plans
        </Link>
      }
    >
      <Shown query={plans} what="the interview plans" rows={2}>
        {({ data }) => {
          const found = plansFor(job, data);
          if (found.length === 0) return <p className="text-sm text-muted">No plan covers this requisition yet.</p>;
          return (
            <ul className="grid gap-4">
              {found.map((plan) => (
                <PlanRow key={plan.plan_id} {...{ plan, pools }} />
              ))}
            </ul>
          );
        }}
      </Shown>
    </Card>
  );
}

function PlanRow({ plan, pools }: { plan: InterviewPlan; pools: readonly InterviewerPool[] }): ReactNode {
  const { people } = useNames();
  const { name, stage, job, events } = plan;
  return (
    <li className="text-sm">
      <p className="font-medium">{`${stage}: ${name}`}</p>
      {job === null && <p className="text-muted">The plan for all requisitions</p>}
      <ol className="mt-1 grid gap-1">
        {events.map(({ title, minutes, seats }) => (
          <li key={title} className="text-muted">
            {`${title}, ${String(minutes)} min, with ${seats
              .map((seat) =>
                'user' in seat
                  ? people.name(seat.user)
                  : (pools.find(({ pool_id: id }) => id === seat.pool)?.name ?? 'a pool'),
              )
              .join(' and ')}`}
          </li>
        ))}
      </ol>
    </li>
  );
}
