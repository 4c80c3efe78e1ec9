// Add-ons, for each client: what is offered to it, its accounts for it, on and off; and what was used, for bills.
import { z } from 'zod';
import { GivenDay } from '../../core/dates.ts';
import { OfferingId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { preferred } from '../http/negotiate.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireAddOn, wireAddOn } from '../wire/offering.ts';
import { WireUsage, usageCsv, wireUsage } from '../wire/usage.ts';
import type { IntegrationPorts } from './integration-ports.ts';
import { ConnectBody, WireLink } from './offerings.ts';

const params = z.strictObject({ offering_id: OfferingId });
const reads = { method: 'GET', tag: 'integrations', access: { scope: 'integrations:read' }, audit: readOnly } as const;
const changes = { tag: 'integrations', access: { scope: 'integrations:*' } } as const;
const byStore = { none: true, because: 'the store of add-ons records it in its own transaction' } as const;

export const addOnRoutes = (ports: IntegrationPorts): Route[] => [
  list(ports),
  show(ports),
  connect(ports),
  enable(ports),
  disable(ports),
  usage(ports),
];

const list = ({ service, catalogue }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/add-ons',
    summary: 'List the add-ons that are offered to you, with what is still needed for each',
    replies: { 200: z.object({ data: z.array(WireAddOn), next_cursor: z.null() }) },
    async handle({ by }) {
      const found = await service.offerings.addOns(by);
      return { status: 200, body: { data: found.map((one) => wireAddOn(catalogue, one)), next_cursor: null } };
    },
  });

const show = ({ service, catalogue }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/add-ons/:offering_id',
    summary: 'Show one add-on',
    examples: { params: { offering_id: '{{published_offering_id}}' } },
    params,
    replies: { 200: WireAddOn },
    handle: async ({ by, params: { offering_id } }) => ({
      status: 200,
      body: wireAddOn(catalogue, await service.offerings.addOn(by, offering_id)),
    }),
  });

const connect = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/add-ons/:offering_id/connect',
    summary: 'Make a one-time link to the page on which you connect your account for one side, or let it in anew',
    examples: { params: { offering_id: '{{published_offering_id}}' }, request: { side: 'source' } },
    audit: { event: 'connect_link.made' },
    params,
    body: ConnectBody(),
    replies: { 201: WireLink() },
    async handle({ by, params: { offering_id: id }, body }) {
      const wanted = { side: body.side, returnUrl: body.return_url ?? null };
      const { link, url } = await service.offerings.connectAddOn(by, id, wanted);
      const made = { link_id: link.id, url, expires_at: link.expiresAt.toISOString() };
      return { status: 201, body: made, subject: link.id };
    },
  });

const enable = ({ service, catalogue }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/add-ons/:offering_id/enable',
    summary: 'Switch an add-on on; it runs as soon as both accounts are connected',
    examples: { params: { offering_id: '{{published_offering_id}}' } },
    audit: byStore,
    params,
    replies: { 200: WireAddOn },
    handle: async ({ by, params: { offering_id } }) => ({
      status: 200,
      body: wireAddOn(catalogue, await service.offerings.enableAddOn(by, offering_id)),
    }),
  });

const disable = ({ service, catalogue }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/add-ons/:offering_id/disable',
    summary: 'Switch an add-on off; its runs end, accounts and what was moved stay',
    examples: { params: { offering_id: '{{enabled_offering_id}}' } },
    audit: byStore,
    params,
    replies: { 200: WireAddOn },
    handle: async ({ by, params: { offering_id } }) => ({
      status: 200,
      body: wireAddOn(catalogue, await service.offerings.disableAddOn(by, offering_id)),
    }),
  });

const dayMs = 86_400_000;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const csvType = 'text/csv; charset=utf-8';

const usage = ({ addOns, now }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/add-on-usage',
    summary: 'What was used of add-ons, by client and day, for bills; `Accept: text/csv` answers a table',
    description:
      'A client sees what it used, the operator what all its clients used. A record counts when it has arrived at the destination, once, whatever the number of tries; dry runs count nothing. Days are UTC; without `from` and `to` the last 31.',
    alternatives: [csvType],
    query: z.strictObject({
      from: GivenDay.optional().describe('Inclusive.'),
      to: GivenDay.optional().describe('Exclusive.'),
    }),
    replies: { 200: z.object({ data: z.array(WireUsage), next_cursor: z.null() }) },
    async handle({ by, query, header }) {
      const to = query.to ?? dayOf(new Date(now().getTime() + dayMs));
      const from = query.from ?? dayOf(new Date(Date.parse(to) - 31 * dayMs));
      const days = (Date.parse(to) - Date.parse(from)) / dayMs;
      if (days <= 0 || days > 366) throw wrongDays();
      const data = (await addOns(by.tenant).usage({ from, to })).map(wireUsage);
      const body = { data, next_cursor: null };
      if (preferred(header('accept'), [csvType]) === undefined) return { status: 200, body };
      return { status: 200, body, text: usageCsv(data), headers: { 'content-type': csvType } };
    },
  });

function wrongDays(): Problem {
  const message = 'to must be after from, by a year at the most.';
  return new Problem('validation_failed', message, { errors: [{ path: 'to', code: 'invalid', message }] });
}
