// Access tokens: RFC 9068 JWTs, signed with Ed25519, alive for 15 minutes.
import { type JWK, type JWTPayload, SignJWT, importJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import { Scope } from '../../core/access.ts';
import type { Clock } from '../../core/clock.ts';
import { KeyId, TenantId } from '../../core/ids.ts';
import type { Credentials } from '../../core/ports/credentials.ts';
import { Problem } from '../../core/problem.ts';
import { type KeyRing, algorithm, openKeyRing, publicPart } from './key-ring.ts';

export const tokenSeconds = 900;

const Claims = z.object({ client_id: KeyId, tenant: TenantId, scope: z.string(), exp: z.number() });

interface Grant {
  readonly client: KeyId;
  readonly tenant: TenantId;
  readonly scopes: readonly Scope[];
}

interface VerifiedGrant extends Grant {
  readonly expiresAt: Date;
}

export interface Tokens {
  issue(grant: Grant & { id: string }): Promise<string>;
  /** Throws `unauthorized`. */
  verify(token: string): Promise<VerifiedGrant>;
  /** The public keys, as `/.well-known/jwks.json` shows them. */
  jwks(): Promise<{ keys: JWK[] }>;
}

export function openTokens(ports: { credentials: Credentials; clock: Clock; publicUrl: string }): Tokens {
  const { credentials, clock, publicUrl } = ports;
  const ring = openKeyRing({ credentials, clock });

  return {
    async issue({ id, client, tenant, scopes }) {
      const jwk = await ring.signing();
      const issuedAt = Math.floor(clock.now().getTime() / 1_000);
      return await new SignJWT({ client_id: client, tenant, scope: scopes.join(' ') })
        .setProtectedHeader({ alg: algorithm, typ: 'at+jwt', kid: jwk.kid })
        .setIssuer(publicUrl)
        .setAudience(publicUrl)
        .setSubject(client)
        .setJti(id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenSeconds)
        .sign(await importJWK(jwk, algorithm));
    },

    async verify(token) {
      const payload = await verified(token, { ring, publicUrl, now: clock.now() });
      const claims = Claims.safeParse(payload);
      if (!claims.success) throw refused(claims.error);
      const scopes = claims.data.scope.split(' ').flatMap((scope) => Scope.safeParse(scope).data ?? []);
      const { client_id: client, tenant, exp } = claims.data;
      return { client, tenant, scopes, expiresAt: new Date(exp * 1_000) };
    },

    jwks: async () => ({ keys: await ring.published() }),
  };
}

async function verified(token: string, trust: { ring: KeyRing; publicUrl: string; now: Date }): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const jwk = await trust.ring.called(kid);
        if (jwk === undefined) throw refused(undefined);
        return await importJWK(publicPart(jwk), algorithm);
      },
      {
        algorithms: [algorithm],
        issuer: trust.publicUrl,
        audience: trust.publicUrl,
        typ: 'at+jwt',
        requiredClaims: ['exp', 'iat', 'sub', 'jti'],
        maxTokenAge: tokenSeconds,
        clockTolerance: 5,
        currentDate: trust.now,
      },
    );
    return payload;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) throw refused(error);
    throw error;
  }
}

const refused = (cause: unknown): Problem =>
  new Problem('unauthorized', 'The access token is not valid any more. Ask /oauth/token for a new one.', { cause });
