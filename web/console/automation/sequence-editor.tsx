// The form of one sequence: what starts it, its steps, what ends it, and how often it may write.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveSequence, templatesQuery, type SequenceDraft } from '../api/automation.ts';
import type { Sequence } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { SelectField, Switch, TextField } from '../kit/field.tsx';
import { FormDialog, useEditing } from '../kit/form-dialog.tsx';
import { ConditionFields } from '../rules/conditions.tsx';
import { eventWords, isEvent, optionsOf } from '../rules/words.ts';
import { StepFields } from './steps.tsx';

type StopReason = Sequence['stop_on'][number];

const stopWords: Readonly<Record<StopReason, string>> = {
  reply: 'The candidate answers',
  stage_change: 'The stage changes',
  opt_out: 'The candidate wants no more messages',
  bounce: 'A message cannot be delivered',
};
const stopReasons: readonly StopReason[] = ['reply', 'stage_change', 'opt_out', 'bounce'];

const empty: SequenceDraft = {
  name: '',
  trigger: null,
  only_if: [],
  steps: [],
  stop_on: [...stopReasons],
  cap: { messages: 3, days: 7 },
};

export function SequenceEditor({
  sequence,
  onClose,
}: {
  sequence: Sequence | undefined;
  onClose: () => void;
}): ReactNode {
  const { api } = useService();
  const templates = useQuery(templatesQuery(api)).data?.data ?? [];
  const editing = useEditing<SequenceDraft>({
    first: sequence === undefined ? empty : draftOf(sequence),
    send: (body) => saveSequence(api, sequence?.sequence_id, { ...body, active: sequence?.active ?? true }),
    remark: 'People already in it continue with the earlier version.',
    onClose,
  });
  const { draft, change } = editing;
  return (
    <FormDialog kind="sequence" of={sequence} editing={editing} onClose={onClose}>
      <SelectField
        name="trigger"
        label="Starts"
        options={[{ value: '', label: 'By hand' }, ...optionsOf(eventWords)]}
        value={draft.trigger ?? ''}
        onChange={({ currentTarget: { value } }) => change({ trigger: isEvent(value) ? value : null })}
      />
      <ConditionFields
        name="only_if"
        conditions={draft.only_if}
        onChange={(conditions) => change({ only_if: conditions })}
      />
      <StepFields
        steps={draft.steps}
        templates={templates.map(({ template_id: id }) => id)}
        onChange={(steps) => change({ steps })}
      />
      <Ends draft={draft} change={change} />
    </FormDialog>
  );
}

interface EndsProps {
  readonly draft: SequenceDraft;
  readonly change: (part: Partial<SequenceDraft>) => void;
}

const Ends = ({ draft, change }: EndsProps): ReactNode => (
  <>
    <fieldset>
      <legend className="text-sm font-medium">Ends when</legend>
      {stopReasons.map((reason) => (
        <Switch
          key={reason}
          kind="box"
          label={stopWords[reason]}
          checked={draft.stop_on.includes(reason)}
          onChange={(on) =>
            change({ stop_on: stopReasons.filter((each) => (each === reason ? on : draft.stop_on.includes(each))) })
          }
        />
      ))}
    </fieldset>
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        type="number"
        name="cap.messages"
        label="Messages at most"
        min={1}
        max={20}
        value={draft.cap.messages}
        onChange={(event) => change({ cap: { ...draft.cap, messages: event.currentTarget.valueAsNumber } })}
      />
      <TextField
        type="number"
        name="cap.days"
        label="Within days"
        min={1}
        max={90}
        value={draft.cap.days}
        onChange={(event) => change({ cap: { ...draft.cap, days: event.currentTarget.valueAsNumber } })}
      />
    </div>
  </>
);

function draftOf({ sequence_id: _id, version: _version, active: _active, ...draft }: Sequence): SequenceDraft {
  return draft;
}
