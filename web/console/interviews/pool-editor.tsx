// The form of one interviewer pool: its skill, members with training, limits and leave.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PoolDraft, savePool } from '../api/interviews.ts';
import type { InterviewerPool } from '../api/wire.ts';
import { useService, usersQuery } from '../app/service.tsx';
import { TextField } from '../kit/field.tsx';
import { FormDialog, useEditing } from '../kit/form-dialog.tsx';
import { MemberFields } from './member-fields.tsx';

const empty: PoolDraft = {
  name: '',
  skill: null,
  members: [],
  per_day: null,
  per_week: null,
  path: { shadow: 2, reverse_shadow: 1 },
};

/** Empty: no limit. */
const limitOf = ({ value, valueAsNumber }: HTMLInputElement): number | null => (value === '' ? null : valueAsNumber);

export function PoolEditor({ pool, onClose }: { pool: InterviewerPool | undefined; onClose: () => void }): ReactNode {
  const { api } = useService();
  const users = useQuery(usersQuery(api)).data?.data ?? [];
  const editing = useEditing<PoolDraft>({
    first: pool === undefined ? empty : draftOf(pool),
    send: (body) => savePool(api, pool?.pool_id, body),
    onClose,
  });
  const { draft, change } = editing;
  return (
    <FormDialog kind="interviewer pool" of={pool} editing={editing} onClose={onClose}>
      <TextField
        name="skill"
        label="Skill"
        hint="What its members can judge."
        value={draft.skill ?? ''}
        onChange={({ currentTarget: { value } }) => change({ skill: value === '' ? null : value })}
      />
      <MemberFields members={draft.members} users={users} onChange={(members) => change({ members })} />
      <Limits draft={draft} change={change} />
    </FormDialog>
  );
}

interface LimitsProps {
  readonly draft: PoolDraft;
  readonly change: (part: Partial<PoolDraft>) => void;
}

const Limits = ({ draft, change }: LimitsProps): ReactNode => (
  <div className="grid gap-3 sm:grid-cols-2">
    <TextField
      type="number"
      name="per_day"
      label="Interviews a day, at most"
      hint="Empty: no limit."
      min={1}
      max={12}
      value={draft.per_day ?? ''}
      onChange={(event) => change({ per_day: limitOf(event.currentTarget) })}
    />
    <TextField
      type="number"
      name="per_week"
      label="Interviews a week, at most"
      hint="Empty: no limit."
      min={1}
      max={40}
      value={draft.per_week ?? ''}
      onChange={(event) => change({ per_week: limitOf(event.currentTarget) })}
    />
    <TextField
      type="number"
      name="path.shadow"
      label="In training: interviews to watch"
      min={0}
      max={20}
      value={draft.path.shadow}
      onChange={(event) => change({ path: { ...draft.path, shadow: event.currentTarget.valueAsNumber || 0 } })}
    />
    <TextField
      type="number"
      name="path.reverse_shadow"
      label="Then: interviews to lead while somebody watches"
      min={0}
      max={20}
      value={draft.path.reverse_shadow}
      onChange={(event) => change({ path: { ...draft.path, reverse_shadow: event.currentTarget.valueAsNumber || 0 } })}
    />
  </div>
);

function draftOf({ pool_id: _id, version: _version, ...draft }: InterviewerPool): PoolDraft {
  return draft;
}
