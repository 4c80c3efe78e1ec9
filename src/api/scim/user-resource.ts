// A person as SCIM writes them (RFC 7643 §4.1), and what of it Muster keeps.
import { z } from 'zod';
import { Role } from '../../core/access.ts';
import type { ProvisionedPerson } from '../../core/ports/provisioned-people.ts';
import { component } from '../docs/components.ts';
import { scimFault } from './errors.ts';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';

export const ScimUser = component(
  'ScimUser',
  z.object({
    schemas: z.array(z.string()),
    id: z.string(),
    externalId: z.string().optional(),
    userName: z.string(),
    displayName: z.string(),
    name: z.object({ formatted: z.string(), givenName: z.string(), familyName: z.string() }),
    active: z.boolean(),
    emails: z.array(z.object({ value: z.string(), type: z.literal('work'), primary: z.literal(true) })),
    roles: z.array(z.object({ value: Role, primary: z.literal(true) })),
    groups: z.array(z.object({ value: Role, display: z.string() })),
    meta: z.object({ resourceType: z.literal('User'), location: z.string() }),
  }),
);

export function scimUser(person: ProvisionedPerson, publicUrl: string): z.infer<typeof ScimUser> {
  const { user, userName, externalId, active } = person;
  const [givenName = '', ...rest] = user.name.split(' ');
  return {
    schemas: [userSchema],
    id: user.id,
    ...(externalId === null ? {} : { externalId }),
    userName,
    displayName: user.name,
    name: { formatted: user.name, givenName, familyName: rest.join(' ') },
    active,
    emails: [{ value: user.email, type: 'work', primary: true }],
    roles: [{ value: user.role, primary: true }],
    groups: active ? [{ value: user.role, display: user.role }] : [],
    meta: { resourceType: 'User', location: `${publicUrl}/scim/v2/Users/${encodeURIComponent(user.id)}` },
  };
}

/** Entra ID writes booleans as texts (learn.microsoft.com/entra/identity/app-provisioning/application-provisioning-config-problem-scim-compatibility). */
export const ScimBoolean = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(?:true|false)$/i)
    .transform((text) => text.toLowerCase() === 'true'),
]);

const Text = z.string().max(400);
const Email = z.looseObject({ value: Text, type: Text.optional(), primary: ScimBoolean.optional() });
/** Entra ID sends the role of its application as text or as an object with a value. */
const GivenRole = z.union([Text.transform((value) => ({ value })), z.looseObject({ value: Text })]);

export const Name = z.looseObject({
  formatted: Text.nullable().optional(),
  givenName: Text.nullable().optional(),
  familyName: Text.nullable().optional(),
});
export const Emails = z.array(Email).max(20);
export const Roles = z.array(GivenRole).max(20);

/** What is not kept here is passed over: providers send all that they know, passwords among it. */
export const GivenUser = z.looseObject({
  userName: Text.min(1),
  externalId: Text.nullable().optional(),
  displayName: Text.nullable().optional(),
  name: Name.nullable().optional(),
  active: ScimBoolean.optional(),
  emails: Emails.optional(),
  roles: Roles.optional(),
});
export type GivenUser = z.infer<typeof GivenUser>;

/** The address for work, or the main one, or the first. */
export function addressIn(emails: z.infer<typeof Emails> | undefined): string | undefined {
  const found = emails?.find(({ type }) => type?.toLowerCase() === 'work') ?? emails?.find(({ primary }) => primary);
  return (found ?? emails?.[0])?.value;
}

/** Undefined: nothing is said about it. */
export function roleIn(roles: z.infer<typeof Roles> | undefined): Role | undefined {
  const [given] = roles ?? [];
  return given === undefined ? undefined : roleNamed(given.value);
}

/** `Hiring manager` is `hiring_manager`. */
export function roleNamed(name: string): Role {
  const role = Role.safeParse(
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
  if (role.success) return role.data;
  throw scimFault('invalidValue', `Roles are ${Role.options.join(', ')}.`);
}

export function fullName({ displayName, name }: Pick<GivenUser, 'displayName' | 'name'>): string | undefined {
  const parts = [name?.givenName ?? '', name?.familyName ?? ''].filter((part) => part !== '');
  return [displayName ?? '', name?.formatted ?? '', parts.join(' ')].find((text) => text !== '');
}
