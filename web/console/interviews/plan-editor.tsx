// The form of one interview plan: its stage, its events with their seats, order, breaks and days.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import { type PlanDraft, savePlan } from '../api/interviews.ts';
import type { InterviewPlan, InterviewerPool } from '../api/wire.ts';
import { useService, usersQuery } from '../app/service.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { FormDialog, useEditing } from '../kit/form-dialog.tsx';
import { EventFields } from './event-fields.tsx';

const empty: PlanDraft = {
  name: '',
  job: null,
  stage: '',
  events: [],
  order: 'given',
  shortest_break_minutes: 0,
  longest_break_minutes: null,
  within_days: 5,
  location: null,
};

interface PlanEditorProps {
  readonly plan: InterviewPlan | undefined;
  readonly pools: readonly InterviewerPool[];
  readonly onClose: () => void;
}

export function PlanEditor({ plan, pools, onClose }: PlanEditorProps): ReactNode {
  const { api } = useService();
  const { stages = [], jobs = [] } = useQuery(pipelineQuery(api)).data ?? {};
  const users = useQuery(usersQuery(api)).data?.data ?? [];
  const stageOf = (written: PlanDraft): string => (written.stage === '' ? (stages[0] ?? '') : written.stage);
  const editing = useEditing<PlanDraft>({
    first: plan === undefined ? empty : draftOf(plan),
    send: (body) => savePlan(api, plan?.plan_id, { ...body, stage: stageOf(body) }),
    onClose,
  });
  const { draft, change } = editing;
  const stage = stageOf(draft);
  return (
    <FormDialog kind="interview plan" of={plan} editing={editing} onClose={onClose}>
      <SelectField
        name="stage"
        label="Stage"
        options={[...new Set([stage, ...stages])].map((value) => ({ value, label: value }))}
        value={stage}
        onChange={(event) => change({ stage: event.currentTarget.value })}
      />
      <SelectField
        name="job"
        label="Requisition"
        options={[
          { value: '', label: 'All without a plan of their own' },
          ...jobs.map(({ job_id: value, title }) => ({ value, label: title })),
        ]}
        value={draft.job ?? ''}
        onChange={({ currentTarget: { value } }) => change({ job: value === '' ? null : value })}
      />
      <EventFields events={draft.events} users={users} pools={pools} onChange={(events) => change({ events })} />
      <Rules draft={draft} change={change} />
    </FormDialog>
  );
}

interface RulesProps {
  readonly draft: PlanDraft;
  readonly change: (part: Partial<PlanDraft>) => void;
}

const Rules = ({ draft, change }: RulesProps): ReactNode => (
  <div className="grid gap-3 sm:grid-cols-2">
    <SelectField
      name="order"
      label="Order"
      options={[
        { value: 'given', label: 'As listed' },
        { value: 'any', label: 'Any' },
      ]}
      value={draft.order}
      onChange={(event) => change({ order: event.currentTarget.value === 'any' ? 'any' : 'given' })}
    />
    <TextField
      type="number"
      name="within_days"
      label="Days it may take"
      min={1}
      max={14}
      value={draft.within_days}
      onChange={(event) => change({ within_days: event.currentTarget.valueAsNumber || 1 })}
    />
    <TextField
      type="number"
      name="shortest_break_minutes"
      label="Shortest break, minutes"
      min={0}
      max={480}
      step={5}
      value={draft.shortest_break_minutes}
      onChange={(event) => change({ shortest_break_minutes: event.currentTarget.valueAsNumber || 0 })}
    />
    <TextField
      type="number"
      name="longest_break_minutes"
      label="Longest break, minutes"
      hint="Empty: any. 0: back to back."
      min={0}
      max={480}
      step={5}
      value={draft.longest_break_minutes ?? ''}
      onChange={({ currentTarget: { value, valueAsNumber } }) =>
        change({ longest_break_minutes: value === '' ? null : valueAsNumber })
      }
    />
  </div>
);

function draftOf({ plan_id: _id, version: _version, ...draft }: InterviewPlan): PlanDraft {
  return draft;
}
