// The steps of a sequence as rows: how long to wait, which template, to whom.
import type { ReactNode } from 'react';
import type { SequenceDraft } from '../api/automation.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { plain } from '../words/words.ts';

type Step = SequenceDraft['steps'][number];

interface StepFieldsProps {
  readonly steps: readonly Step[];
  readonly templates: readonly string[];
  readonly onChange: (steps: Step[]) => void;
}

export function StepFields({ steps, templates, onChange }: StepFieldsProps): ReactNode {
  const change = (index: number, part: Partial<Step>): void =>
    onChange(steps.map((step, place) => (place === index ? { ...step, ...part } : step)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">Steps</legend>
      {steps.map((step, index) => (
        <div key={index} className="grid gap-2 rounded-small bg-soft p-3 sm:grid-cols-2">
          <TextField
            type="number"
            min={0}
            max={2000}
            label={`Step ${String(index + 1)}: business hours to wait`}
            value={step.wait_hours}
            onChange={(event) => change(index, { wait_hours: event.currentTarget.valueAsNumber || 0 })}
          />
          <SelectField
            label="Template"
            options={[...new Set([step.template, ...templates])].map((value) => ({ value, label: plain(value) }))}
            value={step.template}
            onChange={(event) => change(index, { template: event.currentTarget.value })}
          />
          <SelectField
            label="To"
            options={[
              { value: 'email', label: 'The candidate, by e-mail' },
              { value: 'chat', label: 'The hiring manager, in chat' },
            ]}
            value={step.channel}
            onChange={(event) => change(index, { channel: event.currentTarget.value === 'chat' ? 'chat' : 'email' })}
          />
          <div className="flex items-end justify-end">
            <IconButton
              icon="trash"
              label={`Remove step ${String(index + 1)}`}
              onClick={() => onChange(steps.filter((_, place) => place !== index))}
            />
          </div>
        </div>
      ))}
      <Button
        icon="plus"
        className="justify-self-start"
        onClick={() => onChange([...steps, newStep(templates[0] ?? '')])}
      >
        Add a step
      </Button>
    </fieldset>
  );
}

const newStep = (template: string): Step => ({ wait_hours: 24, channel: 'email', template, only_if: [] });
