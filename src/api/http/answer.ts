// From a parsed request to the answer's bytes: the handler, once for each key, the audit record, and the reply's schema.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StoredAnswer } from '../../core/ports/idempotency.ts';
import type { Problem } from '../../core/problem.ts';
import { underOneReading } from '../../core/settings-in-force.ts';
import type { ApiPorts } from '../ports.ts';
import { type Answer, type Call, type Route, type StreamEvent, honoursIdempotency } from '../route.ts';
import { type CursorPlace, openCursor, sealCursor } from './cursors.ts';
import { headersWithTag } from './etags.ts';
import { once } from './idempotency.ts';
import { mediaType } from './negotiate.ts';
import { problemType } from './problems.ts';
import { shownAs } from './shown.ts';

export interface Handling {
  readonly route: Route;
  readonly ports: ApiPorts;
  /** Names a request that brings no Idempotency-Key. */
  readonly nextToken: () => string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Where the answer streams. */
export interface Streaming {
  readonly emit: (event: StreamEvent) => void;
  readonly ended: AbortSignal | undefined;
}

/** What is sent: text that may be kept for a repeated request, or bytes that never are. */
export interface SentAnswer extends Omit<StoredAnswer, 'body'> {
  readonly body: string | Buffer;
}

export async function answerOf(handling: Handling, stream: Streaming | undefined): Promise<SentAnswer> {
  const { route, ports, nextToken, request, reply } = handling;
  if (route.sendsBytes !== undefined) return await bytesOf(handling);
  if (route.protocol === true) return await protocolAnswerOf(handling);
  const by = request.caller?.principal;
  if (by === undefined || !honoursIdempotency(route)) return await act(handling, { token: '', stream });
  const header = request.headers['idempotency-key'];
  if (header === undefined) return await act(handling, { token: nextToken(), stream });
  const { replayed, ...answer } = await once({
    records: ports.idempotency,
    clock: ports.clocks.real,
    header,
    scope: `${by.tenant} ${by.id} ${route.method} ${route.path}`,
    request: { params: request.params, query: request.query, body: request.body },
    act: async (token) => await act(handling, { token, stream }),
    failed: (problem) => failedAnswer(problem, request),
  });
  if (replayed) reply.header('idempotent-replayed', 'true');
  return answer;
}

interface RequestState {
  readonly token: string;
  readonly stream: Streaming | undefined;
}

async function act(handling: Handling, told: RequestState): Promise<StoredAnswer> {
  const { route } = handling;
  const call = withOpenCursor(callOf(handling.request, told), handling);
  const handle = async (): Promise<Answer> => await route.handle(call);
  const isRead = route.method === 'GET' && told.stream === undefined && call.by !== undefined;
  const answer = isRead ? await underOneReading(call.by.tenant, handle) : await handle();
  if ('event' in route.audit) await audit(handling, answer);
  return serialized(route, withNextLink(withSealedCursor(answer, handling), handling));
}

type ErasedCall = Parameters<Route['handle']>[0];

// The compiler has checked each handler against its own schemas, and Fastify has parsed the request by them.
const callOf = (request: FastifyRequest, { token, stream }: RequestState): ErasedCall =>
  ({
    by: request.caller?.principal,
    via: request.caller?.via,
    embed: request.caller?.embed,
    params: request.params,
    query: request.query,
    body: request.body,
    idem: token,
    requestId: request.id,
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    },
    emit: stream?.emit,
    ended: stream?.ended,
  }) satisfies Call<unknown, unknown, unknown, ErasedCall['by']>;

const Asking = z.looseObject({ cursor: z.string() });
const Paged = z.looseObject({ next_cursor: z.string() });

const placeOf = ({ route, request }: Handling): CursorPlace => ({
  tenant: request.caller?.principal.tenant,
  route: `${route.method} ${route.path}`,
  params: request.params,
});

/** Handlers see where a page goes on, callers see a sealed text. */
function withOpenCursor(call: ErasedCall, handling: Handling): ErasedCall {
  if (!givesCursor(handling.route)) return call;
  const part = handling.route.method === 'GET' ? 'query' : 'body';
  const asking = Asking.safeParse(call[part]);
  if (!asking.success) return call;
  const cursor = openCursor(handling.ports.sealer, placeOf(handling), asking.data.cursor);
  return { ...call, [part]: { ...asking.data, cursor } };
}

function withSealedCursor(answer: Answer, handling: Handling): Answer {
  if (!givesCursor(handling.route)) return answer;
  const paged = Paged.safeParse(answer.body);
  if (!paged.success) return answer;
  const { next_cursor: cursor } = paged.data;
  return {
    ...answer,
    body: { ...paged.data, next_cursor: sealCursor(handling.ports.sealer, placeOf(handling), cursor) },
  };
}

/** Text has no place for the cursor of the next page: a link leads there (RFC 8288). */
function withNextLink(answer: Answer, { request }: Handling): Answer {
  if (answer.text === undefined) return answer;
  const paged = Paged.safeParse(answer.body);
  if (!paged.success) return answer;
  const address = new URL(request.url, 'http://here.invalid');
  address.searchParams.set('cursor', paged.data.next_cursor);
  return { ...answer, headers: { ...answer.headers, link: `<${address.pathname}${address.search}>; rel="next"` } };
}

/** Looked at once for each route: it is asked twice for each request. */
const cursorRoutes = new WeakMap<Route, boolean>();

function givesCursor(route: Route): boolean {
  const known = cursorRoutes.get(route);
  if (known !== undefined) return known;
  const page = route.replies[200];
  const gives = page instanceof z.ZodObject && 'next_cursor' in page.shape;
  cursorRoutes.set(route, gives);
  return gives;
}

async function protocolAnswerOf({ route, request }: Handling): Promise<SentAnswer> {
  const call = callOf(request, { token: '', stream: undefined });
  const { status, headers = noHeaders, text = '' } = await route.handle(call);
  return { status, headers, body: text };
}

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

async function bytesOf(handling: Handling): Promise<SentAnswer> {
  const { route, request } = handling;
  const answer = await route.handle(callOf(request, { token: '', stream: undefined }));
  if ('event' in route.audit) await audit(handling, answer);
  const { status, headers = noHeaders, body } = answer;
  const { buffer, byteOffset, byteLength } = Bytes.parse(body);
  return { status, headers, body: Buffer.from(buffer, byteOffset, byteLength) };
}

async function audit({ route, ports, request }: Handling, answer: Answer): Promise<void> {
  const by = request.caller?.principal;
  if (!('event' in route.audit) || by === undefined) return;
  await ports.audit({
    tenant: by.tenant,
    by: by.id,
    event: route.audit.event,
    subject: answer.subject ?? '',
    requestId: request.id,
    at: ports.clocks.real.now(),
  });
}

const noHeaders: StoredAnswer['headers'] = {};

function serialized(route: Route, answer: Answer): StoredAnswer {
  const { status, body, text, headers = noHeaders } = answer;
  if (body === undefined) return { status, headers, body: '' };
  const shown = shownAs(route, answer);
  const tagged = headersWithTag(route, { status, headers }, shown);
  if (text !== undefined) return { status, headers: declared(route, tagged), body: text };
  return { status, headers: tagged, body: shown };
}

/** The document tells which media types a route answers with: another one is a defect. */
function declared({ method, path, alternatives = [] }: Route, headers: StoredAnswer['headers']) {
  const type = mediaType(headers['content-type'] ?? '');
  if (alternatives.some((one) => mediaType(one) === type)) return headers;
  throw new Error(`${method} ${path} does not declare the media type ${type}`);
}

function failedAnswer(problem: Problem, request: FastifyRequest): StoredAnswer {
  const body = JSON.stringify(problem.toBody(request.id));
  return { status: problem.status, headers: { 'content-type': problemType }, body };
}
