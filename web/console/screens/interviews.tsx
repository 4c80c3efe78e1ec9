// Interviews: what each stage has, who can hold them, and how evenly they are shared.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { loadQuery, plansQuery, poolsQuery } from '../api/interviews.ts';
import { useFilters } from '../app/filters.ts';
import { useService } from '../app/service.tsx';
import { Plans } from '../interviews/plans.tsx';
import { Pools } from '../interviews/pools.tsx';
import { buttonLook } from '../kit/button.tsx';
import { idle } from '../kit/idle.ts';
import { Card, Page } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';
import { Choice } from '../usage/choice.tsx';

const Load = lazy(async () => {
  await idle();
  return { default: (await import('../interviews/load.tsx')).Load };
});

const spans = [
  { value: '4', label: 'Last 4 weeks' },
  { value: '8', label: 'Last 8 weeks' },
  { value: '26', label: 'Last 26 weeks' },
];

export function Screen(): ReactNode {
  const { api } = useService();
  const { filters, change } = useFilters(['weeks'] as const);
  const weeks = spans.find(({ value }) => value === filters.weeks)?.value ?? '8';
  const load = useQuery(loadQuery(api, weeks));
  const plans = useQuery(plansQuery(api));
  const pools = useQuery(poolsQuery(api));
  return (
    <Page
      title="Interviews"
      about="Interview plans, interviewer pools and each person’s load."
      actions={
        <Link to="/booking-links" className={buttonLook()}>
          Booking links
        </Link>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <Shown query={plans} what="the interview plans">
          {({ data }) => <Plans plans={data} pools={pools.data?.data ?? []} />}
        </Shown>
        <Shown query={pools} what="the interviewer pools">
          {({ data }) => <Pools pools={data} />}
        </Shown>
        <Card
          title="Load"
          hint="Interviews per person, without declined ones. Weeks start on Monday."
          actions={<Choice label="Time" value={weeks} options={spans} onChange={(value) => change({ weeks: value })} />}
        >
          <Shown query={load} what="the load">
            {(found) => (
              <Suspense fallback={<div className="h-72" />}>
                <Load load={found} />
              </Suspense>
            )}
          </Shown>
        </Card>
      </div>
    </Page>
  );
}
