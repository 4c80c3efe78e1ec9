// Clients of the OAuth 2.0 client-credentials grant.
import { z } from 'zod';
import { Scope } from '../../core/access.ts';
import { KeyId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import type { OauthClient } from '../../core/ports/credentials.ts';
import { Problem } from '../../core/problem.ts';
import { mintKey } from '../auth/keys.ts';
import { component } from '../docs/components.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

const WireClient = component(
  'OauthClient',
  z.object({
    client_id: z.string(),
    name: z.string(),
    scopes: z.array(Scope),
    created_at: z.string(),
    revoked_at: z.string().nullable(),
  }),
);

const wire = ({ id, name, scopes, createdAt, revokedAt }: OauthClient): z.infer<typeof WireClient> => ({
  client_id: id,
  name,
  scopes,
  created_at: createdAt.toISOString(),
  revoked_at: revokedAt?.toISOString() ?? null,
});

const admin = { tag: 'platform', access: { scope: 'admin' } } as const;
const lettingIn = { tag: 'platform', access: { scope: 'admin', fresh: true } } as const;

export const oauthClientRoutes = ({ credentials, clocks, authenticator }: RoutePorts): Route[] => [
  defineRoute({
    ...lettingIn,
    method: 'POST',
    path: '/api/v1/oauth-clients',
    summary: 'Create an OAuth client; its secret is shown this once',
    audit: { event: 'oauth_client.created' },
    body: z.strictObject({ name: safeText(200).min(1), scopes: z.array(Scope).min(1).max(20) }),
    replies: { 201: WireClient.extend({ client_secret: z.string() }) },
    examples: { request: { name: 'hr portal', scopes: ['operations:read'] } },
    async handle({ by, body }) {
      const { id, key, hash } = mintKey('oauth');
      const client = { ...body, id, hash, tenant: by.tenant, createdAt: clocks.real.now(), revokedAt: null };
      await credentials.addClient(client);
      return { status: 201, body: { ...wire(client), client_secret: key }, subject: id };
    },
  }),
  defineRoute({
    ...admin,
    method: 'GET',
    path: '/api/v1/oauth-clients',
    summary: 'List the OAuth clients, revoked ones too',
    audit: readOnly,
    replies: { 200: z.object({ data: z.array(WireClient), next_cursor: z.null() }) },
    async handle({ by }) {
      const clients = await credentials.clients(by.tenant);
      return { status: 200, body: { data: clients.map(wire), next_cursor: null } };
    },
  }),
  defineRoute({
    ...lettingIn,
    method: 'DELETE',
    path: '/api/v1/oauth-clients/:client_id',
    summary: 'Revoke an OAuth client and the tokens it holds',
    examples: { params: { client_id: '{{oauth_client_id}}' } },
    audit: { event: 'oauth_client.revoked' },
    params: z.strictObject({ client_id: KeyId }),
    replies: { 204: z.undefined() },
    async handle({ by, params: { client_id: id } }) {
      if (!(await credentials.revokeClient({ tenant: by.tenant, id, at: clocks.real.now() })))
        throw new Problem('not_found', 'There is no such client that is still valid.');
      authenticator.forget();
      return { status: 204, body: undefined, subject: id };
    },
  }),
];
