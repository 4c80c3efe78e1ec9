// Reviews by the recruiting team.
import { expect, test } from 'vitest';
import { ActorId } from '../../../src/core/ids.ts';
import { describe } from '../../../src/services/veteran/describe.ts';
import { decideReview, listReviews } from '../../../src/services/veteran/reviews.ts';
import { client, setUp } from './setting.ts';

const by = ActorId.parse('u_nora');

async function withReviews(count: number) {
  const { ports, time } = setUp();
  for (let at = 0; at < count; at += 1) {
    time.now = new Date(time.now.getTime() + 1_000);
    await describe(
      {
        description: 'I drove trucks in convoys and fixed their engines.',
        client,
        branch: undefined,
        mosCode: undefined,
        locationPreferences: [],
        relocate: false,
        payGrade: undefined,
        years: undefined,
      },
      ports,
    );
  }
  return { ...ports, occupations: ports.data.occupations };
}

test('the queue is read page by page', async () => {
  const ports = await withReviews(3);
  const first = await listReviews({ tenant: client, status: 'open', limit: 2, before: undefined }, ports);
  expect(first.data).toHaveLength(2);
  const rest = await listReviews({ tenant: client, status: 'open', limit: 2, before: first.next }, ports);
  expect(rest.data).toHaveLength(1);
  expect(rest.next).toBeUndefined();
});

test('a review is decided once', async () => {
  const ports = await withReviews(1);
  const decision = { tenant: client, id: 'rev_1', verdict: { kind: 'dismiss' }, by } as const;
  expect(await decideReview(decision, ports)).toMatchObject({ status: 'dismissed', decidedBy: by });
  await expect(decideReview(decision, ports)).rejects.toMatchObject({ code: 'already_decided' });
});

test('a correction names occupations that exist', async () => {
  const ports = await withReviews(1);
  const verdict = { kind: 'correct', occupations: ['53-3032.00', '99-9999.00'] } as const;
  await expect(decideReview({ tenant: client, id: 'rev_1', verdict, by }, ports)).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ path: 'occupations.1' }],
  });
});

test('a review that is not there is not found', async () => {
  const ports = await withReviews(0);
  await expect(
    decideReview({ tenant: client, id: 'rev_1', verdict: { kind: 'accept' }, by }, ports),
  ).rejects.toMatchObject({
    code: 'not_found',
  });
});
