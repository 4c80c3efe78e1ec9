// One attribute and decision: the rates of each group, the ratio beside four fifths, and the tests, as picture and table.
import type { ReactNode } from 'react';
import type { AuditTable, GroupRow } from '../api/audits.ts';
import { Chart } from '../kit/chart.tsx';
import { Card, Chip, Facts, Hidden } from '../kit/layout.tsx';
import { capital } from '../kit/list-parts.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { figure, percent } from '../retention/words.ts';
import { attributeWords, decisionWords, tableVerdictOf, verdictOf } from './words.ts';

const rateOf = ({ selected, count }: GroupRow): number | null => (count === 0 ? null : selected / count);
const ratioOf = ({ impact }: GroupRow): number | null => impact?.ratio ?? null;

export function AttributeCard({ table }: { table: AuditTable }): ReactNode {
  const { attribute, decision, groups, unknown, reference } = table;
  const title = `${attributeWords(attribute)}: ${decisionWords[decision].toLowerCase()}`;
  const verdict = tableVerdictOf(table);
  const hint =
    unknown === 0 ? 'Everybody answered.' : `${String(unknown)} did not answer; nothing is inferred for them.`;
  return (
    <Card title={title} hint={hint} actions={<Chip tone={verdict.tone}>{verdict.label}</Chip>}>
      {groups.length === 0 ? (
        <p className="text-sm text-muted">Not enough data: nobody answered this question.</p>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <RatioChart title={title} groups={groups} reference={reference} />
          <List
            what={title}
            file={`audit-${attribute}-${decision}`}
            columns={columnsOf(decision === 'band_high' ? 'Rated high' : 'Above median')}
            rows={groups}
            id={({ group }) => group}
          />
          <Reading attribute={attributeWords(attribute).toLowerCase()} />
        </div>
      )}
    </Card>
  );
}

/** By which rule each figure counts. */
const Reading = ({ attribute }: { attribute: string }): ReactNode => (
  <details className="text-sm">
    <summary className="flex min-h-control items-center font-medium text-accent">
      How to read these figures<Hidden>{` by ${attribute}`}</Hidden>
    </summary>
    <Facts
      rows={[
        [
          'Impact ratio',
          'The group’s rate divided by that of the reference group, with its 95% interval. Below 0.80 (four fifths) it is adverse impact by the Uniform Guidelines.',
        ],
        ['Reference group', 'The group with the highest rate, of those with 30 people or more.'],
        [
          'Power',
          'How surely a ratio of 0.80 would be noticed with so many people. Where it is low, nothing found means little.',
        ],
        ['Fisher p', 'How often chance alone makes such a difference. Below 0.05 it is statistically significant.'],
        ['Actually stayed', 'Of hires whose outcome is known, the share that stayed, and how many those are.'],
      ]}
    />
  </details>
);

interface RatioProps {
  readonly title: string;
  readonly groups: readonly GroupRow[];
  readonly reference: string | null;
}

function RatioChart({ title, groups, reference }: RatioProps): ReactNode {
  if (reference === null) return null;
  const ratios = groups.map((row) => (row.group === reference ? 1 : ratioOf(row)));
  return (
    <Chart
      title={`Impact ratio, ${title}`}
      axis="Group"
      labels={groups.map(({ group }) => capital(group))}
      ticks={groups.map(({ group }) => capital(groups.length > 4 ? group.slice(0, 12) : group))}
      series={[
        {
          name: 'Impact ratio',
          values: ratios.map((ratio) => (ratio === null ? null : Math.round(ratio * 1_000) / 1_000)),
          kind: 'bars',
        },
        { name: 'Four fifths', values: groups.map(() => 0.8), kind: 'dashed', colour: 'bad' },
      ]}
      height={180}
    />
  );
}

const columnsOf = (selected: string): readonly ListColumn<GroupRow>[] => [
  {
    name: 'Group',
    value: ({ group }) => group,
    cell: ({ group }) => <span className="font-medium">{capital(group)}</span>,
  },
  {
    name: 'Verdict',
    value: (row) => verdictOf(row).label,
    cell: (row) => <Chip tone={verdictOf(row).tone}>{verdictOf(row).label}</Chip>,
  },
  { name: 'People', end: true, value: ({ count }) => count, cell: ({ count }) => count },
  {
    name: selected,
    end: true,
    value: (row) => rateOf(row),
    cell: (row) => `${String(row.selected)} (${percent(rateOf(row))})`,
  },
  {
    name: 'Impact ratio',
    end: true,
    value: ratioOf,
    cell: ({ impact }) => <span className="whitespace-nowrap">{ratioWords(impact)}</span>,
  },
  {
    name: 'Fisher p',
    end: true,
    value: ({ impact }) => impact?.fisher ?? null,
    cell: ({ impact }) => (
      <>
        <span className="block">{impact === null ? '–' : impact.fisher.toPrecision(2)}</span>
        {impact !== null && <span className="block text-xs text-muted">{`power ${percent(impact.power)}`}</span>}
      </>
    ),
  },
  {
    name: 'Actually stayed',
    end: true,
    value: ({ retention }) => retention?.rate ?? null,
    cell: ({ retention }) => (retention === null ? '–' : `${percent(retention.rate)} of ${String(retention.count)}`),
  },
];

function ratioWords(impact: GroupRow['impact']): string {
  if (impact === null) return '–';
  const { ratio, interval } = impact;
  const range = interval === null ? '' : ` (${figure(interval.low, 2)}–${figure(interval.high, 2)})`;
  return ratio === null ? '–' : `${figure(ratio)}${range}`;
}
