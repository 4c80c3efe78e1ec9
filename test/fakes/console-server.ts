// A small service that speaks the console's part of the contract, for tests of the page in a real browser.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { consolePolicy, type ConsoleFile } from '../../src/api/routes/console-files.ts';
import type { TaskPreview } from '../../web/console/api/tasks.ts';
import type { Action, Approval, Job, Sandbox, Session } from '../../web/console/api/wire.ts';
import { builtConsole } from '../support/built-web.ts';
import { besideCandidate, candidateOf } from './console-candidate.ts';
import { ConsoleStream } from './console-stream.ts';
import { actions, approvals, calendarOf, moveInes, pipelineOf, sandbox, session, users } from './console-sandbox.ts';

const LoginBody = z.strictObject({ token: z.string() });
const MessageBody = z.strictObject({ text: z.string() });
const MoveBody = z.strictObject({
  action: z.literal('move_stage'),
  candidate: z.string().optional(),
  candidates: z.array(z.string()).optional(),
  stage: z.string(),
  digest: z.string().optional(),
});
const RescheduleBody = z.object({ action: z.literal('reschedule_meeting'), meeting: z.string(), start: z.string() });
const BookBody = z.object({ action: z.literal('book_meeting'), candidate: z.string(), start: z.string() });
const TaskBody = z.union([MoveBody, RescheduleBody, BookBody]);

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly query: URLSearchParams;
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly choices?: readonly string[];
}

const refusals = {
  used: { status: 401, code: 'unauthorized', detail: 'This sign-in link was used before or has expired.' },
  signedOut: { status: 401, code: 'unauthorized', detail: 'Sign in first.' },
  unknown: { status: 404, code: 'not_found', detail: 'There is nothing at this address.' },
  decided: {
    status: 409,
    code: 'already_decided',
    detail: 'Owen Achebe approved this a minute ago. Nothing is left to decide.',
  },
  changed: {
    status: 409,
    code: 'changed_since',
    detail: 'Theresa Marlow moved this candidate since. Undoing would destroy that.',
  },
  busy: { status: 409, code: 'calendar_conflict', detail: 'Theresa Marlow is busy on Friday.' },
  noOffer: { status: 409, code: 'conflict', detail: 'Nobody is hired without an offer.' },
  resting: { status: 503, code: 'unavailable', detail: 'The ATS is resting. Try again in a minute.' },
} as const satisfies Record<string, Refusal>;

export class ConsoleServer {
  readonly heard: { method: string; path: string; query: string; body: string; headers: IncomingMessage['headers'] }[] =
    [];
  readonly #server: Server;
  readonly #files: ReadonlyMap<string, ConsoleFile>;
  readonly #links = new Set(['link-1', 'link-2']);
  /** Decided by somebody else while the page still shows them. */
  readonly decidedElsewhere = new Set<string>();
  actions: Action[] = actions();
  approvals: Approval[] = approvals();
  sandbox: Sandbox = sandbox();
  /** Who is let in. */
  session: Session = session;
  pageSize = 4;
  readonly stream = new ConsoleStream();
  jobs: Job[] = [];
  /** Tasks are answered once this is done. */
  answersTasks: Promise<void> = Promise.resolve();
  /** Cuts the stream of the next message after its first words. */
  breaksNextStream = false;

  private constructor(files: ReadonlyMap<string, ConsoleFile>) {
    this.#files = files;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async start(): Promise<ConsoleServer> {
    const server = new ConsoleServer(await builtConsole());
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the fake console service does not listen');
    return `http://127.0.0.1:${String(address.port)}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  addLink(token: string): string {
    this.#links.add(token);
    return `${this.origin}/console/assistant#login=${token}`;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', this.origin);
    const method = request.method ?? 'GET';
    const body = await text(request);
    const exchange = { request, response, path, query };
    if (method === 'GET' && path.startsWith('/console/') && path !== '/console/session') {
      this.#file(exchange);
      return;
    }
    if (path === '/api/v1/events/stream' && this.#isSignedIn(request)) {
      this.stream.open(response);
      return;
    }
    this.heard.push({ method, path, query: query.toString(), body, headers: request.headers });
    if (path === '/console/session') this.#session(exchange, body);
    else if (!this.#isSignedIn(request)) refuse(response, refusals.signedOut);
    else this.#api(exchange, body);
  }

  #file({ response, path }: Exchange): void {
    const name = path.slice('/console/'.length);
    const file = this.#files.get(name) ?? (name.startsWith('assets/') ? undefined : this.#files.get('index.html'));
    if (file === undefined) {
      refuse(response, refusals.unknown);
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      etag: file.etag,
      'content-security-policy': consolePolicy,
      'x-content-type-options': 'nosniff',
    });
    response.end(file.body);
  }

  #session({ request, response }: Exchange, body: string): void {
    if (request.method === 'POST') {
      const { token } = LoginBody.parse(JSON.parse(body));
      if (!this.#links.delete(token)) {
        refuse(response, refusals.used);
        return;
      }
      response.writeHead(204, { 'set-cookie': 'muster_session=s; HttpOnly; SameSite=Strict; Path=/' }).end();
    } else if (request.method === 'DELETE') {
      response.writeHead(204, { 'set-cookie': 'muster_session=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0' }).end();
    } else if (this.#isSignedIn(request)) send(response, this.session);
    else refuse(response, refusals.signedOut);
  }

  #isSignedIn = (request: IncomingMessage): boolean => (request.headers.cookie ?? '').includes('muster_session=s');

  #api(exchange: Exchange, body: string): void {
    const { response, path, query } = exchange;
    const [, area = '', id, verb] = /^\/api\/v1\/([\w-]+)(?:\/([^/]+)(?:\/(\w+))?)?$/.exec(path) ?? [];
    const lists: Readonly<Record<string, () => void>> = {
      sandbox: () => send(response, this.sandbox),
      pipeline: () => send(response, pipelineOf(this.sandbox)),
      approvals: () => send(response, { data: this.approvals, next_cursor: null }),
      drafts: () => send(response, { data: [], next_cursor: null }),
      'booking-links': () => send(response, { data: [], next_cursor: null }),
      sequences: () => send(response, { data: [], next_cursor: null }),
      actions: () => this.#page(response, Number(query.get('cursor') ?? 0)),
      users: () => send(response, { data: users, next_cursor: null }),
      jobs: () => send(response, { data: this.jobs, next_cursor: null }),
      conversations: () => send(response, { conversation_id: 'con_1' }, 201),
      calendar: () => send(response, calendarOf(this.sandbox)),
      tasks: () => void this.#task(response, TaskBody.parse(JSON.parse(body))),
    };
    const acts: Readonly<Record<string, (one: string) => void>> = {
      approvals: (one) =>
        verb === 'edit'
          ? send(response, { status: 'pending_approval', summary: 'Another offer' })
          : this.#decide(response, { id: one, approves: verb === 'approve' }),
      candidates: (one) => this.#candidate(response, { id: one, verb }),
      tasks: () => send(response, previewOf(MoveBody.parse(JSON.parse(body)))),
      actions: (one) => (verb === 'undo' ? this.#undo(response, one) : this.#action(response, one)),
      conversations: () => this.#converse(response, MessageBody.parse(JSON.parse(body)).text),
    };
    const answer = id === undefined ? lists[area] : () => acts[area]?.(id);
    if (answer === undefined) refuse(response, refusals.unknown);
    else answer();
  }

  async #task(response: ServerResponse, task: z.infer<typeof TaskBody>): Promise<void> {
    await this.answersTasks;
    if (task.action === 'move_stage') this.#move(response, task);
    else if (task.action === 'reschedule_meeting') this.#reschedule(response, task);
    else send(response, { status: 'executed', task_id: 'task_b', action_id: 'act_9', summary: 'Booked the meeting' });
  }

  /** Nobody has time on Friday. */
  #reschedule(response: ServerResponse, { meeting, start }: z.infer<typeof RescheduleBody>): void {
    if (start.startsWith('2026-06-05')) {
      refuse(response, { ...refusals.busy, choices: ['2026-06-03T15:30:00-05:00'] });
      return;
    }
    const calendar = this.sandbox.calendar.map((each) => {
      const lasts = Date.parse(each.end) - Date.parse(each.start);
      return each.id === meeting ? { ...each, start, end: new Date(Date.parse(start) + lasts).toISOString() } : each;
    });
    this.sandbox = { ...this.sandbox, calendar };
    send(response, { status: 'executed', task_id: 'task_m', action_id: 'act_9', summary: 'Moved the meeting' });
  }

  /** An offer waits for approval; Hired is refused, as an ATS does that wants an offer first. */
  #move(response: ServerResponse, { candidate, candidates: named, stage }: z.infer<typeof MoveBody>): void {
    const ids = named ?? [candidate ?? ''];
    const [id = ''] = ids;
    if (stage === 'Hired') {
      refuse(response, refusals.noOffer);
      return;
    }
    if (stage === 'Offer') {
      const [one] = approvals();
      const waiting = { approval_id: 'apr_move', tool: 'move_stage', arguments: { candidate: id, stage } };
      if (one !== undefined) this.approvals = [...this.approvals, { ...one, ...waiting }];
      send(response, { status: 'pending_approval', task_id: 'task_w', summary: `The move to ${stage} waits.` }, 202);
      return;
    }
    const candidates = this.sandbox.candidates.map((each) => (ids.includes(each.id) ? { ...each, stage } : each));
    this.sandbox = { ...this.sandbox, candidates };
    send(response, { status: 'executed', task_id: 'task_m', action_id: 'act_9', summary: `Moved to ${stage}` });
  }

  #candidate(response: ServerResponse, { id, verb }: { id: string; verb: string | undefined }): void {
    const found = verb === undefined ? candidateOf(this.sandbox, id) : besideCandidate[verb];
    if (found === undefined) refuse(response, refusals.unknown);
    else send(response, found);
  }

  #page(response: ServerResponse, from: number): void {
    const next = from + this.pageSize;
    const data = this.actions.slice(from, next);
    send(response, { data, next_cursor: next < this.actions.length ? String(next) : null });
  }

  #action(response: ServerResponse, id: string): void {
    const action = this.actions.find((each) => each.action_id === id);
    if (action === undefined) refuse(response, refusals.unknown);
    else send(response, action);
  }

  #decide(response: ServerResponse, { id, approves }: { id: string; approves: boolean }): void {
    const approval = this.approvals.find((each) => each.approval_id === id);
    if (approval === undefined || this.decidedElsewhere.has(id)) {
      refuse(response, refusals.decided);
      return;
    }
    this.approvals = this.approvals.filter((each) => each !== approval);
    const { action_id, tool, preview: summary } = approval;
    const status = approves ? 'executed' : 'rejected';
    const undo = { possible: approves, until: null, how: 'exact' as const };
    this.actions.unshift({ ...moveInes, action_id, tool, summary, status, undo, before: null, after: null });
    send(response, { status, summary });
  }

  #undo(response: ServerResponse, id: string): void {
    const action = this.actions.find((each) => each.action_id === id);
    if (action === undefined || id === 'act_5') {
      refuse(response, action === undefined ? refusals.unknown : refusals.changed);
      return;
    }
    const undone: Action = {
      ...action,
      status: 'undone',
      undo: { possible: false, until: null, how: 'none' as const },
    };
    this.actions = this.actions.map((each) => (each === action ? undone : each));
    send(response, { status: 'undone', task_id: action.task_id, summary: action.summary });
  }

  #converse(response: ServerResponse, said: string): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
    const tell = (event: string, data: unknown): void => {
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    if (this.breaksNextStream) {
      this.breaksNextStream = false;
      tell('token', { text: 'I will ' });
      response.end();
      return;
    }
    for (const [event, data] of this.#script(said)) tell(event, data);
    response.end();
  }

  #script(said: string): readonly ServerEvent[] {
    if (/^move/i.test(said)) {
      this.actions.unshift(moveInes);
      const { action_id, task_id, tool, status, summary } = moveInes;
      const brief = { action_id, task_id, tool, status, summary, arguments: moveInes.arguments };
      return [['action', brief], ...tokens, done('Moved Inés Duarte to Phone Screen.', { actions: [brief] })];
    }
    if (/^reject/i.test(said))
      return [['approval', approvals()[0]], done('Rejecting Joseph Bright waits for approval.')];
    if (/^book/i.test(said)) return [['question', { question, choices }], done(question, { asks: true })];
    if (/^fail/i.test(said)) return [['error', bodyOf(refusals.resting)]];
    return [done(`You said: ${said}`)];
  }
}

/** An event's name and data. */
type ServerEvent = readonly [string, unknown];

const question = 'Which Joseph do you mean?';
const choices = [{ label: 'Joseph Bright' }, { label: 'Joseph Okafor' }];
const tokens: readonly ServerEvent[] = ['Moved Inés ', 'Duarte to Phone Screen.'].map((word) => [
  'token',
  { text: word },
]);
const done = (reply: string, more: object = {}): ServerEvent => [
  'done',
  { reply: { text: reply, blocks: [] }, asks: false, actions: [], ...more },
];

/** What a move would do: the offer would have to be approved. */
function previewOf({ candidate, candidates, stage, action }: z.infer<typeof MoveBody>): TaskPreview {
  const people = candidates ?? [candidate ?? ''];
  return {
    tool: action,
    arguments: { candidates: people, stage },
    summary: `Move to ${stage}`,
    digest: 'digest-preview',
    waits_because: stage === 'Offer' ? 'Offers always need a second look.' : null,
    approvers: [],
    undo: 'exact',
    effects: people.map((one) => ({
      candidate: one,
      summary: `Move ${one} to ${stage}`,
      outcome: 'planned',
      problem: null,
    })),
    meetings: [],
    effects_total: people.length,
    letters: [],
    letters_total: 0,
  };
}

function bodyOf(refusal: Refusal): object {
  return { type: `/problems/${refusal.code}`, title: refusal.code, request_id: 'req_1', ...refusal };
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  response.writeHead(refusal.status, { 'content-type': 'application/problem+json; charset=utf-8' });
  response.end(JSON.stringify(bodyOf(refusal)));
}
