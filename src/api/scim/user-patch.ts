// Changes of a person as providers send them (RFC 7644 §3.5.2): with a path, or as an object without one; `Replace` or `replace`.
import { z } from 'zod';
import type { ProvisionedPerson } from '../../core/ports/provisioned-people.ts';
import { scimFault } from './errors.ts';
import { plainName } from './filter.ts';
import { Emails, Name, Roles, ScimBoolean, addressIn, fullName, roleIn, roleNamed } from './user-resource.ts';

export const Patch = z.looseObject({
  Operations: z
    .array(
      z.looseObject({
        op: z
          .string()
          .regex(/^(?:add|replace|remove)$/i, 'op is add, replace or remove')
          .transform((op) => op.toLowerCase()),
        path: z.string().max(400).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(100),
});
export type Operation = z.infer<typeof Patch>['Operations'][number];

/** A person while operations are applied: the parts of the name apart. */
interface Draft {
  readonly person: ProvisionedPerson;
  readonly given: string;
  readonly family: string;
}

type Change = (draft: Draft, value: unknown) => Draft;

const textOf = (value: unknown): string => parsed(z.string().min(1).max(400), value);
const withUser = ({ person, ...rest }: Draft, change: Partial<ProvisionedPerson['user']>): Draft => ({
  ...rest,
  person: { ...person, user: { ...person.user, ...change } },
});
const withPerson = (draft: Draft, change: Partial<ProvisionedPerson>): Draft => ({
  ...draft,
  person: { ...draft.person, ...change },
});
const withNames = (draft: Draft, { given = draft.given, family = draft.family }: Partial<Draft>): Draft => ({
  ...withUser(draft, { name: `${given} ${family}`.trim() }),
  given,
  family,
});
const withEmail: Change = (draft, value) => withUser(draft, { email: textOf(value) });
const withRole: Change = (draft, value) => withUser(draft, { role: roleNamed(textOf(value)) });

const changes: Readonly<Record<string, Change>> = {
  active: (draft, value) => withPerson(draft, { active: parsed(ScimBoolean, value) }),
  username: (draft, value) => withPerson(draft, { userName: textOf(value) }),
  externalid: (draft, value) => withPerson(draft, { externalId: value === null ? null : textOf(value) }),
  displayname: (draft, value) => withUser(draft, { name: textOf(value) }),
  'name.formatted': (draft, value) => withUser(draft, { name: textOf(value) }),
  'name.givenname': (draft, value) => withNames(draft, { given: textOf(value) }),
  'name.familyname': (draft, value) => withNames(draft, { family: textOf(value) }),
  name(draft, value) {
    const name = fullName({ name: parsed(Name, value) });
    return name === undefined ? draft : withUser(draft, { name });
  },
  emails(draft, value) {
    const email = addressIn(parsed(Emails, value));
    return email === undefined ? draft : withUser(draft, { email });
  },
  'emails.value': withEmail,
  roles(draft, value) {
    const role = roleIn(parsed(Roles, value));
    return role === undefined ? draft : withUser(draft, { role });
  },
  'roles.value': withRole,
};

/** What goes away with `remove`; everything else that a person has is needed. */
const removals: Readonly<Record<string, (draft: Draft) => Draft>> = {
  externalid: (draft) => withPerson(draft, { externalId: null }),
  roles: (draft) => withUser(draft, { role: 'viewer' }),
};

export function patched(person: ProvisionedPerson, operations: readonly Operation[]): ProvisionedPerson {
  const [given = '', ...rest] = person.user.name.split(' ');
  return operations.reduce(applied, { person, given, family: rest.join(' ') } satisfies Draft).person;
}

function applied(draft: Draft, { op, path, value }: Operation): Draft {
  if (op === 'remove') {
    if (path === undefined) throw scimFault('invalidPath', 'Say with `path` what is to be removed.');
    const remove = known(removals, nameOf(path));
    if (remove === undefined && known(changes, nameOf(path)) !== undefined)
      throw scimFault('mutability', `${path} cannot be removed, only replaced.`);
    return remove?.(draft) ?? draft;
  }
  if (path !== undefined) return known(changes, nameOf(path))?.(draft, value) ?? draft;
  const members = Object.entries(parsed(z.record(z.string(), z.unknown()), value));
  return members.reduce((so, [name, one]) => known(changes, nameOf(name))?.(so, one) ?? so, draft);
}

/** `emails[type eq "work"].value` is the address; Muster keeps one of each. */
const nameOf = (path: string): string => plainName(path).replace(/\[[^\]]*\]/, '');

/** Attributes that are not kept here are passed over: providers send all that they map. */
const known = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, success } = schema.safeParse(value);
  if (success) return data;
  throw scimFault('invalidValue', 'A value of this operation has another form than its attribute.');
}
