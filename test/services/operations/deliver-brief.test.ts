import { expect, test } from 'vitest';
import { TenantId, UserId } from '../../../src/core/ids.ts';
import type { BriefDelivery } from '../../../src/core/ports/brief-delivery.ts';
import { Problem } from '../../../src/core/problem.ts';
import { Settings } from '../../../src/core/settings.ts';
import { briefByLetter } from '../../../src/services/operations/brief-letter.ts';
import { deliverBrief } from '../../../src/services/operations/deliver-brief.ts';
import { openOperations } from '../../support/operations.ts';

const tenant = TenantId.parse('sandbox');
const to = { user: UserId.parse('u_nora'), day: '2026-06-01' };

async function setUp(channels: readonly string[], others: readonly BriefDelivery[] = []) {
  const world = await openOperations();
  const byLetter = briefByLetter({
    letters: () => world.letters,
    clock: world.clock.business,
    address: 'https://muster.test',
  });
  const settings = Settings.parse({ timeZone: 'America/Chicago', briefChannels: channels });
  const now = world.clock.business.now();
  const deliver = (given = to) =>
    deliverBrief({ ...world, settings, now, tenant, deliveries: [...others, byLetter] }, given);
  return { ...world, deliver, mails: () => [...world.letters.rows.values()] };
}

test('a brief comes by mail, once a day however often it is brought', async () => {
  const { deliver, mails } = await setUp(['email']);
  await deliver();
  await deliver();
  const [mail, ...more] = mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'nora@example.test', status: 'held', candidate: null });
  expect(mail?.subject).toBe('Your day: 3 things to do, 0 urgent, 2 at risk');
  expect(mail?.text).toMatch(/^TODAY {3}Contact Inés Duarte .*\n[^]*https:\/\/muster\.test\/console\/$/);
  expect(mail?.text).not.toContain('/do?link=');
  expect(mail?.links).toMatchObject({ reader: 'u_nora', at: [{ line: 0 }, { line: 1 }, { line: 2 }] });
});

test('a channel that is away is tried again, and the others go all the same', async () => {
  const delivered: string[] = [];
  const chat: BriefDelivery = {
    channel: 'chat',
    async deliver({ key }) {
      delivered.push(key);
      throw new Problem('unavailable', 'The chat tool is away.');
    },
  };
  const { deliver, mails } = await setUp(['chat', 'email'], [chat]);
  await expect(deliver()).rejects.toMatchObject({ code: 'unavailable' });
  expect(mails()).toHaveLength(1);
  await expect(deliver()).rejects.toMatchObject({ code: 'unavailable' });
  expect(mails()).toHaveLength(1);
  expect(new Set(delivered)).toEqual(new Set(['brief.u_nora.2026-06-01.chat']));
});

test('who has left, and who wants none, get none', async () => {
  const gone = await setUp(['email']);
  await gone.deliver({ ...to, user: UserId.parse('u_gone') });
  expect(gone.mails()).toEqual([]);
  const unwanted = await setUp(['chat']);
  await unwanted.deliver();
  expect(unwanted.mails()).toEqual([]);
});
