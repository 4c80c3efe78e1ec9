// What language models cost in a span of days, and who answered instead: by day, person and model. Defined in docs/metrics.md.
import { z } from 'zod';
import type { Amount, DayOfUsage } from '../../core/ports/usage-book.ts';
import type { Settings } from '../../core/settings.ts';

const Sum = z.strictObject({
  turns: z.int(),
  /** Of the turns: planned offline, for whatever reason. */
  offline_turns: z.int(),
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

export const UsageReport = UsageFigures.extend({
  from: z.iso.date(),
  to: z.iso.date().describe('The day after the last.'),
  offline_because: z
    .strictObject({ budget: z.int(), failure: z.int(), no_model: z.int() })
    .describe('Why the offline planner answered: no budget was left, the model failed, or none is connected.'),
  by_model: z.array(Sum.extend({ model: z.string() })).describe('`offline` where no language model is connected.'),
  shadow: z
    .strictObject({ turns: z.int(), input_tokens: z.int(), output_tokens: z.int(), cost: z.number() })
    .describe('Messages on which a candidate model was tried in shadow; its tokens and cost are part of the sums.'),
  today: z
    .strictObject({
      date: z.iso.date(),
      tokens: z.int(),
      cost: z.number(),
      tokens_left: z.int().nullable(),
      cost_left: z.number().nullable(),
    })
    .describe('What of the day’s budget is used or reserved, and what is left; null without a budget.'),
});
export type UsageReport = z.infer<typeof UsageReport>;

export function usageFigures(days: readonly DayOfUsage[], settings: Settings['model']): UsageFigures {
  return {
    ...sumOf(days),
    currency: settings.currency,
    tokens_per_day: settings.tokensPerDay,
    cost_per_day: settings.costPerDay,
    series: [...Map.groupBy(days, ({ day }) => day)].map(([date, some]) => ({ date, ...sumOf(some) })),
    by_person: ranked(days, ({ actor }) => actor).map(([person, some]) => ({ person, ...some })),
  };
}

interface Reported {
  /** The last day is the one before `to`. */
  readonly span: { readonly from: string; readonly to: string };
  readonly today: { readonly date: string; readonly spent: Amount };
  readonly settings: Settings['model'];
}

export function usageReport(days: readonly DayOfUsage[], { span, today, settings }: Reported): UsageReport {
  const { tokensPerDay, costPerDay } = settings;
  const { date, spent } = today;
  const because = (answerer: keyof DayOfUsage['answered']): number => sum(days, ({ answered }) => answered[answerer]);
  const inShadow = days.filter(({ answered }) => answered.shadow > 0);
  return {
    ...usageFigures(days, settings),
    ...span,
    offline_because: { budget: because('budget'), failure: because('failure'), no_model: because('offline') },
    by_model: ranked(days, ({ model }) => model).map(([model, some]) => ({ model, ...some })),
    shadow: {
      turns: because('shadow'),
      input_tokens: sum(inShadow, ({ input }) => input),
      output_tokens: sum(inShadow, ({ output }) => output),
      cost: money(sum(inShadow, ({ cost }) => cost)),
    },
    today: {
      date,
      tokens: spent.tokens,
      cost: spent.cost,
      tokens_left: tokensPerDay === null ? null : Math.max(0, tokensPerDay - spent.tokens),
      cost_left: costPerDay === null ? null : money(Math.max(0, costPerDay - spent.cost)),
    },
  };
}

/** What costs most comes first. */
const ranked = (days: readonly DayOfUsage[], by: (day: DayOfUsage) => string): [string, Sum][] =>
  [...Map.groupBy(days, by)]
    .map(([key, some]): [string, Sum] => [key, sumOf(some)])
    .toSorted(([a, x], [b, y]) => y.cost - x.cost || y.input_tokens - x.input_tokens || (a < b ? -1 : 1));

const sumOf = (days: readonly DayOfUsage[]): Sum => ({
  turns: sum(days, ({ turns }) => turns),
  offline_turns: sum(days, ({ answered: { budget, failure, offline } }) => budget + failure + offline),
  input_tokens: sum(days, ({ input }) => input),
  cached_tokens: sum(days, ({ cached }) => cached),
  output_tokens: sum(days, ({ output }) => output),
  cost: money(sum(days, ({ cost }) => cost)),
});

const sum = (days: readonly DayOfUsage[], of: (day: DayOfUsage) => number): number =>
  days.reduce((total, day) => total + of(day), 0);

/** As many places as prices of a token need; a sum of floats has more. */
const money = (cost: number): number => Math.round(cost * 1_000_000) / 1_000_000;
