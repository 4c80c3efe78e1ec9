// The keys that access tokens are signed with: made when needed, rotated monthly, shared by all replicas through the store.
import { type JWK, calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { Credentials } from '../../core/ports/credentials.ts';

export const algorithm = 'EdDSA';
const rotateAfterMs = 30 * 86_400_000;
// A retired key stays published until no token signed with it can be alive, and a day for caches.
const publishForMs = rotateAfterMs + 86_400_000;
const readAfterMs = 60_000;
const readAgainAfterMs = 5_000;

const SigningJwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
  kid: z.string(),
});
export type SigningJwk = z.infer<typeof SigningJwk>;

interface StoredKey {
  readonly jwk: SigningJwk;
  readonly createdAt: Date;
}

export interface KeyRing {
  /** The private key to sign with now. */
  signing(): Promise<SigningJwk>;
  called(kid: string | undefined): Promise<SigningJwk | undefined>;
  /** The public parts of all keys that may have signed a living token. */
  published(): Promise<JWK[]>;
}

export function openKeyRing(ports: { credentials: Credentials; clock: Clock }): KeyRing {
  const { credentials, clock } = ports;
  let read: { keys: readonly StoredKey[]; at: number } | undefined;

  async function keys(maxAgeMs: number): Promise<readonly StoredKey[]> {
    const now = clock.now().getTime();
    if (read !== undefined && now - read.at < maxAgeMs) return read.keys;
    const stored = await credentials.signingKeys();
    const fresh = stored
      .filter(({ createdAt }) => now - createdAt.getTime() < publishForMs)
      .map(({ jwk, createdAt }) => ({ jwk: SigningJwk.parse(JSON.parse(jwk)), createdAt }));
    read = { keys: fresh, at: now };
    return fresh;
  }

  async function signing(): Promise<SigningJwk> {
    const [newest] = await keys(readAfterMs);
    const now = clock.now();
    if (newest !== undefined && now.getTime() - newest.createdAt.getTime() < rotateAfterMs) return newest.jwk;
    const jwk = await newSigningKey();
    await credentials.addSigningKey({ id: jwk.kid, jwk: JSON.stringify(jwk), createdAt: now });
    read = undefined;
    return jwk;
  }

  async function called(kid: string | undefined): Promise<SigningJwk | undefined> {
    const find = (list: readonly StoredKey[]) => list.find(({ jwk }) => jwk.kid === kid)?.jwk;
    // Another replica may have rotated since this one last read.
    return find(await keys(readAfterMs)) ?? find(await keys(readAgainAfterMs));
  }

  return {
    signing,
    called,
    async published() {
      await signing();
      const all = await keys(readAfterMs);
      return all.map(({ jwk }) => ({ ...publicPart(jwk), alg: algorithm, use: 'sig' }));
    },
  };
}

async function newSigningKey(): Promise<SigningJwk> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  return SigningJwk.parse({ ...jwk, kid: await calculateJwkThumbprint(jwk) });
}

export const publicPart = ({ kty, crv, x, kid }: SigningJwk): JWK => ({ kty, crv, x, kid });
