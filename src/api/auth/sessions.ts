// The console's login links and sessions: random tokens known by their hash, carried by a cookie no script can read.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Role } from '../../core/access.ts';
import type { TenantId, UserId } from '../../core/ids.ts';
import type { Session } from '../../core/ports/credentials.ts';
import { hashOf } from './keys.ts';

const linkMs = 24 * 3_600_000;
const sessionMs = 12 * 3_600_000;

export interface Visitor {
  /** The browser in a few words; a link has none yet. */
  readonly device?: string;
  readonly tenant: TenantId;
  readonly user: UserId | null;
  readonly role: Role;
  readonly lifetimeMs?: number;
  /** When they showed who they are, where that was not now; null: nobody said. */
  readonly provedAt?: Date | null;
}

const unused = { lastUsedAt: null, activeAt: null };

/** A one-time link's or a session's token, and the record of it. Real time. */
export function mintSession(kind: Session['kind'], visitor: Visitor, now: Date): { token: string; session: Session } {
  const token = randomBytes(32).toString('base64url');
  const { tenant, user, role, device = '', lifetimeMs = kind === 'link' ? linkMs : sessionMs } = visitor;
  const { provedAt = kind === 'session' ? now : null } = visitor;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  return {
    token,
    session: { hash: hashOf(token), tenant, user, role, kind, device, createdAt: now, expiresAt, ...unused, provedAt },
  };
}

export const usualIdleMinutes = 60;
/** When a session ends by itself unless its person does something. */
export const idleEnd = ({ activeAt, createdAt }: Session, idleMinutes: number): Date =>
  new Date((activeAt ?? createdAt).getTime() + idleMinutes * 60_000);

/** How long a sign-in counts as fresh: what lets others in is not done from a page that was left open. */
const freshMs = 15 * 60_000;
export const isFresh = (provedAt: Date | null | undefined, now: Date): boolean =>
  provedAt !== null && provedAt !== undefined && now.getTime() - provedAt.getTime() < freshMs;

/** The address that lets one person in once. The fragment stays in the browser: no log and no proxy sees it. */
export const loginLink = (publicUrl: string, token: string): string => `${publicUrl}/console/#login=${token}`;

// The prefix binds the cookie to this host and to HTTPS; browsers refuse it over plain HTTP.
const cookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-muster_session' : 'muster_session';

export function sessionCookie(publicUrl: string, token: string, seconds = sessionMs / 1_000): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const lifetime = token === '' ? 0 : seconds;
  return `${cookieName(publicUrl)}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${lifetime}${secure}`;
}

export function sessionToken(publicUrl: string, cookies: string | undefined): string | undefined {
  const start = `${cookieName(publicUrl)}=`;
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(start));
  const token = found?.slice(start.length);
  return token === undefined || token === '' || token.length > 128 ? undefined : token;
}

/** Whether the browser says that a page of this very service makes the request. Needed for every change by cookie. */
export function isSameOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined || host === undefined) return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}
