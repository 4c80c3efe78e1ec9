// The two systems of bench:sync in a process of their own: a source read page by page, and a destination that fails as told.
// Failures are a hash of record and try: the same for every contender, whatever its order.
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { z } from 'zod';
import { employee, hash, idOf, indexOf, mapped } from './records.ts';

const Settings = z.strictObject({
  records: z.int(),
  /** Of a thousand tries. */
  unavailable: z.number(),
  tooMany: z.number(),
  retryAfterSeconds: z.number(),
});
type Settings = z.infer<typeof Settings>;

let settings: Settings = { records: 10_000, unavailable: 10, tooMany: 1, retryAfterSeconds: 1 };
let state = fresh();
const pages = new Map<number, string>();

function fresh() {
  return {
    requests: 0,
    /** Writes of a record while the destination had asked to leave that one alone. */
    early: 0,
    /** Writes of any record while the destination had asked to be left alone: too early where a 429 concerns the connection. */
    pressed: 0,
    askedAt: 0,
    quietUntil: 0,
    wrong: 0,
    /** Writes of a record that had been written before, by try number beyond the first. */
    again: 0,
    created: 0,
    pages: 0,
    lastAt: 0,
    firstAt: 0,
    /** When anything was asked first since the last mark; 0: nothing yet. */
    markedAt: 0,
    tries: new Map<string, number>(),
    notBefore: new Map<string, number>(),
    kept: new Set<string>(),
    keys: new Set<string>(),
  };
}

const pageSize = 100;

function page(number: number): string {
  const known = pages.get(number);
  if (known !== undefined) return known;
  const from = (number - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, settings.records - from));
  const next = from + pageSize < settings.records ? number + 1 : null;
  const data = Array.from({ length: count }, (_, index) => employee(from + index));
  const text = JSON.stringify({ data, meta: { page: number, next_page: next } });
  if (pages.size < 200) pages.set(number, text);
  return text;
}

const Written = z.record(z.string(), z.unknown());
const Batch = z.strictObject({ records: z.array(Written) });

function keep(record: z.infer<typeof Written>): void {
  const id = String(record['external_id']);
  const expected = Object.entries(mapped(employee(indexOf(id))));
  const isRight =
    Object.keys(record).length === expected.length && expected.every(([key, value]) => record[key] === value);
  if (!isRight) state.wrong += 1;
  if (state.kept.has(id)) state.again += 1;
  state.kept.add(id);
}

/** From 0 to 1,000, in thousandths. */
function drawnFor(name: string): number {
  const all = hash(name);
  return (all % 1_000) + ((all >>> 10) % 1_000) / 1_000;
}

/** What is answered instead of taking it. */
function refused(name: string): { status: number; headers: Record<string, string> } | undefined {
  const now = Date.now();
  if ((state.notBefore.get(name) ?? 0) > now) state.early += 1;
  const tried = (state.tries.get(name) ?? 0) + 1;
  const drawn = drawnFor(`${name}#${tried}`);
  if (drawn >= settings.unavailable + settings.tooMany && tried === 1) return undefined;
  state.tries.set(name, tried);
  if (drawn < settings.unavailable) return { status: 503, headers: {} };
  if (drawn >= settings.unavailable + settings.tooMany) return undefined;
  // Less a hair: the answer has to travel before the other side can begin to wait.
  state.notBefore.set(name, now + settings.retryAfterSeconds * 1_000 - 20);
  if (now > state.quietUntil) state.askedAt = now;
  state.quietUntil = Math.max(state.quietUntil, now + settings.retryAfterSeconds * 1_000 - 20);
  return { status: 429, headers: { 'retry-after': String(settings.retryAfterSeconds) } };
}

type Refusal = ReturnType<typeof refused>;

/** What was on its way when the answer left is nobody's haste. */
const onTheWayMs = 100;

function take({ method = '', url = '', headers }: IncomingMessage, body: string): Refusal {
  const now = Date.now();
  state.requests += 1;
  state.markedAt ||= now;
  state.firstAt ||= now;
  if (now > state.askedAt + onTheWayMs && now < state.quietUntil) state.pressed += 1;
  state.lastAt = now;
  const parsed: unknown = body === '' ? {} : JSON.parse(body);
  if (url.endsWith('/batch')) return takeBatch(Batch.parse(parsed).records);
  const key = method === 'POST' ? headers['idempotency-key'] : undefined;
  return takeOne(Written.parse(parsed), { creates: method === 'POST', key: typeof key === 'string' ? key : undefined });
}

function takeBatch(records: readonly z.infer<typeof Written>[]): Refusal {
  const refusal = refused(`B${String(records[0]?.['external_id'])}`);
  if (refusal === undefined) records.forEach(keep);
  return refusal;
}

function takeOne(
  record: z.infer<typeof Written>,
  { creates, key }: { creates: boolean; key: string | undefined },
): Refusal {
  const refusal = refused(String(record['external_id']));
  if (refusal !== undefined) return refusal;
  if (key !== undefined && state.keys.has(key)) {
    state.again += 1;
    return undefined;
  }
  if (creates) state.created += 1;
  if (key !== undefined) state.keys.add(key);
  keep(record);
  return undefined;
}

function stats() {
  const { requests, early, pressed, wrong, again, created, pages: read, firstAt, lastAt } = state;
  let missing = 0;
  for (let index = 0; index < settings.records; index += 1) if (!state.kept.has(idOf(index))) missing += 1;
  const doubled = Math.max(0, created - state.kept.size);
  return {
    requests,
    early,
    pressed,
    wrong,
    again,
    doubled,
    missing,
    kept: state.kept.size,
    pages: read,
    spanMs: lastAt - firstAt,
  };
}

/** `marks`: what is asked from now on counts as asked since. */
function seen(marks: boolean) {
  const { requests, again, lastAt, markedAt, kept } = state;
  if (marks) state.markedAt = 0;
  return { requests, again, lastAt, markedAt, kept: kept.size };
}

const SystemRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reset'), settings: Settings }),
  z.strictObject({ kind: z.literal('stats') }),
  z.strictObject({ kind: z.literal('seen'), marks: z.boolean() }),
]);

function control(text: string): unknown {
  const asked = SystemRequest.parse(JSON.parse(text));
  if (asked.kind === 'stats') return stats();
  if (asked.kind === 'seen') return seen(asked.marks);
  settings = asked.settings;
  state = fresh();
  pages.clear();
  return {};
}

interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers?: Record<string, string>;
}

function replyTo(request: IncomingMessage, body: string): Reply {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/_control') return { status: 200, text: JSON.stringify(control(body)) };
  if (pathname === '/employees') {
    state.pages += 1;
    state.markedAt ||= Date.now();
    return { status: 200, text: page(Number(searchParams.get('page') ?? '1')) };
  }
  const refusal = take(request, body);
  return refusal === undefined ? { status: 200, text: '{"ok":true}' } : { ...refusal, text: '{}' };
}

function send(response: ServerResponse, { status, text, headers = {} }: Reply): void {
  const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  response.writeHead(status, { ...length, ...headers });
  response.end(text);
}

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => send(response, replyTo(request, body)));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
// The parent is gone: so is the reason to be here.
process.on('disconnect', () => process.exit(0));
