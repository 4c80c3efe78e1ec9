// How fast the pipeline moves: days in each stage, how many go on from it, and how many arrive. Defined in docs/metrics.md.
import { z } from 'zod';
import { stageKind } from '../../core/stages.ts';

export const Velocity = z.strictObject({
  stage_changes: z.int(),
  median_days_in_stage: z.record(z.string(), z.number()),
  p90_days_in_stage: z.record(z.string(), z.number()),
  /** Percent of those who left the stage that were not rejected from it. */
  conversion_rate: z.record(z.string(), z.number()),
  hires: z.int(),
  /** Stage changes in seven days, on average over the span. */
  throughput_per_week: z.number(),
});

interface StageExit {
  readonly stage: string;
  readonly to: string;
  readonly days: number;
}

export function velocityOf(left: readonly StageExit[], span: { days: number }): z.infer<typeof Velocity> {
  const byStage = [...Map.groupBy(left, ({ stage }) => stage)];
  const each = (figure: (some: readonly StageExit[]) => number) =>
    Object.fromEntries(byStage.map(([stage, some]) => [stage, rounded(figure(some))]));
  const daysOf = (some: readonly StageExit[]) => some.map(({ days }) => days).toSorted((a, b) => a - b);
  return {
    stage_changes: left.length,
    median_days_in_stage: each((some) => quantile(daysOf(some), 0.5)),
    p90_days_in_stage: each((some) => quantile(daysOf(some), 0.9)),
    conversion_rate: each((some) => (100 * some.filter(({ to }) => stageKind(to) !== 'rejected').length) / some.length),
    hires: left.filter(({ to }) => stageKind(to) === 'hired').length,
    throughput_per_week: span.days <= 0 ? 0 : rounded((7 * left.length) / span.days),
  };
}

/** Between two values by their distance, as spreadsheets do it (Hyndman and Fan, type 7). Sorted, smallest first. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;
