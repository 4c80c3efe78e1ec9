// What every store of webhook endpoints does: an event is kept once for each endpoint that wants it, and every delivery is promised.
import { describe, expect, test } from 'vitest';
import {
  ActorId,
  CandidateId,
  EventDeliveryId,
  type NewId,
  type TenantId,
  WebhookEndpointId,
} from '../../src/core/ids.ts';
import type { OutgoingEvent } from '../../src/core/outgoing-event.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import type {
  DeliveryOutcome,
  EventDelivery,
  WebhookEndpoint,
  WebhookEndpoints,
} from '../../src/core/ports/webhook-endpoints.ts';
import type { TestClock } from '../support/clock.ts';

interface EndpointsUnderTest {
  readonly endpoints: WebhookEndpoints;
  readonly other: WebhookEndpoints;
  readonly outbox: Outbox;
  readonly tenant: TenantId;
  readonly clock: TestClock;
  readonly newId: NewId;
}

const candidateId = CandidateId.parse('c_ann');

export function webhookEndpointsContract(name: string, open: () => Promise<EndpointsUnderTest>): void {
  const setUp = async () => {
    const { endpoints, other, outbox, tenant, clock, newId } = await open();
    const at = clock.real.now();
    const add = async (more: Partial<WebhookEndpoint> = {}, secret = 'whsec_first'): Promise<WebhookEndpoint> => {
      const endpoint = endpointOf(newId('whe'), at, more);
      await endpoints.add(endpoint, secret);
      return endpoint;
    };
    const moved = (to = 'Offer', id = newId('evt')): OutgoingEvent => ({
      id,
      type: 'candidate.moved',
      at,
      data: { candidateId, jobId: null, from: 'Onsite', to, actionId: null, system: null },
    });
    const promised = async () =>
      (await outbox.lease({ now: new Date(at.getTime() + 1e9), until: new Date(at.getTime() + 2e9), limit: 1000 }))
        .filter((job) => job.tenant === tenant)
        .map(({ name: job, data }) => [job, Object.values(data)[0]]);
    const told = (endpoint: WebhookEndpoint) => endpoints.deliveries({ endpoint: endpoint.id, limit: 10 });
    return { endpoints, other, add, moved, promised, told, at, clock };
  };

  describe(`${name}: webhook endpoints`, () => {
    test('an endpoint comes back as it was added, newest first, and only to its organization', async () => {
      const { endpoints, other, add } = await setUp();
      const [first, second] = [await add(), await add({ filter: { to: ['Offer'] }, include: ['candidate'] })];
      expect(await endpoints.get(first.id)).toEqual(first);
      expect(await endpoints.list({ limit: 10 })).toEqual([second, first]);
      expect(await endpoints.list({ limit: 10, before: second.id })).toEqual([first]);
      expect(await endpoints.count()).toBe(2);
      expect(await other.list({ limit: 10 })).toEqual([]);
      await expect(other.get(first.id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(other.secrets(first.id, new Date())).rejects.toMatchObject({ code: 'not_found' });
    });

    test('an event is kept once for each endpoint that wants it, and promised', async () => {
      const { endpoints, add, moved, promised, told } = await setUp();
      const [wanted, narrow, deaf] = [
        await add(),
        await add({ filter: { to: ['Hired'] } }),
        await add({ types: ['sync.failed'] }),
      ];
      const event = moved();
      expect(await endpoints.publish(event)).toBe(1);
      expect(await endpoints.publish(event)).toBe(0);
      const [delivery] = await told(wanted);
      expect(delivery).toMatchObject({
        event: event.id,
        status: 'pending',
        data: { candidate_id: 'c_ann', to: 'Offer' },
      });
      expect([...(await told(narrow)), ...(await told(deaf))]).toEqual([]);
      expect(await promised()).toEqual([['deliver-event', delivery?.id]]);
      expect(await endpoints.isWanted('candidate.moved')).toBe(true);
      expect(await endpoints.isWanted('audit.finished')).toBe(false);
    });

    test('what happens while an endpoint is paused is held, and promised when it is enabled', async () => {
      const { endpoints, add, moved, promised, told } = await setUp();
      const endpoint = await add();
      await endpoints.change(endpoint.id, { status: 'paused' });
      await endpoints.publish(moved());
      const [held] = await told(endpoint);
      expect(held?.status).toBe('held');
      expect(await promised()).toEqual([]);
      await endpoints.change(endpoint.id, { status: 'enabled' });
      expect(await promised()).toEqual([['deliver-event', held?.id]]);
    });

    test('a failed try promises the next, and the first failure of a row is remembered', async () => {
      const { endpoints, add, moved, promised, told, at } = await setUp();
      const endpoint = await add();
      await endpoints.publish(moved());
      await promised();
      const [delivery] = await told(endpoint);
      const later = new Date(at.getTime() + 60_000);
      await endpoints.settle(idOf(delivery), failed(at, { nextAt: at }));
      expect(await promised()).toEqual([['deliver-event', delivery?.id]]);
      await endpoints.settle(idOf(delivery), failed(later, {}));
      expect(await endpoints.get(endpoint.id)).toMatchObject({ failingSince: at, failures: 1, status: 'enabled' });
      expect(await endpoints.delivery(idOf(delivery))).toMatchObject({
        status: 'failed',
        attempts: 2,
        lastStatus: 500,
      });
    });

    test('an endpoint is disabled once, with one promise to tell people', async () => {
      const { endpoints, add, moved, promised, told, at } = await setUp();
      const endpoint = await add();
      await endpoints.publish(moved());
      await endpoints.publish(moved('Hired'));
      await promised();
      for (const { id } of await told(endpoint)) await endpoints.settle(id, failed(at, { disable: 'failing' }));
      expect(await endpoints.get(endpoint.id)).toMatchObject({ status: 'disabled', because: 'failing' });
      expect(await promised()).toEqual([['tell-endpoint', endpoint.id]]);
      expect(await endpoints.change(endpoint.id, { status: 'enabled' })).toMatchObject({
        status: 'enabled',
        because: null,
        failingSince: null,
        failures: 0,
      });
    });

    test('what failed is replayed under its id, and what arrived where all is asked for', async () => {
      const { endpoints, add, moved, promised, told, at } = await setUp();
      const endpoint = await add();
      await endpoints.publish(moved());
      await endpoints.publish(moved('Hired'));
      await promised();
      const [second, first] = await told(endpoint);
      await endpoints.settle(idOf(first), failed(at, {}));
      await endpoints.settle(idOf(second), {
        ...failed(at, {}),
        status: 'delivered',
        lastStatus: 204,
        lastError: null,
      });
      const span = { endpoint: endpoint.id, since: new Date(at.getTime() - 1000), until: new Date(at.getTime() + 1e9) };
      expect(await endpoints.replay({ ...span, which: 'failed' })).toEqual({ replayed: 1, more: false });
      expect(await promised()).toEqual([['deliver-event', first?.id]]);
      await endpoints.settle(idOf(first), failed(at, {}));
      expect(await endpoints.replay({ ...span, which: 'all' })).toEqual({ replayed: 2, more: false });
      expect(await endpoints.replay({ ...span, until: span.since, which: 'all' })).toEqual({
        replayed: 0,
        more: false,
      });
      await expect(endpoints.redeliver(WebhookEndpointId.parse('whe_other'), idOf(first))).rejects.toMatchObject({
        code: 'not_found',
      });
    });

    test('while a secret changes both sign, and afterwards the new one alone', async () => {
      const { endpoints, add, at } = await setUp();
      const { id } = await add();
      const until = new Date(at.getTime() + 1000);
      await endpoints.rotate(id, 'whsec_second', until);
      expect(await endpoints.secrets(id, at)).toEqual(['whsec_second', 'whsec_first']);
      expect(await endpoints.secrets(id, until)).toEqual(['whsec_second']);
    });

    test('an endpoint goes with what was to be told to it', async () => {
      const { endpoints, add, moved, told } = await setUp();
      const endpoint = await add();
      await endpoints.publish(moved());
      const [delivery] = await told(endpoint);
      await endpoints.remove(endpoint.id);
      expect(await endpoints.delivery(idOf(delivery))).toBeUndefined();
      await expect(endpoints.remove(endpoint.id)).rejects.toMatchObject({ code: 'not_found' });
    });

    test('old deliveries are swept', async () => {
      const { endpoints, add, moved, told, at } = await setUp();
      const endpoint = await add();
      await endpoints.publish(moved());
      await endpoints.sweep(new Date(at.getTime() - 1));
      expect(await told(endpoint)).toHaveLength(1);
      await endpoints.sweep(new Date(at.getTime() + 1e6));
      expect(await told(endpoint)).toEqual([]);
    });
  });
}

const idOf = (delivery: EventDelivery | undefined): EventDeliveryId => EventDeliveryId.parse(delivery?.id);

export const endpointOf = (id: string, at: Date, more: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  id: WebhookEndpointId.parse(id),
  url: 'https://hooks.example.test/muster',
  description: null,
  types: ['candidate.moved'],
  filter: {},
  include: [],
  status: 'enabled',
  because: null,
  failingSince: null,
  failures: 0,
  restUntil: null,
  createdAt: at,
  createdBy: ActorId.parse('u_nora'),
  ...more,
});

const failed = (at: Date, more: Pick<DeliveryOutcome, 'nextAt' | 'disable'> | object): DeliveryOutcome => ({
  status: 'nextAt' in more ? 'pending' : 'failed',
  lastStatus: 500,
  lastError: 'answered 500',
  at,
  endpoint: { failures: 1, failingSince: at, restUntil: null },
  ...more,
});
