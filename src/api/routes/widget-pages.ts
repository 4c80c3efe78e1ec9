// The widget's own addresses: its script for any page, the hosted chat page of a client, a page to try it on, and the links
// of its apply buttons. They stand beside the declared routes and outside the document: browsers call them, not programs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TenantId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { openApplyLink } from '../../services/veteran/apply-link.ts';
import { startApplication } from '../../services/veteran/applications.ts';
import { languageOf } from '../http/language.ts';
import type { ApiPorts } from '../ports.ts';
import type { ConsoleFile } from './console-files.ts';
import { encoded } from './console-page.ts';
import { chatPage, chatPagePolicy, demoPage, demoPolicy, goneLanguage, noticePage, pageStyles } from './widget-html.ts';
import { isWidgetKey, widgetOrigins } from './widget-key.ts';

/** Both addresses are one file: the short one stands in contracts, the versioned one in snippets. */
const scriptPaths = ['/w/v1/widget.js', '/widget.js'] as const;
const demoClient = TenantId.parse('sandbox');

export function serveWidget(app: FastifyInstance, ports: ApiPorts): void {
  const { widgetScript: script } = ports;
  if (script !== undefined)
    for (const path of scriptPaths) app.get(path, (request, reply) => sendScript({ script, request, reply }));
  app.get('/w/v1/pages.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyles),
  );
  app.get('/demo', async (_request, reply) => await sendDemo(ports, reply));
  app.get<Of<'client'>>('/chat/:client', async (request, reply) => await sendChat(ports, request, reply));
  app.get<Of<'client' | 'token'>>(
    '/chat/:client/apply/:token',

    async (request, reply) => await goOn(ports, request, reply),
  );
}

interface Of<Name extends string> {
  Params: Readonly<Record<Name, string>>;
}

function sendScript(sending: { script: ConsoleFile; request: FastifyRequest; reply: FastifyReply }): FastifyReply {
  const { script, request, reply } = sending;
  reply.headers({
    etag: script.etag,
    // Pages of others load it: an update reaches them within five minutes, and nobody waits for a revalidation.
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === script.etag) return reply.code(304).send();
  const { encoding, body } = encoded(script, request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type('text/javascript; charset=utf-8').send(body);
}

/** The client's key and settings; undefined where there is no such client or its hosted page is closed. */
async function openClient({ organizations, settings, credentials, clocks }: ApiPorts, client: string) {
  const id = TenantId.safeParse(client);
  const organization = id.success ? await organizations.get(id.data) : undefined;
  if (organization === undefined) return undefined;
  const tenant = organization.id;
  const { widget } = (await settings(tenant).get()).settings;
  const at = { tenant, credentials, now: clocks.real.now() };
  if (widget.key === null || !(await isWidgetKey(widget.key, at))) return undefined;
  return { name: organization.name, key: widget.key, widget, origins: await widgetOrigins(at) };
}

const html = (reply: FastifyReply, status: number, policy: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' });

async function sendChat(
  ports: ApiPorts,
  request: FastifyRequest<Of<'client'>>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOf(request);
  const client = await openClient(ports, request.params.client);
  if (client === undefined) return html(reply, 404, chatPagePolicy([], null)).send(noticePage('closed', language));
  return html(reply, 200, chatPagePolicy(client.origins, client.widget.logo)).send(chatPage(client, language));
}

async function sendDemo(ports: ApiPorts, reply: FastifyReply): Promise<FastifyReply> {
  const client = await openClient(ports, demoClient);
  if (client === undefined) return html(reply, 404, demoPolicy(null)).send(noticePage('closed', 'en'));
  return html(reply, 200, demoPolicy(client.widget.logo)).send(demoPage(client));
}

/** Counts the step and sends the browser on to the employer. */
async function goOn(
  ports: ApiPorts,
  request: FastifyRequest<Of<'client' | 'token'>>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { veteran, settings, clocks, newId } = ports;
  const client = TenantId.safeParse(request.params.client);
  const link = client.success
    ? openApplyLink(request.params.token, { client: client.data, now: clocks.real.now(), ...veteran })
    : undefined;
  if (link === undefined || !client.success)
    return html(reply, 404, chatPagePolicy([], null)).send(noticePage('expired', goneLanguage(request.headers)));
  try {
    const application = { tenant: client.data, requisition: link.requisition, branch: link.branch ?? undefined };
    const { applyUrl } = await startApplication(application, { ...veteran, settings, clock: clocks.business, newId });
    return await reply.redirect(applyUrl, 303);
  } catch (error) {
    if (!(error instanceof Problem) || (error.code !== 'job_not_found' && error.code !== 'conflict')) throw error;
    const notice = error.code === 'job_not_found' ? 'filled' : 'nowhere';
    return html(reply, error.status, chatPagePolicy([], null)).send(noticePage(notice, goneLanguage(request.headers)));
  }
}
