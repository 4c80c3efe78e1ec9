// What a model goes by: each signal with what one standard deviation more of it does to the chance of leaving.
import type { ReactNode } from 'react';
import type { ModelDetail } from '../api/retention.ts';
import { Card, Chip } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';

type Signal = ModelDetail['signals'][number];

const effectOf = ({ hazard_ratio: ratio }: Signal): string => {
  const change = Math.abs((ratio - 1) * 100).toFixed(1);
  return ratio === 1 ? 'none' : `${change}% ${ratio < 1 ? 'less' : 'more'} likely to leave`;
};

const columns: readonly ListColumn<Signal>[] = [
  {
    name: 'Signal',
    value: ({ label }) => label,
    cell: ({ label, name }) => (
      <span>
        <span className="font-medium">{label}</span> <code className="text-xs text-muted">{name}</code>
      </span>
    ),
  },
  {
    name: 'Range',
    value: ({ min, max, unit }) => `${String(min)}–${String(max)} ${unit}`,
    cell: ({ min, max, unit }) => `${String(min)}–${String(max)} ${unit}`,
  },
  {
    name: 'One deviation more',
    value: ({ hazard_ratio: ratio }) => ratio,
    cell: (signal) => (
      <span className="inline-flex flex-wrap gap-x-2">
        {effectOf(signal)}
        <span className="text-muted tabular-nums">{`hazard ratio ${signal.hazard_ratio.toFixed(3)}`}</span>
      </span>
    ),
  },
  {
    name: 'Basis',
    value: ({ basis }) => basis,
    cell: ({ basis }) => (
      <Chip tone={basis === 'learned' ? 'ok' : 'warn'}>{basis === 'learned' ? 'Learned' : 'Assumed'}</Chip>
    ),
  },
];

export const SignalsCard = ({
  model: { signals, training, job_family: family },
}: {
  model: ModelDetail;
}): ReactNode => (
  <Card
    title="What the score depends on"
    hint={`Learned from ${String(training.rows)} hires: ${training.source}. “Assumed” weights are small, and your own history replaces them.`}
  >
    <List what="signals" file={`signals-${family}`} columns={columns} rows={signals} id={({ name }) => name} />
  </Card>
);
