// The way into the console by an organization's identity provider: where one names the organization, where it begins, and where the
// provider sends the browser back. Beside the declared routes and outside the document: browsers follow it, programs do not.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ActorId, TenantId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { deviceOf } from '../auth/device.ts';
import { hashOf } from '../auth/keys.ts';
import { sessionCookie, sessionToken } from '../auth/sessions.ts';
import { type SingleSignOn, openSingleSignOn } from '../auth/single-sign-on.ts';
import { formFields, readFormBodies } from '../http/form-body.ts';
import { type HostCookie, readHostCookie, setHostCookie } from '../http/host-cookie.ts';
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
}

const attemptCookie: HostCookie = { name: 'muster_sign_in', path: '/sso' };
const lastCookie: HostCookie = { name: 'muster_organization', path: '/sso' };
const lastSeconds = 180 * 86_400;

export function serveSingleSignOn(app: FastifyInstance, ports: RoutePorts): void {
  const visit = { ports, signOn: singleSignOnOf(ports) };
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

const singleSignOnOf = (ports: RoutePorts): SingleSignOn =>
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
  const { publicUrl } = config;
  const organization = readHostCookie(lastCookie, { publicUrl, cookies: headers.cookie }) ?? '';
  return sendUnlisted(reply, {
    status: 200,
    html: organizationPage({ organization, to: query['to'] }),
    policy: policyOf(config),
  });
}

async function begin(
  { signOn, ports }: Visit,
  { ip, query, params }: SignInRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  slowDown(ports, ip);
  const { url, attempt, seconds } = await signOn.begin(tenantOf(params.organization), {
    to: query['to'],
    again: query['again'] === '1',
  });
  const { publicUrl } = ports.config;
  const cookie = setHostCookie(attemptCookie, { publicUrl, value: attempt, seconds });
  return await reply.header('set-cookie', cookie).redirect(url, 303);
}

async function finish({ signOn, ports }: Visit, request: SignInRequest, reply: FastifyReply) {
  slowDown(ports, request.ip);
  const { config, clocks } = ports;
  const { publicUrl } = config;
  const tenant = tenantOf(request.params.organization);
  const signedIn = await signOn.finish(tenant, {
    attempt: readHostCookie(attemptCookie, { publicUrl, cookies: request.headers.cookie }),
    answer: new URL(request.raw.url ?? '/', publicUrl).searchParams,
    device: deviceOf(request.headers['user-agent']),
  });
  const { user, change, token, seconds, to } = signedIn;
  const record = { tenant, by: ActorId.parse(user.id), subject: user.id, requestId: request.id, at: clocks.real.now() };
  if (change !== undefined) {
    await ports.audit({ ...record, by: ActorId.parse('system:single-sign-on'), event: change });
  }
  await ports.audit({ ...record, event: 'single_sign_on.signed_in' });
  const before = sessionToken(publicUrl, request.headers.cookie);
  if (before !== undefined) await ports.credentials.removeSession(hashOf(before));
  ports.authenticator.forget();
  const cookies = [
    sessionCookie(publicUrl, token, seconds),
    setHostCookie(attemptCookie, { publicUrl, value: '', seconds: 0 }),
    setHostCookie(lastCookie, { publicUrl, value: encodeURIComponent(tenant), seconds: lastSeconds }),
  ];
  return await reply.header('set-cookie', cookies).redirect(to, 303);
}

/** Each of them asks another system. */
function slowDown({ limiter, config }: Pick<RoutePorts, 'limiter' | 'config'>, ip: string): void {
  const { allowed } = limiter.take({ caller: ip, quota: 'sign-in', limit: config.jobsPerMinute });
  if (!allowed) throw new Problem('rate_limited', 'Too many sign-ins came from this address. Wait a minute.');
}

function tenantOf(organization: string): TenantId {
  const parsed = TenantId.safeParse(organization);
  if (!parsed.success) throw new Problem('not_found', 'No organization of that name signs in here. Check the name.');
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
