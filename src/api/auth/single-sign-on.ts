// Signing in to the console by the organization's identity provider. What one attempt is recognised by stays in the browser, sealed;
// here it is noted only that it was used.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type NewId, TenantId } from '../../core/ids.ts';
import type { Clock } from '../../core/clock.ts';
import type { Credentials } from '../../core/ports/credentials.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { IdempotencyRecords } from '../../core/ports/idempotency.ts';
import type { IdentityProvider, IdentityProviders } from '../../core/ports/identity-providers.ts';
import type { OpenId, SignInFacts } from '../../core/ports/open-id.ts';
import type { ProvisionedPeople } from '../../core/ports/provisioned-people.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import { Problem } from '../../core/problem.ts';
import { type Admitted, admitPerson, wantedClaims } from './admitted-person.ts';
import type { Seal } from './delegation.ts';
import { hashOf } from './keys.ts';
import { mintSession } from './sessions.ts';

/** As long as somebody may take at the provider. */
const attemptMs = 15 * 60_000;
/** How far two clocks may be apart. */
const skewMs = 60_000;

const Attempt = z.strictObject({
  tenant: TenantId,
  issuer: z.string(),
  clientId: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  to: z.string(),
  again: z.boolean(),
  until: z.number(),
});

export interface SingleSignOnPorts {
  readonly identityProviders: Of<IdentityProviders>;
  readonly provisionedPeople: Of<ProvisionedPeople>;
  readonly directory: Of<Directory>;
  readonly openId: OpenId;
  readonly credentials: Pick<Credentials, 'addSession'>;
  readonly idempotency: Pick<IdempotencyRecords, 'claim'>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly seal: Seal;
  readonly publicUrl: string;
}

export interface SignedIn extends Admitted {
  readonly token: string;
  readonly seconds: number;
  /** Where the person wanted to go. */
  readonly to: string;
}

/** Each organization has a way back of its own: a code of one provider is never taken to another (RFC 9700 §4.4.2). */
export const callbackOf = (publicUrl: string, tenant: string): string =>
  `${publicUrl}/sso/${encodeURIComponent(tenant)}/callback`;

/** Only pages of the console, written plainly: nothing that leads a browser elsewhere. */
const landing = (to: string | undefined): string =>
  to !== undefined && to.length <= 300 && /^\/console\/(?:[\w-]+\/?)*$/.test(to) ? to : '/console/';

const random = (): string => randomBytes(32).toString('base64url');

export function openSingleSignOn(ports: SingleSignOnPorts) {
  const { identityProviders, openId, clock, seal, publicUrl } = ports;

  return {
    /** The address at the provider, and what the browser keeps meanwhile. */
    async begin(
      tenant: TenantId,
      { to, again }: { to: string | undefined; again: boolean },
    ): Promise<{ url: string; attempt: string; seconds: number }> {
      const provider = await identityProviders(tenant).get();
      if (provider === undefined) throw notOffered();
      const { issuer, clientId } = provider;
      const own = { issuer, clientId, state: random(), nonce: random(), verifier: random(), again };
      const acr = provider.strength?.acr;
      const url = await openId.authorizeUrl({ ...own, acr, redirectUri: callbackOf(publicUrl, tenant) });
      const until = clock.now().getTime() + attemptMs;
      return { url, attempt: seal.seal({ tenant, ...own, to: landing(to), until }), seconds: attemptMs / 1_000 };
    },

    /** `answer`: what the provider sent the browser back with. Throws `bad_request`, `upstream_failed` or `forbidden`. */
    async finish(
      tenant: TenantId,
      given: { attempt: string | undefined; answer: URLSearchParams; device: string },
    ): Promise<SignedIn> {
      const attempt = given.attempt === undefined ? undefined : Attempt.safeParse(seal.open(given.attempt)).data;
      const now = clock.now();
      if (attempt === undefined || attempt.tenant !== tenant || attempt.until <= now.getTime()) throw startAgain();
      const provider = await identityProviders(tenant).get();
      if (provider?.issuer !== attempt.issuer || provider.clientId !== attempt.clientId) throw startAgain();
      await spend(attempt, now);
      const { claims, signIn } = await openId.claims(
        { ...attempt, redirectUri: callbackOf(publicUrl, tenant) },
        {
          secret: await identityProviders(tenant).secret(),
          answer: given.answer,
          wanted: wantedClaims(provider),
        },
      );
      refuseWeak(provider, signIn);
      const provedAt = provedBy(signIn, attempt, now);
      const admitted = await admitPerson(provider, claims, {
        directory: ports.directory(tenant),
        people: ports.provisionedPeople(tenant),
        newId: ports.newId,
      });
      await identityProviders(tenant).prove(attempt);
      const { id: user, role } = admitted.user;
      const seconds = provider.sessionHours * 3_600;
      const visitor = { tenant, user, role, device: given.device, lifetimeMs: seconds * 1_000, provedAt };
      const { token, session } = mintSession('session', visitor, now);
      await ports.credentials.addSession(session);
      return { ...admitted, token, seconds, to: attempt.to };
    },
  };

  /** A state that comes a second time was copied. */
  async function spend({ state, until }: z.infer<typeof Attempt>, now: Date): Promise<void> {
    const end = new Date(until + 60_000);
    const key = hashOf(state);
    const claim = { scope: 'single-sign-on', key, fingerprint: key, now, leaseUntil: end, expiresAt: end };
    if ((await ports.idempotency.claim(claim)).kind !== 'new') throw startAgain();
  }
}
export type SingleSignOn = ReturnType<typeof openSingleSignOn>;

/** A sign-in that is weaker than the organization asks for, or that says nothing of its strength (ASVS 5.0, V6.8.4). */
function refuseWeak({ strength }: IdentityProvider, { acr, amr }: SignInFacts): void {
  if (strength === null) return;
  const isWeak = strength.acr.length > 0 && (acr === null || !strength.acr.includes(acr));
  if (!isWeak && strength.amr.every((method) => amr.includes(method))) return;
  throw new Problem(
    'forbidden',
    'Your organization asks for a stronger sign-in than this one, or your identity provider did not tell how you signed in. Ask an admin.',
  );
}

/** When the person showed the provider who they are. Asked to do so anew, one that says an older time did not ask. */
function provedBy({ authTime }: SignInFacts, { again, until }: z.infer<typeof Attempt>, now: Date): Date | null {
  if (authTime === null) return null;
  const begun = until - attemptMs;
  if (again && authTime.getTime() < begun - skewMs)
    throw new Problem('forbidden', 'Your identity provider did not ask you to sign in again. Sign out there first.');
  return authTime < now ? authTime : now;
}

const notOffered = (): Problem =>
  new Problem('not_found', 'No organization of that name signs in here. Check the name, or use a sign-in link.');
const startAgain = (): Problem =>
  new Problem(
    'bad_request',
    'This sign-in was not begun in this browser, was used before or took too long. Start again.',
  );
