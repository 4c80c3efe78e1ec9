// What language models cost, at a glance, and what is left of the day's budget.
import type { ReactNode } from 'react';
import type { ModelUsage } from '../api/wire.ts';
import { inShort, moneyWords, reasonWords, shareWords, tokensOf } from './words.ts';

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly means: string;
}

export const Figures = ({ usage }: { usage: ModelUsage }): ReactNode => (
  <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
    {figuresOf(usage).map(({ name, value, means }) => (
      <div key={name} className="min-w-0 rounded-card border border-line bg-surface p-4">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
        <dd className="text-sm text-muted">{means}</dd>
      </div>
    ))}
  </dl>
);

function figuresOf(usage: ModelUsage): readonly Figure[] {
  const { cost, currency, turns, offline_turns: offline, input_tokens: input, cached_tokens: cached } = usage;
  const byModel = turns - offline;
  const each = byModel > 0 && cost > 0 ? `, ${moneyWords(cost / byModel, currency)} each` : '';
  return [
    { name: 'Cost', value: moneyWords(cost, currency), means: `${inShort(byModel)} messages by a model${each}` },
    {
      name: 'Tokens',
      value: inShort(tokensOf(usage)),
      means: `${inShort(usage.output_tokens)} written; ${shareWords(cached, input)} read from the cache`,
    },
    {
      name: 'Answered by the offline planner',
      value: shareWords(offline, turns),
      means: turns === 0 ? 'no messages in this time' : reasonWords(usage.offline_because),
    },
    leftToday(usage),
  ];
}

function leftToday({ today, currency, tokens_per_day: tokens, cost_per_day: money }: ModelUsage): Figure {
  const name = 'Budget left today';
  const parts = [
    ...(today.cost_left === null || money === null
      ? []
      : [{ left: moneyWords(today.cost_left, currency), of: moneyWords(money, currency) }]),
    ...(today.tokens_left === null || tokens === null
      ? []
      : [{ left: `${inShort(today.tokens_left)} tokens`, of: `${inShort(tokens)} tokens` }]),
  ];
  const [first, second] = parts;
  if (first === undefined)
    return {
      name,
      value: 'No limit',
      means: `used today: ${inShort(today.tokens)} tokens, ${moneyWords(today.cost, currency)}`,
    };
  return {
    name,
    value: first.left,
    means: `of ${first.of}${second === undefined ? '' : `; ${second.left} of ${second.of}`}`,
  };
}
