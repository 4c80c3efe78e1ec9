// The organizations of this service, for its operator. A new one gets its first admin key, shown once.
import { z } from 'zod';
import { TenantId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import type { Organization } from '../../core/ports/directory.ts';
import { Problem } from '../../core/problem.ts';
import { mintKey } from '../auth/keys.ts';
import { component } from '../docs/components.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

const WireOrganization = component(
  'Organization',
  z.object({
    client_id: z.string(),
    name: z.string(),
    mode: z.enum(['sandbox', 'live']),
    created_at: z.string(),
  }),
);
const wire = ({ id, name, mode, createdAt }: Organization): z.infer<typeof WireOrganization> => ({
  client_id: id,
  name,
  mode,
  created_at: createdAt.toISOString(),
});

const slug = TenantId.refine((id) => /^[a-z0-9][a-z0-9_-]{1,62}$/.test(id), 'lower-case letters, digits, - and _');
const operator = { tag: 'platform', access: { scope: 'admin', operator: true } } as const;

export const organizationRoutes = (ports: RoutePorts): Route[] => [
  createOrganization(ports),
  listOrganizations(ports),
  showOrganization(ports),
];

const createOrganization = ({ organizations, credentials, clocks, newId }: RoutePorts): Route =>
  defineRoute({
    ...operator,
    method: 'POST',
    path: '/api/v1/organizations',
    summary: 'Create an organization with its first admin key, shown this once',
    audit: { event: 'organization.created' },
    body: z.strictObject({ name: safeText(200).min(1), client_id: slug.optional() }),
    replies: { 201: WireOrganization.extend({ key_id: z.string(), key: z.string() }) },
    problems: ['conflict'],
    examples: { request: { name: 'Northwind Hospitals', client_id: 'northwind' } },
    async handle({ body }) {
      const id = body.client_id ?? TenantId.parse(newId('org').toLowerCase());
      if ((await organizations.get(id)) !== undefined) throw new Problem('conflict', `${id} exists already.`);
      const createdAt = clocks.real.now();
      const organization = { id, name: body.name, mode: 'live' as const, operator: false, createdAt };
      await organizations.create(organization);
      const { key, id: keyId, hash, last4 } = mintKey('live');
      await credentials.addKey({
        id: keyId,
        tenant: id,
        name: 'first admin key',
        kind: 'live',
        scopes: ['admin'],
        origins: [],
        hash,
        last4,
        createdAt,
        expiresAt: null,
        revokedAt: null,
        lastUsedAt: null,
      });
      return { status: 201, body: { ...wire(organization), key_id: keyId, key }, subject: id };
    },
  });

const listOrganizations = ({ organizations }: RoutePorts): Route =>
  defineRoute({
    ...operator,
    method: 'GET',
    path: '/api/v1/organizations',
    summary: 'List the organizations',
    audit: readOnly,
    replies: { 200: z.object({ data: z.array(WireOrganization), next_cursor: z.null() }) },
    async handle() {
      const all = await organizations.list();
      return { status: 200, body: { data: all.map(wire), next_cursor: null } };
    },
  });

const showOrganization = ({ organizations }: RoutePorts): Route =>
  defineRoute({
    ...operator,
    method: 'GET',
    path: '/api/v1/organizations/:client_id',
    summary: 'Show one organization',
    examples: { params: { client_id: '{{organization_id}}' } },
    audit: readOnly,
    params: z.strictObject({ client_id: TenantId }),
    replies: { 200: WireOrganization },
    async handle({ params: { client_id } }) {
      const organization = await organizations.get(client_id);
      if (organization === undefined) throw new Problem('not_found', 'There is no such organization.');
      return { status: 200, body: wire(organization) };
    },
  });
