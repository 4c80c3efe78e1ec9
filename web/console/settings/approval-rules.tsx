// Further cases that wait for a person: each names a tool, a stage, a role or a limit, and asks where all of it fits.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import type { Settings } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Button, IconButton } from '../kit/button.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import { toolOptions } from '../words/words.ts';
import type { SectionProps } from './section.ts';

type Rule = Settings['approval_rules'][number];

const roles = [
  { value: 'recruiter', label: 'A recruiter' },
  { value: 'hiring_manager', label: 'A hiring manager' },
  { value: 'integrator', label: 'An integrator' },
  { value: 'admin', label: 'An admin' },
  { value: 'key', label: 'A program with a key' },
  { value: 'system', label: 'Sequences and rules' },
];

export function ApprovalRules({ settings, change }: SectionProps): ReactNode {
  const rules = settings.approval_rules;
  const put = (next: readonly Rule[]): void => change({ approval_rules: [...next] });
  return (
    <Card
      title="Approval rules"
      hint="A rule applies when all its conditions match. Rules can only add approvals, never remove them."
      actions={
        <Button icon="plus" onClick={() => put([...rules, { tool: 'move_stage' }])}>
          Add a rule
        </Button>
      }
    >
      {rules.length === 0 ? (
        <p className="text-sm text-muted">No rules yet. Only the settings above apply.</p>
      ) : (
        <ol className="grid gap-4">
          {rules.map((rule, index) => (
            <li key={index} className="rounded-small bg-soft p-4">
              <OneRule
                rule={rule}
                number={index + 1}
                onChange={(changed) => put(rules.with(index, changed))}
                onRemove={() => put(rules.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

interface OneRuleProps {
  readonly rule: Rule;
  readonly number: number;
  readonly onChange: (rule: Rule) => void;
  readonly onRemove: () => void;
}

function OneRule({ rule, number, onChange, onRemove }: OneRuleProps): ReactNode {
  const { api } = useService();
  const stages = useQuery(pipelineQuery(api)).data?.stages ?? [];
  const any = { value: '', label: 'Any' };
  const set = (part: { readonly [Name in keyof Rule]?: Rule[Name] | undefined }): void =>
    onChange(withoutEmpty({ ...rule, ...part }));
  const choice = (
    name: 'tool' | 'stage' | 'role',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      options={[any, ...options]}
      value={rule[name] ?? ''}
      onChange={({ currentTarget: { value } }) => set({ [name]: value === '' ? undefined : value })}
    />
  );
  const limit = (name: 'amount' | 'messages', label: string) => (
    <TextField
      type="number"
      min={0}
      label={label}
      value={rule.over?.[name] ?? ''}
      onChange={({ currentTarget: { value, valueAsNumber: count } }) =>
        set({ over: withoutEmpty({ ...rule.over, [name]: value === '' ? undefined : count }) })
      }
    />
  );
  return (
    <fieldset className="grid items-end gap-3 sm:grid-cols-2">
      <legend className="sr-only">{`Rule ${String(number)}`}</legend>
      {choice('tool', 'Action', toolOptions)}
      {choice(
        'stage',
        'To the stage',
        stages.map((stage) => ({ value: stage, label: stage })),
      )}
      {choice('role', 'Asked by', roles)}
      {limit('amount', 'An offer of more than')}
      {limit('messages', 'Messages to more people than')}
      <span className="justify-self-end">
        <IconButton icon="trash" label={`Remove rule ${String(number)}`} onClick={onRemove} />
      </span>
    </fieldset>
  );
}

/** What names nothing is left out. */
function withoutEmpty<Part extends object>(part: Part): Part {
  const named = Object.entries(part).filter(
    ([, value]) => value !== undefined && (typeof value !== 'object' || Object.keys(Object(value)).length > 0),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of its own fields, all of which are optional
  return Object.fromEntries(named) as Part;
}
