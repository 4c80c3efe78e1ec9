// What a rule's tool is told: a field each for the common tools, JSON for any other.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { sequencesQuery, templatesQuery, type RuleDraft } from '../api/automation.ts';
import { pipelineQuery } from '../api/candidates.ts';
import { usersQuery, useService } from '../app/service.tsx';
import { AreaField, SelectField, TextField, type Option } from '../kit/field.tsx';
import { fieldText } from '../words/words.ts';
import { ruleTools, type ArgumentKind } from './tools.ts';

type Arguments = RuleDraft['do']['arguments'];

interface ArgumentFieldsProps {
  readonly act: RuleDraft['do'];
  readonly onChange: (next: Arguments) => void;
}

const variables =
  'You may write {{candidate.name}}, {{candidate.stage}}, {{job.title}}, {{job.hiring_manager}}, {{event.from}} and {{event.to}}.';

export function ArgumentFields({ act, onChange }: ArgumentFieldsProps): ReactNode {
  const tool = ruleTools[act.tool];
  const choices = useChoices();
  if (tool === undefined) return <JsonField act={act} onChange={onChange} />;
  return tool.fields.map(({ name, label, kind, optional }) => {
    const value = fieldText(act.arguments[name]);
    const change = (text: string): void => onChange(withField(act.arguments, name, text));
    const required = optional !== true;
    const options = choices[kind];
    if (options !== undefined)
      return (
        <SelectField
          key={name}
          name={`do.arguments.${name}`}
          label={label}
          required={required}
          value={value}
          options={[{ value: '', label: 'Choose…' }, ...options]}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      );
    if (kind === 'text')
      return (
        <AreaField
          key={name}
          name={`do.arguments.${name}`}
          label={label}
          required={required}
          hint={variables}
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      );
    return (
      <TextField
        key={name}
        name={`do.arguments.${name}`}
        label={label}
        required={required}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    );
  });
}

function withField(given: Arguments, name: string, text: string): Arguments {
  const { [name]: _before, ...others } = given;
  return text === '' ? others : { ...others, [name]: text };
}

/** What there is to choose from, for the kinds that are chosen. */
function useChoices(): Partial<Record<ArgumentKind, readonly Option[]>> {
  const { api } = useService();
  const users = useQuery(usersQuery(api)).data?.data ?? [];
  const templates = useQuery(templatesQuery(api)).data?.data ?? [];
  const sequences = useQuery(sequencesQuery(api)).data?.data ?? [];
  const stages = useQuery(pipelineQuery(api)).data?.stages ?? [];
  return {
    user: [
      { value: '{{job.hiring_manager}}', label: 'The requisition’s hiring manager' },
      ...users.map(({ user_id: value, name: label }) => ({ value, label })),
    ],
    template: templates.map(({ template_id: value, subject }) => ({ value, label: `${value}: ${subject}` })),
    sequence: sequences.map(({ sequence_id: value, name: label }) => ({ value, label })),
    stage: stages.map((stage) => ({ value: stage, label: stage })),
  };
}

function JsonField({ act, onChange }: ArgumentFieldsProps): ReactNode {
  const [text, setText] = useState(() => JSON.stringify(act.arguments, null, 2));
  const [fault, setFault] = useState<string | undefined>(undefined);
  return (
    <AreaField
      name="do.arguments"
      label="Arguments, as JSON"
      rows={6}
      spellCheck={false}
      value={text}
      fault={fault}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        try {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service checks it against the tool's schema
          onChange(JSON.parse(value) as Arguments);
          setFault(undefined);
        } catch {
          // Half written: the field says so, and the last whole state stays.
          setFault('This is not JSON yet.');
        }
      }}
    />
  );
}
