// The credentials that a start hands out: the first API key, and the one-time link to the console.
import { hashOf, mintKey } from '../api/auth/keys.ts';
import { loginLink, mintSession } from '../api/auth/sessions.ts';
import { scopes } from '../core/access.ts';
import type { TenantId } from '../core/ids.ts';
import { KeyId } from '../core/ids.ts';
import type { Credentials } from '../core/ports/credentials.ts';

import type { HandedKey } from './handed-keys.ts';

interface Granting {
  readonly credentials: Credentials;
  readonly tenant: TenantId;
  readonly now: Date;
}

/** The key of the environment, known by its hash. Nothing happens where it is known already. */
export async function admitKey({ credentials, tenant, now }: Granting, secret: string): Promise<void> {
  const hash = hashOf(secret);
  if ((await credentials.keyByHash(hash)) !== undefined) return;
  const id = KeyId.parse(`environment-${hash.slice(0, 12)}`);
  try {
    await credentials.addKey({ ...keyOf(tenant, now), id, name: 'MUSTER_API_KEY', hash, last4: secret.slice(-4) });
  } catch (error) {
    // Another replica that starts with the same key may have been quicker.
    if ((await credentials.keyByHash(hash)) === undefined) throw error;
  }
}

/** A new key with every scope; the text is answered once and kept nowhere. */
export async function makeKey({ credentials, tenant, now }: Granting): Promise<string> {
  const { id, key, hash, last4 } = mintKey('live');
  await credentials.addKey({ ...keyOf(tenant, now), id, name: 'first key', hash, last4 });
  return key;
}

/** A key that somebody else minted and keeps, known by its hash. */
export async function admitMinted({ credentials, tenant, now }: Granting, known: HandedKey): Promise<void> {
  await credentials.addKey({ ...keyOf(tenant, now), ...known, name: 'new key' });
}

/** A publishable key for the veterans' chat. It stands on public pages, so whoever keeps its text keeps no secret. */
export async function makeWidgetKey({ credentials, tenant, now }: Granting): Promise<string> {
  const { id, key, hash, last4 } = mintKey('pub');

  await credentials.addKey({
    ...keyOf(tenant, now),
    id,
    name: 'widget',
    kind: 'pub',
    scopes: ['veteran:read'],
    hash,
    last4,
  });
  return key;
}

export async function makeLoginLink({ credentials, tenant, now }: Granting, publicUrl: string): Promise<string> {
  const { token, session } = mintSession('link', { tenant, user: null, role: 'admin' }, now);
  await credentials.addSession(session);
  return loginLink(publicUrl, token);
}

const keyOf = (tenant: TenantId, now: Date) => ({
  tenant,
  kind: 'live' as const,
  scopes: [...scopes],
  origins: [],
  createdAt: now,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
});
