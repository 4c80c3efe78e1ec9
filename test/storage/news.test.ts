import { expect, test, vi } from 'vitest';
import type { HeardNews } from '../../src/core/ports/news.ts';
import { Newsroom } from '../../src/storage/news.ts';
import { freshTenant } from '../support/tenants.ts';

const tenant = freshTenant();

function following() {
  const room = new Newsroom('here');
  const heard: HeardNews[] = [];
  const stop = room.follow(tenant, (news) => heard.push(...(news ?? [])));
  return { room, heard, stop };
}

test('what is told again within a moment is heard once', async () => {
  const { room, heard } = following();
  for (let times = 0; times < 50; times += 1) room.tell(tenant, { kind: 'sync', subject: 'sync_1' });
  room.tell(tenant, { kind: 'sync', subject: 'sync_2' });
  await vi.waitUntil(() => heard.some(({ subject }) => subject === 'sync_2'), 5_000);
  expect(heard.length).toBeLessThan(4);
});

test('whoever comes back hears what came meanwhile, in order', async () => {
  const { room, heard, stop } = following();
  room.tell(tenant, { kind: 'action', subject: 'act_1' });
  await vi.waitUntil(() => heard.length === 1, 5_000);
  stop();
  const last = room.latest(tenant);
  expect(room.since(tenant, last)).toEqual([]);
  room.tell(tenant, { kind: 'action', subject: 'act_2' });
  room.tell(tenant, { kind: 'approval', subject: 'apr_2' });
  await vi.waitUntil(() => room.since(tenant, last)?.length === 2, 5_000);
  expect(room.since(tenant, last)?.map(({ subject }) => subject)).toEqual(['act_2', 'apr_2']);
  expect(heard).toHaveLength(1);
});

test('an id of another process, or one long ago, is no place to go on from', async () => {
  const { room, heard } = following();
  const begin = room.latest(tenant);
  expect(room.since(tenant, 'elsewhere.0.1')).toBeUndefined();
  for (let number = 0; number < 600; number += 1) room.tell(tenant, { kind: 'action', subject: `act_${number}` });
  await vi.waitUntil(() => heard.length === 600, 5_000);
  expect(room.since(tenant, begin)).toBeUndefined();
});
