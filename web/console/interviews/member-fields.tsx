// The members of an interviewer pool as rows: who, in training or not, and when they are away next.
import type { ReactNode } from 'react';
import type { PoolDraft } from '../api/interviews.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { SelectField, Switch, TextField } from '../kit/field.tsx';

type Member = PoolDraft['members'][number];

interface MemberFieldsProps {
  readonly members: readonly Member[];
  readonly users: readonly { readonly user_id: string; readonly name: string }[];
  readonly onChange: (members: Member[]) => void;
}

export function MemberFields({ members, users, onChange }: MemberFieldsProps): ReactNode {
  const change = (index: number, part: Partial<Member>): void =>
    onChange(members.map((member, place) => (place === index ? { ...member, ...part } : member)));
  const left = users.filter(({ user_id: id }) => !members.some(({ user }) => user === id));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">Members</legend>
      {members.map((member, index) => (
        <div key={member.user} className="grid gap-2 rounded-small bg-soft p-3">
          <SelectField
            name={`members.${String(index)}`}
            label={`Member ${String(index + 1)}`}
            options={users
              .filter(({ user_id: id }) => id === member.user || left.some((one) => one.user_id === id))
              .map(({ user_id: value, name }) => ({ value, label: name }))}
            value={member.user}
            onChange={({ currentTarget }) => change(index, { user: currentTarget.value })}
          />
          <Switch
            kind="box"
            label="In training"
            checked={member.training === 'in_training'}
            onChange={(on) => change(index, { training: on ? 'in_training' : 'solo' })}
          />
          <Leave member={member} onChange={(leave) => change(index, { leave })} />
          <div className="flex justify-end">
            <IconButton
              icon="trash"
              label={`Remove member ${String(index + 1)}`}
              onClick={() => onChange(members.filter((_, place) => place !== index))}
            />
          </div>
        </div>
      ))}
      {left[0] !== undefined && (
        <Button
          icon="plus"
          className="justify-self-start"
          onClick={() => onChange([...members, newMember(left[0]?.user_id ?? '')])}
        >
          Add a member
        </Button>
      )}
    </fieldset>
  );
}

/** The last span of days away; earlier ones stay as they are. */
const Leave = ({ member, onChange }: { member: Member; onChange: (leave: Member['leave']) => void }): ReactNode => {
  const earlier = member.leave.slice(0, -1);
  const last = member.leave.at(-1);
  const set = (part: Partial<NonNullable<typeof last>>): void => {
    const from = part.from ?? last?.from ?? part.until ?? '';
    const until = part.until ?? last?.until ?? from;
    onChange(from === '' || until === '' ? earlier : [...earlier, { from, until: until < from ? from : until }]);
  };
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <TextField
        type="date"
        label="Away from"
        value={last?.from ?? ''}
        onChange={({ currentTarget }) => set({ from: currentTarget.value })}
      />
      <TextField
        type="date"
        label="Away until"
        value={last?.until ?? ''}
        onChange={({ currentTarget }) => set({ until: currentTarget.value })}
      />
    </div>
  );
};

const newMember = (user: string): Member => ({ user, training: 'solo', per_day: null, per_week: null, leave: [] });
