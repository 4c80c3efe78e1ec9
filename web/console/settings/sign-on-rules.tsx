// The rules of the sign-in: whom an account leads to, which role it gives, and how strong it must be.
import type { ReactNode } from 'react';
import { isRole, roleOptions } from '../access/roles.tsx';
import { Button, IconButton } from '../kit/button.tsx';
import { SelectField, Switch, TextField } from '../kit/field.tsx';
import type { FieldsProps, RoleLine } from './sign-on-draft.ts';

const ways = [
  { value: 'email', label: 'By a verified e-mail address' },
  { value: 'external_id', label: 'By the external id that SCIM brings' },
];

export const PersonFields = ({ draft, change }: FieldsProps): ReactNode => (
  <fieldset className="grid grid-cols-1 gap-4">
    <legend className="mb-2 font-medium">Who an account is</legend>
    <SelectField
      name="person.by"
      label="Found"
      options={ways}
      value={draft.by}
      onChange={({ currentTarget: { value } }) => change({ by: value === 'email' ? 'email' : 'external_id' })}
    />
    {draft.by === 'email' ? (
      <>
        <TextField
          required
          name="person.domains"
          label="Your domains"
          hint="Separated by commas, such as example.com, example.org."
          value={draft.domains}
          onChange={({ currentTarget: { value } }) => change({ domains: value })}
        />
        <Switch
          kind="box"
          label="The directory gives out the addresses"
          hint="The provider need not say that it verified them. Entra ID needs this."
          checked={draft.isManaged}
          onChange={(isManaged) => change({ isManaged })}
        />
      </>
    ) : (
      <TextField
        required
        name="person.claim"
        label="Claim"
        hint="sub; for Entra ID oid."
        value={draft.claim}
        onChange={({ currentTarget: { value } }) => change({ claim: value })}
      />
    )}
    <SelectField
      name="new_people"
      label="People who sign in first"
      options={[
        { value: '', label: 'Are refused until somebody adds them' },
        ...roleOptions
          .filter(({ value }) => value !== 'admin')
          .map(({ value, label }) => ({ value, label: `Become: ${label}` })),
      ]}
      value={draft.newPeople}
      onChange={({ currentTarget: { value } }) =>
        change({ newPeople: isRole(value) && value !== 'admin' ? value : '' })
      }
    />
  </fieldset>
);

export function RoleFields({ draft, change }: FieldsProps): ReactNode {
  const put = (index: number, part: Partial<RoleLine>): void =>
    change({ roles: draft.roles.map((line, at) => (at === index ? { ...line, ...part } : line)) });
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-2 font-medium">Roles</legend>
      <TextField
        name="roles.claim"
        label="Claim that gives the role"
        hint="Such as groups. Left empty, roles are kept in Muster."
        value={draft.rolesClaim}
        onChange={({ currentTarget: { value } }) => change({ rolesClaim: value })}
      />
      {draft.rolesClaim !== '' && (
        <>
          {draft.roles.map((line, index) => (
            <div key={index} className="flex flex-wrap items-end gap-2">
              <TextField
                required
                className="flex-1 basis-40"
                name={`roles.map.${String(index)}.value`}
                label={`Value ${String(index + 1)}`}
                value={line.value}
                onChange={({ currentTarget: { value } }) => put(index, { value })}
              />
              <SelectField
                className="flex-1 basis-40"
                name={`roles.map.${String(index)}.role`}
                label={`Role ${String(index + 1)}`}
                options={roleOptions}
                value={line.role}
                onChange={({ currentTarget: { value } }) => isRole(value) && put(index, { role: value })}
              />
              <IconButton
                icon="cross"
                label={`Remove line ${String(index + 1)}`}
                onClick={() => change({ roles: draft.roles.filter((_, at) => at !== index) })}
              />
            </div>
          ))}
          <Button
            icon="plus"
            className="justify-self-start"
            onClick={() => change({ roles: [...draft.roles, { value: '', role: 'recruiter' }] })}
          >
            Add a line
          </Button>
          <p className="text-sm text-muted">The first line that fits counts. Whoever fits none is refused.</p>
        </>
      )}
    </fieldset>
  );
}

export const StrengthFields = ({ draft, change, mayRequire }: FieldsProps & { mayRequire: boolean }): ReactNode => (
  <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    <legend className="mb-2 font-medium">How strong, how long</legend>
    <TextField
      name="strength.acr"
      label="Accepted contexts (acr)"
      hint="They are asked for; the token must name one. Separated by spaces."
      value={draft.acr}
      onChange={({ currentTarget: { value } }) => change({ acr: value })}
    />
    <TextField
      name="strength.amr"
      label="Needed methods (amr)"
      hint="Such as mfa. The token must name them all."
      value={draft.amr}
      onChange={({ currentTarget: { value } }) => change({ amr: value })}
    />
    <TextField
      required
      name="session_hours"
      type="number"
      min={1}
      max={24}
      label="Hours a session holds"
      value={draft.hours}
      onChange={({ currentTarget: { value } }) => change({ hours: value })}
    />
    <div className="sm:col-span-2">
      {mayRequire || draft.required ? (
        <Switch
          kind="box"
          label="The only way in"
          hint="Everybody else is signed out. Keep an API key with the scope admin for emergencies."
          checked={draft.required}
          onChange={(required) => change({ required })}
        />
      ) : (
        <p className="text-sm text-muted">Once somebody has signed in by it, it can be made the only way in.</p>
      )}
    </div>
  </fieldset>
);
