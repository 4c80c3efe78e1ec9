// People as an identity provider keeps them: SCIM 2.0 (RFC 7644), as Okta and Entra ID speak it.
import { z } from 'zod';
import { type TenantId, UserId } from '../../core/ids.ts';
import type { ProvisionedPerson } from '../../core/ports/provisioned-people.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { personFilter } from '../scim/filter.ts';
import { keepPerson, personFrom, personOrProblem } from '../scim/people.ts';
import { mostListed } from '../scim/static.ts';
import { Patch, patched } from '../scim/user-patch.ts';
import { GivenUser, ScimUser, scimUser } from '../scim/user-resource.ts';
import type { RoutePorts } from './route-ports.ts';

export const ofScim = { tag: 'platform', access: { scope: 'people:provision' }, scim: true } as const;
export const readsScim = { ...ofScim, method: 'GET', audit: readOnly } as const;
const params = z.strictObject({ user_id: UserId });
const path = '/scim/v2/Users/:user_id';

/** What clients ask for; whatever is asked to be left out is sent all the same but for members (RFC 7644 §3.9 allows it). */
export const scimQuery = {
  attributes: z.string().max(2_000).optional(),
  excludedAttributes: z.string().max(2_000).optional(),
};
export const listQuery = z.strictObject({
  ...scimQuery,
  filter: z.string().max(2_000).optional().describe('One attribute that equals a text, such as `userName eq "x"`.'),
  startIndex: z.coerce
    .number()
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .default(1)
    .describe('From 1; less is taken for 1.'),
  count: z.coerce
    .number()
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .default(100)
    .describe(`Up to ${mostListed}; less than 0 is taken for 0.`),
  sortBy: z.string().max(200).optional(),
  sortOrder: z.string().max(20).optional(),
});
export const listOf = <T extends z.ZodType>(resource: T) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.int(),
    startIndex: z.int(),
    itemsPerPage: z.int(),
    Resources: z.array(resource),
  });
export const listed = <T>(all: { total: number; first: number; page: readonly T[] }) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: all.total,
  startIndex: all.first,
  itemsPerPage: all.page.length,
  Resources: [...all.page],
});

export const scimUserRoutes = (ports: RoutePorts): Route[] => [
  list(ports),
  create(ports),
  show(ports),
  replace(ports),
  change(ports),
  remove(ports),
];

const list = ({ provisionedPeople, config: { publicUrl } }: RoutePorts): Route =>
  defineRoute({
    ...readsScim,
    path: '/scim/v2/Users',
    summary: 'SCIM: find people, those who left among them',
    query: listQuery,
    replies: { 200: listOf(ScimUser) },
    async handle({ by, query }) {
      const first = Math.max(1, query.startIndex);
      const limit = Math.min(mostListed, Math.max(0, query.count));
      const asked = { filter: personFilter(query.filter), offset: first - 1, limit };
      const { total, people } = await provisionedPeople(by.tenant).list(asked);
      return { status: 200, body: listed({ total, first, page: people.map((one) => scimUser(one, publicUrl)) }) };
    },
  });

const create = (ports: RoutePorts): Route =>
  defineRoute({
    ...ofScim,
    method: 'POST',
    path: '/scim/v2/Users',
    summary: 'SCIM: add a person; the role is `viewer` unless `roles` names another',
    audit: { event: 'user.created' },
    repeatable: { because: 'a user name is taken once' },
    body: GivenUser,
    replies: { 201: ScimUser },
    problems: ['conflict'],
    examples: { request: { userName: 'jules.byrne@example.com', displayName: 'Jules Byrne', externalId: '00u1a2b3' } },
    async handle({ by, body }) {
      const after = personFrom(body, undefined, UserId.parse(ports.newId('u')));
      const resource = scimUser(
        await keepPerson(ports, by.tenant, { before: undefined, after }),
        ports.config.publicUrl,
      );
      return { status: 201, body: resource, subject: resource.id, headers: { location: resource.meta.location } };
    },
  });

const show = (ports: RoutePorts): Route =>
  defineRoute({
    ...readsScim,
    path,
    summary: 'SCIM: show a person',
    params,
    query: z.strictObject(scimQuery),
    replies: { 200: ScimUser },
    problems: ['user_not_found'],
    handle: async ({ by, params: { user_id: id } }) => ({
      status: 200,
      body: scimUser(await personOrProblem(ports, by.tenant, id), ports.config.publicUrl),
    }),
  });

const replace = (ports: RoutePorts): Route =>
  defineRoute({
    ...ofScim,
    method: 'PUT',
    path,
    summary: 'SCIM: replace what is kept of a person; `active: false` ends every way in',
    audit: { event: 'user.changed' },
    params,
    body: GivenUser,
    replies: { 200: ScimUser },
    problems: ['user_not_found', 'conflict'],
    examples: { params: { user_id: '{{leaver_id}}' }, request: { userName: 'lee.fields@example.com', active: true } },
    handle: ({ by, params: { user_id: id }, body }) =>
      keptAs(ports, { tenant: by.tenant, id }, (before) => personFrom(body, before, id)),
  });

/** Throws `user_not_found`, and what `keepPerson` throws. */
async function keptAs(
  ports: RoutePorts,
  { tenant, id }: { readonly tenant: TenantId; readonly id: UserId },
  changed: (before: ProvisionedPerson) => ProvisionedPerson,
) {
  const before = await personOrProblem(ports, tenant, id);
  const after = await keepPerson(ports, tenant, { before, after: changed(before) });
  return { status: 200 as const, body: scimUser(after, ports.config.publicUrl), subject: id };
}

const change = (ports: RoutePorts): Route =>
  defineRoute({
    ...ofScim,
    method: 'PATCH',
    path,
    summary: 'SCIM: change a person; `active: false` ends every way in',
    audit: { event: 'user.changed' },
    params,
    body: Patch,
    replies: { 200: ScimUser },
    problems: ['user_not_found', 'conflict'],
    examples: {
      params: { user_id: '{{leaver_id}}' },
      request: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: [{ op: 'replace', path: 'active', value: false }],
      },
    },
    handle: ({ by, params: { user_id: id }, body: { Operations: operations } }) =>
      keptAs(ports, { tenant: by.tenant, id }, (before) => patched(before, operations)),
  });

const remove = (ports: RoutePorts): Route =>
  defineRoute({
    ...ofScim,
    method: 'DELETE',
    path,
    summary: 'SCIM: remove a person; what they did stays in the log',
    examples: { params: { user_id: '{{leaver_id}}' } },
    audit: { event: 'user.removed' },
    params,
    replies: { 204: z.undefined() },
    problems: ['user_not_found'],
    async handle({ by: { tenant }, params: { user_id: id } }) {
      await personOrProblem(ports, tenant, id);
      await ports.provisionedPeople(tenant).remove(id);
      await ports.credentials.endAccess({ tenant, user: id });
      ports.authenticator.forget();
      return { status: 204, body: undefined, subject: id };
    },
  });
