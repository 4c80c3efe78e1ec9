// The hosted connect page: behind a one-time link, for browsers of people without an account here. It stands beside the declared
// routes and outside the document. The other system sends people back to /connect/callback; a cookie says by which link they came.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../core/problem.ts';
import type { Connected, Entries } from '../../services/integration/connect/linking.ts';
import { readFormBodies } from '../http/form-body.ts';
import { type HostCookie, readHostCookie, setHostCookie } from '../http/host-cookie.ts';
import { languageOf } from '../http/language.ts';
import type { ApiPorts } from '../ports.ts';
import { type ConnectForm, askPage, donePage, gonePage, promptsOf, styles } from './connect-html.ts';

const cookie: HostCookie = { name: 'muster_connect', path: '/connect' };
const cookieSeconds = 1_800;

interface Linked {
  Params: { readonly token: string };
}

export function serveConnect(app: FastifyInstance, ports: ApiPorts): void {
  app.get<{ Querystring: { accent?: string } }>('/connect/style.css', (request, reply) => {
    const accent = /^[0-9a-f]{6}$/i.exec(request.query.accent ?? '')?.[0] ?? '1f4fd8';
    return reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(styles(accent));
  });
  app.get<{ Querystring: Record<string, string | undefined> }>('/connect/callback', (request, reply) =>
    shown({ request, reply }, () => back(ports, request, reply)),
  );
  app.get<Linked>('/connect/:token', (request, reply) =>
    shown({ request, reply }, async () => {
      const asked = { ...nothing, language: languageOf(request) };
      return send(reply, 200, await pageFor(ports, request.params.token, asked));
    }),
  );
  void app.register(async (forms) => {
    readFormBodies(forms);
    forms.post<Linked>('/connect/:token', (request, reply) =>
      shown({ request, reply }, () => enter(ports, request, reply)),
    );
  });
}

const nothing = { errors: [], because: null, entered: {} };

interface Page {
  readonly html: string;
  /** Where its forms may lead. */
  readonly formAction: string;
}

async function pageFor(
  { integration }: ApiPorts,
  token: string,
  so: Pick<ConnectForm, 'errors' | 'because' | 'entered' | 'language'>,
): Promise<Page> {
  const { link, credentials } = await integration.service.openLink(token);
  const connector = integration.catalogue.find(link.system);
  if (connector === undefined) throw new Problem('not_found', 'This system is not connected here any more.');
  const given = new Set(Object.keys(credentials));
  const signsIn = connector.auth.some(({ kind }) => kind === 'oauth2-code');
  // Browsers hold the redirect behind a form to this rule as well, and its host may depend on what is entered.
  return { html: askPage({ link, connector, given, ...so }), formAction: signsIn ? "'self' https: http:" : "'self'" };
}

async function enter(ports: ApiPorts, request: FastifyRequest<Linked>, reply: FastifyReply): Promise<FastifyReply> {
  const { token } = request.params;
  const { service, catalogue } = ports.integration;
  const form = fieldsOf(request.body);
  const { link, credentials } = await service.openLink(token);
  const connector = catalogue.find(link.system);
  if (connector === undefined) throw new Problem('not_found', 'This system is not connected here any more.');
  const ways = promptsOf({ connector, link, given: new Set(Object.keys(credentials)) });
  const signsIn = form['way'] === 'sign-in';
  const way = signsIn ? ways.signIn : ways.keys;
  if (way === undefined) throw new Problem('bad_request', 'This way in is not offered. Open the link again.');
  const entries: Entries = {
    config: entered(form, 'config', way.config),
    credentials: entered(form, 'credentials', way.credentials),
  };
  try {
    if (!signsIn) return await finish(ports, { reply, request }, await service.enterKeys(token, entries));
    const to = await service.beginSignIn(token, entries);
    return await reply.header('set-cookie', cookieOf(ports, token, cookieSeconds)).redirect(to, 303);
  } catch (error) {
    if (!(error instanceof Problem) || !['validation_failed', 'upstream_failed'].includes(error.code)) throw error;
    const because = error.errors === undefined ? error.message : null;
    const told = { errors: error.errors ?? [], because, entered: form, language: languageOf(request) };
    return send(reply, 422, await pageFor(ports, token, told));
  }
}

const entered = (form: Readonly<Record<string, string>>, place: string, prompts: readonly { key: string }[]) =>
  Object.fromEntries(
    prompts.flatMap(({ key }) => {
      const value = form[`${place}.${key}`]?.trim() ?? '';
      return value === '' ? [] : [[key, value] as const];
    }),
  );

/** The other system answers; the state says that this browser asked, and which link it came by. */
async function back(
  ports: ApiPorts,
  request: FastifyRequest<{ Querystring: Record<string, string | undefined> }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = tokenIn(ports, request);
  const { state, code } = request.query;
  if (token === undefined || state === undefined)
    throw new Problem('bad_request', 'Nobody here waits for this sign-in. Open the link again and start anew.');
  try {
    const connected = await ports.integration.service.endSignIn(token, { state, code });
    reply.header('set-cookie', cookieOf(ports, '', 0));
    return await finish(ports, { reply, request }, connected);
  } catch (error) {
    if (!(error instanceof Problem) || !['upstream_failed', 'forbidden'].includes(error.code)) throw error;
    const told = { ...nothing, because: error.message, language: languageOf(request) };
    return send(reply, 422, await pageFor(ports, token, told));
  }
}

interface Ending {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function finish(ports: ApiPorts, { request, reply }: Ending, connected: Connected): Promise<FastifyReply> {
  const { link, connection, by } = connected;
  const event = link.connection === null ? 'connection.created' : 'connection.changed';
  const at = ports.clocks.real.now();
  await ports.audit({ tenant: link.tenant, by, event, subject: connection, requestId: request.id, at });
  if (link.returnUrl === null) {
    const title = ports.integration.catalogue.find(link.system)?.title ?? link.system;
    const html = donePage({ brand: link.brand, language: languageOf(request) }, title);
    return send(reply, 200, { html, formAction: "'none'" });
  }
  const url = new URL(link.returnUrl);
  url.searchParams.set('connection_id', connection);
  return await reply.redirect(url.href, 303);
}

/** Problems are told as a page here: whoever reads it is a person. */
async function shown({ request, reply }: Ending, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return send(reply, error.status, { html: gonePage(error, languageOf(request)), formAction: "'none'" });
  }
}

const send = (reply: FastifyReply, status: number, { html, formAction }: Page): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(html);

const cookieOf = ({ config: { publicUrl } }: ApiPorts, token: string, seconds: number): string =>
  setHostCookie(cookie, { publicUrl, value: token, seconds });

function tokenIn({ config: { publicUrl } }: ApiPorts, { headers }: FastifyRequest): string | undefined {
  const token = readHostCookie(cookie, { publicUrl, cookies: headers.cookie }) ?? '';
  return /^[\w-]{20,128}$/.test(token) ? token : undefined;
}

function fieldsOf(body: unknown): Readonly<Record<string, string>> {
  if (body === null || typeof body !== 'object') return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' && value.length <= 16_384 ? [[name, value] as const] : [],
    ),
  );
}
