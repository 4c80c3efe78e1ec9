import { expect, test } from 'vitest';
import { z } from 'zod';
import { openCompliance } from '../support/compliance.ts';

const Found = z.object({ decisions: z.array(z.looseObject({ candidate: z.string(), missing: z.array(z.string()) })) });

async function setUp() {
  const world = await openCompliance({ location: 'Chicago, IL', now: '2027-02-01T15:00:00Z' });
  await world.ask('send_followup', { candidate: 'c_ravi', message_template: 'notice-us-il-en' });
  world.clock.advance(86_400_000);
  for (const candidate of ['c_ines', 'c_ravi']) await world.score(candidate);
  for (const candidate of ['c_ines', 'c_ravi', 'c_joe']) await world.reject(candidate);
  const list = async (input: object) => {
    const { result, summary } = await world.ask('list_decisions', input);
    return { found: Found.parse(result).decisions, summary };
  };
  return { ...world, list };
}

test('which rejections a score may have influenced', async () => {
  const { list } = await setUp();
  const { found, summary } = await list({ scored: true, kind: 'rejection' });
  expect(found.map(({ candidate }) => candidate).toSorted()).toEqual(['c_ines', 'c_ravi']);
  expect(summary).toContain('2 decisions of the kind rejection, after a retention score.');
  expect((await list({ scored: false })).found.map(({ candidate }) => candidate)).toEqual(['c_joe']);
});

test('who has not been given notice', async () => {
  const { list } = await setUp();
  const { found, summary } = await list({ lacking: 'notice' });
  expect(found).toMatchObject([{ candidate: 'c_ines', missing: ['us-il.notice'], score: { band: 'low' } }]);
  expect(summary).toMatch(/^One decision without the notice that the law asks for\. .*missing us-il\.notice\.$/);
  expect((await list({ lacking: 'statement' })).summary).toBe(
    'No decision without the statement that the law asks for.',
  );
});
