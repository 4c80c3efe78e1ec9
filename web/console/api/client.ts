// The one way to the service: typed calls, problems as errors, and streams of events.
import type { Change, Stale } from './changes.ts';
import { serverEvents, type ServerEvent } from './stream.ts';
import type { Outcome, ProblemBody } from './wire.ts';

/** A refusal in the service's own words. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly task: Outcome | undefined;
  /** Which fields were wrong, and why. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  /** What could be taken instead. */
  readonly choices: readonly string[];

  constructor(body: ProblemBody, status = body.status ?? 0) {
    super(body.detail ?? body.title ?? 'The service answered with an error. Please try again.');
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.requestId = body.request_id;
    this.task = body.task;
    this.errors = body.errors ?? [];
    this.choices = body.choices ?? [];
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Fields that are undefined or empty are left out of the address. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

interface Call {
  readonly method?: Method;
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string | undefined;
  readonly accept?: string;
  readonly signal?: AbortSignal | undefined;
}

interface Sending {
  /** Fill the `{id}`s of the change's path, in order. */
  readonly ids?: readonly string[];
  readonly body?: unknown;
  /** Names this call on every try, so that a repeat after a broken line acts once. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  readonly query?: Query;
}

export class Api {
  readonly #fetch: typeof fetch;
  readonly #onSignedOut: () => void;
  /** The service tells by itself what changes. */
  isLive = false;
  /** The page is still on its way: what it asked for ahead of its first screen is not asked for again by that screen. */
  isArriving = false;
  /** Told what each change made stale; set by the page that keeps answers. */
  onStale: (stale: Stale) => void = () => undefined;

  /** Somebody is at the page; what it asks by itself keeps no session open. */
  isActive: () => boolean = () => true;
  /** The session is over and the page is kept for its person. */
  keepsPage: () => boolean = () => false;
  /** Has the person show once more who they are; false: they did not. */
  prove: () => Promise<boolean> = async () => await Promise.resolve(false);

  constructor({ fetch, onSignedOut }: { fetch: typeof globalThis.fetch; onSignedOut: () => void }) {
    this.#fetch = fetch;
    this.#onSignedOut = onSignedOut;
  }

  /** How often to look: so many milliseconds, and seldom while the service tells. */
  every = (ms: number) => (): number => (this.isLive ? ms * 6 : ms);

  /** For what a page asks ahead: fresh until the first screen stands, and looked at anew by each one after it. */
  fresh = (): number => (this.isArriving ? Infinity : 0);

  /** `path` with its parameters written by `at`. */
  get = async <Reply>(path: string, query: Query = {}, signal?: AbortSignal): Promise<Reply> =>
    await parse<Reply>(await this.#send({ path: withQuery(path, query), signal }));

  /** What the change makes stale (`changes.ts`) is asked for again as soon as the answer is here. */
  change = async <Reply = Outcome>(change: Change, { query = {}, ...sending }: Sending = {}): Promise<Reply> => {
    const { path, ...request } = requestOf(change, sending);
    const sent = this.#send({ ...request, path: withQuery(path, query) });
    const stale = staleAfter(change);
    try {
      await sent;
    } finally {
      // What failed may have happened all the same.
      this.onStale(await stale);
    }
    return await parse<Reply>(await sent);
  };

  /** An answer in another form than JSON: a table, a document. */
  file = async (path: string, { accept, query = {} }: { accept: string; query?: Query }): Promise<Blob> =>
    await (await this.#send({ path: withQuery(path, query), accept })).blob();

  /** Events of an answer that streams. One that is repeated from memory comes as plain JSON, told as `done`. */
  async *events(change: Change, sending: Sending): AsyncGenerator<ServerEvent, void> {
    const stale = staleAfter(change);
    try {
      const response = await this.#send({ ...requestOf(change, sending), accept: streamType });
      if (!isOf(response, streamType)) yield { event: 'done', data: await response.text() };
      else if (response.body !== null) yield* serverEvents(response.body);
    } finally {
      this.onStale(await stale);
    }
  }

  /** Events that go on until `signal` ends them. */
  async *listen(path: string, signal: AbortSignal): AsyncGenerator<ServerEvent, void> {
    const { body } = await this.#send({ path, signal, accept: streamType });
    if (body !== null) yield* serverEvents(body);
  }

  async #send(call: Call): Promise<Response> {
    const { method = 'GET', path, body, key, accept = 'application/json', signal } = call;
    const response = await this.#fetch(path, {
      method,
      headers: {
        accept,
        ...(this.isActive() ? { 'x-muster-active': '1' } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiProblem({ code: 'offline', detail: offline });
    });
    if (response.ok) return response;
    const problem = await problemOf(response);
    return await this.#refused(problem, call);
  }

  async #refused(problem: ApiProblem, call: Call): Promise<Response> {
    if (problem.code === 'sign_in_again' && (await this.prove())) return await this.#send(call);
    if (problem.status === 401 && call.path !== '/console/session' && !this.keepsPage()) this.#onSignedOut();
    throw problem;
  }
}

/** The list is loaded beside the first change, not with the page or its sign-in; without it, everything is stale. */
async function staleAfter(change: Change): Promise<Stale> {
  if (change.endsWith('/console/session')) return new Set();
  return await import('./changes.ts').then(
    (list) => list.staleAfter(change),
    () => 'all' as const,
  );
}

const streamType = 'text/event-stream';
const offline = 'Muster cannot be reached. Check that it is running, then try again.';

/** ``at`/api/v1/actions/${id}` `` with its parameters made safe for an address. */
export const at = (parts: TemplateStringsArray, ...values: readonly string[]): string =>
  parts.map((part, index) => part + encodeURIComponent(values[index] ?? '')).join('');

function requestOf(change: Change, { ids = [], body, key, signal }: Sending): Call {
  const space = change.indexOf(' ');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every change begins with its method (`changes.ts`)
  const method = change.slice(0, space) as Method;
  const rest = [...ids];
  const path = change.slice(space + 1).replaceAll('{id}', () => encodeURIComponent(rest.shift() ?? ''));
  return { method, path, body: body === undefined && method === 'POST' ? {} : body, key, signal };
}

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const words = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return words === '' ? path : `${path}?${words}`;
}

const isOf = (response: Response, type: string): boolean =>
  (response.headers.get('content-type') ?? '').startsWith(type);

async function problemOf(response: Response): Promise<ApiProblem> {
  const isJson = isOf(response, 'application/problem+json') || isOf(response, 'application/json');
  return new ApiProblem(isJson ? await parse<ProblemBody>(response) : {}, response.status);
}

async function parse<Reply>(response: Response): Promise<Reply> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page and the service are one release; the service proves its answers
  return response.status === 204 ? ({} as Reply) : ((await response.json()) as Reply);
}
