// What language models cost in a span of days, by day and by person. Defined in docs/metrics.md.
import { z } from 'zod';
import type { DayOfUsage } from '../../core/ports/usage-book.ts';
import type { Settings } from '../../core/settings.ts';

const Sum = z.strictObject({
  turns: z.int(),
  input_tokens: z.int(),
  cached_tokens: z.int(),
  output_tokens: z.int(),
  cost: z.number(),
});
type Sum = z.infer<typeof Sum>;

export const UsageFigures = Sum.extend({
  currency: z.string(),
  tokens_per_day: z.int().nullable(),
  cost_per_day: z.number().nullable(),
  series: z.array(Sum.extend({ date: z.iso.date() })),
  by_person: z.array(Sum.extend({ person: z.string() })),
});
export type UsageFigures = z.infer<typeof UsageFigures>;

export function usageFigures(days: readonly DayOfUsage[], settings: Settings['model']): UsageFigures {
  const people = [...Map.groupBy(days, ({ actor }) => actor)].map(([person, some]) => ({ person, ...sumOf(some) }));
  return {
    ...sumOf(days),
    currency: settings.currency,
    tokens_per_day: settings.tokensPerDay,
    cost_per_day: settings.costPerDay,
    series: [...Map.groupBy(days, ({ day }) => day)].map(([date, some]) => ({ date, ...sumOf(some) })),
    by_person: people.toSorted((a, b) => b.cost - a.cost || b.input_tokens - a.input_tokens),
  };
}

const sumOf = (days: readonly DayOfUsage[]): Sum => ({
  turns: total(days, 'turns'),
  input_tokens: total(days, 'input'),
  cached_tokens: total(days, 'cached'),
  output_tokens: total(days, 'output'),
  cost: Math.round(total(days, 'cost') * 1_000_000) / 1_000_000,
});

const total = (days: readonly DayOfUsage[], key: 'turns' | 'input' | 'cached' | 'output' | 'cost'): number =>
  days.reduce((sum, day) => sum + day[key], 0);
