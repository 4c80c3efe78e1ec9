// Connecting a workspace by OAuth 2.0. The state is sealed, short-lived and bound to the browser that began; an organization
// that is not a sandbox is connected only from a link that one of its admins asked for.
// Source: https://docs.slack.dev/authentication/installing-with-oauth
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { InboundEndpoint, InboundResponse, InboundRequest } from '../../core/inbound-endpoint.ts';
import { TenantId } from '../../core/ids.ts';
import type { Installations } from '../../core/ports/channels.ts';
import { type Sealer, valueAt } from '../../core/ports/sealer.ts';
import { Problem } from '../../core/problem.ts';
import { botScopes, type SlackConfig } from './slack-config.ts';
import type { Credentials } from './workspaces.ts';
import { openSlackApi } from './web-api.ts';

interface InstallDependencies {
  readonly config: SlackConfig;
  readonly client: { readonly id: string; readonly secret: string };
  readonly installations: Installations;
  readonly sealer: Sealer;
  readonly clock: Clock;
  /** Whether anybody may connect a workspace to it: only a sandbox, which holds nobody's data. */
  readonly isOpen: (tenant: TenantId) => Promise<boolean>;
}

const stateMs = 10 * 60_000;
const ticketMs = 24 * 3_600_000;
const cookieName = 'muster_slack_install';
const statePlace = 'slack install state';
const ticketPlace = 'slack install ticket';
const redirectPath = '/slack/oauth_redirect';

const State = z.strictObject({ tenant: TenantId, nonce: z.string(), until: z.number() });
const Ticket = z.strictObject({ tenant: TenantId, until: z.number() });

/** A link with which an admin connects a workspace to their own organization. */
export function installLink(
  { config, sealer, clock }: Pick<InstallDependencies, 'config' | 'sealer' | 'clock'>,
  tenant: TenantId,
): { url: string; expiresAt: Date } {
  const until = clock.now().getTime() + ticketMs;
  const ticket = sealer.seal(JSON.stringify({ tenant, until }), ticketPlace);
  return { url: `${config.publicUrl}/slack/install?ticket=${encodeURIComponent(ticket)}`, expiresAt: new Date(until) };
}

export const installEndpoints = (dependencies: InstallDependencies): readonly InboundEndpoint[] => [
  { method: 'GET', path: '/slack/install', handle: (request) => begin(dependencies, request) },
  { method: 'GET', path: redirectPath, handle: (request) => finish(dependencies, request) },
];

async function begin(dependencies: InstallDependencies, { query }: InboundRequest): Promise<InboundResponse> {
  const { config, client, sealer, clock } = dependencies;
  const tenant = await tenantFor(dependencies, query['ticket']);
  if (tenant === undefined)
    return page(403, 'This link cannot be used', 'Ask an admin of your organization for a link to connect Slack.');
  const nonce = randomBytes(24).toString('base64url');
  const state = sealer.seal(JSON.stringify({ tenant, nonce, until: clock.now().getTime() + stateMs }), statePlace);
  const url = new URL('https://slack.com/oauth/v2/authorize');
  url.search = new URLSearchParams({
    client_id: client.id,
    scope: botScopes.join(','),
    state,
    redirect_uri: config.publicUrl + redirectPath,
  }).toString();
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${cookieName}=${nonce}; Path=/slack; Max-Age=${stateMs / 1000}; HttpOnly; SameSite=Lax${secure}`;
  return { status: 302, headers: { location: url.toString(), 'set-cookie': cookie } };
}

async function tenantFor({ config, sealer, clock, isOpen }: InstallDependencies, ticket: string | undefined) {
  if (ticket === undefined) return (await isOpen(config.tenant)) ? config.tenant : undefined;
  const opened = valueAt(sealer, ticket, { place: ticketPlace, read: (text) => Ticket.parse(JSON.parse(text)) });
  return opened !== undefined && opened.until > clock.now().getTime() ? opened.tenant : undefined;
}

const Access = z.looseObject({
  access_token: z.string(),
  bot_user_id: z.string().optional(),
  scope: z.string().optional(),
  team: z.looseObject({ id: z.string(), name: z.string().optional() }),
  authed_user: z.looseObject({ id: z.string().optional() }).optional(),
});

async function finish(dependencies: InstallDependencies, request: InboundRequest): Promise<InboundResponse> {
  const { code, state, error } = request.query;
  if (error !== undefined)
    return page(400, 'Slack was not connected', 'It was declined in Slack. Nothing was changed.');
  const tenant = begunBy(dependencies, { state, nonce: cookieOf(request) });
  if (code === undefined || tenant === undefined)
    return page(
      400,
      'Slack was not connected',
      'This attempt is too old or was not begun in this browser. Begin again.',
    );
  try {
    await connect(dependencies, { code, tenant });
  } catch (failure) {
    if (failure instanceof Problem) return page(failure.status, 'Slack was not connected', failure.message);
    throw failure;
  }
  return page(200, 'Slack is connected', 'Open Muster in Slack and write to it.');
}

/** The organization for which this very browser began an install not long ago. */
function begunBy(
  { sealer, clock }: InstallDependencies,
  { state = '', nonce }: { state: string | undefined; nonce: string },
): TenantId | undefined {
  const opened = valueAt(sealer, state, { place: statePlace, read: (text) => State.parse(JSON.parse(text)) });
  if (opened === undefined || opened.until <= clock.now().getTime()) return undefined;
  return same(opened.nonce, nonce) ? opened.tenant : undefined;
}

async function connect(
  { config, client, installations, clock }: InstallDependencies,
  { code, tenant }: { code: string; tenant: TenantId },
): Promise<void> {
  const answer = await openSlackApi(undefined, config.apiUrl).call('oauth.v2.access', {
    client_id: client.id,
    client_secret: client.secret,
    code,
    redirect_uri: config.publicUrl + redirectPath,
  });
  const { access_token: botToken, team, authed_user: by, ...rest } = Access.parse(answer);
  const { bot_user_id: botUser = null, scope: scopes = '' } = rest;
  await installations.put({
    tenant,
    platform: 'slack',
    team: team.id,
    name: team.name ?? team.id,
    credentials: JSON.stringify({ botToken, botUser, scopes } satisfies z.infer<typeof Credentials>),
    installedBy: by?.id ?? null,
    installedAt: clock.now(),
  });
}

function cookieOf(request: InboundRequest): string {
  const cookies = (request.header('cookie') ?? '').split(/;\s*/);
  return cookies.find((one) => one.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? '';
}

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Both texts are ours or a problem's; signs of markup are written out all the same. */
const page = (status: number, title: string, text: string): InboundResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${written(title)}</title><h1>${written(title)}</h1><p>${written(text)}</p></html>`,
});

const written = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
