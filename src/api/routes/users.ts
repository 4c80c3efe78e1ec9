// The people of an organization and their roles.
import { z } from 'zod';
import { Role } from '../../core/access.ts';
import { UserId } from '../../core/ids.ts';
import type { IdentityProviders } from '../../core/ports/identity-providers.ts';
import type { Directory } from '../../core/ports/directory.ts';
import { ProvisionedPerson, type ProvisionedPeople } from '../../core/ports/provisioned-people.ts';
import { Problem } from '../../core/problem.ts';
import { User } from '../../core/records.ts';
import { isTimeZone } from '../../core/settings.ts';
import { loginLink, mintSession } from '../auth/sessions.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireUser, wireUser } from '../wire/user.ts';
import type { RoutePorts } from './route-ports.ts';

const { name, email } = User.shape;
const timeZone = z.string().max(64).refine(isTimeZone, 'an IANA time zone such as America/Chicago');

const params = z.strictObject({ user_id: UserId });
const lettingIn = { tag: 'platform', access: { scope: 'admin', fresh: true } } as const;
const reads = {
  method: 'GET',
  tag: 'platform',
  access: { scope: 'operations:read' },
  audit: readOnly,
} as const;

export const userRoutes = (ports: RoutePorts): Route[] => [
  listUsers(ports),
  createUser(ports),
  showUser(ports),
  changeUser(ports),
  removeUser(ports),
  makeSignInLink(ports),
];

const listUsers = ({ directory }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/users',
    summary: 'List the people',
    replies: { 200: z.object({ data: z.array(WireUser), next_cursor: z.null() }) },
    async handle({ by }) {
      const users = await directory(by.tenant).users();
      return { status: 200, body: { data: users.map(wireUser), next_cursor: null } };
    },
  });

const createUser = ({ directory, newId }: RoutePorts): Route =>
  defineRoute({
    ...lettingIn,
    method: 'POST',
    path: '/api/v1/users',
    summary: 'Add a person',
    audit: { event: 'user.created' },
    body: z.strictObject({
      user_id: UserId.optional().describe('The id this person has in your own systems; made here unless given.'),
      name,
      email,
      role: Role,
      time_zone: timeZone.optional(),
    }),
    replies: { 201: WireUser },
    problems: ['conflict'],
    examples: { request: { name: 'Dana Fields', email: 'dana@example.com', role: 'hiring_manager' } },
    async handle({ by, body }) {
      const people = directory(by.tenant);
      const id = body.user_id ?? UserId.parse(newId('u'));
      await refuseDoubles(people, { id, email: body.email });
      const user = { id, name: body.name, email: body.email, role: body.role, ...zoneOf(body.time_zone) };
      await people.put(user);
      const headers = { location: `/api/v1/users/${encodeURIComponent(id)}` };
      return { status: 201, body: wireUser(user), subject: id, headers };
    },
  });

const showUser = ({ directory }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/users/:user_id',
    summary: 'Show one person',
    params,
    replies: { 200: WireUser },
    problems: ['user_not_found'],
    handle: async ({ by, params: { user_id } }) => ({
      status: 200,
      body: wireUser(await directory(by.tenant).user(user_id)),
    }),
  });

const changeUser = ({ directory, provisionedPeople, authenticator }: RoutePorts): Route =>
  defineRoute({
    ...lettingIn,
    method: 'PATCH',
    path: '/api/v1/users/:user_id',
    summary: 'Change a person; a new role counts within five seconds',
    examples: { params: { user_id: '{{leaver_id}}' }, request: { role: 'recruiter' } },
    audit: { event: 'user.changed' },
    params,
    body: z.strictObject({
      name: name.optional(),
      email: email.optional(),
      role: Role.optional(),
      time_zone: timeZone.nullable().optional(),
      external_id: ProvisionedPerson.shape.externalId
        .optional()
        .describe('What your identity provider calls this person; null: nothing.'),
    }),
    replies: { 200: WireUser },
    problems: ['user_not_found', 'conflict'],
    async handle({ by, params: { user_id: id }, body }) {
      const people = directory(by.tenant);
      const before = await people.user(id);
      if (body.email !== undefined) await refuseDoubles(people, { id, email: body.email, known: true });
      const zone = body.time_zone === undefined ? before.timeZone : (body.time_zone ?? undefined);
      const { name: newName = before.name, email: newEmail = before.email, role = before.role } = body;
      const user: User = { id, name: newName, email: newEmail, role, ...zoneOf(zone) };
      await people.put(user);
      if (body.external_id !== undefined) await linkTo(provisionedPeople(by.tenant), id, body.external_id);
      authenticator.forget();
      return { status: 200, body: wireUser(user), subject: id };
    },
  });

async function linkTo(people: ProvisionedPeople, id: UserId, externalId: string | null): Promise<void> {
  const person = await people.get(id);
  if (person !== undefined && (await people.put({ ...person, externalId })) === 'taken')
    throw new Problem('conflict', 'Somebody else has that external id already.');
}

const makeSignInLink = ({
  directory,
  credentials,
  identityProviders,
  clocks,
  config: { publicUrl },
}: RoutePorts): Route =>
  defineRoute({
    ...lettingIn,
    method: 'POST',
    path: '/api/v1/users/:user_id/sign-in-links',
    summary: 'Make a one-time link by which a person signs in to the console; it works for a day',
    description:
      'Whoever follows it first is signed in as that person. The audit trail tells who made it, and for whom.',
    audit: { event: 'sign_in_link.made' },
    params,
    replies: { 201: z.object({ url: z.string().describe('Shown this once.'), expires_at: z.string() }) },
    problems: ['user_not_found', 'forbidden'],
    async handle({ by, via, params: { user_id: id } }) {
      if (via === 'session') await refuseWhereRequired(identityProviders(by.tenant));
      const { role } = await directory(by.tenant).user(id);
      const { token, session } = mintSession('link', { tenant: by.tenant, user: id, role }, clocks.real.now());
      await credentials.addSession(session);
      const body = { url: loginLink(publicUrl, token), expires_at: session.expiresAt.toISOString() };
      return { status: 201, body, subject: id };
    },
  });

/** A key is the way in for emergencies; whoever holds a session could let others past the identity provider. */
async function refuseWhereRequired(providers: IdentityProviders): Promise<void> {
  if ((await providers.get())?.required !== true) return;
  throw new Problem(
    'forbidden',
    'Your organization signs in by its identity provider. In an emergency, make the link with an API key.',
  );
}

const removeUser = ({ directory, credentials, authenticator }: RoutePorts): Route =>
  defineRoute({
    ...lettingIn,
    method: 'DELETE',
    path: '/api/v1/users/:user_id',
    summary: 'Deactivate a person; what they did stays in the log',
    examples: { params: { user_id: '{{leaver_id}}' } },
    audit: { event: 'user.removed' },
    params,
    replies: { 204: z.undefined() },
    problems: ['user_not_found'],
    async handle({ by, params: { user_id: id } }) {
      const people = directory(by.tenant);
      await people.user(id);
      await people.remove(id);
      // Else a session would open again for whoever comes back under that id.
      await credentials.endAccess({ tenant: by.tenant, user: id });
      authenticator.forget();
      return { status: 204, body: undefined, subject: id };
    },
  });

const zoneOf = (zone: string | undefined): { timeZone?: string } => (zone === undefined ? {} : { timeZone: zone });

async function refuseDoubles(people: Directory, given: { id: UserId; email: string; known?: true }): Promise<void> {
  const users = await people.users();
  const others = users.filter(({ id }) => id !== given.id);
  if (given.known === undefined && others.length < users.length)
    throw new Problem('conflict', `There is a person with the id ${given.id} already.`);
  if (others.some((user) => user.email.toLowerCase() === given.email.toLowerCase()))
    throw new Problem('conflict', 'Somebody has that e-mail address already.');
}
