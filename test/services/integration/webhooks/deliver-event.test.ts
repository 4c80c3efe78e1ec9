// Events as receivers take them: signed, under one id on every try, tried for days, and no more once nothing arrives.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isSignedBy, newWebhookSecret, readSignatureHeaders } from '../../../../src/api/http/webhook-signature.ts';
import { wireEvent } from '../../../../src/api/docs/webhooks.ts';
import { CandidateId, EventDeliveryId, WebhookEndpointId } from '../../../../src/core/ids.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import type { WebhookEndpoint } from '../../../../src/core/ports/webhook-endpoints.ts';
import { Problem } from '../../../../src/core/problem.ts';
import type { Post } from '../../../../src/services/integration/deliver.ts';
import { deliverEvent } from '../../../../src/services/integration/webhooks/deliver-event.ts';
import { endpointOf } from '../../../contracts/webhook-endpoints.ts';
import { FakeOutbox } from '../../../fakes/outbox.ts';
import { FakeWebhookEndpoints } from '../../../fakes/webhook-endpoints.ts';
import { createTestClock } from '../../../support/clock.ts';
import { createTestIds } from '../../../support/ids.ts';
import { freshTenant } from '../../../support/tenants.ts';

const hourMs = 3_600_000;
const Promised = z.object({ delivery: EventDeliveryId, turn: z.string() });
const ann = { name: 'Ann Lee', email: 'ann@example.test' };

const knowsAnn = (): JsonObject | null => ann;

async function setUp(more: Partial<WebhookEndpoint> = {}) {
  const clock = createTestClock();
  const outbox = new FakeOutbox();
  const newId = createTestIds();
  const tenant = freshTenant();
  const endpoints = new FakeWebhookEndpoints({ tenant, clock: clock.real, newId, outbox });
  const secret = newWebhookSecret();
  await endpoints.add(endpointOf('whe_1', clock.real.now(), more), secret);
  const posts: Parameters<Post>[0][] = [];
  let status: number | undefined = 204;
  let candidate = knowsAnn;
  const parts = {
    endpoints,
    post: async (request: Parameters<Post>[0]) => {
      posts.push(request);
      if (status === undefined) throw new Error('no answer');
      return { status };
    },
    candidate: async () => candidate(),
    clock: clock.real,
  };
  const publish = async () => {
    const data = {
      candidateId: CandidateId.parse('c_ann'),
      jobId: null,
      from: 'Onsite',
      to: 'Offer',
      actionId: null,
      system: null,
    };
    await endpoints.publish({ id: newId('evt'), type: 'candidate.moved', at: clock.real.now(), data });
  };
  /** Whatever is due is done, as the queue does it. */
  const work = async () => {
    const now = clock.real.now();
    for (const { id, name, data } of await outbox.lease({ now, until: new Date(now.getTime() + 1), limit: 100 })) {
      await outbox.keep(id);
      if (name === 'deliver-event') await deliverEvent(parts, Promised.parse(data));
    }
  };
  await publish();
  return {
    parts,
    endpoints,
    posts,
    clock,
    secret,
    publish,
    work,
    /** Hour after hour. */
    after: async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        clock.advance(hourMs);
        await work();
      }
    },
    answers: (next: number | undefined) => void (status = next),
    knows: (next: () => JsonObject | null) => void (candidate = next),
    delivery: async () => (await endpoints.deliveries({ endpoint: WebhookEndpointId.parse('whe_1'), limit: 1 }))[0],
  };
}

test('an event arrives once, signed by the secret of the endpoint, as the document describes it', async () => {
  const { work, posts, secret, clock, delivery } = await setUp();
  await work();
  await work();
  expect(posts).toHaveLength(1);
  const [{ headers, body, url } = { headers: {}, body: '', url: '' }] = posts;
  const read = readSignatureHeaders((name) => ({ ...headers })[name], clock.real.now());
  expect(isSignedBy(secret, read, Buffer.from(body))).toBe(true);
  expect(url).toBe('https://hooks.example.test/muster');
  expect(wireEvent('candidate.moved').parse(JSON.parse(body)).data).toMatchObject({
    candidate_id: 'c_ann',
    to: 'Offer',
  });
  expect(await delivery()).toMatchObject({ status: 'delivered', attempts: 1, lastStatus: 204 });
});

test('what does not arrive is tried for three days under one id, then given up', async () => {
  const { work, after, posts, answers, delivery } = await setUp();
  answers(undefined);
  await work();
  await after(72);
  expect(await delivery()).toMatchObject({ status: 'pending' });
  await after(24);
  expect(await delivery()).toMatchObject({ status: 'failed', attempts: 10, lastError: 'could not be reached' });
  expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(posts.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
});

test('an endpoint to which nothing arrives for five days is disabled; what happens then is held', async () => {
  const { work, after, answers, publish, endpoints, delivery, posts } = await setUp();
  answers(503);
  await work();
  await after(24 * 5 + 1);
  await publish();
  await work();
  await after(1);
  expect(await endpoints.get('whe_1')).toMatchObject({ status: 'disabled', because: 'failing' });
  await publish();
  await after(48);
  expect(await delivery()).toMatchObject({ status: 'held', attempts: 0 });
  answers(200);
  posts.length = 0;
  await endpoints.change('whe_1', { status: 'enabled' });
  await work();
  expect(await delivery()).toMatchObject({ status: 'delivered' });
});

test('a success ends the row of failures', async () => {
  const { work, after, answers, publish, endpoints } = await setUp();
  answers(500);
  await work();
  await after(24 * 4);
  answers(204);
  await publish();
  await after(1);
  expect(await endpoints.get('whe_1')).toMatchObject({ status: 'enabled', failures: 0, failingSince: null });
});

test('410 disables the endpoint at once', async () => {
  const { work, answers, endpoints, delivery } = await setUp();
  answers(410);
  await work();
  expect(await endpoints.get('whe_1')).toMatchObject({ status: 'disabled', because: 'gone' });
  expect(await delivery()).toMatchObject({ status: 'failed', lastStatus: 410 });
});

test('an endpoint that fails is not asked again for each event: those wait until it had some rest', async () => {
  const { work, publish, posts, answers, clock, delivery } = await setUp();
  answers(undefined);
  await work();
  for (let n = 0; n < 20; n += 1) await publish();
  await work();
  expect(posts).toHaveLength(1);
  answers(204);
  clock.advance(60_000);
  await work();
  expect(posts).toHaveLength(22);
  expect(await delivery()).toMatchObject({ status: 'delivered', attempts: 1 });
});

test('while the endpoint is paused nothing is sent, whatever was promised before', async () => {
  const { work, posts, endpoints, delivery } = await setUp();
  await endpoints.change('whe_1', { status: 'paused' });
  await work();
  expect(posts).toEqual([]);
  expect(await delivery()).toMatchObject({ status: 'held' });
});

test('who a candidate is leaves only where the endpoint includes it, and is kept nowhere', async () => {
  const plain = await setUp();
  await plain.work();
  expect(plain.posts[0]?.body).not.toContain('Ann');
  const full = await setUp({ include: ['candidate'] });
  await full.work();
  const body = full.posts[0]?.body ?? '';
  expect(wireEvent('candidate.moved').parse(JSON.parse(body)).data).toMatchObject({ candidate: ann });
  expect(JSON.stringify(await full.delivery())).not.toContain('Ann');
});

test('a candidate whom nobody knows any more is null, and an ATS that is away is no fault of the receiver', async () => {
  const { work, knows, posts, endpoints, delivery } = await setUp({ include: ['candidate'] });
  knows(() => {
    throw new Problem('unavailable', 'The ATS does not answer.');
  });
  await expect(work()).rejects.toMatchObject({ code: 'unavailable' });
  expect(posts).toEqual([]);
  expect(await endpoints.get('whe_1')).toMatchObject({ failures: 0 });
  expect(await delivery()).toMatchObject({ status: 'pending', attempts: 0 });
  knows(() => null);
  await endpoints.redeliver('whe_1', (await delivery())?.id ?? '');
  await work();
  expect(JSON.parse(posts[0]?.body ?? '{}')).toMatchObject({ data: { candidate: null } });
});

test('a job that a crash left behind sends nothing beside the one that was promised after it', async () => {
  const { parts, work, posts, answers, delivery, clock } = await setUp();
  const before = await delivery();
  answers(500);
  await work();
  answers(204);
  await deliverEvent(parts, Promised.parse({ delivery: before?.id, turn: before?.turn }));
  expect(posts).toHaveLength(1);
  clock.advance(60_000);
  await work();
  expect(posts).toHaveLength(2);
});
