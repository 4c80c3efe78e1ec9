// The days of a span, for charts.
import type { ModelUsage } from '../api/wire.ts';

export type Sum = Omit<ModelUsage['series'][number], 'date'>;

const none: Sum = { turns: 0, offline_turns: 0, input_tokens: 0, cached_tokens: 0, output_tokens: 0, cost: 0 };
const dayMs = 86_400_000;

/** Every day of the span: one on which nothing was asked is a day without cost. */
export function wholeSeries({ from, to, series }: Pick<ModelUsage, 'from' | 'to' | 'series'>): ModelUsage['series'] {
  const known = new Map(series.map((day) => [day.date, day]));
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
  return Array.from({ length: count }, (_, at) => {
    const date = new Date(Date.parse(from) + at * dayMs).toISOString().slice(0, 10);
    return known.get(date) ?? { date, ...none };
  });
}
