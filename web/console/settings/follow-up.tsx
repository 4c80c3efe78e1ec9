// Messages: how long they can be taken back, and how many may leave without a question.
import type { ReactNode } from 'react';
import { TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import type { SectionProps } from './section.ts';

type Figure = 'hold_seconds' | 'bulk_threshold' | 'daily_message_cap' | 'at_risk_days';

const fields: readonly { name: Figure; label: string; hint: string; max: number }[] = [
  {
    name: 'hold_seconds',
    label: 'Seconds before a message leaves',
    hint: 'For this long, undo stops a message completely.',
    max: 86_400,
  },
  {
    name: 'bulk_threshold',
    label: 'Recipients without approval',
    hint: 'Messages to more people need approval.',
    max: 10_000,
  },
  {
    name: 'daily_message_cap',
    label: 'Messages a day without approval',
    hint: 'Counted for each person who sends.',
    max: 100_000,
  },
  {
    name: 'at_risk_days',
    label: 'Days without contact until at risk',
    hint: 'Shown in the brief and on the board.',
    max: 365,
  },
];

export const FollowUpSettings = ({ settings, change }: SectionProps): ReactNode => (
  <Card title="Messages">
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, hint, max }) => (
        <TextField
          key={name}
          required
          type="number"
          min={name === 'at_risk_days' ? 1 : 0}
          max={max}
          name={name}
          label={label}
          hint={hint}
          value={settings[name]}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.valueAsNumber || 0 })}
        />
      ))}
    </div>
  </Card>
);
