// The one way to the service: typed calls, problems as errors, and a stream of events for the chat.
import { serverEvents, type ServerEvent } from './stream.ts';
import type {
  ActionEntry,
  Answer,
  ApprovalEntry,
  Outcome,
  Page,
  ProblemBody,
  Question,
  Sandbox,
  Session,
} from './wire.ts';

/** A refusal in the service's own words. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly task: Outcome | undefined;

  constructor(body: ProblemBody, status = body.status ?? 0) {
    super(body.detail ?? body.title ?? 'The service answered with an error. Please try again.');
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.requestId = body.request_id;
    this.task = body.task;
  }
}

export type ChatEvent =
  | { readonly kind: 'token'; readonly text: string }
  | { readonly kind: 'action'; readonly action: ActionEntry }
  | { readonly kind: 'approval'; readonly approval: ApprovalEntry }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'error'; readonly problem: ApiProblem };

export interface Message {
  readonly conversation: string;
  readonly text: string;
  /** Names this message on every try, so that a repeat after a broken line acts once. */
  readonly key: string;
  readonly signal: AbortSignal;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly accept?: string;
  readonly signal?: AbortSignal;
}

export class Api {
  readonly #fetch: typeof fetch;
  readonly #onSignedOut: () => void;

  constructor({ fetch, onSignedOut }: { fetch: typeof globalThis.fetch; onSignedOut: () => void }) {
    this.#fetch = fetch;
    this.#onSignedOut = onSignedOut;
  }

  session = (): Promise<Session> => this.#ask({ path: '/console/session' });
  signIn = async (token: string): Promise<void> => {
    await this.#send({ method: 'POST', path: '/console/session', body: { token } });
  };
  signOut = async (): Promise<void> => {
    await this.#send({ method: 'DELETE', path: '/console/session' });
  };

  sandbox = (): Promise<Sandbox> => this.#ask({ path: '/api/v1/sandbox' });
  approvals = (): Promise<Page<ApprovalEntry>> => this.#ask({ path: '/api/v1/approvals' });
  actions = (cursor?: string): Promise<Page<ActionEntry>> =>
    this.#ask({
      path: `/api/v1/actions?limit=20${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    });

  action = (action: string): Promise<ActionEntry> =>
    this.#ask({ path: `/api/v1/actions/${encodeURIComponent(action)}` });

  approve = ({ approval_id: id, digest }: ApprovalEntry): Promise<Outcome> =>
    this.#act(`/api/v1/approvals/${encodeURIComponent(id)}/approve`, digest === undefined ? {} : { digest });
  reject = (approval: string, reason: string): Promise<Outcome> =>
    this.#act(`/api/v1/approvals/${encodeURIComponent(approval)}/reject`, reason === '' ? {} : { reason });
  undo = (action: string): Promise<Outcome> => this.#act(`/api/v1/actions/${encodeURIComponent(action)}/undo`);

  startConversation = async (): Promise<string> => {
    const { conversation_id: id } = await this.#act<{ conversation_id: string }>('/api/v1/conversations');
    return id;
  };

  /** Ends without `done` or `error` when the line broke. */
  async *say({ conversation, text, key, signal }: Message): AsyncGenerator<ChatEvent, void> {
    const path = `/api/v1/conversations/${encodeURIComponent(conversation)}/messages`;
    const response = await this.#send({
      method: 'POST',
      path,
      body: { text },
      key,
      signal,
      accept: 'text/event-stream',
    });
    // A repeated message may be answered from memory, as plain JSON.
    if (!isOf(response, 'text/event-stream')) yield { kind: 'done', answer: await parse(response) };
    else if (response.body !== null) yield* chatEvents(response.body);
  }

  #act = async <Reply = Outcome>(path: string, body: unknown = {}): Promise<Reply> =>
    await this.#ask<Reply>({ method: 'POST', path, body });

  async #ask<Reply>(call: Call): Promise<Reply> {
    return await parse<Reply>(await this.#send(call));
  }

  async #send({ method = 'GET', path, body, key, accept = 'application/json', signal }: Call): Promise<Response> {
    const response = await this.#fetch(path, {
      method,
      headers: {
        accept,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiProblem({
        code: 'offline',
        detail: 'Muster cannot be reached. Check that it is running, then try again.',
      });
    });
    if (response.ok) return response;
    const problem = await problemOf(response);
    if (response.status === 401 && path !== '/console/session') this.#onSignedOut();
    throw problem;
  }
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

async function* chatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent, void> {
  for await (const event of serverEvents(body)) {
    const told = chatEvent(event);
    if (told !== undefined) yield told;
  }
}

function chatEvent({ event, data }: ServerEvent): ChatEvent | undefined {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each event names the shape of its data
  const read = <Data>(): Data =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above: written by the same release
    JSON.parse(data) as Data;
  switch (event) {
    case 'token':
      return { kind: 'token', text: read<{ text: string }>().text };
    case 'action':
      return { kind: 'action', action: read<ActionEntry>() };
    case 'approval':
      return { kind: 'approval', approval: read<ApprovalEntry>() };
    case 'question':
      return { kind: 'question', question: read<Question>() };
    case 'done':
      return { kind: 'done', answer: read<Answer>() };
    case 'error':
      return { kind: 'error', problem: new ApiProblem(read<ProblemBody>()) };
    default:
      // Later releases may tell more; what is unknown is skipped.
      return undefined;
  }
}
