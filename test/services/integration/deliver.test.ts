// Notices as receivers take them: signed as Standard Webhooks describes, through a change of secrets, under one id on every try.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { deliverNotice, type Post } from '../../../src/services/integration/deliver.ts';
import { FakeNotices } from '../../fakes/integrations.ts';
import { sealerForTests } from '../../fakes/sealer.ts';
import { setUpEngine } from '../../support/engine.ts';
import { createTestIds } from '../../support/ids.ts';

const body = JSON.stringify({ type: 'sync.failed' });

async function setUp() {
  const { world, begin, clock } = await setUpEngine();
  const notices = new FakeNotices({ clock: clock.real, newId: createTestIds() });
  const { id: sync } = await begin();
  const at = clock.real.now();
  const blank = { attempts: 0, lastStatus: null, lastError: null, createdAt: at, deliveredAt: null };
  const url = 'https://hooks.example.test/muster';
  await notices.add({ id: 'msg_1', sync, type: 'sync.failed', url, body, status: 'pending', ...blank });
  const posts: Parameters<Post>[0][] = [];
  let status: number | undefined = 204;
  const post: Post = async (request) => {
    posts.push(request);
    if (status === undefined) throw new Error('no answer');
    return { status };
  };
  const deliver = (isLast = false) =>
    deliverNotice({ ...world, notices, sealer: sealerForTests(), post }, 'msg_1', isLast);
  return { notices, posts, deliver, clock, answers: (next: number | undefined) => void (status = next) };
}

/** As a receiver computes it that knows this secret. */
function signatureBy(secret: string, { headers }: Parameters<Post>[0]): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

test('while secrets change both sign, and afterwards the new one alone', async () => {
  const { notices, posts, deliver, clock, answers } = await setUp();
  const [old] = await notices.secrets(clock.real.now());
  const fresh = await notices.rotate(new Date(clock.real.now().getTime() + 86_400_000));
  answers(503);
  await deliver();
  clock.advance(86_400_001);
  await deliver();
  const both = [fresh.secret, old?.secret ?? ''];
  const [first, second] = posts;
  if (first === undefined || second === undefined) throw new Error('nothing was sent');
  expect(first.headers['webhook-signature']).toBe(both.map((secret) => signatureBy(secret, first)).join(' '));
  expect(second.headers['webhook-signature']).toBe(signatureBy(fresh.secret, second));
});

test('every try and a redelivery carry the same id and body, and the time of their own', async () => {
  const { notices, posts, deliver, clock, answers } = await setUp();
  answers(undefined);
  expect(await deliver()).toBe(false);
  clock.advance(60_000);
  answers(204);
  expect(await deliver()).toBe(true);
  expect(await deliver()).toBe(true);
  expect(posts).toHaveLength(2);
  await notices.again('msg_1');
  await deliver();
  expect(new Set(posts.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['msg_1']));
  expect(new Set(posts.map((sent) => sent.body))).toEqual(new Set([body]));
  expect(new Set(posts.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(2);
  expect(await notices.get('msg_1')).toMatchObject({ status: 'delivered', attempts: 3, lastStatus: 204 });
});

test.each([
  ['the last try is in vain', 500, true],
  ['the receiver wants no more of them', 410, false],
])('a notice is given up when %s', async (_, status, isLast) => {
  const { notices, deliver, answers } = await setUp();
  answers(status);
  expect(await deliver(isLast)).toBe(true);
  expect(await notices.get('msg_1')).toMatchObject({ status: 'failed', lastStatus: status, deliveredAt: null });
});
