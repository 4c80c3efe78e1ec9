// What was done day by day, and how long people stayed in each stage.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import type { Metrics } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Chart } from '../kit/chart.tsx';
import { tooFew } from '../words/enough.ts';

const oneDay = <p className="text-sm text-muted">Actions on one day so far; the chart starts with the second.</p>;
/** One point is no course. */
const fewestDays = 2;

/** `2026-06-01` → `Jun 1`, whatever zone the browser is in. */
const dayWords = (date: string): string => shortDay.format(new Date(`${date}T12:00:00Z`));
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const DoneChart = ({ metrics: { series } }: { metrics: Metrics }): ReactNode =>
  series.length < fewestDays ? (
    oneDay
  ) : (
    <Chart
      title="Actions done, by day"
      axis="Day"
      labels={series.map(({ date }) => dayWords(date))}
      series={[{ name: 'Actions done', values: series.map(({ tasks_saved: tasks }) => tasks), kind: 'bars' }]}
    />
  );

/** First words, where they tell the stages apart: names stand beside one another on a phone, too, and the table has them in full. */
function inShort(stages: readonly string[]): readonly string[] {
  const words = stages.map((stage) => stage.split(' ', 1)[0] ?? stage);
  return new Set(words).size === stages.length ? words : stages;
}

/** As the pipeline goes; behind it stages that it no longer has. */
const inOrder = (stages: readonly string[], order: readonly string[]): readonly string[] => [
  ...order.filter((stage) => stages.includes(stage)),
  ...stages.filter((stage) => !order.includes(stage)),
];

export function VelocityChart({ metrics: { pipeline_velocity: velocity } }: { metrics: Metrics }): ReactNode {
  const { api } = useService();
  const order = useQuery(pipelineQuery(api)).data?.stages ?? [];
  const stages = inOrder(Object.keys(velocity.median_days_in_stage), order);
  const few = tooFew(velocity.stage_changes, 'stage change', 'stage changes');
  if (few !== undefined) return <p className="text-sm text-muted">{few}</p>;
  const of = (figures: Readonly<Record<string, number>>) => stages.map((stage) => figures[stage] ?? null);
  return (
    <Chart
      title="Days in each stage"
      axis="Stage"
      unit=" d"
      labels={stages}
      ticks={inShort(stages)}
      series={[
        { name: 'Median', values: of(velocity.median_days_in_stage), kind: 'bars' },
        { name: '90th percentile', values: of(velocity.p90_days_in_stage), kind: 'dashed', colour: 'warn' },
      ]}
    />
  );
}
