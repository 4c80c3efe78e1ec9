// What language models cost: sums by day, person and model, who answered instead, and what is left of today's budget.
import { expect, test } from 'vitest';
import type { DayOfUsage } from '../../../src/core/ports/usage-book.ts';
import { defaultSettings } from '../../../src/core/settings.ts';
import { usageReport } from '../../../src/services/operations/usage-figures.ts';

const none = { model: 0, budget: 0, failure: 0, offline: 0, shadow: 0 };
const dayWith = (part: Partial<DayOfUsage>): DayOfUsage => ({
  day: '2026-06-01',
  actor: 'u_rita',
  model: 'm',
  turns: 1,
  answered: { ...none, model: 1 },
  input: 100,
  cached: 10,
  output: 5,
  cost: 0.1,
  ...part,
});
const reportOf = (days: readonly DayOfUsage[], model: Partial<(typeof defaultSettings)['model']> = {}) =>
  usageReport(days, {
    span: { from: '2026-06-01', to: '2026-06-03' },
    today: { date: '2026-06-02', spent: { tokens: 900, cost: 0.7 } },
    settings: { ...defaultSettings.model, ...model },
  });

test('turns that the offline planner answered are counted with their reason', () => {
  const report = reportOf([
    dayWith({}),
    dayWith({ actor: 'u_sam', turns: 3, answered: { ...none, model: 1, budget: 2 } }),
    dayWith({ day: '2026-06-02', model: 'offline', turns: 1, answered: { ...none, offline: 1 }, input: 0, cost: 0 }),
  ]);
  expect(report).toMatchObject({
    turns: 5,
    offline_turns: 3,
    offline_because: { budget: 2, failure: 0, no_model: 1 },
    series: [
      { date: '2026-06-01', turns: 4, offline_turns: 2 },
      { date: '2026-06-02', turns: 1, offline_turns: 1 },
    ],
    by_model: [{ model: 'm' }, { model: 'offline' }],
  });
});

test('what costs most comes first, and sums of cents stay cents', () => {
  const { by_person: people, cost } = reportOf([dayWith({}), dayWith({ actor: 'u_sam', cost: 0.2 })]);
  expect(people.map(({ person }) => person)).toEqual(['u_sam', 'u_rita']);
  expect(cost).toBe(0.3);
});

test('what was tried in shadow costs, and is no turn', () => {
  const shadow = dayWith({ actor: 'system:shadow', model: 'new', turns: 0, answered: { ...none, shadow: 2 } });
  const report = reportOf([dayWith({}), shadow]);
  expect(report).toMatchObject({ turns: 1, input_tokens: 200, shadow: { turns: 2, input_tokens: 100, cost: 0.1 } });
});

test('what is left of today is the limit without what is used and reserved, and never less than nothing', () => {
  expect(reportOf([], { tokensPerDay: 1_000, costPerDay: 0.5 }).today).toEqual({
    date: '2026-06-02',
    tokens: 900,
    cost: 0.7,
    tokens_left: 100,
    cost_left: 0,
  });
  expect(reportOf([]).today).toMatchObject({ tokens_left: null, cost_left: null });
});
