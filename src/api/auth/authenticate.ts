// Who sent a request: an API key, an access token or a console session. Answers are kept for seconds only, by hash,
// so that a revoked key stops at once here and within five seconds in every other replica.
import type { IncomingMessage } from 'node:http';
import { type Principal, type Scope, allows, scopesOf } from '../../core/access.ts';
import type { Clock } from '../../core/clock.ts';
import { ActorId, KeyId, type TenantId } from '../../core/ids.ts';
import type { Log } from '../../core/log.ts';
import type { Credentials, Session } from '../../core/ports/credentials.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import { Problem } from '../../core/problem.ts';
import type { Caller } from './caller.ts';
import { hashFrom, hashOf, mayBeKey } from './keys.ts';
import { openTouch } from './last-use.ts';
import { idleEnd, sessionToken, usualIdleMinutes } from './sessions.ts';
import type { Tokens, Verified } from './tokens.ts';

const keepMs = 4_000;
const mostKept = 10_000;
const longestCredential = 4_096;
/** The console sends it while somebody is at the page; what a page asks by itself comes without. */
const activityHeader = 'x-muster-active';

export interface AuthPorts {
  readonly credentials: Credentials;
  readonly directory: Of<Directory>;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly log: Log;
  readonly publicUrl: string;
  readonly idleMinutes?: number | undefined;
}

export interface Authenticator {
  /** Answers directly where the caller is known already. Throws or rejects with `unauthorized`. */
  caller(request: Pick<IncomingMessage, 'headers' | 'socket'>): Caller | Promise<Caller>;
  /** Forgets what it keeps: somebody's rights changed. */
  forget(): void;
}

interface CachedCaller {
  readonly caller: Caller;
  readonly until: number;
}

export function openAuthenticator(ports: AuthPorts): Authenticator {
  const kept = new Map<string, CachedCaller>();
  const underway = new Map<string, Promise<Caller>>();
  const touch = openTouch(ports);
  let generation = 0;

  /** One look-up at a time for each credential, however many requests bring it. */
  function remember(hash: string, find: () => Promise<ResolvedCaller>): Caller | Promise<Caller> {
    const now = ports.clock.now().getTime();
    const known = kept.get(hash);
    if (known !== undefined && now < known.until) return known.caller;
    const running = underway.get(hash);
    if (running !== undefined) return running;
    const started = generation;
    const finding = find()
      .then(({ caller, expiresAt }) => {
        // What was looked up before rights changed is good for this request only.
        if (started !== generation) return caller;
        if (kept.size >= mostKept) kept.clear();
        kept.set(hash, { caller, until: Math.min(now + keepMs, expiresAt?.getTime() ?? Infinity) });
        return caller;
      })
      .finally(() => underway.delete(hash));
    underway.set(hash, finding);
    return finding;
  }

  const ofSession = bySessions(ports, { remember, touch });

  return {
    caller({ headers, socket }) {
      const { authorization } = headers;
      if (authorization === undefined) {
        const token = sessionToken(ports.publicUrl, headers.cookie);
        if (token === undefined) throw refused('Send an API key or access token as Authorization: Bearer <key>.');
        return ofSession(hashOf(token), headers[activityHeader] !== undefined);
      }
      const secret = bearer(authorization);
      const hash = hashFrom(socket, secret);
      if (isToken(secret)) return remember(`token ${hash}`, async () => await byToken(ports, secret));
      return remember(`key ${hash}`, async () => {
        if (!mayBeKey(secret)) throw refused(unknownKey);
        const found = await byKey(ports, hash);
        const { principal, quotaKey } = found.caller;
        const key = { tenant: principal.tenant, id: KeyId.parse(quotaKey) };
        touch(quotaKey, (at) => ports.credentials.touchKey({ ...key, at }));
        return found;
      });
    },
    forget() {
      generation += 1;
      kept.clear();
      underway.clear();
    },
  };
}

interface Remembering {
  readonly remember: (hash: string, find: () => Promise<ResolvedCaller>) => Caller | Promise<Caller>;
  readonly touch: ReturnType<typeof openTouch>;
}

const bySessions =
  (ports: AuthPorts, { remember, touch }: Remembering) =>
  (hash: string, isActive: boolean): Caller | Promise<Caller> => {
    const used = (caller: Caller, active: boolean): Caller => {
      const { tenant } = caller.principal;
      const id = active ? `${caller.quotaKey} active` : caller.quotaKey;
      touch(id, (at) => ports.credentials.touchSession({ tenant, hash, at, active }));
      return caller;
    };
    const caller = remember(`session ${hash}`, async () => {
      const found = await bySession(ports, hash);
      used(found.caller, false);
      return found;
    });
    if (!isActive) return caller;
    return caller instanceof Promise ? caller.then((found) => used(found, true)) : used(caller, true);
  };

interface ResolvedCaller {
  readonly caller: Caller;
  readonly expiresAt: Date | null;
}

const unknownKey = 'This API key is unknown, revoked or expired.';
const refused = (detail: string): Problem => new Problem('unauthorized', detail);
const isToken = (secret: string): boolean => secret.startsWith('ey') && secret.split('.').length === 3;

function bearer(authorization: string): string {
  if (authorization.length > longestCredential || !/^bearer /i.test(authorization))
    throw refused('Authorization must read: Bearer <key>.');
  return authorization.slice(7).trim();
}

const actorOf = (key: string): ActorId => ActorId.parse(`key:${key}`);

const machine = (tenant: TenantId, key: string, scopes: readonly Scope[]): Principal => ({
  tenant,
  kind: 'key',
  id: actorOf(key),
  user: undefined,
  scopes: new Set(scopes),
});

async function byKey({ credentials, clock }: AuthPorts, hash: string): Promise<ResolvedCaller> {
  const key = await credentials.keyByHash(hash);
  if (key === undefined || key.revokedAt !== null) throw refused(unknownKey);
  if (key.expiresAt !== null && key.expiresAt <= clock.now()) throw refused(unknownKey);
  const { tenant, id, scopes, kind, origins } = key;
  const via = kind === 'pub' ? 'publishable' : 'key';
  return { caller: { principal: machine(tenant, id, scopes), via, quotaKey: id, origins }, expiresAt: key.expiresAt };
}

async function byToken(ports: AuthPorts, token: string): Promise<ResolvedCaller> {
  const { credentials, tokens } = ports;
  const verified = await tokens.verify(token);
  if (verified.kind === 'grant') return await byGrant(ports, verified);
  if (verified.kind === 'embed') return await byEmbedding(ports, verified);
  const { client: id, tenant, scopes, expiresAt } = verified;
  const client = await credentials.client(id);
  if (client === undefined || client.revokedAt !== null || client.tenant !== tenant)
    throw refused('The client of this access token was revoked.');
  // A client whose scopes were cut keeps only what it still has.
  const granted = scopes.filter((scope) => allows(new Set(client.scopes), scope));
  return { caller: { principal: machine(tenant, id, granted), via: 'token', quotaKey: id, origins: [] }, expiresAt };
}

/** The builder in another page: as long as the key that made its token counts, and holds that scope. */
async function byEmbedding(
  { credentials, clock }: AuthPorts,
  { key: id, tenant, scopes, embed, expiresAt }: Extract<Verified, { kind: 'embed' }>,
): Promise<ResolvedCaller> {
  const key = (await credentials.keys(tenant)).find((one) => one.id === id);
  const isOver =
    key === undefined || key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= clock.now());
  if (isOver || !allows(new Set(key.scopes), 'integrations:embed'))
    throw refused('The key that made this token no longer counts.');
  const principal = machine(tenant, id, scopes);
  return { caller: { principal, via: 'embedded', quotaKey: `embed:${id}`, origins: [], embed }, expiresAt };
}

/** A program in a person's place: never more than it was given, nor than the person may do today. */
async function byGrant(
  ports: AuthPorts,
  { grant, scopes, expiresAt }: { grant: string; scopes: readonly Scope[]; expiresAt: Date },
): Promise<ResolvedCaller> {
  const session = await ports.credentials.session(grant);
  if (session?.kind !== 'grant' || session.expiresAt <= ports.clock.now())
    throw refused('This access was revoked. Connect the program again.');
  const principal = await personBehind(ports, session);
  const granted = scopes.filter((scope) => allows(principal.scopes, scope));
  return {
    caller: {
      principal: { ...principal, scopes: new Set(granted) },
      via: 'delegated',
      quotaKey: `grant:${grant}`,
      origins: [],
    },
    expiresAt,
  };
}

async function bySession(ports: AuthPorts, hash: string): Promise<ResolvedCaller> {
  const session = await ports.credentials.session(hash);
  const now = ports.clock.now();
  if (session === undefined || session.kind !== 'session' || session.expiresAt <= now)
    throw refused('You are signed out. Open a new login link.');
  const { idleMinutes = usualIdleMinutes } = ports;
  const idleAt = idleEnd(session, idleMinutes);
  if (idleAt <= now) {
    await ports.credentials.removeSession(hash);
    throw refused(`You are signed out, because nothing was done for ${idleMinutes} minutes. Sign in again.`);
  }
  const principal = await personBehind(ports, session);
  const { provedAt, expiresAt } = session;
  return {
    caller: { principal, via: 'session', quotaKey: `session:${hash}`, origins: [], provedAt },
    expiresAt: idleAt < expiresAt ? idleAt : expiresAt,
  };
}

/** The role of today counts, not that of the sign-in. */
async function personBehind({ directory }: Pick<AuthPorts, 'directory'>, session: Session): Promise<Principal> {
  const { tenant, user } = session;
  const role = user === null ? session.role : (await personOf(directory(tenant), user)).role;
  const id = ActorId.parse(user ?? 'console');
  return { tenant, kind: 'user', id, user: user ?? undefined, scopes: new Set(scopesOf[role]) };
}

/** Throws `unauthorized` for somebody who was removed. */
export async function personOf(directory: Directory, id: Parameters<Directory['user']>[0]) {
  try {
    return await directory.user(id);
  } catch (error) {
    if (error instanceof Problem && error.code === 'user_not_found')
      throw new Problem('unauthorized', 'This person has no access any more.', { cause: error });
    throw error;
  }
}
