// Signing in to the console by a one-time link, signing out, and who is signed in.
import { z } from 'zod';
import type { Principal } from '../../core/access.ts';
import { Problem } from '../../core/problem.ts';
import { personOf } from '../auth/authenticate.ts';
import { deviceOf } from '../auth/device.ts';
import { hashOf } from '../auth/keys.ts';
import { isSameOrigin, mintSession, sessionCookie, sessionToken } from '../auth/sessions.ts';
import { type Route, defineOpenRoute, defineRoute } from '../route.ts';
import { WireSession } from '../wire/session.ts';
import type { RoutePorts } from './route-ports.ts';

const path = '/console/session';
const because = 'it is about the console session itself';

export const consoleSessionRoutes = (ports: RoutePorts): Route[] => [signIn(ports), whoAmI(ports), signOut(ports)];

const signIn = ({ credentials, authenticator, clocks, directory, config: { publicUrl } }: RoutePorts): Route =>
  defineOpenRoute({
    method: 'POST',
    path,
    summary: 'Exchange a one-time login link for a session cookie',
    examples: { request: { token: '{{login_token}}' } },
    tag: 'console',
    access: { public: true, because: 'the token of the link is the credential' },
    audit: { none: true, because: 'who is signed in shows in every request line' },
    repeatable: { because: 'the link works once' },
    limit: 'jobs',
    body: z.strictObject({ token: z.string().min(1).max(256) }),
    replies: { 204: z.undefined() },
    problems: ['unauthorized', 'forbidden'],
    async handle({ body, header }) {
      refuseForeignPages(header);
      const now = clocks.real.now();
      const link = await credentials.takeOnce(hashOf(body.token), 'link');
      if (link === undefined || link.expiresAt <= now)
        throw new Problem('unauthorized', 'This sign-in link was used before or has expired. Ask for a new one.');
      if (link.user !== null) await personOf(directory(link.tenant), link.user);
      const { token, session } = mintSession('session', { ...link, device: deviceOf(header('user-agent')) }, now);
      await credentials.addSession(session);
      const before = sessionToken(publicUrl, header('cookie'));
      if (before !== undefined) await credentials.removeSession(hashOf(before));
      authenticator.forget();
      return { status: 204, body: undefined, headers: { 'set-cookie': sessionCookie(publicUrl, token) } };
    },
  });

/** A page of another site must not sign its visitor in as somebody else. Programs send neither header. */
function refuseForeignPages(header: (name: string) => string | undefined): void {
  const [site, origin, host] = [header('sec-fetch-site'), header('origin'), header('host')];
  if (site === undefined && origin === undefined) return;
  const headers = { ...(site && { 'sec-fetch-site': site }), ...(origin && { origin }), ...(host && { host }) };
  if (!isSameOrigin(headers)) throw new Problem('forbidden', 'Sign in from the console itself.');
}

const whoAmI = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path,
    summary: 'Show who is signed in',
    tag: 'console',
    access: { session: true, because },
    audit: { none: true, because: 'it changes nothing' },
    replies: { 200: WireSession },
    handle: async ({ by }) => ({ status: 200, body: await sessionOf(ports, by) }),
  });

async function sessionOf(ports: RoutePorts, by: Principal): Promise<WireSession> {
  const organization = await ports.organizations.get(by.tenant);
  if (organization === undefined) throw new Problem('not_found', 'The organisation is gone.');
  const { settings } = await ports.settings(by.tenant).get();
  const user = by.user === undefined ? null : await ports.directory(by.tenant).user(by.user);
  const { id, name, mode, operator } = organization;
  return {
    user: user && { id: user.id, name: user.name, role: user.role },
    role: user?.role ?? 'admin',
    scopes: [...by.scopes],
    organization: { id, name, mode, operator },
    now: ports.clocks.business.now().toISOString(),
    time_zone: user?.timeZone ?? settings.timeZone,
  };
}

const signOut = ({ credentials, authenticator, config: { publicUrl } }: RoutePorts): Route =>
  defineRoute({
    method: 'DELETE',
    path,
    summary: 'Sign out',
    tag: 'console',
    access: { session: true, because },
    audit: { none: true, because: 'it ends only the session it comes by' },
    replies: { 204: z.undefined() },
    async handle({ header }) {
      const token = sessionToken(publicUrl, header('cookie'));
      if (token !== undefined) await credentials.removeSession(hashOf(token));
      authenticator.forget();
      return { status: 204, body: undefined, headers: { 'set-cookie': sessionCookie(publicUrl, '') } };
    },
  });
