// Signing in to the console by a one-time link, signing out, and who is signed in.
import { z } from 'zod';
import { type Principal, allows } from '../../core/access.ts';
import type { Session } from '../../core/ports/credentials.ts';
import { Problem } from '../../core/problem.ts';
import { personOf } from '../auth/authenticate.ts';
import { deviceOf } from '../auth/device.ts';
import { hashOf, mayBeKey } from '../auth/keys.ts';
import { isFresh, isSameOrigin, mintSession, sessionCookie, sessionToken, usualIdleMinutes } from '../auth/sessions.ts';
import { type Route, defineOpenRoute, defineRoute, readOnly } from '../route.ts';
import { sessionIdOf } from '../wire/console-session.ts';
import { WireSession } from '../wire/session.ts';
import type { RoutePorts } from './route-ports.ts';

const path = '/console/session';
const because = 'it is about the console session itself';

export const consoleSessionRoutes = (ports: RoutePorts): Route[] => [
  signIn(ports),
  whoAmI(ports),
  prove(ports),
  signOut(ports),
];

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
      const { tenant, user, role } = link;
      if (user !== null) await personOf(directory(tenant), user);
      const { token, session } = mintSession(
        'session',
        { tenant, user, role, device: deviceOf(header('user-agent')) },
        now,
      );
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
    audit: readOnly,
    replies: { 200: WireSession },
    handle: async ({ by, header }) => ({
      status: 200,
      body: await sessionOf(ports, by, await ownSession(ports, header)),
    }),
  });

const ownSession = async (
  { credentials, config }: RoutePorts,
  header: (name: string) => string | undefined,
): Promise<Session> => {
  const token = sessionToken(config.publicUrl, header('cookie'));
  const session = token === undefined ? undefined : await credentials.session(hashOf(token));
  if (session === undefined) throw new Problem('unauthorized', 'You are signed out. Sign in again.');
  return session;
};

/** Where people sign in by a provider alone, its sign-in is the proof. */
const prove = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: `${path}/proof`,
    summary: 'Show once more who you are, by an API key with the scope admin',
    description:
      'People, roles, keys and the identity provider are changed from the console only soon after a sign-in. A new sign-in by the provider or by a link does the same.',
    tag: 'console',
    access: { session: true, because },
    audit: { event: 'session.proved' },
    repeatable: { because: 'a second time changes nothing' },
    limit: 'jobs',
    body: z.strictObject({ key: z.string().min(1).max(256) }),
    replies: { 204: z.undefined() },
    problems: ['validation_failed'],
    examples: { request: { key: '{{admin_key}}' } },
    async handle({ by: { tenant }, body, header }) {
      const { credentials, authenticator, clocks, identityProviders } = ports;
      if ((await identityProviders(tenant).get())?.required === true)
        throw new Problem('forbidden', 'Your organization signs in by its identity provider. Sign in there again.');
      const now = clocks.real.now();
      const key = mayBeKey(body.key) ? await credentials.keyByHash(hashOf(body.key)) : undefined;
      const isOver = key === undefined || key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now);
      if (isOver || key.tenant !== tenant || !allows(new Set(key.scopes), 'admin')) throw wrongKey();
      const { hash } = await ownSession(ports, header);
      await credentials.proveSession({ tenant, hash, at: now });
      authenticator.forget();
      return { status: 204, body: undefined, subject: sessionIdOf({ hash }) };
    },
  });

function wrongKey(): Problem {
  const message = 'is no key of this organization that holds the scope admin';
  return new Problem('validation_failed', `key: ${message}`, { errors: [{ path: 'key', code: 'custom', message }] });
}

async function sessionOf(ports: RoutePorts, by: Principal, session: Session): Promise<WireSession> {
  const organization = await ports.organizations.get(by.tenant);
  if (organization === undefined) throw new Problem('not_found', 'The organization is gone.');
  const { settings } = await ports.settings(by.tenant).get();
  const user = by.user === undefined ? null : await ports.directory(by.tenant).user(by.user);
  const { id, name, mode, operator } = organization;
  return {
    user: user && { id: user.id, name: user.name, role: user.role },
    role: user?.role ?? 'admin',
    scopes: [...by.scopes],
    organization: { id, name, mode, operator },
    idle_minutes: ports.config.sessionIdleMinutes ?? usualIdleMinutes,
    expires_at: session.expiresAt.toISOString(),
    proof: await proofOf(ports, session),
    now: ports.clocks.business.now().toISOString(),
    time_zone: user?.timeZone ?? settings.timeZone,
  };
}

async function proofOf(
  { clocks, config, identityProviders }: RoutePorts,
  { tenant, provedAt }: Session,
): Promise<WireSession['proof']> {
  const provider = await identityProviders(tenant).get();
  return {
    fresh: isFresh(provedAt, clocks.real.now()),
    sign_in_url: provider === undefined ? null : `${config.publicUrl}/sso/${encodeURIComponent(tenant)}`,
    by_key: provider?.required !== true,
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
