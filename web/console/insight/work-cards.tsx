// Hours saved, who interviews how much, and how long approvals wait.
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { approvalsQuery } from '../api/approvals.ts';
import { decidedQuery } from '../api/decided.ts';
import { loadQuery } from '../api/interviews.ts';
import type { Metrics } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { BarTable, figureWords } from '../kit/bar-table.tsx';
import { idle } from '../kit/idle.ts';
import { Nearby } from '../kit/nearby.tsx';
import { Shown } from '../kit/states.tsx';
import { tooFew } from '../words/enough.ts';
import { ageRows, madeIn, medianHours } from './ages.ts';
import { InsightCard } from './card.tsx';
import { bucketsOf, isByWeek, type DayRange } from './range.ts';

const Chart = lazy(async () => {
  await idle();
  return { default: (await import('../kit/chart.tsx')).Chart };
});
/** As high as a chart with its legend. */
const chartToCome = <div className="h-72" />;

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayWords = (date: string): string => shortDay.format(new Date(`${date}T12:00:00Z`));
const rounded = (value: number): number => Math.round(value * 10) / 10;

export function HoursCard({ metrics, range }: { metrics: Metrics; range: DayRange }): ReactNode {
  const rows = bucketsOf(metrics.series, range).map(({ date, rows: some }) => ({
    date,
    hours: rounded(some.reduce((sum, { time_saved_hours: hours }) => sum + hours, 0)),
    actions: some.reduce((sum, { tasks_saved: tasks }) => sum + tasks, 0),
  }));
  const byWeek = isByWeek(range);
  return (
    <InsightCard
      title="Hours saved"
      hint="Estimated from the minutes per action set in Settings"
      what="hours saved"
      columns={[
        [byWeek ? 'Week from' : 'Day', ({ date }) => date],
        ['Hours saved', ({ hours }) => hours],
        ['Actions done', ({ actions }) => actions],
      ]}
      rows={rows}
      tooLittle={metrics.tasks_saved === 0 ? 'No actions in this period.' : undefined}
    >
      <Nearby placeholder={chartToCome}>
        <Chart
          title={`Hours saved by ${byWeek ? 'week' : 'day'}`}
          axis={byWeek ? 'Week from' : 'Day'}
          unit=" h"
          labels={rows.map(({ date }) => dayWords(date))}
          series={[{ name: 'Hours saved', values: rows.map(({ hours }) => hours), kind: 'bars' }]}
        />
      </Nearby>
      <p className="text-sm text-muted">
        {`${figureWords(metrics.time_saved_hours)} hours in all, by ${String(metrics.tasks_saved)} ${metrics.tasks_saved === 1 ? 'action' : 'actions'}.`}
      </p>
    </InsightCard>
  );
}

const weekDays = 7;
/** What the service counts at once. */
const mostWeeks = 26;

export function LoadCard({ range }: { range: DayRange }): ReactNode {
  const { api } = useService();
  const weeks = Math.min(mostWeeks, Math.max(1, Math.ceil(range.days / weekDays)));
  const query = useQuery(loadQuery(api, String(weeks)));
  return (
    <Shown query={query} what="the interviewer load">
      {({ people }) => {
        const rows = people.toReversed();
        return (
          <InsightCard
            title="Interviewer load"
            hint={`Interviews ${weeks === 1 ? 'this week' : `in the last ${String(weeks)} weeks`}, of all requisitions`}
            what="interviewer load"
            columns={[
              ['Person', ({ name }) => name],
              ['Interviews', ({ interviews }) => interviews],
              ['Hours', ({ minutes }) => rounded(minutes / 60)],
            ]}
            rows={rows}
            tooLittle={tooFew(sumOf(rows), 'interview', 'interviews')}
          >
            <BarTable
              label="Interviews by person"
              of="Person"
              rows={rows}
              name={({ name }) => name}
              bar={{ name: 'Interviews', value: ({ interviews }) => interviews }}
              others={[{ name: 'Hours', unit: ' h', value: ({ minutes }) => rounded(minutes / 60) }]}
            />
          </InsightCard>
        );
      }}
    </Shown>
  );
}

const sumOf = (rows: readonly { readonly interviews: number }[]): number =>
  rows.reduce((sum, { interviews }) => sum + interviews, 0);

const mostDecided = 200;

export function ApprovalsCard({ range }: { range: DayRange }): ReactNode {
  const { api, clock, session } = useService();
  const waiting = useQuery({ ...approvalsQuery(api), refetchInterval: false }).data?.data ?? [];
  const query = useQuery(decidedQuery(api, mostDecided));
  const dateOf = (at: string): string => new Date(at).toLocaleDateString('en-CA', { timeZone: session.time_zone });
  return (
    <Shown query={query} what="the approvals">
      {({ data, isCut }) => {
        const decided = data.filter((each) => each.decided_at !== null && madeIn(each, dateOf, range));
        const rows = ageRows(waiting, decided, clock.now());
        const median = medianHours(decided);
        return (
          <InsightCard
            title="Approvals"
            hint="Time to a decision, across all requisitions"
            what="approval times"
            columns={[
              ['Time', ({ name }) => name],
              ['Decided', ({ decided: count }) => count],
              ['Waiting now', ({ waiting: count }) => count],
            ]}
            rows={rows}
            tooLittle={waiting.length + decided.length === 0 ? 'Nothing needed approval in this period.' : undefined}
          >
            <BarTable
              label="Approvals by time"
              of="Time"
              rows={rows}
              name={({ name }) => name}
              bar={{ name: 'Decided', value: ({ decided: count }) => count }}
              others={[{ name: 'Waiting now', value: ({ waiting: count }) => count }]}
            />
            <p className="mt-3 text-sm text-muted">
              {median === null
                ? 'Too few decisions in this period for a median.'
                : `Half of all decisions came within ${figureWords(median)} hours.`}
              {isCut && ' Of each kind of decision, the newest 200 are counted.'}
            </p>
          </InsightCard>
        );
      }}
    </Shown>
  );
}
