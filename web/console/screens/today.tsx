// The day: what to do first, each with one press, and what Muster has done.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { approvalsQuery } from '../api/approvals.ts';
import { briefQuery, metricsQuery } from '../api/today.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { BelowAlerts } from '../integrations/alerts.tsx';
import { buttonLook } from '../kit/button.tsx';
import { idle } from '../kit/idle.ts';
import { Card, Page } from '../kit/layout.tsx';
import { Nearby } from '../kit/nearby.tsx';
import { Shown } from '../kit/states.tsx';
import { BriefList } from '../today/brief.tsx';
import { FirstSteps } from '../today/first-steps.tsx';

const charts = async () => {
  await idle();
  return await import('../today/charts.tsx');
};
const Figures = lazy(async () => ({ default: (await import('../today/figures.tsx')).Figures }));
const DoneChart = lazy(async () => ({ default: (await charts()).DoneChart }));
const VelocityChart = lazy(async () => ({ default: (await charts()).VelocityChart }));
const MyJobs = lazy(async () => ({ default: (await import('../today/my-jobs.tsx')).MyJobs }));

/** As high as a chart with its legend. */
const chartToCome = <div className="h-72" />;

const spans = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];
const dayMs = 86_400_000;

export function Screen(): ReactNode {
  const { api, clock, session } = useService();
  const mayMend = useAllowed('integrations:*');
  const brief = useQuery(briefQuery(api));
  const items = (
    <Shown query={brief} what="the brief">
      {(data) => <BriefList brief={data} />}
    </Shown>
  );
  return (
    <Page title="Today" about={clock.day(new Date(clock.now()).toISOString())} actions={<WaitingLink />}>
      <div className="grid grid-cols-1 gap-6">
        <FirstSteps />
        {session.role === 'hiring_manager' && (
          <Suspense>
            <MyJobs />
          </Suspense>
        )}
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[3fr_2fr]">
          <section aria-labelledby="brief" className="min-w-0">
            <h2 id="brief" className="mb-4 flex min-h-control items-center text-lg font-semibold">
              Morning brief
            </h2>
            {/* For whoever can mend, what is broken stands above the brief, and comes with it. */}
            {mayMend ? <BelowAlerts what="the brief">{items}</BelowAlerts> : items}
          </section>
          <Done />
        </div>
      </div>
    </Page>
  );
}

function Done(): ReactNode {
  const { api, clock, session } = useService();
  const [days, setDays] = useState('30');
  const date = (ago: number): string =>
    new Date(clock.now() - ago * dayMs).toLocaleDateString('en-CA', { timeZone: session.time_zone });
  const metrics = useQuery(metricsQuery(api, { from: date(Number(days)), to: date(-1) }));
  return (
    <section aria-labelledby="figures" className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="figures" className="text-lg font-semibold">
          What Muster did
        </h2>
        <label className="flex items-center gap-2 text-sm">
          <span className="text-muted">Period</span>
          <select className="field" value={days} onChange={(event) => setDays(event.currentTarget.value)}>
            {spans.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Shown query={metrics} what="the figures">
        {(data) => (
          <div className="grid grid-cols-1 gap-4">
            <Suspense fallback={<div className="h-58" />}>
              <Figures metrics={data} />
            </Suspense>
            <Card title="Actions done each day">
              <Nearby placeholder={chartToCome}>
                <DoneChart metrics={data} />
              </Nearby>
            </Card>
            <Card title="Pipeline velocity" hint="Days candidates spent in a stage before leaving it">
              <Nearby placeholder={chartToCome}>
                <VelocityChart metrics={data} />
              </Nearby>
            </Card>
          </div>
        )}
      </Shown>
    </section>
  );
}

function WaitingLink(): ReactNode {
  const { api } = useService();
  const { data } = useQuery(approvalsQuery(api));
  const count = data?.data.length ?? 0;
  if (count === 0) return null;
  return (
    <Link to="/approvals" className={buttonLook('main')}>
      {count === 1 ? '1 approval waiting' : `${String(count)} approvals waiting`}
    </Link>
  );
}
