// Signed statements of where the audit trail stood, and the key that they are verified with.
import { z } from 'zod';
import type { AuditCheckpoint } from '../../core/ports/audit-checkpoints.ts';
import { preferred } from '../http/negotiate.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineOpenRoute, defineRoute, readOnly } from '../route.ts';
import { WireCheckpoint, wireCheckpoint } from '../wire/audit-checkpoint.ts';
import type { RoutePorts } from './route-ports.ts';

const linesType = 'application/x-ndjson; charset=utf-8';
const none = { none: true, because: 'it changes nothing of the trail' } as const;

export const auditCheckpointRoutes = (ports: RoutePorts): Route[] => [
  listCheckpoints(ports),
  makeCheckpoint(ports),
  showKey(ports),
];

const listCheckpoints = ({ auditCheckpoints }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/audit/checkpoints',
    summary: 'List the signed checkpoints of the audit trail, newest first',
    description:
      'One is made each day. Keep them elsewhere: with them `bin/verify-audit.mjs` shows without this service that no record before them was changed. `Accept: application/x-ndjson` answers one a line.',
    tag: 'platform',
    access: { scope: 'admin' },
    audit: none,
    alternatives: [linesType],
    query: z.strictObject(pageQuery),
    replies: { 200: pageOf(WireCheckpoint) },
    async handle({ by, query: { limit, cursor }, header }) {
      const before = cursorId(cursor, z.coerce.number());
      const found = await auditCheckpoints(by.tenant).list({
        limit: limit + 1,
        ...(before !== undefined && { before }),
      });
      const wire = (one: AuditCheckpoint) => wireCheckpoint(by.tenant, one);
      const body = page(found, { limit, id: ({ records }) => String(records), wire });
      const type = preferred(header('accept'), [linesType]);
      if (type === undefined) return { status: 200, body };
      const text = body.data.map((one) => `${JSON.stringify(one)}\n`).join('');
      return { status: 200, body, text, headers: { 'content-type': type } };
    },
  });

const makeCheckpoint = ({ auditCheckpoints }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/audit/checkpoints',
    summary: 'Sign where the audit trail stands now',
    description: 'Answers the last checkpoint where nothing was recorded since.',
    tag: 'platform',
    access: { scope: 'admin' },
    audit: none,
    limit: 'jobs',
    repeatable: { because: 'it answers the last checkpoint where nothing was recorded since' },
    replies: { 201: WireCheckpoint },
    handle: async ({ by }) => ({
      status: 201,
      body: wireCheckpoint(by.tenant, await auditCheckpoints(by.tenant).make()),
    }),
  });

const AuditKeys = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      use: z.literal('sig'),
      alg: z.literal('EdDSA'),
      kid: z.string(),
      x: z.string(),
    }),
  ),
});

const showKey = ({ auditKey }: RoutePorts): Route =>
  defineOpenRoute({
    method: 'GET',
    path: '/.well-known/audit-keys.json',
    summary: 'Show the key that checkpoints of audit trails are verified with',
    description: 'A JWK set (RFC 7517). Keep it once, from a connection that you trust.',
    tag: 'platform',
    access: { public: true, because: 'a public key is public' },
    audit: readOnly,
    replies: { 200: AuditKeys },
    handle: async () => ({ status: 200, body: { keys: [auditKey] } }),
  });
