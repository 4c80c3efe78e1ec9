// What a step of each kind is told.
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import type { FlowStep, StepOf } from '../api/flows.ts';
import { usersQuery, useService } from '../app/service.tsx';
import { isAction } from '../integrations/draft.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { AreaField, SelectField, Switch, TextField } from '../kit/field.tsx';
import { FieldRows } from '../mapping/field-rows.tsx';
import { TransformField } from '../mapping/transform-field.tsx';
import { findingsOf, useBuilder } from './context.ts';
import { EndForm } from './end-form.tsx';
import { useFieldsAt, useResultAt, useTargetFields } from './fields.ts';
import { WhereForm } from './where-form.tsx';
import { mapWords } from './words.ts';

interface FormProps<Step extends FlowStep> {
  readonly step: Step;
  readonly onChange: (step: FlowStep) => void;
}

export function StepForm({ step, onChange }: FormProps<FlowStep>): ReactNode {
  switch (step.kind) {
    case 'filter':
      return <FilterForm {...{ step, onChange }} />;
    case 'condition':
      return <ConditionForm {...{ step, onChange }} />;
    case 'map':
      return <MapForm {...{ step, onChange }} />;
    case 'transform':
      return <TransformForm {...{ step, onChange }} />;
    case 'write':
      return <WriteForm {...{ step, onChange }} />;
    case 'notify':
      return <NotifyForm {...{ step, onChange }} />;
    default:
      return step satisfies never;
  }
}

function FilterForm({ step, onChange }: FormProps<StepOf<'filter'>>): ReactNode {
  const fields = useFieldsAt(step.id).map(({ path }) => path);
  return (
    <WhereForm label="Filter" fields={fields} where={step.when} onChange={(when) => onChange({ ...step, when })} />
  );
}

function ConditionForm({ step, onChange }: FormProps<StepOf<'condition'>>): ReactNode {
  const fields = useFieldsAt(step.id).map(({ path }) => path);
  const { branches } = step;
  const change = (index: number, part: Partial<(typeof branches)[number]>): void =>
    onChange({ ...step, branches: branches.map((branch, at) => (at === index ? { ...branch, ...part } : branch)) });
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">Takes the first branch that matches, or else the last.</p>
      {branches.map((branch, index) => (
        <section key={index} className="grid gap-2 border-s-3 border-line ps-3">
          <div className="flex items-end gap-2">
            <TextField
              label={`Name of branch ${String(index + 1)}`}
              className="flex-1"
              value={branch.name ?? ''}
              onChange={({ currentTarget: { value } }) => change(index, { name: value === '' ? undefined : value })}
            />
            {branches.length > 1 && (
              <IconButton
                icon="trash"
                label={`Remove branch ${String(index + 1)}`}
                onClick={() => onChange({ ...step, branches: branches.filter((_, at) => at !== index) })}
              />
            )}
          </div>
          <WhereForm
            label={`Branch ${String(index + 1)}`}
            {...{ fields }}
            where={branch.when}
            onChange={(when) => change(index, { when })}
          />
        </section>
      ))}
      <Button
        className="justify-self-start"
        icon="plus"
        onClick={() =>
          onChange({
            ...step,
            branches: [
              ...branches,
              { when: { all: [{ field: fields[0] ?? 'id', exists: true }], any: [] }, next: null },
            ],
          })
        }
      >
        Add a branch
      </Button>
    </div>
  );
}

function MapForm({ step, onChange }: FormProps<StepOf<'map'>>): ReactNode {
  const builder = useBuilder();
  const found = findingsOf(builder, step.id);
  const at = builder.document.steps.findIndex(({ id }) => id === step.id);
  const isWhole = step.fields.every(({ from, to }) => from !== '' && to !== '');
  const isDone = isWhole && step.fields.length > 0 && found.every(({ severity }) => severity !== 'error');
  const faultAt = (index: number): string | undefined => {
    const root = `steps.${String(at)}.fields.${String(index)}`;
    const finding = found.find(({ path }) => path === root || path.startsWith(`${root}.`));
    return finding === undefined ? undefined : `${finding.message} ${finding.remedy}`;
  };
  return (
    <div className="grid gap-3">
      <p role="status" className={`text-sm font-medium ${isDone ? 'text-ok' : 'text-muted'}`}>
        {`${mapWords(step)}.${isDone ? ' The mapping is complete.' : ''}`}
      </p>
      <FieldRows
        rows={step.fields}
        sources={useFieldsAt(step.id)}
        targets={useTargetFields(step.id)}
        faultAt={faultAt}
        resultOf={useResultAt(step.id)}
        onChange={(fields) => onChange({ ...step, fields })}
      />
      <Switch
        kind="box"
        label="Keep the other fields beside these"
        checked={step.keep === 'all'}
        onChange={(on) => onChange({ ...step, keep: on ? 'all' : 'mapped' })}
      />
    </div>
  );
}

function TransformForm({ step, onChange }: FormProps<StepOf<'transform'>>): ReactNode {
  const list = useId();
  const result = useResultAt(step.id)(step.to ?? step.field);
  return (
    <div className="grid gap-3">
      <datalist id={list}>
        {useFieldsAt(step.id).map(({ path, type }) => (
          <option key={path} value={path}>
            {`${path} (${type})`}
          </option>
        ))}
      </datalist>
      <TextField
        label="Field"
        list={list}
        value={step.field}
        onChange={({ currentTarget: { value } }) => value !== '' && onChange({ ...step, field: value })}
      />
      <TransformField
        required
        label="The value"
        field={step.field}
        transform={step.transform}
        onChange={(transform) => transform !== undefined && onChange({ ...step, transform })}
      />
      <TextField
        label="Into another field (optional)"
        value={step.to ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...step, to: value === '' ? undefined : value })}
      />
      {result !== undefined && (
        <p className="text-sm text-muted">
          On the first sample: <code className="break-all text-fg">{result}</code>
        </p>
      )}
    </div>
  );
}

const actionOptions = [
  { value: 'upsert', label: 'Create or update' },
  { value: 'create', label: 'Create' },
  { value: 'update', label: 'Update only' },
  { value: 'delete', label: 'Delete' },
];

const WriteForm = ({ step, onChange }: FormProps<StepOf<'write'>>): ReactNode => (
  <div className="grid gap-4">
    <EndForm writes end={step.to} onChange={(to) => onChange({ ...step, to })} />
    <SelectField
      label="Write mode"
      options={actionOptions}
      value={step.action}
      onChange={({ currentTarget: { value } }) => isAction(value) && onChange({ ...step, action: value })}
    />
  </div>
);

function NotifyForm({ step, onChange }: FormProps<StepOf<'notify'>>): ReactNode {
  const { api } = useService();
  const people = useQuery(usersQuery(api)).data?.data ?? [];
  const told = new Set<string>(step.users);
  const users = (id: string, on: boolean): string[] =>
    on ? [...step.users, id] : step.users.filter((each) => each !== id);
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="text-sm font-medium">Who is told</legend>
        {people.map(({ user_id: id, name }) => (
          <Switch
            key={id}
            kind="box"
            label={name}
            checked={told.has(id)}
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ids that the list of people gave
            onChange={(on) => onChange({ ...step, users: users(id, on) as typeof step.users })}
          />
        ))}
      </fieldset>
      <AreaField
        label="Message"
        hint="{path} names a field of the record, such as {email}."
        value={step.text}
        onChange={({ currentTarget: { value } }) => onChange({ ...step, text: value })}
      />
      <TextField
        type="number"
        min={1}
        max={100}
        label="At most so many messages in one run"
        value={step.at_most}
        onChange={({ currentTarget: { valueAsNumber: most } }) =>
          onChange({ ...step, at_most: Number.isInteger(most) && most > 0 ? Math.min(most, 100) : 1 })
        }
      />
    </div>
  );
}
