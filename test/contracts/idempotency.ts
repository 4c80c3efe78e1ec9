// What every store of kept answers does: one request goes on, its repeats get its answer, others are told apart.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { IdempotencyRecords } from '../../src/core/ports/idempotency.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
const answer = { status: 201, headers: { location: '/x' }, body: '{"id":"x"}' };

export function idempotencyContract(name: string, open: () => Promise<IdempotencyRecords>): void {
  const setUp = async () => {
    const records = await open();
    const place = { scope: `acme key:k1 POST /tasks ${randomBytes(6).toString('hex')}`, key: 'key-1' };
    const claim = (part: { fingerprint?: string; now?: Date } = {}) => {
      const { fingerprint = 'f1', now = at(0) } = part;
      const leaseUntil = new Date(now.getTime() + 60_000);
      const expiresAt = new Date(now.getTime() + 86_400_000);
      return records.claim({ ...place, fingerprint, now, leaseUntil, expiresAt });
    };
    return { records, place, claim };
  };

  describe(`${name}: idempotency`, () => {
    test('the first claim goes on, and its repeats get its answer', async () => {
      const { records, place, claim } = await setUp();
      expect(await claim()).toMatchObject({ kind: 'new' });
      expect(await claim({ now: at(1) })).toEqual({ kind: 'in_progress' });
      await records.answer({ ...place, answer });
      expect(await claim({ now: at(2) })).toEqual({ kind: 'replay', answer });
      expect(await claim({ now: at(86_000) })).toEqual({ kind: 'replay', answer });
    });

    test('the same key with another request is a mismatch', async () => {
      const { records, place, claim } = await setUp();
      await claim();
      expect(await claim({ fingerprint: 'f2', now: at(1) })).toEqual({ kind: 'mismatch' });
      await records.answer({ ...place, answer });
      expect(await claim({ fingerprint: 'f2', now: at(2) })).toEqual({ kind: 'mismatch' });
    });

    test('of twenty claims at once, one goes on', async () => {
      const { claim } = await setUp();
      const claims = await Promise.all(Array.from({ length: 20 }, () => claim()));
      expect(claims.filter(({ kind }) => kind === 'new')).toHaveLength(1);
      expect(claims.filter(({ kind }) => kind === 'in_progress')).toHaveLength(19);
    });

    test('a claim that ended without an answer is taken again under the same token, by one', async () => {
      const { claim } = await setUp();
      const first = await claim();
      expect(await claim({ now: at(59) })).toEqual({ kind: 'in_progress' });
      const again = await Promise.all(Array.from({ length: 10 }, () => claim({ now: at(60) })));
      expect(again.filter(({ kind }) => kind === 'new')).toEqual([first]);
    });

    test('a released claim is free: the same request keeps its token, another one starts anew', async () => {
      const { records, place, claim } = await setUp();
      const first = await claim();
      await records.release(place);
      expect(await claim({ now: at(1) })).toEqual(first);
      await records.release(place);
      const other = await claim({ fingerprint: 'f2', now: at(2) });
      expect(other.kind).toBe('new');
      expect(other).not.toEqual(first);
    });

    test('an answer is not released', async () => {
      const { records, place, claim } = await setUp();
      await claim();
      await records.answer({ ...place, answer });
      await records.release(place);
      expect((await claim({ now: at(1) })).kind).toBe('replay');
    });

    test('a claim whose holder renews it stays taken; an answer and a released claim are not renewed', async () => {
      const { records, place, claim } = await setUp();
      await claim();
      await records.renew({ ...place, leaseUntil: at(120) });
      expect(await claim({ now: at(119) })).toEqual({ kind: 'in_progress' });
      expect((await claim({ now: at(120) })).kind).toBe('new');
      await records.release(place);
      await records.renew({ ...place, leaseUntil: at(300) });
      expect((await claim({ now: at(121) })).kind).toBe('new');
      await records.answer({ ...place, answer });
      await records.renew({ ...place, leaseUntil: at(300) });
      expect((await claim({ now: at(122) })).kind).toBe('replay');
    });

    test('after its day a key may be used anew, even for another request', async () => {
      const { records, place, claim } = await setUp();
      const first = await claim();
      await records.answer({ ...place, answer });
      const anew = await claim({ fingerprint: 'f2', now: at(86_400) });
      expect(anew.kind).toBe('new');
      expect(anew).not.toEqual(first);
    });
  });
}
