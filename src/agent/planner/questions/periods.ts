// Which named span of time a question is about.
import type { JsonObject } from '../../../core/json.ts';
import type { Message } from '../features.ts';

const named: readonly (readonly [words: string, period: string])[] = [
  ['yesterday', 'yesterday'],
  ['this week', 'this_week'],
  ['last week', 'last_week'],
  ['this month', 'this_month'],
  ['last month', 'last_month'],
  ['last 30 days', 'last_30_days'],
  ['past month', 'last_30_days'],
  ['last 7 days', 'last_7_days'],
  ['past week', 'last_7_days'],
  ['today', 'today'],
  ['this morning', 'today'],
];

export function periodIn({ tokens }: Message): JsonObject {
  const words = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const period = named.find(([said]) => words.includes(` ${said} `))?.[1];
  return period === undefined ? {} : { period };
}
