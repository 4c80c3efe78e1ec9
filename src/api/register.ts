// Puts the declared routes onto the server: schemas, handling, streams, and the answer for wrong methods.
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { documented } from './docs/documented.ts';
import { type Handling, type SentAnswer, answerOf } from './http/answer.ts';
import { deprecationHeaders } from './http/deprecation.ts';
import { preflightHeaders, takesPublishable } from './http/cross-origin.ts';
import { endOfTurn } from './http/end-of-turn.ts';
import { type EventStream, openEventStream, wantsStream } from './http/event-stream.ts';
import { isCovered, type KnownAddresses } from './http/other-methods.ts';
import { defectProblem, problemOf } from './http/problems.ts';
import { batchBytes } from './http/json-body.ts';
import { countedIds } from './http/request-id.ts';
import { endOfStream } from './http/lasting.ts';
import { scimType } from './scim/errors.ts';
import type { Deprecation, Route } from './route.ts';
import type { RoutePorts } from './routes/route-ports.ts';

const jsonType = 'application/json; charset=utf-8';

export interface Registering extends RoutePorts {
  /** Those of every scope. */
  readonly all: readonly Route[];
  readonly addresses: KnownAddresses;
}

export function register(app: FastifyInstance, routes: readonly Route[], ports: Registering): void {
  const nextToken = countedIds(ports.newId, 'call');
  for (const route of routes)
    app.route({
      method: route.method,
      url: route.path,
      config: { route },
      schema: documented(route),
      ...(route.batch === true ? { bodyLimit: batchBytes } : {}),
      exposeHeadRoute: takesHead(route),
      ...(route.deprecated === undefined ? {} : { onRequest: announcing(route.deprecated) }),
      handler:
        route.streams === undefined
          ? async (request, reply) => await answer({ route, ports, nextToken, request, reply })
          : async (request, reply) => await answerOrStream({ route, ports, nextToken, request, reply }, ports),
    });
  refuseOtherMethods(app, routes, ports);
}

/** The body, which Fastify sends: a promise of the reply itself would be waited for twice. */
async function answer(handling: Handling): Promise<string | Buffer | undefined> {
  const sent = await answerOf(handling, undefined);
  await endOfTurn();
  return prepared(handling, sent);
}

async function answerOrStream(
  handling: Handling,
  around: Pick<RoutePorts, 'authenticator' | 'stopping'>,
): Promise<FastifyReply | string | Buffer | undefined> {
  const { route, request, reply } = handling;
  if (!wantsStream(request.headers.accept)) return await answer(handling);
  const stream = openEventStream(reply);
  try {
    const ended = route.lasts === true ? endOfStream(request, reply, around) : undefined;
    const last = await answerOf(handling, { emit: stream.emit, ended });
    // A refusal that is repeated from memory keeps its own status.
    if (last.status >= 400) return prepared(handling, last);
    stream.end({ event: 'done', data: JSON.parse(String(last.body)) });
  } catch (error) {
    if (!stream.isOpen()) throw error;
    endBadly(stream, { error, request });
  }
  return reply;
}

function endBadly(stream: EventStream, { error, request }: { error: unknown; request: FastifyRequest }): void {
  const problem = problemOf(error, request) ?? defectProblem();
  request.problemCode = problem.code;
  stream.end({ event: 'error', data: problem.toBody(request.id) });
}

/** Puts status and headers on the reply and gives the body. */
function prepared({ route, reply }: Handling, { status, headers, body }: SentAnswer): string | Buffer | undefined {
  reply.code(status).headers(headers);
  if (route.contentSecurityPolicy !== undefined) reply.header('content-security-policy', route.contentSecurityPolicy);
  if (status === 204) return undefined;
  // Caches must not give one caller's table to another who asked for JSON.
  if (route.alternatives !== undefined) reply.header('vary', 'accept');
  if (headers['content-type'] === undefined) reply.type(route.produces ?? (route.scim === true ? scimType : jsonType));
  return body;
}

/** Before anything is looked at, so that refusals and streams say it too. */
const announcing =
  (deprecated: Deprecation) =>
  (_request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    reply.headers(deprecationHeaders(deprecated));
    done();
  };

const takesHead = ({ method }: Route): boolean => method === 'GET';

/**
 * What an address does not take is refused by `other-methods.ts`, but for what the router would let another route answer: one with a
 * parameter in the place of a word. Browsers on other sites ask beforehand.
 */
function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[], { all, addresses }: Registering): void {
  for (const [url, there] of Map.groupBy(routes, ({ path }) => path)) {
    const elsewhere = all.filter(({ path }) => isCovered(url, path)).flatMap(methodsOf);
    const others = new Set(elsewhere).difference(new Set(there.flatMap(methodsOf)));
    if (there.some(takesPublishable)) others.add('OPTIONS');
    if (others.size === 0) continue;
    app.route({
      method: [...others],
      url,
      config: { refuses: true },
      onRequest: (request, reply, done) => {
        const preflight = preflightHeaders(request, there);
        if (preflight === undefined) addresses.refuseMethod(request, reply);
        else void reply.code(204).headers(preflight).send();
        if (!reply.sent) done();
      },
      handler: () => undefined,
    });
  }
}

const methodsOf = (route: Route): HTTPMethods[] => (takesHead(route) ? ['GET', 'HEAD'] : [route.method]);
