// Offerings, for the operator of the service: what it offers to which of its clients, and what they use of it.
import { z } from 'zod';
import { OfferingId, TenantId } from '../../core/ids.ts';
import { Side } from '../../core/integration.ts';
import { OfferingStatus } from '../../core/offering.ts';
import { Problem } from '../../core/problem.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import {
  OfferingBody,
  WireClient,
  WireOffering,
  readOfferingBody,
  readSecrets,
  wireClient,
  wireOffering,
} from '../wire/offering.ts';
import type { IntegrationPorts } from './integration-ports.ts';
import type { RoutePorts } from './route-ports.ts';

const params = z.strictObject({ offering_id: OfferingId });
const ofClient = params.extend({ client_id: TenantId });
const reads = {
  method: 'GET',
  tag: 'integrations',
  access: { scope: 'integrations:read', operator: true },
  audit: readOnly,
} as const;
const changes = { tag: 'integrations', access: { scope: 'integrations:*', operator: true } } as const;

type Ports = IntegrationPorts & Pick<RoutePorts, 'organizations'>;

export const offeringRoutes = (ports: Ports): Route[] => [
  offer(ports),
  list(ports),
  show(ports),
  replace(ports),
  mark(ports),
  clients(ports),
  enableFor(ports),
  disableFor(ports),
  connectFor(ports),
];

const offeringExample = {
  name: 'New hires to payroll',
  summary: 'Every hire stands in payroll the same day.',
  price: { amount: 49, currency: 'USD', per: 'month' },
  source: { system: 'bamboohr', endpoint: 'employees' },
  destination: { system: 'rest', endpoint: 'people' },
  sync_mode: 'batch',
  schedule: { cron: '0 6 * * *', time_zone: 'America/Chicago' },
};

const offer = ({ service }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/offerings',
    summary: 'Draft an integration that is offered to your clients as an add-on',
    description:
      'Clients connect accounts of their own for both sides. What stands in `account.config` and the OAuth application in `account.credentials` is not asked of them.',
    audit: { event: 'offering.created' },
    body: OfferingBody,
    replies: { 201: WireOffering },
    examples: { request: offeringExample },
    async handle({ by, body }) {
      const made = await service.offerings.offer(by, readOfferingBody(body), readSecrets(body));
      return { status: 201, body: wireOffering(made), subject: made.id };
    },
  });

const list = ({ offerings }: Ports): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/offerings',
    summary: 'List your offerings, also drafts and those withdrawn',
    replies: { 200: z.object({ data: z.array(WireOffering), next_cursor: z.null() }) },
    handle: async ({ by }) => ({
      status: 200,
      body: { data: (await offerings(by.tenant).list()).map(wireOffering), next_cursor: null },
    }),
  });

const show = ({ offerings }: Ports): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/offerings/:offering_id',
    summary: 'Show one offering',
    params,
    replies: { 200: WireOffering },
    handle: async ({ by, params: { offering_id } }) => ({
      status: 200,
      body: wireOffering(await offerings(by.tenant).get(offering_id)),
    }),
  });

const replace = ({ service }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'PUT',
    path: '/api/v2/offerings/:offering_id',
    summary: 'Replace an offering; what runs at clients follows',
    examples: { request: offeringExample },
    description: 'A side without `credentials` keeps those that were given before.',
    audit: { event: 'offering.changed' },
    params,
    body: OfferingBody,
    replies: { 200: WireOffering },
    problems: ['conflict'],
    async handle({ by, params: { offering_id: id }, body }) {
      const to = { offered: readOfferingBody(body), secrets: readSecrets(body) };
      return { status: 200, body: wireOffering(await service.offerings.reoffer(by, id, to)), subject: id };
    },
  });

const mark = ({ service }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'PATCH',
    path: '/api/v2/offerings/:offering_id',
    summary: 'Publish or withdraw an offering; withdrawn, its runs at clients end',
    examples: { request: { status: 'published' } },
    audit: { event: 'offering.changed' },
    params,
    body: z.strictObject({ status: OfferingStatus }),
    replies: { 200: WireOffering },
    problems: ['conflict'],
    handle: async ({ by, params: { offering_id: id }, body: { status } }) => ({
      status: 200,
      body: wireOffering(await service.offerings.mark(by, id, status)),
      subject: id,
    }),
  });

const clients = ({ service, offerings }: Ports): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/offerings/:offering_id/clients',
    summary: 'List the clients that may have an offering or have it',
    params,
    replies: { 200: z.object({ data: z.array(WireClient), next_cursor: z.null() }) },
    async handle({ by, params: { offering_id: id } }) {
      const offering = await offerings(by.tenant).get(id);
      const found = await service.offerings.clientsOf(by, id);
      return { status: 200, body: { data: found.map(wireClient(offering)), next_cursor: null } };
    },
  });

const enableFor = ({ service, organizations, offerings }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'PUT',
    path: '/api/v2/offerings/:offering_id/clients/:client_id',
    summary: 'Enable an offering for one client; it runs as soon as both accounts are connected',
    examples: { params: { offering_id: '{{published_offering_id}}', client_id: 'sandbox' } },
    audit: { event: 'offering.enabled' },
    params: ofClient,
    replies: { 200: WireClient },
    problems: ['not_found'],
    async handle({ by, params: { offering_id: id, client_id: client } }) {
      const offering = await offerings(by.tenant).get(id);
      if ((await organizations.get(client)) === undefined)
        throw new Problem('not_found', `There is no organization ${client}. GET /api/v1/organizations lists them.`);
      await service.offerings.enableFor(by, id, client);
      const [made] = (await service.offerings.clientsOf(by, id)).filter((one) => one.client === client);
      if (made === undefined) throw new Problem('conflict', 'Somebody took it away again at this moment.');
      return { status: 200, body: wireClient(offering)(made), subject: `${id}/${client}` };
    },
  });

const disableFor = ({ service }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: '/api/v2/offerings/:offering_id/clients/:client_id',
    summary: 'End an offering for one client; its accounts and what was moved stay',
    examples: { params: { offering_id: '{{enabled_offering_id}}', client_id: 'sandbox' } },
    audit: { event: 'offering.disabled' },
    params: ofClient,
    replies: { 204: z.undefined() },
    async handle({ by, params: { offering_id: id, client_id: client } }) {
      await service.offerings.disableFor(by, id, client);
      return { status: 204, body: undefined, subject: `${id}/${client}` };
    },
  });

const connectFor = ({ service }: Ports): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/offerings/:offering_id/clients/:client_id/connect',
    summary: 'Make a one-time link by which a client connects its own account for one side',
    examples: { params: { offering_id: '{{enabled_offering_id}}', client_id: 'sandbox' }, request: { side: 'source' } },
    audit: { event: 'connect_link.made' },
    params: ofClient,
    body: ConnectBody(),
    replies: { 201: WireLink() },
    problems: ['conflict'],
    async handle({ by, params: { offering_id: id, client_id: client }, body }) {
      const wanted = { client, side: body.side, returnUrl: body.return_url ?? null };
      const { link, url } = await service.offerings.connectFor(by, id, wanted);
      const made = { link_id: link.id, url, expires_at: link.expiresAt.toISOString() };
      return { status: 201, body: made, subject: link.id };
    },
  });

export function ConnectBody() {
  return z.strictObject({
    side: Side,
    return_url: z.string().max(2_048).optional().describe('Where they go afterwards.'),
  });
}

export function WireLink() {
  return z.object({ link_id: z.string(), url: z.string().describe('Shown this once.'), expires_at: z.string() });
}
