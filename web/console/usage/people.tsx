// Who used language models how much, and which ones.
import type { ReactNode } from 'react';
import type { ModelUsage } from '../api/wire.ts';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { inShort, moneyWords, shareWords, tokensOf } from './words.ts';

type Sum = Omit<ModelUsage['series'][number], 'date'>;

const figureColumns = (currency: string): readonly ListColumn<Sum>[] => [
  { name: 'Messages', end: true, value: ({ turns }) => turns, cell: ({ turns }) => String(turns) },
  {
    name: 'Answered offline',
    end: true,
    value: ({ turns, offline_turns: offline }) => (turns === 0 ? null : offline / turns),
    cell: ({ turns, offline_turns: offline }) => shareWords(offline, turns),
  },
  { name: 'Tokens', end: true, value: tokensOf, cell: (sum) => inShort(tokensOf(sum)) },
  {
    name: `Cost, ${currency}`,
    end: true,
    value: ({ cost }) => cost,
    cell: ({ cost }) => moneyWords(cost, currency),
  },
];

interface PeopleListProps {
  readonly usage: ModelUsage;
  readonly name: (person: string) => string;
}

export function PeopleList({ usage, name }: PeopleListProps): ReactNode {
  type Row = ModelUsage['by_person'][number];
  const columns: readonly ListColumn<Row>[] = [
    { name: 'Person', value: ({ person }) => name(person), cell: ({ person }) => name(person) },
    ...figureColumns(usage.currency),
  ];
  return <List what="people" columns={columns} rows={usage.by_person} id={({ person }) => person} pageSize={20} />;
}

export function ModelList({ usage }: { usage: ModelUsage }): ReactNode {
  type Row = ModelUsage['by_model'][number];
  const columns: readonly ListColumn<Row>[] = [
    {
      name: 'Model',
      value: ({ model }) => model,
      cell: ({ model }) => (model === 'offline' ? 'None connected' : model),
    },
    ...figureColumns(usage.currency),
  ];
  return <List what="models" columns={columns} rows={usage.by_model} id={({ model }) => model} pageSize={20} />;
}
