// Roles as the groups of SCIM: a provider puts people into one by its name. Everybody has one role; the last one that was said counts.
import { z } from 'zod';
import { Role } from '../../core/access.ts';
import { type TenantId, UserId } from '../../core/ids.ts';
import type { ProvisionedPerson } from '../../core/ports/provisioned-people.ts';
import { Problem } from '../../core/problem.ts';
import { component } from '../docs/components.ts';
import { type Route, defineRoute } from '../route.ts';
import { scimFault } from '../scim/errors.ts';
import { groupFilter, plainName } from '../scim/filter.ts';
import { keepPerson, personOrProblem } from '../scim/people.ts';
import { groupSchema, resourceTypes, schemas, serviceProviderConfig } from '../scim/static.ts';
import { type Operation, Patch } from '../scim/user-patch.ts';
import type { RoutePorts } from './route-ports.ts';
import { listOf, listQuery, listed, ofScim, readsScim, scimQuery } from './scim-users.ts';

const params = z.strictObject({ group_id: z.string().max(100) });
const path = '/scim/v2/Groups/:group_id';
/** More people than that have no organization here. */
const most = 10_000;

const ScimGroup = component(
  'ScimGroup',
  z.object({
    schemas: z.array(z.string()),
    id: Role,
    displayName: z.string(),
    members: z.array(z.object({ value: z.string(), display: z.string() })).optional(),
    meta: z.object({ resourceType: z.literal('Group'), location: z.string() }),
  }),
);
const Members = z.array(z.looseObject({ value: UserId }));

export const scimGroupRoutes = (ports: RoutePorts): Route[] => [list(ports), show(ports), change(ports), ...described];

async function groupOf(
  { provisionedPeople, config }: RoutePorts,
  { tenant, role, excluded }: { tenant: TenantId; role: Role; excluded: string | undefined },
): Promise<z.infer<typeof ScimGroup>> {
  const isBare = excluded?.split(',').some((name) => plainName(name) === 'members') === true;
  const { people } = isBare ? { people: [] } : await provisionedPeople(tenant).list({ offset: 0, limit: most });
  const members = people.filter(({ user, active }) => active && user.role === role);
  return {
    schemas: [groupSchema],
    id: role,
    displayName: role,
    ...(isBare ? {} : { members: members.map(({ user: { id, name } }) => ({ value: id, display: name })) }),
    meta: { resourceType: 'Group', location: `${config.publicUrl}/scim/v2/Groups/${role}` },
  };
}

const list = (ports: RoutePorts): Route =>
  defineRoute({
    ...readsScim,
    path: '/scim/v2/Groups',
    summary: 'SCIM: list the roles as groups',
    query: listQuery,
    replies: { 200: listOf(ScimGroup) },
    async handle({ by: { tenant }, query: { filter, startIndex, count, excludedAttributes: excluded } }) {
      const wanted = groupFilter(filter)?.toLowerCase();
      const roles = Role.options.filter((role) => wanted === undefined || wanted === role);
      const first = Math.max(1, startIndex);
      const page = roles.slice(first - 1, first - 1 + Math.max(0, count));
      const groups = await Promise.all(page.map((role) => groupOf(ports, { tenant, role, excluded })));
      return { status: 200, body: listed({ total: roles.length, first, page: groups }) };
    },
  });

const show = (ports: RoutePorts): Route =>
  defineRoute({
    ...readsScim,
    path,
    summary: 'SCIM: show a role and who has it',
    examples: { params: { group_id: 'recruiter' } },
    params,
    query: z.strictObject(scimQuery),
    replies: { 200: ScimGroup },
    async handle({ by: { tenant }, params: { group_id: id }, query: { excludedAttributes: excluded } }) {
      return { status: 200, body: await groupOf(ports, { tenant, role: roleOrProblem(id), excluded }) };
    },
  });

const change = (ports: RoutePorts): Route =>
  defineRoute({
    ...ofScim,
    method: 'PATCH',
    path,
    summary: 'SCIM: give people a role, or take it away: they are viewers then',
    audit: { event: 'role.members_changed' },
    params,
    body: Patch,
    replies: { 200: ScimGroup },
    problems: ['user_not_found'],
    examples: {
      params: { group_id: 'recruiter' },
      request: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: [{ op: 'add', path: 'members', value: [{ value: '{{leaver_id}}' }] }],
      },
    },
    async handle({ by: { tenant }, params: { group_id: id }, body: { Operations: operations } }) {
      const role = roleOrProblem(id);
      for (const operation of operations) await applyTo(ports, { tenant, role, operation });
      return { status: 200, body: await groupOf(ports, { tenant, role, excluded: undefined }), subject: role };
    },
  });

function roleOrProblem(id: string): Role {
  const role = Role.safeParse(id);
  if (role.success) return role.data;
  throw new Problem('not_found', `There is no group ${id}. Groups are the roles of Muster.`);
}

async function applyTo(
  ports: RoutePorts,
  { tenant, role, operation }: { tenant: TenantId; role: Role; operation: Operation },
): Promise<void> {
  const named = membersIn(operation);
  if (named === undefined) return;
  if (operation.op === 'remove') return await giveRole(ports, { tenant, people: named, from: role, to: 'viewer' });
  if (operation.op === 'replace') {
    const { people } = await ports.provisionedPeople(tenant).list({ offset: 0, limit: most });
    const gone = people.filter(({ user }) => user.role === role && !named.includes(user.id));
    await giveRole(ports, { tenant, people: gone.map(({ user }) => user.id), from: role, to: 'viewer' });
  }
  await giveRole(ports, { tenant, people: named, from: undefined, to: role });
}

/** Undefined: the operation is about another attribute, such as the name, which is Muster’s own. */
function membersIn({ op, path: given, value }: Operation): readonly UserId[] | undefined {
  if (given === undefined) {
    const members = z.looseObject({ members: z.unknown() }).safeParse(value).data?.members;
    return members === undefined ? undefined : idsIn(members);
  }
  const one = /^members\[value eq "([^"]{1,128})"\]$/.exec(plainPath(given))?.[1];
  if (one !== undefined && op === 'remove') return idsIn([{ value: one }]);
  return plainName(given) === 'members' ? idsIn(value) : undefined;
}

/** With its case: ids have one. */
const plainPath = (given: string): string => given.trim().replace(/^members/i, 'members');

function idsIn(members: unknown): readonly UserId[] {
  const parsed = Members.safeParse(members);
  if (parsed.success) return parsed.data.map(({ value: id }) => id);
  throw scimFault('invalidValue', 'Name the members as a list of objects with `value`: the ids of people.');
}

async function giveRole(
  ports: RoutePorts,
  given: { tenant: TenantId; people: readonly UserId[]; from: Role | undefined; to: Role },
): Promise<void> {
  const { tenant, from, to } = given;
  for (const id of given.people) {
    const before: ProvisionedPerson = await personOrProblem(ports, tenant, id);
    if (before.user.role === to || (from !== undefined && before.user.role !== from)) continue;
    const after = { ...before, user: { ...before.user, role: to } };
    await keepPerson(ports, tenant, { before, after });
  }
}

const Described = z.looseObject({ schemas: z.array(z.string()) });

const describing = (address: `/${string}`, summary: string, page: readonly z.infer<typeof Described>[]): Route =>
  defineRoute({
    ...readsScim,
    path: address,
    summary,
    replies: { 200: listOf(Described) },
    handle: async () => ({ status: 200, body: listed({ total: page.length, first: 1, page }) }),
  });

const described: readonly Route[] = [
  defineRoute({
    ...readsScim,
    path: '/scim/v2/ServiceProviderConfig',
    summary: 'SCIM: what of it is supported',
    replies: { 200: Described },
    handle: async () => ({ status: 200, body: serviceProviderConfig }),
  }),
  describing('/scim/v2/ResourceTypes', 'SCIM: the kinds of resources', resourceTypes),
  describing('/scim/v2/Schemas', 'SCIM: their attributes', schemas),
];
