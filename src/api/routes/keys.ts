// API keys: made (and shown once), listed, revoked.
import { z } from 'zod';
import { GivenInstant } from '../../core/dates.ts';
import { Scope } from '../../core/access.ts';
import { KeyId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import type { ApiKey } from '../../core/ports/credentials.ts';
import { Problem } from '../../core/problem.ts';
import { mintKey } from '../auth/keys.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireKey, wireKey } from '../wire/key.ts';
import type { RoutePorts } from './route-ports.ts';

const origin = z
  .string()
  .max(255)
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'an origin such as https://jobs.example.com');

const body = z.strictObject({
  name: safeText(200).min(1),
  kind: z.enum(['live', 'test', 'pub']).describe('`pub` is for browsers and reaches veteran addresses only.'),
  scopes: z.array(Scope).min(1).max(20),
  origins: z
    .array(origin)
    .max(50)
    .optional()
    .describe('Sites that may use a publishable key, or show the builder in a frame with `integrations:embed`.'),
  expires_at: GivenInstant.optional(),
});

const admin = { tag: 'platform', access: { scope: 'admin' } } as const;
const lettingIn = { tag: 'platform', access: { scope: 'admin', fresh: true } } as const;

export const keyRoutes = (ports: RoutePorts): Route[] => [createKey(ports), listKeys(ports), revokeKey(ports)];

const createKey = ({ credentials, clocks }: RoutePorts): Route =>
  defineRoute({
    ...lettingIn,
    method: 'POST',
    path: '/api/v1/keys',
    summary: 'Create an API key; it is shown this once',
    audit: { event: 'key.created' },
    body,
    replies: { 201: WireKey.extend({ key: z.string().describe('The key itself. It is stored nowhere.') }) },
    examples: { request: { name: 'payroll job', kind: 'live', scopes: ['operations:*'] } },
    async handle({ by, body: given }) {
      const createdAt = clocks.real.now();
      const expiresAt = given.expires_at === undefined ? null : new Date(given.expires_at);
      refuseOddKeys(given, { expiresAt, now: createdAt });
      const { key, id, hash, last4 } = mintKey(given.kind);
      const { name, kind, scopes, origins = [] } = given;
      const record = { id, tenant: by.tenant, name, kind, scopes, origins, hash, last4, createdAt, expiresAt };
      const stored: ApiKey = { ...record, revokedAt: null, lastUsedAt: null };
      await credentials.addKey(stored);
      return { status: 201, body: { ...wireKey(stored), key }, subject: id };
    },
  });

function refuse(path: string, message: string): never {
  throw new Problem('validation_failed', `${path}: ${message}`, { errors: [{ path, code: 'custom', message }] });
}

function refuseOddKeys(given: z.output<typeof body>, { expiresAt, now }: { expiresAt: Date | null; now: Date }): void {
  if (expiresAt !== null && expiresAt <= now) refuse('expires_at', 'must lie in the future');
  const mayHaveOrigins = given.kind === 'pub' || given.scopes.includes('integrations:embed');
  if (!mayHaveOrigins && given.origins !== undefined)
    refuse('origins', 'only publishable keys and keys with integrations:embed have origins');
  if (given.kind === 'pub' && given.scopes.some((scope) => !scope.startsWith('veteran:')))
    refuse('scopes', 'a publishable key may hold veteran scopes only');
}

const listKeys = ({ credentials }: RoutePorts): Route =>
  defineRoute({
    ...admin,
    method: 'GET',
    path: '/api/v1/keys',
    summary: 'List the API keys, revoked ones too',
    audit: readOnly,
    replies: { 200: z.object({ data: z.array(WireKey), next_cursor: z.null() }) },
    async handle({ by }) {
      const keys = await credentials.keys(by.tenant);
      return { status: 200, body: { data: keys.map(wireKey), next_cursor: null } };
    },
  });

const revokeKey = ({ credentials, clocks, authenticator }: RoutePorts): Route =>
  defineRoute({
    ...lettingIn,
    method: 'DELETE',
    path: '/api/v1/keys/:key_id',
    summary: 'Revoke an API key; it stops within five seconds',
    audit: { event: 'key.revoked' },
    params: z.strictObject({ key_id: KeyId }),
    replies: { 204: z.undefined() },
    async handle({ by, params: { key_id: id } }) {
      if (!(await credentials.revokeKey({ tenant: by.tenant, id, at: clocks.real.now() })))
        throw new Problem('not_found', 'There is no such key that is still valid.');
      authenticator.forget();
      return { status: 204, body: undefined, subject: id };
    },
  });
