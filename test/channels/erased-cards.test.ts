// A candidate is erased while a request about them waits: every copy of its card says so, and nothing personal is left on it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ChannelSetup, openChannelSetup, until } from './setup.ts';
import { slackOf, teamsOf } from './places.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());

test.each([
  ['slack', slackOf],
  ['teams', teamsOf],
] as const)('in %s the cards that wait are emptied and lose their buttons', async (_place, open) => {
  await setup.reset();
  const surface = open(setup);
  await surface.enter();
  await surface.say('mara', 'reject Bob Harlan');
  const readers = ['dana', 'mara'] as const;
  for (const reader of readers)
    await until(async () =>
      (await surface.sees(reader)).some(({ text }) => /Approval needed[^]*Bob Harlan/.test(text)),
    );
  const erased = await setup.call('POST', '/api/v1/data/erase', { candidate: 'c_bob' });
  expect(erased.status).toBeLessThan(300);
  for (const reader of readers) {
    const card = await until(async () =>
      (await surface.sees(reader)).find(({ text }) =>
        /withdrawn because the data of the person were erased/.test(text),
      ),
    );
    expect(card.labels).toEqual([]);
    expect(card.text).not.toMatch(/Bob|Harlan|\[erased\]/);
    expect((await surface.sees(reader)).filter(({ labels }) => labels.includes('Approve'))).toEqual([]);
  }
});
