// One suite for the book of delivered briefs, on every database.
import { describe, expect, test } from 'vitest';
import { type TenantId, UserId } from '../../src/core/ids.ts';
import type { BriefBook } from '../../src/core/ports/brief-delivery.ts';

interface SetUp {
  readonly book: BriefBook;
  readonly other: BriefBook;
  readonly tenant: TenantId;
  readonly promises: () => Promise<number>;
}

const user = UserId.parse('u_nora');
const claim = { user, day: '2026-06-01', at: new Date('2026-06-01T13:00:00Z') };

export function briefBookContract(name: string, setUp: () => Promise<SetUp>): void {
  describe(`${name}: brief book`, () => {
    test('of twenty claims at once one gets the day, with one promise', async () => {
      const { book, promises } = await setUp();
      const got = await Promise.all(Array.from({ length: 20 }, () => book.claim(claim)));
      expect(got.filter(Boolean)).toHaveLength(1);
      expect(await promises()).toBe(1);
    });

    test('another day, another person and another organization have their own', async () => {
      const { book, other } = await setUp();
      expect(await book.claim(claim)).toBe(true);
      expect(await book.claim({ ...claim, day: '2026-06-02' })).toBe(true);
      expect(await book.claim({ ...claim, user: UserId.parse('u_owen') })).toBe(true);
      expect(await other.claim(claim)).toBe(true);
    });

    test('the sweep takes what is old', async () => {
      const { book } = await setUp();
      await book.claim(claim);
      expect(await book.sweep(claim.at)).toBe(0);
      expect(await book.sweep(new Date(claim.at.getTime() + 1))).toBe(1);
    });
  });
}
