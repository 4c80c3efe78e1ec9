// The way into the console by an organisation's identity provider: where one names the organisation, where it begins, and where the
// provider sends the browser back. Beside the declared routes and outside the document: browsers follow it, programs do not.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ActorId, TenantId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { deviceOf } from '../auth/device.ts';
import { sessionCookie } from '../auth/sessions.ts';
import { type SingleSignOn, openSingleSignOn } from '../auth/single-sign-on.ts';
import { formFields, readFormBodies } from '../http/form-body.ts';
import { openRateLimiter, type RateLimiter } from '../http/rate-limit.ts';
import { sendUnlisted } from '../http/token-pages.ts';
import type { RoutePorts } from '../routes/route-ports.ts';
import { sealFrom } from '../wire/sealed-value.ts';
import { organizationPage, refusedPage } from './html.ts';

interface OrganizationAddress {
  Params: { readonly organization: string };
  Querystring: Readonly<Record<string, string | undefined>>;
}
type SignInRequest = FastifyRequest<OrganizationAddress>;

interface Visit {
  readonly ports: RoutePorts;
  readonly signOn: SingleSignOn;
  readonly limiter: RateLimiter;
}

const lastCookie = 'muster_organization';
const lastSeconds = 180 * 86_400;

export function serveSingleSignOn(app: FastifyInstance, ports: RoutePorts): void {
  const visit = { ports, signOn: singleSignOnOf(ports), limiter: openRateLimiter(ports.clocks.real) };
  app.get<OrganizationAddress>('/sso', (request, reply) => shown(visit, reply, async () => ask(ports, request, reply)));
  app.get<OrganizationAddress>('/sso/:organization', (request, reply) =>
    shown(visit, reply, () => begin(visit, request, reply)),
  );
  app.get<OrganizationAddress>('/sso/:organization/callback', (request, reply) =>
    shown(visit, reply, () => finish(visit, request, reply)),
  );
  void app.register(async (forms) => {
    readFormBodies(forms);
    forms.post<OrganizationAddress>('/sso', (request, reply) =>
      shown(visit, reply, async () => {
        const { organization = '', to } = formFields(request.body);
        const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
        return await reply.redirect(`/sso/${encodeURIComponent(organization.trim().toLowerCase())}${query}`, 303);
      }),
    );
  });
}

export const singleSignOnOf = (ports: RoutePorts): SingleSignOn =>
  openSingleSignOn({
    ...ports,
    clock: ports.clocks.real,
    seal: sealFrom(ports.sealer, 'single-sign-on'),
    publicUrl: ports.config.publicUrl,
  });

/** Browsers hold the redirects behind a form to the page's rule, and the provider may be anywhere. */
const policyOf = ({ publicUrl }: RoutePorts['config']): string =>
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; " +
  `form-action 'self' https:${publicUrl.startsWith('https:') ? '' : ' http:'}`;

function ask({ config }: RoutePorts, { query, headers }: SignInRequest, reply: FastifyReply): FastifyReply {
  const organization = valueIn(headers.cookie, lastCookie) ?? '';
  return sendUnlisted(reply, {
    status: 200,
    html: organizationPage({ organization, to: query['to'] }),
    policy: policyOf(config),
  });
}

async function begin(
  { signOn, limiter, ports }: Visit,
  { ip, query, params }: SignInRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  slowDown({ limiter, ports }, ip);
  const { url, attempt, seconds } = await signOn.begin(tenantOf(params.organization), query['to']);
  return await reply.header('set-cookie', attemptCookie(ports, attempt, seconds)).redirect(url, 303);
}

async function finish({ signOn, limiter, ports }: Visit, request: SignInRequest, reply: FastifyReply) {
  slowDown({ limiter, ports }, request.ip);
  const { config, clocks } = ports;
  const tenant = tenantOf(request.params.organization);
  const signedIn = await signOn.finish(tenant, {
    attempt: valueIn(request.headers.cookie, attemptName(config)),
    answer: new URL(request.raw.url ?? '/', config.publicUrl).searchParams,
    device: deviceOf(request.headers['user-agent']),
  });
  const { user, change, token, seconds, to } = signedIn;
  const record = { tenant, by: ActorId.parse(user.id), subject: user.id, requestId: request.id, at: clocks.real.now() };
  if (change !== undefined) {
    ports.authenticator.forget();
    await ports.audit({ ...record, by: ActorId.parse('system:single-sign-on'), event: change });
  }
  await ports.audit({ ...record, event: 'single_sign_on.signed_in' });
  const cookies = [
    sessionCookie(config.publicUrl, token, seconds),
    attemptCookie(ports, '', 0),
    `${lastCookie}=${encodeURIComponent(tenant)}; Path=/sso; HttpOnly; SameSite=Lax; Max-Age=${lastSeconds}${secure(config)}`,
  ];
  return await reply.header('set-cookie', cookies).redirect(to, 303);
}

/** Each of them asks another system. */
function slowDown({ limiter, ports }: Pick<Visit, 'limiter' | 'ports'>, ip: string): void {
  const { allowed } = limiter.take({ caller: ip, quota: 'sign-in', limit: ports.config.jobsPerMinute });
  if (!allowed) throw new Problem('rate_limited', 'Too many sign-ins came from this address. Wait a minute.');
}

function tenantOf(organization: string): TenantId {
  const parsed = TenantId.safeParse(organization);
  if (!parsed.success) throw new Problem('not_found', 'No organisation of that name signs in here. Check the name.');
  return parsed.data;
}

/** Problems are told as a page: whoever reads it is a person. */
async function shown(
  { ports }: Pick<Visit, 'ports'>,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    ports.log.warn('sign_in.refused', { code: error.code, requestId: reply.request.id });
    return sendUnlisted(reply, { status: error.status, html: refusedPage(error), policy: policyOf(ports.config) });
  }
}

const secure = ({ publicUrl }: RoutePorts['config']): string => (publicUrl.startsWith('https:') ? '; Secure' : '');

// The prefix binds it to this very host: a page of a neighbouring one cannot plant its own attempt.
const attemptName = ({ publicUrl }: RoutePorts['config']): string =>
  publicUrl.startsWith('https:') ? '__Host-muster_sign_in' : 'muster_sign_in';

/** Lax: it has to come along when the provider sends the person back. */
const attemptCookie = ({ config }: RoutePorts, attempt: string, seconds: number): string =>
  `${attemptName(config)}=${attempt}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure(config)}`;

function valueIn(cookies: string | undefined, name: string): string | undefined {
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1);
  return value === undefined || value === '' || value.length > 4_096 ? undefined : value;
}
