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
          <WhenFields step={step} number={index + 1} onChange={(timing) => change(index, timing)} />
          <SelectField
            name={`steps.${String(index)}`}
            label="Template"
            options={[...new Set([step.template, ...templates])].map((value) => ({ value, label: plain(value) }))}
            value={step.template}
            onChange={(event) => change(index, { template: event.currentTarget.value })}
          />
          <SelectField
            label="To"
            options={[
              { value: 'email', label: 'The candidate, by email' },
              { value: 'text', label: 'The candidate, by text message' },
              { value: 'chat', label: 'The hiring manager, in chat' },
            ]}
            value={step.channel}
            onChange={(event) => change(index, { channel: channelOf(event.currentTarget.value) })}
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

const channelOf = (value: string): Step['channel'] => (value === 'chat' || value === 'text' ? value : 'email');

type Timing = Pick<Step, 'wait_hours' | 'before_meeting' | 'after_meeting'>;

const none: Timing = { wait_hours: undefined, before_meeting: undefined, after_meeting: undefined };
const kinds = [
  { value: 'wait_hours', label: 'Business hours after the step before' },
  { value: 'before_meeting', label: 'Hours before the interview' },
  { value: 'after_meeting', label: 'Hours after the interview' },
] as const;

const spans: Readonly<Record<string, number>> = { m: 1 / 60, h: 1, d: 24 };
const hoursOf = (span: string): number => Number(span.slice(0, -1)) * (spans[span.slice(-1)] ?? 1);
/** Parts of an hour are minutes. */
const spanOf = (hours: number): string =>
  Number.isInteger(hours) ? `${String(Math.max(1, hours))}h` : `${String(Math.max(1, Math.round(hours * 60)))}m`;

interface WhenFieldsProps {
  readonly step: Timing;
  readonly number: number;
  readonly onChange: (timing: Timing) => void;
}

function WhenFields({ step, number, onChange }: WhenFieldsProps): ReactNode {
  const { before_meeting: before, after_meeting: after } = step;
  const kind = before !== undefined ? 'before_meeting' : after !== undefined ? 'after_meeting' : 'wait_hours';
  const span = before ?? after;
  const hours = span === undefined ? (step.wait_hours ?? 0) : hoursOf(span);
  const set = (to: string, value: number): void =>
    onChange({ ...none, [to]: to === 'wait_hours' ? value : spanOf(value) });
  return (
    <div className="grid gap-2 sm:col-span-2 sm:grid-cols-2">
      <TextField
        type="number"
        min={0}
        max={2000}
        step="any"
        label={`Step ${String(number)}: hours`}
        value={hours}
        onChange={(event) => set(kind, event.currentTarget.valueAsNumber || 0)}
      />
      <SelectField
        label="Counted"
        options={kinds}
        value={kind}
        onChange={(event) => set(event.currentTarget.value, hours)}
      />
    </div>
  );
}

const newStep = (template: string): Step => ({ wait_hours: 24, channel: 'email', template, only_if: [] });
