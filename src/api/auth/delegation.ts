// A program that acts for a person: authorisation code with PKCE (RFC 6749 §4.1, RFC 7636), tokens of 15 minutes, refresh tokens
// that work once (RFC 9700 §4.14). Such a token opens /mcp and nothing else: it proposes, and never decides.
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Role, Scope, scopesOf, allows } from '../../core/access.ts';
import type { Clock } from '../../core/clock.ts';
import type { TenantId, UserId } from '../../core/ids.ts';
import type { Credentials, Session } from '../../core/ports/credentials.ts';
import { hashOf } from './keys.ts';

const codeMs = 60_000;
const grantMs = 90 * 24 * 3_600_000;

/** Seals what a program keeps for us: what it presents later was written here. */
export interface Seal {
  seal(value: unknown): string;
  /** Undefined for whatever was not sealed here. */
  open(token: string): unknown;
}

/** A program that registered itself. Nothing is stored: its id holds what it said. */
export const Program = z.strictObject({ kind: z.literal('program'), name: z.string(), redirects: z.array(z.string()) });
export type Program = z.infer<typeof Program>;

const Code = z.strictObject({
  kind: z.literal('code'),
  once: z.string(),
  program: z.string(),
  redirect: z.string(),
  challenge: z.string(),
  scopes: z.array(Scope),
});
const Refresh = z.strictObject({
  kind: z.literal('refresh'),
  once: z.string(),
  grant: z.string(),
  program: z.string(),
  scopes: z.array(Scope),
});

export interface Consent {
  readonly tenant: TenantId;
  readonly user: UserId | null;
  readonly role: Role;
  /** The program's id and name. */
  readonly program: string;
  readonly name: string;
  readonly redirect: string;
  readonly challenge: string;
  readonly scopes: readonly Scope[];
}

/** What a program is given: who it acts for, under which grant, and the token that continues it. */
export interface Delegated {
  readonly session: Session;
  readonly scopes: readonly Scope[];
  readonly refresh: string;
}

export interface DelegationPorts {
  readonly credentials: Credentials;
  readonly clock: Clock;
  readonly seal: Seal;
}

/** Scopes that a person of that role can hand on; all that were asked for or nothing. */
export const mayHandOn = (role: Role, wanted: readonly Scope[]): boolean => {
  const held = new Set<Scope>(scopesOf[role]);
  return wanted.every((scope) => allows(held, scope));
};

/** No person sits at a program. */
const ofGrants = { activeAt: null, provedAt: null };

export function openDelegation({ credentials, clock, seal }: DelegationPorts) {
  const keep = async (of: Pick<Session, 'tenant' | 'user' | 'role' | 'device'>, kind: Session['kind'], ms: number) => {
    const secret = randomBytes(32).toString('base64url');
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + ms);
    const session = { ...of, kind, hash: hashOf(secret), createdAt: now, expiresAt, lastUsedAt: null, ...ofGrants };
    await credentials.addSession(session);
    return { secret, session };
  };

  const continued = async (
    session: Session,
    held: Pick<z.infer<typeof Refresh>, 'program' | 'scopes'>,
  ): Promise<Delegated> => {
    const { secret: once } = await keep(session, 'refresh', grantMs);
    const { program, scopes } = held;
    return { session, scopes, refresh: seal.seal({ kind: 'refresh', once, grant: session.hash, program, scopes }) };
  };

  return {
    /** The code for a program whose person agreed. Works once, within a minute. */
    async code({ name, redirect, challenge, scopes, program, ...person }: Consent): Promise<string> {
      const { secret: once } = await keep({ ...person, device: name }, 'code', codeMs);
      return seal.seal({ kind: 'code', once, program, redirect, challenge, scopes });
    },

    /** Undefined for a code that is unknown, used, too old, of another program or without its verifier. */
    async exchange(given: {
      code: string;
      program: string;
      redirect: string;
      verifier: string;
    }): Promise<Delegated | undefined> {
      const code = Code.safeParse(seal.open(given.code)).data;
      if (code === undefined || code.program !== given.program || code.redirect !== given.redirect) return undefined;
      const taken = await credentials.takeOnce(hashOf(code.once), 'code');
      if (taken === undefined || taken.expiresAt <= clock.now()) return undefined;
      if (challengeOf(given.verifier) !== code.challenge) return undefined;
      const { session } = await keep(taken, 'grant', grantMs);
      return await continued(session, code);
    },

    /** A refresh token that comes a second time was copied: the whole grant ends. */
    async refresh(given: { token: string; program: string }): Promise<Delegated | undefined> {
      const held = Refresh.safeParse(seal.open(given.token)).data;
      if (held === undefined || held.program !== given.program) return undefined;
      const taken = await credentials.takeOnce(hashOf(held.once), 'refresh');
      if (taken === undefined) {
        await credentials.removeSession(held.grant);
        return undefined;
      }
      const session = await standing(held.grant);
      return session === undefined || taken.expiresAt <= clock.now() ? undefined : await continued(session, held);
    },

    /** Ends the grant behind a refresh token; whatever is none is no matter (RFC 7009 §2.2). */
    async revoke(token: string): Promise<void> {
      const held = Refresh.safeParse(seal.open(token)).data;
      if (held !== undefined) await credentials.removeSession(held.grant);
    },
  };

  async function standing(hash: string): Promise<Session | undefined> {
    const session = await credentials.session(hash);
    return session?.kind === 'grant' && session.expiresAt > clock.now() ? session : undefined;
  }
}
export type Delegation = ReturnType<typeof openDelegation>;

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Where a program may be answered: over TLS, on this machine, or by a scheme of its own (RFC 8252 §7). */
export function isRedirect(address: string): boolean {
  if (!URL.canParse(address) || address.includes('#')) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:') return true;
  if (protocol === 'http:') return isLoopback(hostname);
  return !browserSchemes.has(protocol);
}

const browserSchemes: ReadonlySet<string> = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'about:',
  'filesystem:',
  'view-source:',
  'ws:',
  'wss:',
  'ftp:',
]);
const isLoopback = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Exactly as registered; on this machine at any port (RFC 8252 §7.3). */
export function isRegistered({ redirects }: Program, address: string): boolean {
  if (redirects.includes(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, search } = new URL(address);
  if (protocol !== 'http:' || !isLoopback(hostname)) return false;
  return redirects.some((known) => {
    const one = new URL(known);
    return one.protocol === protocol && one.hostname === hostname && one.pathname === pathname && one.search === search;
  });
}
