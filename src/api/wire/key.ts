// An API key as it travels: everything but the key itself.
import { z } from 'zod';
import { Scope } from '../../core/access.ts';
import type { ApiKey } from '../../core/ports/credentials.ts';
import { component } from '../docs/components.ts';

export const WireKey = component(
  'ApiKey',
  z.object({
    key_id: z.string(),
    name: z.string(),
    kind: z.enum(['live', 'test', 'pub']),
    scopes: z.array(Scope),
    origins: z.array(z.string()),
    last4: z.string(),
    created_at: z.string(),
    expires_at: z.string().nullable(),
    revoked_at: z.string().nullable(),
    last_used_at: z.string().nullable(),
  }),
);

export const wireKey = (key: ApiKey): z.infer<typeof WireKey> => ({
  key_id: key.id,
  name: key.name,
  kind: key.kind,
  scopes: key.scopes,
  origins: key.origins,
  last4: key.last4,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
});
