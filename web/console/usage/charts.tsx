// What language models cost day by day and by person, and how many messages the offline planner answered instead.
import type { ReactNode } from 'react';
import type { ModelUsage } from '../api/wire.ts';
import { Chart } from '../kit/chart.tsx';
import { type Sum, wholeSeries } from './series.ts';
import { tokensOf } from './words.ts';

export const measures = ['cost', 'tokens', 'messages'] as const;
export type Measure = (typeof measures)[number];

/** Of these digits the axis shows as many as tell days apart. */
const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** Tokens by the thousand: an axis has room for four digits. */
function seriesOf(sums: readonly Sum[], measure: Measure, currency: string) {
  switch (measure) {
    case 'cost':
      return [{ name: `Cost, ${currency}`, values: sums.map(({ cost }) => rounded(cost, 4)), kind: 'bars' as const }];
    case 'tokens':
      return [
        {
          name: 'Thousand tokens',
          values: sums.map((sum) => rounded(tokensOf(sum) / 1_000, 1)),
          kind: 'bars' as const,
        },
      ];
    case 'messages':
      return [
        { name: 'Messages', values: sums.map(({ turns }) => turns), kind: 'bars' as const },
        {
          name: 'Of them answered by the offline planner',
          values: sums.map(({ offline_turns: offline }) => offline),
          kind: 'bars' as const,
          colour: 'warn' as const,
        },
      ];
    default:
      return measure satisfies never;
  }
}

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayWords = (date: string): string => shortDay.format(new Date(`${date}T12:00:00Z`));

export const titles = { cost: 'Cost', tokens: 'Tokens', messages: 'Messages' } as const satisfies Record<
  Measure,
  string
>;

export function DayChart({ usage, measure }: { usage: ModelUsage; measure: Measure }): ReactNode {
  const days = wholeSeries(usage);
  return (
    <Chart
      title={`${titles[measure]} by day`}
      axis="Day"
      labels={days.map(({ date }) => dayWords(date))}
      series={seriesOf(days, measure, usage.currency)}
    />
  );
}

/** More bars than that stand too close together; the list below the chart has everybody. */
const mostBars = 8;

interface PersonChartProps {
  readonly usage: ModelUsage;
  readonly measure: Measure;
  readonly name: (person: string) => string;
}

export function PersonChart({ usage, measure, name }: PersonChartProps): ReactNode {
  const people = usage.by_person.slice(0, mostBars);
  const names = people.map(({ person }) => name(person));
  return (
    <Chart
      title={`${titles[measure]} by person`}
      axis="Person"
      labels={names}
      ticks={names.map((one) => one.split(' ', 1)[0] ?? one)}
      series={seriesOf(people, measure, usage.currency)}
    />
  );
}
