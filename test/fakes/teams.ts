// Teams over real HTTP: the Bot Connector that records and remembers, the keys that prove its requests, and the login for ours.
import Fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import type { GivenFile } from '../contracts/channel.ts';
import { faultsOf } from '../support/adaptive-cards.ts';

export const appId = '11111111-2222-4333-8444-555555555555';
export const appPassword = 'a-client-secret-of-the-tests';
export const directory = '99999999-8888-4777-8666-555555555555';
const issuer = 'https://api.botframework.com';

export interface TeamsMessage {
  readonly conversation: string;
  readonly id: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads cards as Teams does, without types
  readonly card: any;
}

export interface TeamsPerson {
  readonly id: string;
  readonly email?: string;
  readonly kind?: 'member' | 'guest' | 'external' | 'bot' | 'deactivated';
  readonly isVerified?: boolean;
}

/** How a token departs from a good one. */
export interface Forgery {
  readonly audience?: string;
  readonly issuer?: string;
  readonly expiresIn?: number;
  readonly serviceUrl?: string;
  readonly key?: 'endorsed' | 'unendorsed' | 'foreign';
}

export interface FakeTeams {
  readonly url: string;
  /** What the service is told about all of it. */
  readonly environment: Record<string, string>;
  messages(): readonly TeamsMessage[];
  /** In which conversations Muster showed that it is at work, in order. */
  typing(): readonly string[];
  addPerson(person: TeamsPerson): void;
  /** Somebody uploads a file to their OneDrive; `address` is what Teams sends with the message. */
  addFile(file: GivenFile): { readonly name: string; readonly address: string };
  idOf(email: string): string | undefined;
  token(forgery?: Forgery): Promise<string>;
  /** The next calls of the connector are answered so: 429 with Retry-After 1, or 503. */
  refuse(how: 'busy' | 'down', times: number): void;
  heal(): void;
  deleteAll(): void;
  close(): Promise<void>;
}

export const directTo = (person: string): string => `a:${person}`;

/** What Muster sends: a card, or that it is at work. A field that an activity does not have is refused. */
const Activity = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('message'),
    id: z.string().optional(),
    summary: z.string().min(1),
    attachments: z
      .array(
        z.strictObject({ contentType: z.literal('application/vnd.microsoft.card.adaptive'), content: z.unknown() }),
      )
      .length(1),
    conversation: z.strictObject({ id: z.string() }),
  }),
  z.strictObject({ type: z.literal('typing'), conversation: z.strictObject({ id: z.string() }) }),
]);

const Sent = z.looseObject({ attachments: z.array(z.looseObject({ content: z.unknown() })).default([]) });
const Opened = z.looseObject({ members: z.array(z.looseObject({ id: z.string() })), tenantId: z.string() });

const cardIn = (body: unknown) => Sent.parse(body).attachments[0]?.content;

/** Teams shows no card that its parser faults, and takes no message beyond 28 KB. */
const isTaken = (body: unknown): boolean => {
  const card = cardIn(body);
  const isCard = typeof card === 'object' && card !== null;
  return (!isCard || faultsOf(card).length === 0) && Buffer.byteLength(JSON.stringify(body)) <= 28_000;
};

/** Made once for all that are opened in one process: it takes longer than most tests. */
let keys: ReturnType<typeof makeKeys> | undefined;
async function makeKeys() {
  const [endorsed, unendorsed, foreign] = await Promise.all(
    [1, 2, 3].map(() => generateKeyPair('RS256', { extractable: true })),
  );
  if (endorsed === undefined || unendorsed === undefined || foreign === undefined) throw new Error('no keys');
  return { endorsed, unendorsed, foreign };
}

export async function openFakeTeams(): Promise<FakeTeams> {
  const { endorsed, unendorsed, foreign } = await (keys ??= makeKeys());
  let standing: TeamsMessage[] = [];
  const people = new Map<string, TeamsPerson>();
  const typing: string[] = [];
  const refusal = { how: 'busy' as 'busy' | 'down', left: 0 };
  let made = 0;
  const app = Fastify({ logger: false });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/keys/openid', () => ({
    issuer,
    jwks_uri: `${url()}/keys/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
  }));
  app.get('/keys/jwks', async () => ({
    keys: [
      { ...(await exportJWK(endorsed.publicKey)), kid: 'endorsed', use: 'sig', endorsements: ['msteams'] },
      { ...(await exportJWK(unendorsed.publicKey)), kid: 'unendorsed', use: 'sig', endorsements: ['webchat'] },
    ],
  }));
  app.post(`/login/${directory}/oauth2/v2.0/token`, (request, reply) => {
    const { client_id: id, client_secret: secret } = z.record(z.string(), z.string()).parse(request.body);
    if (id !== appId || secret !== appPassword) return reply.code(401).send({ error: 'invalid_client' });
    return { token_type: 'Bearer', expires_in: 3600, access_token: 'token-of-muster' };
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/v3/')) return;
    if (request.headers.authorization !== 'Bearer token-of-muster') {
      await reply.code(401).send({});
    } else if (refusal.left > 0) {
      refusal.left -= 1;
      if (refusal.how === 'down') await reply.code(503).send({});
      else await reply.code(429).header('retry-after', '1').send({});
    }
  });
  app.post('/v3/conversations', (request, reply) => {
    const { members, tenantId } = Opened.parse(request.body);
    const id = members[0]?.id ?? '';
    if (tenantId !== directory || people.get(id) === undefined) return reply.code(403).send({});
    return { id: directTo(id) };
  });
  interface Named {
    readonly conversation: string;
    readonly id: string;
  }
  app.post<{ Params: Named }>('/v3/conversations/:conversation/activities', (request, reply) => {
    const activity = Activity.safeParse(request.body);
    if (!activity.success) return reply.code(400).send({ error: { code: 'BadSyntax' } });
    if (activity.data.type === 'typing') {
      typing.push(request.params.conversation);
      return { id: `y${(made += 1)}` };
    }
    if (!isTaken(request.body)) return reply.code(413).send({});
    const id = `m${(made += 1)}`;
    standing.push({ conversation: request.params.conversation, id, card: cardIn(request.body) });
    return { id };
  });
  app.put<{ Params: Named }>('/v3/conversations/:conversation/activities/:id', (request, reply) => {
    const { conversation, id } = request.params;
    const index = standing.findIndex((one) => one.conversation === conversation && one.id === id);
    if (index === -1) return reply.code(404).send({});
    if (Activity.safeParse(request.body).data?.type !== 'message') return reply.code(400).send({});
    if (!isTaken(request.body)) return reply.code(413).send({});
    standing[index] = { conversation, id, card: cardIn(request.body) };
    return { id };
  });
  app.delete<{ Params: Named }>('/v3/conversations/:conversation/activities/:id', (request) => {
    standing = standing.filter(({ id }) => id !== request.params.id);
    return {};
  });
  app.get<{ Params: Named }>('/v3/conversations/:conversation/members/:id', (request, reply) => {
    const person = people.get(request.params.id);
    if (person === undefined || person.kind === 'deactivated') return reply.code(404).send({});
    return memberOf(person);
  });
  const files = new Map<string, GivenFile>();
  // Its address proves itself; a token that is sent along would be shown to somebody whom it does not concern.
  app.get<{ Params: { id: string } }>('/files/:id', (request, reply) => {
    const file = files.get(request.params.id);
    if (request.headers.authorization !== undefined || file === undefined) return reply.code(404).send({});
    if (refusal.left > 0) return reply.code(503).send({});
    if (file.leadsTo !== undefined) return reply.redirect(file.leadsTo.url);
    return reply.type('application/octet-stream').send(Buffer.from(file.bytes));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = z.looseObject({ port: z.number() }).parse(app.server.address());
  function url(): string {
    return `http://127.0.0.1:${port}`;
  }

  return {
    url: `${url()}/`,
    environment: {
      TEAMS_APP_ID: appId,
      TEAMS_APP_PASSWORD: appPassword,
      TEAMS_TENANT_ID: directory,
      TEAMS_OPENID_URL: `${url()}/keys/openid`,
      TEAMS_LOGIN_URL: `${url()}/login`,
      ALLOW_PRIVATE_NETWORK: '1',
    },
    messages: () => standing,
    typing: () => typing,
    addPerson: (person) => void people.set(person.id, person),
    addFile(file) {
      const id = `f${(made += 1)}`;
      files.set(id, file);
      const { name, leadsTo } = file;
      return { name, address: leadsTo?.how === 'address' ? leadsTo.url : `${url()}/files/${id}?tempauth=1` };
    },
    idOf: (email) => [...people.values()].find((one) => one.email === email)?.id,
    token: ({ key = 'endorsed', ...claims } = {}) => {
      const { privateKey } = { endorsed, unendorsed, foreign }[key];
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ serviceurl: claims.serviceUrl ?? `${url()}/` })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key === 'foreign' ? 'endorsed' : key })
        .setIssuer(claims.issuer ?? issuer)
        .setAudience(claims.audience ?? appId)
        .setNotBefore(now - 7200)
        .setExpirationTime(now + (claims.expiresIn ?? 3600))
        .sign(privateKey);
    },
    refuse: (how, times) => void Object.assign(refusal, { how, left: times }),
    heal: () => void (refusal.left = 0),
    deleteAll: () => void (standing = []),
    close: () => app.close(),
  };
}

const memberOf = ({ id, email, kind = 'member', isVerified = true }: TeamsPerson) => ({
  id,
  name: id,
  ...(kind === 'bot' ? { role: 'bot' } : {}),
  userRole: kind === 'guest' ? 'guest' : 'user',
  tenantId: kind === 'external' ? 'another-directory' : directory,
  email,
  ...(isVerified ? { userPrincipalName: email } : {}),
});

const Element = z.looseObject({ type: z.string() });
type Element = z.infer<typeof Element>;
const Execute = z.looseObject({ data: z.unknown(), verb: z.string().optional() });

/** Everything within a card, outside in. */
function within(node: unknown): Element[] {
  if (Array.isArray(node)) return node.flatMap(within);
  const element = Element.safeParse(node);
  if (!element.success) return typeof node === 'object' && node !== null ? Object.values(node).flatMap(within) : [];
  return [element.data, ...Object.values(element.data).flatMap(within)];
}

/** What somebody reads, a line for each block. */
export const readable = ({ card }: Pick<TeamsMessage, 'card'>): string =>
  within(card)
    .filter(({ type }) => type === 'RichTextBlock')
    .map(({ inlines }) =>
      z
        .array(z.looseObject({ text: z.string() }))
        .parse(inlines)
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n');

export const labelsOf = ({ card }: Pick<TeamsMessage, 'card'>): string[] =>
  within(card?.body)
    .filter(({ type }) => type === 'ActionSet')
    .flatMap(({ actions }) => z.array(z.looseObject({ type: z.string(), title: z.string() })).parse(actions))
    .filter(({ type }) => type !== 'Action.OpenUrl')
    .map(({ title }) => title);

let arrived = 0;

export const activityOf = (teams: FakeTeams, person: string, more: object = {}) => ({
  type: 'message',
  id: `t${(arrived += 1)}`,
  channelId: 'msteams',
  serviceUrl: teams.url,
  from: { id: person, name: person },
  recipient: { id: `28:${appId}`, name: 'Muster' },
  conversation: { id: directTo(person), conversationType: 'personal', tenantId: directory },
  channelData: { tenant: { id: directory } },
  ...more,
});

/** As Teams sends a file of a personal chat. */
export const attached = ({ name, address }: { name: string; address: string }) => ({
  attachments: [
    {
      contentType: 'application/vnd.microsoft.teams.file.download.info',
      contentUrl: 'https://harbor-my.sharepoint.com/personal/mara/Documents/file',
      name,
      content: {
        downloadUrl: address,
        uniqueId: '1150D938-8870-4044-9F2C-5BBDEBA70C9D',
        fileType: name.split('.').at(-1),
      },
    },
  ],
});

export const installed = (teams: FakeTeams, person: string) =>
  activityOf(teams, person, { type: 'installationUpdate', action: 'add' });

export const calledIn = (teams: FakeTeams, person: string, text: string) =>
  activityOf(teams, person, {
    text: `<at>Muster</at> ${text}`,
    entities: [{ type: 'mention', text: '<at>Muster</at>', mentioned: { id: `28:${appId}`, name: 'Muster' } }],
    conversation: { id: '19:general', conversationType: 'channel', tenantId: directory },
  });

/** A click on the button of that label, or on the one within the form that it opens. */
export function pressed(
  teams: FakeTeams,
  person: string,
  { message, label, said = {} }: { message: TeamsMessage; label: string; said?: Record<string, string> },
) {
  const button = within(message.card).find(({ title }) => title === label);
  const execute = within(button).find(({ type }) => type === 'Action.Execute');
  if (execute === undefined) throw new Error(`no button ${label} among ${labelsOf(message).join(', ')}`);
  const { data, verb } = Execute.parse(execute);
  const fields = Object.entries(said).map(([name, value]) => [`field.${name}`, value]);
  return activityOf(teams, person, {
    type: 'invoke',
    name: 'adaptiveCard/action',
    conversation: { id: message.conversation, conversationType: 'personal', tenantId: directory },
    value: {
      action: { type: 'Action.Execute', verb, data: { ...Object(data), ...Object.fromEntries(fields) } },
      trigger: 'manual',
    },
  });
}

export async function sendActivity(url: string, { activity, token }: { activity: object; token: string | undefined }) {
  const response = await fetch(`${url}/api/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(activity),
  });
  return { status: response.status, text: await response.text() };
}
