// What every store of reviews does, real or fake.
import { describe, expect, test } from 'vitest';
import { ActorId } from '../../src/core/ids.ts';
import type { VeteranReview, VeteranReviews } from '../../src/core/ports/veteran-reviews.ts';
import { makeReview } from '../support/veteran-records.ts';

const by = ActorId.parse('u_nora');
const at = (minute: number): Date => new Date(Date.UTC(2026, 5, 1, 12, minute));

const review = (id: string, minute: number): VeteranReview => ({ ...makeReview(id), createdAt: at(minute) });

export function veteranReviewsContract(name: string, open: () => Promise<VeteranReviews>): void {
  describe(`${name} keeps reviews`, () => {
    test('what was added comes back', async () => {
      const store = await open();
      await store.add(review('rev_1', 1));
      expect(await store.get('rev_1')).toEqual(review('rev_1', 1));
      await expect(store.get('rev_0')).rejects.toMatchObject({ code: 'not_found' });
    });

    test('lists come newest first, page by page', async () => {
      const store = await open();
      for (const minute of [1, 2, 3]) await store.add(review(`rev_${minute}`, minute));
      const first = await store.list({ status: 'open', limit: 2, before: undefined });
      expect(first.map(({ id }) => id)).toEqual(['rev_3', 'rev_2']);
      const rest = await store.list({ status: undefined, limit: 2, before: 'rev_2' });
      expect(rest.map(({ id }) => id)).toEqual(['rev_1']);
    });

    test('a review is decided once', async () => {
      const store = await open();
      await store.add(review('rev_1', 1));
      const decision = { id: 'rev_1', status: 'accepted', correction: null, by, at: at(5) } as const;
      expect(await store.decide(decision)).toMatchObject({ status: 'accepted', decidedBy: by });
      expect(await store.decide({ ...decision, status: 'dismissed' })).toBeUndefined();
    });

    test('the latest correction of a code counts', async () => {
      const store = await open();
      for (const minute of [1, 2]) await store.add(review(`rev_${minute}`, minute));
      await store.decide({ id: 'rev_2', status: 'corrected', correction: ['33-9032.00'], by, at: at(9) });
      await store.decide({ id: 'rev_1', status: 'corrected', correction: ['33-3051.00'], by, at: at(8) });
      await store.add({ ...review('rev_3', 3), branch: null, code: null });
      await store.decide({ id: 'rev_3', status: 'corrected', correction: ['33-3051.00'], by, at: at(9) });
      expect(await store.corrections()).toEqual([{ branch: 'Army', code: '95B', occupations: ['33-9032.00'] }]);
    });
  });
}
