// Who is signed in to the console, and signing out: one's own sessions, and for admins everybody's.
import { z } from 'zod';
import { type Principal, allows } from '../../core/access.ts';
import type { Session } from '../../core/ports/credentials.ts';
import { Problem } from '../../core/problem.ts';
import { hashOf } from '../auth/keys.ts';
import { idleEnd, sessionToken, usualIdleMinutes } from '../auth/sessions.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireConsoleSession, sessionIdOf, wireConsoleSession } from '../wire/console-session.ts';
import type { RoutePorts } from './route-ports.ts';

const whose = z.strictObject({
  whose: z.enum(['own', 'everybody']).default('own').describe('`everybody` needs the scope admin.'),
});
const signedIn = { tag: 'platform', access: { scope: 'operations:read' } } as const;
const lettingIn = { tag: 'platform', access: { scope: 'operations:read', fresh: true } } as const;

export const sessionRoutes = (ports: RoutePorts): Route[] => [
  listSessions(ports),
  endSession(ports),
  endOtherSessions(ports),
];

const listSessions = (ports: RoutePorts): Route =>
  defineRoute({
    ...signedIn,
    method: 'GET',
    path: '/api/v1/sessions',
    summary: 'List the console sessions: your own, or everybody’s',
    audit: readOnly,
    query: whose,
    replies: { 200: z.object({ data: z.array(WireConsoleSession), next_cursor: z.null() }) },
    async handle({ by, query, header }) {
      const current = currentOf(ports, header);
      const found = await sessionsOf(ports, by, query.whose);
      return { status: 200, body: { data: found.map((one) => wireConsoleSession(one, current)), next_cursor: null } };
    },
  });

const endSession = (ports: RoutePorts): Route =>
  defineRoute({
    ...lettingIn,
    method: 'DELETE',
    path: '/api/v1/sessions/:session_id',
    summary: 'Sign a console session out; it works at once',
    audit: { event: 'session.ended' },
    params: z.strictObject({ session_id: z.string().max(64) }),
    replies: { 204: z.undefined() },
    problems: ['not_found'],
    async handle({ by, params: { session_id: id } }) {
      const whoseSessions = allows(by.scopes, 'admin') ? 'everybody' : 'own';
      const session = (await sessionsOf(ports, by, whoseSessions)).find((one) => sessionIdOf(one) === id);
      if (session === undefined) throw new Problem('not_found', `There is no session ${id}.`);
      await end(ports, by, [session]);
      return { status: 204, body: undefined, subject: id };
    },
  });

const endOtherSessions = (ports: RoutePorts): Route =>
  defineRoute({
    ...lettingIn,
    method: 'DELETE',
    path: '/api/v1/sessions',
    summary: 'Sign out all console sessions but the one that asks: your own, or everybody’s',
    audit: { event: 'session.all_ended' },
    query: whose,
    replies: { 200: z.object({ ended: z.int() }) },
    async handle({ by, query, header }) {
      const current = currentOf(ports, header);
      const others = (await sessionsOf(ports, by, query.whose)).filter(({ hash }) => hash !== current);
      await end(ports, by, others);
      return { status: 200, body: { ended: others.length }, subject: query.whose };
    },
  });

function currentOf({ config }: RoutePorts, header: (name: string) => string | undefined): string | undefined {
  const token = sessionToken(config.publicUrl, header('cookie'));
  return token === undefined ? undefined : hashOf(token);
}

async function sessionsOf(
  { credentials, clocks, config }: RoutePorts,
  by: Principal,
  of: 'own' | 'everybody',
): Promise<readonly Session[]> {
  if (of === 'everybody' && !allows(by.scopes, 'admin'))
    throw new Problem('forbidden', 'Only an admin sees everybody’s sessions.');
  const now = clocks.real.now();
  const { sessionIdleMinutes = usualIdleMinutes } = config;
  const stored = await credentials.sessions({ tenant: by.tenant, now });
  const all = stored.filter((one) => one.kind !== 'session' || idleEnd(one, sessionIdleMinutes) > now);
  // A key has no sessions; whoever came in by the first link is no person of the directory.
  return of === 'everybody' ? all : all.filter(({ user }) => by.kind === 'user' && user === (by.user ?? null));
}

async function end(
  { credentials, authenticator, news }: RoutePorts,
  { tenant }: Principal,
  sessions: readonly Session[],
): Promise<void> {
  await credentials.endSessions({ tenant, hashes: sessions.map(({ hash }) => hash) });
  authenticator.forget();
  // Pages that are open ask at once, and show the sign-in page.
  for (const session of sessions) news.tell(tenant, { kind: 'session', subject: sessionIdOf(session) });
}
