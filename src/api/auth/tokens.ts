// Access tokens: RFC 9068 JWTs, signed with Ed25519, alive for 15 minutes.
import { type JWK, type JWTPayload, SignJWT, importJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import { Scope } from '../../core/access.ts';
import type { Clock } from '../../core/clock.ts';
import { KeyId, TenantId } from '../../core/ids.ts';
import type { Credentials } from '../../core/ports/credentials.ts';
import { Problem } from '../../core/problem.ts';
import { EmbedGrant } from './embedding.ts';
import { type KeyRing, algorithm, openKeyRing, publicPart } from './key-ring.ts';

export const tokenSeconds = 900;

/** The resource that programs acting for people are let to (RFC 8707, RFC 9728). */
export const mcpResource = (publicUrl: string): string => `${publicUrl}/mcp`;

const Claims = z.object({ tenant: TenantId, scope: z.string(), exp: z.number(), aud: z.string() });
const ClientClaims = Claims.extend({ client_id: KeyId });
/** The builder in another page: its audience is the builder, so that such a token is never taken for another. */
const embedResource = (publicUrl: string): string => `${publicUrl}/embed`;
const EmbedClaims = Claims.extend({ client_id: KeyId, embed: EmbedGrant });
/** `sid`: the hash of the grant that a person gave to a program. */
const GrantClaims = Claims.extend({ sid: z.string() });

interface Grant {
  readonly client: KeyId;
  readonly tenant: TenantId;
  readonly scopes: readonly Scope[];
}

interface DelegatedGrant {
  /** The hash of the grant's session. */
  readonly grant: string;
  readonly program: string;
  readonly subject: string;
  readonly tenant: TenantId;
  readonly scopes: readonly Scope[];
}

export type Verified = Pick<Grant, 'tenant' | 'scopes'> & { readonly expiresAt: Date } & (
    | { readonly kind: 'client'; readonly client: KeyId }
    | { readonly kind: 'grant'; readonly grant: string }
    | { readonly kind: 'embed'; readonly key: KeyId; readonly embed: EmbedGrant }
  );

export interface Tokens {
  issue(grant: Grant & { id: string }): Promise<string>;
  /** For a program that acts for a person: its audience is /mcp alone (RFC 8707). */
  issueDelegated(grant: DelegatedGrant & { id: string }): Promise<string>;
  /** For the builder in another page. */
  issueEmbedded(given: { id: string; key: KeyId; tenant: TenantId; grant: EmbedGrant }): Promise<string>;
  /** Throws `unauthorized`. */
  verify(token: string): Promise<Verified>;
  /** The public keys, as `/.well-known/jwks.json` shows them. */
  jwks(): Promise<{ keys: JWK[] }>;
}

export function openTokens(ports: { credentials: Credentials; clock: Clock; publicUrl: string }): Tokens {
  const { credentials, clock, publicUrl } = ports;
  const ring = openKeyRing({ credentials, clock });

  const signed = async (claims: JWTPayload & { id: string; audience: string }): Promise<string> => {
    const { id, audience, sub, ...rest } = claims;
    const jwk = await ring.signing();
    const issuedAt = Math.floor(clock.now().getTime() / 1_000);
    return await new SignJWT(rest)
      .setProtectedHeader({ alg: algorithm, typ: 'at+jwt', kid: jwk.kid })
      .setIssuer(publicUrl)
      .setAudience(audience)
      .setSubject(sub ?? '')
      .setJti(id)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + tokenSeconds)
      .sign(await importJWK(jwk, algorithm));
  };

  return {
    issue: async ({ id, client, tenant, scopes }) =>
      await signed({ id, audience: publicUrl, sub: client, client_id: client, tenant, scope: scopes.join(' ') }),

    issueDelegated: async ({ id, grant, program, subject, tenant, scopes }) =>
      await signed({
        id,
        audience: mcpResource(publicUrl),
        sub: subject,
        client_id: program,
        sid: grant,
        tenant,
        scope: scopes.join(' '),
      }),

    issueEmbedded: async ({ id, key, tenant, grant }) =>
      await signed({
        id,
        audience: embedResource(publicUrl),
        sub: key,
        client_id: key,
        tenant,
        scope: grant.mode === 'edit' ? 'integrations:*' : 'integrations:read',
        embed: grant,
      }),

    async verify(token) {
      const payload = await verified(token, { ring, publicUrl, now: clock.now() });
      switch (payload.aud) {
        case embedResource(publicUrl): {
          const { client_id: key, embed, ...claims } = claimed(EmbedClaims, payload);
          return { ...sharedOf(claims), kind: 'embed', key, embed };
        }
        case mcpResource(publicUrl): {
          const { sid: grant, ...claims } = claimed(GrantClaims, payload);
          return { ...sharedOf(claims), kind: 'grant', grant };
        }
        default: {
          const { client_id: client, ...claims } = claimed(ClientClaims, payload);
          return { ...sharedOf(claims), kind: 'client', client };
        }
      }
    },

    jwks: async () => ({ keys: await ring.published() }),
  };
}

function claimed<Claimed extends z.ZodType>(claims: Claimed, payload: JWTPayload): z.output<Claimed> {
  const read = claims.safeParse(payload);
  if (!read.success) throw refused(read.error);
  return read.data;
}

const sharedOf = ({ tenant, scope, exp }: z.output<typeof Claims>) => ({
  tenant,
  scopes: scope.split(' ').flatMap((one) => Scope.safeParse(one).data ?? []),
  expiresAt: new Date(exp * 1_000),
});

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
        audience: [trust.publicUrl, mcpResource(trust.publicUrl), embedResource(trust.publicUrl)],
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
