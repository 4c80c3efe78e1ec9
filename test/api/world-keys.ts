// Keys of every kind for the API world.
import { type KeyKind, mintKey } from '../../src/api/auth/keys.ts';
import { type Scope, scopes as allScopes } from '../../src/core/access.ts';
import { TenantId } from '../../src/core/ids.ts';
import type { FakeCredentials } from '../fakes/credentials.ts';
import type { TestClock } from '../support/clock.ts';

const home = TenantId.parse('sandbox');

export interface KeyOptions {
  readonly tenant?: TenantId;
  readonly scopes?: readonly Scope[];
  readonly kind?: Exclude<KeyKind, 'oauth'>;
  readonly expiresAt?: Date;
  readonly origins?: readonly string[];
}

export const keyMaker =
  (credentials: FakeCredentials, clock: TestClock) =>
  async ({ tenant = home, scopes = allScopes, kind = 'live', expiresAt, origins = [] }: KeyOptions = {}) => {
    const { key, ...minted } = mintKey(kind);
    const lasting = { createdAt: clock.real.now(), expiresAt: expiresAt ?? null, revokedAt: null, lastUsedAt: null };
    const rights = { scopes: [...scopes], origins: [...origins] };
    await credentials.addKey({ ...minted, ...rights, ...lasting, tenant, name: 'test', kind });
    return key;
  };
