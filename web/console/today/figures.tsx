// The four figures at a glance, each with what it means.
import type { ReactNode } from 'react';
import type { Metrics } from '../api/wire.ts';
import { tooFew } from '../words/enough.ts';

/** At a glance: one place behind the point; the export has them all. */
const inShort = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

export function Figures({ metrics }: { metrics: Metrics }): ReactNode {
  const { tasks_saved: tasks, time_saved_hours: hours, on_time_rate: onTime, pipeline_velocity: velocity } = metrics;
  const few = tooFew(velocity.stage_changes, 'stage change', 'stage changes');
  const figures = [
    { name: 'Tasks done', value: inShort(tasks), means: 'without those undone' },
    { name: 'Hours saved', value: inShort(hours), means: 'estimated; minutes per action are in Settings' },
    {
      name: 'On time',
      value: onTime === null || few !== undefined ? '–' : `${String(Math.round(onTime))}%`,
      means: few ?? 'of stage changes',
    },
    {
      name: 'Stage changes',
      value: inShort(velocity.stage_changes),
      means: velocity.hires === 0 ? 'nobody hired yet' : `${inShort(velocity.hires)} hired`,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3">
      {figures.map(({ name, value, means }) => (
        <div key={name} className="rounded-card border border-line bg-surface px-4 py-3">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          <dd className="text-sm text-muted">{means}</dd>
        </div>
      ))}
    </dl>
  );
}
