// Slack over real HTTP: the Web API that records and remembers like Slack does, and signed requests as Slack sends them.
import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { z } from 'zod';
import type { GivenFile } from '../contracts/channel.ts';
import { openSlackFiles, type SharedFile, type SlackFile } from './slack-files.ts';
import { refusalOf } from './slack-rules.ts';
import { openStreams } from './slack-streams.ts';

export const signingSecret = 'abcdef0123456789abcdef0123456789';

const Button = z.looseObject({
  type: z.string(),
  action_id: z.string().optional(),
  value: z.string().optional(),
  text: z.looseObject({ text: z.string() }).optional(),
});
const Block = z.looseObject({
  type: z.string(),
  text: z.looseObject({ text: z.string() }).optional(),
  fields: z.array(z.looseObject({ text: z.string() })).optional(),
  elements: z.array(z.looseObject({ type: z.string() })).optional(),
  title: z.string().optional(),
  tasks: z.array(z.looseObject({ title: z.string(), status: z.string().optional() })).optional(),
});
type Block = z.infer<typeof Block>;

export interface SlackCall {
  readonly method: string;
  readonly token: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads arguments as Slack does, without types
  readonly args: any;
}

export interface SlackMessage {
  readonly channel: string;
  readonly ts: string;
  readonly thread: string | undefined;
  /** Who alone sees it. */
  readonly ephemeralTo: string | undefined;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly metadata: unknown;
  /** Files that were shared with it. */
  readonly files?: readonly SharedFile[];
}

export interface SlackUser {
  readonly id: string;
  readonly email?: string;
  readonly kind?: 'member' | 'guest' | 'external' | 'bot' | 'deactivated';
  readonly isVerified?: boolean;
  /** Another workspace than the one that is there from the begin: `installed.team`. */
  readonly team?: string;
}

/** The workspace that is connected by OAuth. */
export const installed = { team: 'T9', token: 'xoxb-installed' } as const;

export interface FakeSlack {
  readonly apiUrl: string;
  /** What the app was granted; undefined: it does not say. */
  scopes: readonly string[] | undefined;
  readonly calls: readonly SlackCall[];
  messages(): readonly SlackMessage[];
  addUser(user: SlackUser): void;
  /** Somebody uploads a file; answers as what it comes with a message. */
  addFile(file: GivenFile): SlackFile;
  /** The next calls are answered so: 429 with Retry-After 1, or 503. `only`: calls of that method. */
  refuse(how: 'busy' | 'down', times: number, only?: string): void;
  /** The next calls of that method are refused with Slack's own code. */
  fail(method: string, error: string, times: number): void;
  /** Where `apps.connections.open` leads. */
  socketUrl: string | undefined;
  heal(): void;
  deleteAll(): void;
  close(): Promise<void>;
}

/** What somebody reads: sections, fields and small print, as plain text; files when they open them. */
export const readable = ({ text, blocks, files = [] }: Pick<SlackMessage, 'text' | 'blocks' | 'files'>): string =>
  blocks.length === 0
    ? [text, ...files.map((file) => file.text)].join('')
    : blocks
        .flatMap((block) => [
          block.text?.text ?? '',
          ...(block.fields ?? []).map((field) => field.text),
          ...(block.elements ?? []).map((element) => (typeof element['text'] === 'string' ? element['text'] : '')),
          ...planLines(block),
        ])
        .filter((part) => part !== '')
        .join('\n');

const Details = z.looseObject({
  elements: z.array(z.looseObject({ elements: z.array(z.looseObject({ text: z.string() })) })),
});

const said = (task: Readonly<Record<string, unknown>>) =>
  Details.safeParse(task['details']).data?.elements.flatMap((one) => one.elements.map(({ text }) => text)) ?? [];

/** The plan as it is read: its title, then a line for each step. */
function planLines({ type, title = '', tasks = [] }: Block): string[] {
  if (type !== 'plan') return [];
  return [title, ...tasks.map((task) => [`[${task.status ?? ''}] ${task.title}`, ...said(task)].join(' · '))];
}

export const buttonsOf = ({ blocks }: Pick<SlackMessage, 'blocks'>) =>
  blocks
    .filter(({ type }) => type === 'actions')
    .flatMap(({ elements }) => z.array(Button).parse(elements ?? []))
    .map(({ action_id: actionId = '', value = '', text }) => ({ actionId, value, label: text?.text ?? '' }));

/** Methods that answer nothing of use. */
const silent = new Set([
  'assistant.threads.setStatus',
  'assistant.threads.setSuggestedPrompts',
  'chat.scheduleMessage',
  'chat.unfurl',
  'views.open',
  'views.publish',
]);

const dmOf = (user: string): string => `D${user}`;

export async function openFakeSlack(team = 'T1'): Promise<FakeSlack> {
  const calls: SlackCall[] = [];
  let standing: SlackMessage[] = [];
  const users = new Map<string, SlackUser>();
  const refusal = { how: 'busy' as 'busy' | 'down', left: 0, only: undefined as string | undefined };
  const failures = new Map<string, { error: string; left: number }>();
  let clock = 1_800_000_000;
  const app = Fastify({ logger: false });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, argumentsIn(String(body))),
  );

  const find = (args: { channel: string; ts: string }) =>
    standing.findIndex(({ channel, ts }) => channel === args.channel && ts === args.ts);
  const shown = (args: SlackCall['args']) => ({
    text: args.text ?? '',
    blocks: z.array(Block).parse(args.blocks ?? []),
  });
  const write = (args: SlackCall['args'], ephemeralTo?: string) => {
    const channel = args.channel.startsWith('U') ? dmOf(args.channel) : args.channel;
    const ts = `${(clock += 1)}.000100`;
    standing.push({ channel, ts, thread: args.thread_ts, ephemeralTo, metadata: args.metadata, ...shown(args) });
    return { ok: true, channel, ts, message: { ts } };
  };
  const streams = openStreams();
  const rewrite = (place: { channel: string; ts: string }, now: { text: string; blocks: readonly object[] }) => {
    const index = find(place);
    const before = standing[index];
    if (before !== undefined) standing[index] = { ...before, text: now.text, blocks: z.array(Block).parse(now.blocks) };
  };
  const files = openSlackFiles(app, {
    isAway: () => refusal.how === 'down' && refusal.left > 0,
    apiUrl: () => fake.apiUrl,
    share: (at) => {
      const ts = `${(clock += 1)}.000100`;
      standing.push({ ...at, ts, ephemeralTo: undefined, metadata: undefined, text: '', blocks: [] });
    },
  });
  const answers: Record<string, (args: SlackCall['args'], here: string) => object> = {
    'auth.test': (_args, here) => ({ ok: true, team_id: here, user_id: 'UMUSTER', bot_id: 'B1' }),
    'users.info': ({ user }, here) => {
      const known = users.get(user);
      return known === undefined ? { ok: false, error: 'user_not_found' } : { ok: true, user: userOf(known, here) };
    },
    'users.lookupByEmail': ({ email }, here) => {
      const known = [...users.values()].find((one) => one.email === email && (one.team ?? team) === here);
      return known === undefined ? { ok: false, error: 'users_not_found' } : { ok: true, user: userOf(known, here) };
    },
    'conversations.open': ({ users: user }) => ({ ok: true, channel: { id: dmOf(user) } }),
    'chat.postMessage': (args) => write(args),
    'chat.postEphemeral': (args) => ({ ok: true, message_ts: (write(args, args.user) as { ts: string }).ts }),
    'chat.update': (args) => {
      const index = find(args);
      const before = standing[index];
      if (before === undefined) return { ok: false, error: 'message_not_found' };
      if (streams.isOpen(args)) return { ok: false, error: 'streaming_state_conflict' };
      standing[index] = { ...before, ...shown(args) };
      return { ok: true, channel: args.channel, ts: args.ts };
    },
    'chat.delete': (args) => {
      standing = standing.filter((_message, index) => index !== find(args));
      return { ok: true };
    },
    'chat.startStream': (args) => {
      if (args.thread_ts === undefined) return { ok: false, error: 'invalid_arguments' };
      if (!args.channel.startsWith('D') && (!args.recipient_user_id || !args.recipient_team_id))
        return { ok: false, error: 'missing_recipient_user_id' };
      const written = write({ channel: args.channel, thread_ts: args.thread_ts, text: '' });
      rewrite(written, streams.begin(written, args));
      return written;
    },
    'chat.appendStream': (args) => {
      const shownNow = find(args) === -1 ? 'message_not_found' : streams.append(args);
      if (typeof shownNow === 'string') return { ok: false, error: shownNow };
      rewrite(args, shownNow);
      return { ok: true };
    },
    'chat.stopStream': (args) => {
      const error = find(args) === -1 ? 'message_not_found' : streams.stop(args);
      return error === undefined ? { ok: true } : { ok: false, error };
    },
    'conversations.history': ({ channel }) => ({ ok: true, messages: history(channel) }),
    'conversations.replies': ({ channel }) => ({ ok: true, messages: history(channel) }),
    ...files.answers,
    'apps.connections.open': () =>
      fake.socketUrl === undefined ? { ok: false, error: 'internal_error' } : { ok: true, url: fake.socketUrl },
    'oauth.v2.access': () => ({
      ok: true,
      access_token: installed.token,
      bot_user_id: 'UMUSTER',
      scope: 'chat:write',
      team: { id: installed.team, name: 'Northwind' },
      authed_user: { id: 'U9' },
    }),
  };
  const answerTo = ({ method, token, args }: SlackCall): object => {
    const refused = refusalOf(method, args);
    const here = token === installed.token ? installed.team : team;
    if (refused !== undefined) return { ok: false, error: refused };
    const answer = answers[method];
    if (answer !== undefined) return answer(args, here);
    return silent.has(method) ? { ok: true } : { ok: false, error: 'unknown_method' };
  };
  const history = (channel: string) =>
    standing.filter((one) => one.channel === channel && one.ephemeralTo === undefined).toReversed();

  app.post<{ Params: { method: string } }>('/api/:method', async (request, reply) => {
    const { method } = request.params;
    const token = request.headers.authorization?.replace(/^Bearer /, '');
    const call: SlackCall = { method, token, args: request.body };
    calls.push(call);
    if (fake.scopes !== undefined) reply.header('x-oauth-scopes', fake.scopes.join(','));
    if (refusal.left > 0 && (refusal.only === undefined || refusal.only === method)) {
      refusal.left -= 1;
      if (refusal.how === 'down') return reply.code(503).send('');
      return reply.code(429).header('retry-after', '1').send({ ok: false, error: 'ratelimited' });
    }
    const failure = failures.get(method);
    if (failure !== undefined && failure.left > 0) {
      failure.left -= 1;
      // What it says is true: from then on nothing streams there.
      if (failure.error === 'message_not_in_streaming_state') streams.end(call.args);
      return { ok: false, error: failure.error };
    }
    if (method === 'apps.connections.open')
      return fake.socketUrl === undefined ? { ok: false, error: 'internal_error' } : { ok: true, url: fake.socketUrl };
    return answerTo(call);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = z.looseObject({ port: z.number() }).parse(app.server.address());

  const fake: FakeSlack = {
    apiUrl: `http://127.0.0.1:${address.port}/api/`,
    socketUrl: undefined,
    scopes: undefined,
    fail: (method, error, times) => void failures.set(method, { error, left: times }),
    calls,
    messages: () => standing,
    addFile: (file) => files.add(file),
    addUser: (user) => void users.set(user.id, user),
    refuse: (how, times, only) => void Object.assign(refusal, { how, left: times, only }),
    heal: () => {
      refusal.left = 0;
      failures.clear();
    },
    deleteAll: () => void (standing = []),
    close: () => app.close(),
  };
  return fake;
}

function userOf({ id, email, kind = 'member', isVerified = true, team: own }: SlackUser, team: string) {
  return {
    id,
    team_id: kind === 'external' ? 'TELSEWHERE' : (own ?? team),
    deleted: kind === 'deactivated',
    is_bot: kind === 'bot',
    is_restricted: kind === 'guest',
    is_email_confirmed: isVerified,
    profile: { email },
  };
}

/** A form whose values may be JSON, as the Web API takes them. */
function argumentsIn(body: string): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const isJson = /^[[{]/.test(value) && name !== 'text';
    read[name] = isJson ? JSON.parse(value) : value;
  }
  return read;
}

export interface SlackSend {
  readonly body: string;
  readonly type?: string;
  readonly at?: Date;
  readonly secret?: string;
  readonly headers?: Record<string, string>;
}

/** A request as Slack signs it. */
export async function sendSigned(url: string, { body, type = 'application/json', at, secret, headers }: SlackSend) {
  const timestamp = String(Math.floor((at ?? new Date()).getTime() / 1000));
  const signature = `v0=${createHmac('sha256', secret ?? signingSecret)
    .update(`v0:${timestamp}:${body}`)
    .digest('hex')}`;
  const response = await fetch(`${url}/slack/events`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': signature,
      ...headers,
    },
    body,
  });
  return { status: response.status, text: await response.text() };
}

let made = 0;
const stamp = () => `${1_700_000_000 + (made += 1)}.000200`;

export const eventBody = (event: object, { team = 'T1', id }: { team?: string; id?: string } = {}): string =>
  JSON.stringify({ type: 'event_callback', team_id: team, event_id: id ?? `Ev${(made += 1)}`, event });

export const directMessage = (user: string, text: string, more: object = {}) => ({
  type: 'message',
  channel_type: 'im',
  channel: dmOf(user),
  user,
  text,
  ts: stamp(),
  ...more,
});

export const mention = (user: string, text: string, channel = 'C1') => ({
  type: 'app_mention',
  channel,
  user,
  text: `<@UMUSTER> ${text}`,
  ts: stamp(),
});

export const form = (payload: object): Pick<SlackSend, 'body' | 'type'> => ({
  body: new URLSearchParams({ payload: JSON.stringify(payload) }).toString(),
  type: 'application/x-www-form-urlencoded',
});

export const click = (
  user: string,
  {
    message,
    label,
    trigger = `tr${(made += 1)}`,
  }: { message: SlackMessage; label: string; trigger?: string | undefined },
  team = 'T1',
) => {
  const button = buttonsOf(message).find((one) => one.label.startsWith(label));
  if (button === undefined)
    throw new Error(
      `no button ${label} among ${buttonsOf(message)
        .map((one) => one.label)
        .join(', ')}`,
    );
  return form({
    type: 'block_actions',
    team: { id: team },
    user: { id: user },
    ...(trigger === '' ? {} : { trigger_id: trigger }),
    channel: { id: message.channel },
    container: { type: 'message', message_ts: message.ts, channel_id: message.channel },
    message: { ts: message.ts },
    actions: [{ type: 'button', action_id: button.actionId, value: button.value, action_ts: stamp() }],
  });
};
