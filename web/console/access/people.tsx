// The people of the organization: their roles, adding one, taking one away.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { addUser, changeUser, removeUser, type NewUser } from '../api/access.ts';
import type { User } from '../api/wire.ts';
import { usersQuery, useService } from '../app/service.tsx';
import { Button, IconButton, buttonLook } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Card, Hidden } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { SignInLinkDialog } from './sign-in-link.tsx';
import { isRole, roleOptions, roleWords } from './roles.tsx';

export function PeopleCard({ mayChange }: { mayChange: boolean }): ReactNode {
  const { api } = useService();
  const query = useQuery(usersQuery(api));
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<User | undefined>(undefined);
  const [linked, setLinked] = useState<User | undefined>(undefined);
  const columns: readonly ListColumn<User>[] = [
    { name: 'Name', value: ({ name }) => name, cell: ({ name }) => <span className="font-medium">{name}</span> },
    { name: 'Email', value: ({ email }) => email, cell: ({ email }) => email },
    {
      name: 'Role',
      value: ({ role }) => roleWords[role].label,
      cell: (user) => (mayChange ? <RoleSelect user={user} /> : roleWords[user.role].label),
    },
    ...(mayChange
      ? [
          {
            name: 'Actions',
            quiet: true,
            end: true,
            cell: (user: User) => (
              <span className="inline-flex gap-1">
                <Button look="quiet" onClick={() => setLinked(user)}>
                  Sign-in link<Hidden>{` for ${user.name}`}</Hidden>
                </Button>
                <IconButton icon="trash" label={`Remove ${user.name}`} onClick={() => setRemoved(user)} />
              </span>
            ),
          },
        ]
      : []),
  ];
  return (
    <Card
      title="People"
      actions={
        mayChange ? (
          <Button look="main" icon="plus" onClick={() => setAdding(true)}>
            Add a person
          </Button>
        ) : undefined
      }
    >
      <Shown query={query} what="the people">
        {({ data }) => <List what="people" columns={columns} rows={data} id={({ user_id: id }) => id} />}
      </Shown>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {linked !== undefined && <SignInLinkDialog user={linked} onClose={() => setLinked(undefined)} />}
      {removed !== undefined && <RemoveDialog user={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  );
}

function RoleSelect({ user: { user_id: id, name, role } }: { user: User }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const changing = useMutation({
    mutationFn: (next: User['role']) => changeUser(api, id, { role: next }),
    onSuccess: (user) => announce(`${user.name} is now ${roleWords[user.role].label}.`),
  });
  return (
    <>
      <select
        aria-label={`Role of ${name}`}
        className="field max-w-48"
        value={changing.variables ?? role}
        onChange={({ currentTarget: { value } }) => isRole(value) && changing.mutate(value)}
      >
        {roleOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {changing.isError && <Fault error={changing.error} />}
    </>
  );
}

function AddDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const [user, setUser] = useState<NewUser>({ name: '', email: '', role: 'recruiter' });
  const adding = useMutation({
    mutationFn: () => addUser(api, user),
    onSuccess: ({ name }) => {
      announce(`${name} is added.`);
      onClose();
    },
  });
  return (
    <Dialog title="Add a person" onClose={onClose}>
      <Form className="grid gap-4" error={adding.error} isBusy={adding.isPending} onSubmit={() => adding.mutate()}>
        <TextField
          data-first
          required
          name="name"
          label="Name"
          autoComplete="off"
          value={user.name}
          onChange={({ currentTarget: { value } }) => setUser({ ...user, name: value })}
        />
        <TextField
          required
          type="email"
          name="email"
          label="Email"
          autoComplete="off"
          value={user.email}
          onChange={({ currentTarget: { value } }) => setUser({ ...user, email: value })}
        />
        <SelectField
          name="role"
          label="Role"
          hint={roleWords[user.role].may}
          options={roleOptions}
          value={user.role}
          onChange={({ currentTarget: { value } }) => isRole(value) && setUser({ ...user, role: value })}
        />
        <FormFault />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className={buttonLook('main')} aria-disabled={adding.isPending}>
            Add
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function RemoveDialog({ user, onClose }: { user: User; onClose: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const removing = useMutation({
    mutationFn: () => removeUser(api, user.user_id),
    onSuccess: () => {
      announce(`${user.name} has no access any more.`);
      onClose();
    },
  });
  return (
    <Confirm
      title={`Remove ${user.name}?`}
      verb="Remove"
      busy={removing.isPending}
      error={removing.error}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      They cannot sign in any more. What they did stays in the log.
    </Confirm>
  );
}
