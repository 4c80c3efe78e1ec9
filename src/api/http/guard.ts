// What happens to every request before its body is read: headers, refusals, credentials, rights and quota.
// One hook instead of several, and without a promise where nothing has to be waited for: it runs on every request.
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { allows } from '../../core/access.ts';
import { Problem } from '../../core/problem.ts';
import type { Authenticator } from '../auth/authenticate.ts';
import type { Caller } from '../auth/caller.ts';
import type { EmbedGrant } from '../auth/embedding.ts';
import { isFresh, isSameOrigin } from '../auth/sessions.ts';
import type { ApiPorts } from '../ports.ts';
import { type GuardedAccess, type Route, changesSomething, quotaOf } from '../route.ts';
import { crossOriginHeaders, takesPublishable } from './cross-origin.ts';
import { holdsNul, nulProblem } from './nul.ts';
import type { KnownAddresses } from './other-methods.ts';
import type { RateLimiter } from './rate-limit.ts';
import { securityHeaders } from './security-headers.ts';

type GuardPorts = Pick<ApiPorts, 'clocks' | 'config' | 'state' | 'stores' | 'organizations'> & {
  readonly authenticator: Authenticator;
  readonly limiter: RateLimiter;
  readonly addresses: KnownAddresses;
};

export function openGuard(ports: GuardPorts) {
  const headers = securityHeaders(ports.config.publicUrl);

  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void | Promise<void> => {
    // Kept by Fastify until they are written all at once: headers set on the raw response are looked at twice.
    reply.headers(headers).header('x-request-id', request.id);
    const { route, inbound } = request.routeOptions.config;
    const { origin } = request.headers;
    if (origin !== undefined && route !== undefined && takesPublishable(route))
      reply.headers(crossOriginHeaders(origin));
    try {
      refuseOddRequests(request);
      refuseInTrouble(route, reply, ports);
      if (inbound === true) {
        done();
        return;
      }
      if (route === undefined || 'public' in route.access) {
        count({ request, reply, route, caller: request.ip, ports });
        if (request.is404) refuseUnknown(request, reply, ports);
        done();
        return;
      }
      const { access } = route;
      const admit = (caller: Caller): void => {
        count({ request, reply, route, caller: quotaKeyOf(caller, request), ports });
        authorize({ request, caller, access });
        refuseStale(caller, access, ports);
        request.caller = caller;
      };
      const caller = callerOf({ request, ports });
      // Fastify takes a returned promise for `done`.
      if (caller instanceof Promise || 'operator' in access) return admitLater({ caller, admit, access, ports });
      admit(caller);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error('guard', { cause: error }));
    }
  };
}

interface Arriving {
  readonly request: FastifyRequest;
  readonly ports: GuardPorts;
}

/** Whoever sends wrong keys is slowed down by address; a right key from the same address is let in all the same. */
function callerOf(arriving: Arriving): Caller | Promise<Caller> {
  try {
    const caller = arriving.ports.authenticator.caller(arriving.request.raw);
    return caller instanceof Promise
      ? caller.catch((error: unknown) => {
          throw countWrongKey(error, arriving);
        })
      : caller;
  } catch (error) {
    throw countWrongKey(error, arriving);
  }
}

/** A session that ended is no guess: the page of somebody who is signed out goes on asking. */
function countWrongKey(error: unknown, { request, ports }: Arriving): unknown {
  const isGuess = request.headers.authorization !== undefined;
  if (!(error instanceof Problem && error.code === 'unauthorized' && isGuess)) return error;
  const limit = ports.config.wrongKeysPerMinute ?? usualWrongKeys;
  const { allowed, resetSeconds } = ports.limiter.take({ caller: request.ip, quota: 'wrong-keys', limit });
  if (allowed) return error;
  return new Problem('rate_limited', `Too many wrong keys came from this address. Wait ${resetSeconds} s.`, {
    retryAfterSeconds: resetSeconds,
  });
}

const usualWrongKeys = 60;

/** A browser's key is shared by all visitors of a site: each address has a quota of its own, so that none uses up the others'. */
const quotaKeyOf = ({ via, quotaKey }: Caller, { ip }: FastifyRequest): string =>
  via === 'publishable' ? `${quotaKey} ${ip}` : quotaKey;

/** Where something has to be looked up first. */
async function admitLater(admission: {
  caller: Caller | Promise<Caller>;
  admit: (caller: Caller) => void;
  access: GuardedAccess;
  ports: GuardPorts;
}): Promise<void> {
  const caller = await admission.caller;
  admission.admit(caller);
  if (!('operator' in admission.access)) return;
  const organization = await admission.ports.organizations.get(caller.principal.tenant);
  if (organization?.operator !== true)
    throw new Problem('forbidden', 'Only the organization that runs this service may do that.');
}

/** Two hosts or a foreign address in the request line mean that somebody between us and the caller reads it differently. */
function refuseOddRequests({ raw }: FastifyRequest): void {
  if (raw.url?.startsWith('/') !== true) throw new Problem('bad_request', 'The request line must hold a path.');
  if (raw.url.includes('%00')) refuseNul(raw.url);
  let hosts = 0;
  for (let index = 0; index < raw.rawHeaders.length; index += 2) {
    const name = raw.rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts !== 1) throw new Problem('bad_request', 'The request must name one host.');
}

/** Before a body is read that nobody will look at. */
function refuseUnknown(request: FastifyRequest, reply: FastifyReply, { addresses }: GuardPorts): never {
  addresses.refuseMethod(request, reply);
  throw nothingHere();
}

const nothingHere = (): Problem => new Problem('not_found', 'There is nothing at this address. /docs lists all.');

/** No store takes a NUL, so an address with one names nothing, and a filter with one finds nothing. */
function refuseNul(url: string): void {
  const [path = '', query = ''] = url.split('?', 2);
  if (path.includes('%00')) throw nothingHere();
  for (const [name, value] of new URLSearchParams(query)) if (holdsNul(name) || holdsNul(value)) throw nulProblem(name);
}

function refuseInTrouble(route: Route | undefined, reply: FastifyReply, { state, stores }: GuardPorts): void {
  refuseWhileDraining(route, state());
  if (state() === 'leaving') reply.header('connection', 'close');
  refuseWithoutStores(route, stores);
}

function refuseWhileDraining(route: Route | undefined, state: ReturnType<ApiPorts['state']>): void {
  if (state === 'draining' && route?.limit !== 'none')
    throw new Problem('unavailable', 'This server is shutting down. Try again in a moment.', { retryAfterSeconds: 5 });
}

/** Reading goes on; a change that could not be kept is not begun. */
function refuseWithoutStores(route: Route | undefined, stores: GuardPorts['stores']): void {
  const trouble = route !== undefined && changesSomething(route) ? stores.known() : undefined;
  if (trouble !== undefined)
    throw new Problem('unavailable', `${trouble} Nothing was changed. Try again later.`, { retryAfterSeconds: 30 });
}

interface Counted {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly route: Route | undefined;
  readonly caller: string;
  readonly ports: GuardPorts;
}

function count({ reply, route, caller, ports }: Counted): void {
  if (route?.limit === 'none') return;
  const { requestsPerMinute, jobsPerMinute, eventsPerMinute = 60_000 } = ports.config;
  const limit = { requests: requestsPerMinute, jobs: jobsPerMinute, events: eventsPerMinute }[
    route?.limit ?? 'requests'
  ];
  const verdict = ports.limiter.take({ caller, quota: route === undefined ? 'platform' : quotaOf(route), limit });
  reply.header('ratelimit-policy', verdict.policy).header('ratelimit', verdict.state);
  if (!verdict.allowed)
    throw new Problem('rate_limited', `The limit is ${limit} requests a minute. Wait ${verdict.resetSeconds} s.`, {
      retryAfterSeconds: verdict.resetSeconds,
    });
}

type ScopedAccess = Exclude<GuardedAccess, { session: true }>;

function authorize(check: { request: FastifyRequest; caller: Caller; access: GuardedAccess }): void {
  const { request, caller, access } = check;
  if ('session' in access) {
    if (caller.via !== 'session') throw new Problem('forbidden', 'Only a console session reaches this address.');
  } else {
    authorizeNarrow({ request, caller, access });
    if (!allows(caller.principal.scopes, access.scope))
      throw new Problem('forbidden', `This needs the scope ${access.scope}.`);
  }
  const { route } = request.routeOptions.config;
  if (caller.via === 'delegated' && route?.protocol !== true)
    throw new Problem('forbidden', 'This token was given to a program for /mcp and opens nothing else.');
  if (caller.via === 'session' && route !== undefined && changesSomething(route) && !isSameOrigin(request.headers))
    throw new Problem('forbidden', 'A change by console session must come from the console itself.');
}

/** Whoever finds a page open must not let others in by it. */
function refuseStale({ via, provedAt }: Caller, access: GuardedAccess, { clocks }: GuardPorts): void {
  if (!('fresh' in access) || via !== 'session' || isFresh(provedAt, clocks.real.now())) return;
  throw new Problem('sign_in_again', 'Show once more who you are: this changes who gets in.');
}

/** Credentials that pages of others hold reach only what is declared for them. */
function authorizeNarrow(check: { request: FastifyRequest; caller: Caller; access: ScopedAccess }): void {
  const { request, caller, access } = check;
  if (caller.via === 'publishable') authorizeBrowser(check);
  if (caller.embed !== undefined) authorizeEmbedded(request, caller.embed, access);
}

/** One flow, by the addresses that its builder needs. */
function authorizeEmbedded({ params }: FastifyRequest, { flow }: EmbedGrant, access: ScopedAccess): void {
  const named = typeof params === 'object' && params !== null && 'flow_id' in params ? params.flow_id : flow;
  if (access.embedded !== true || named !== flow)
    throw new Problem('forbidden', 'This token shows the builder for one flow and opens nothing else.');
}

function authorizeBrowser(check: { request: FastifyRequest; caller: Caller; access: ScopedAccess }): void {
  const { request, caller, access } = check;
  const { origin } = request.headers;
  if (access.publishable !== true) throw new Problem('forbidden', 'A publishable key does not reach this address.');
  // The hosted chat page is ours: every client's key works there.
  if (isSameOrigin(request.headers)) return;
  if (caller.origins.length > 0 && (origin === undefined || !caller.origins.includes(origin)))
    throw new Problem('forbidden', 'This key may not be used from this site.');
}
