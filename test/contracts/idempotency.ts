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
    const take = async (part: Parameters<typeof claim>[0] = {}) => {
      const taken = await claim(part);
      if (taken.kind !== 'new') throw new Error(`it is ${taken.kind}`);
      return { token: taken.token, held: { ...place, claim: taken.claim } };
    };
    return { records, claim, take };
  };

  describe(`${name}: idempotency`, () => {
    test('the first claim goes on, and its repeats get its answer', async () => {
      const { records, claim, take } = await setUp();
      const { held } = await take();
      expect(await claim({ now: at(1) })).toEqual({ kind: 'in_progress' });
      await records.answer({ ...held, answer });
      expect(await claim({ now: at(2) })).toEqual({ kind: 'replay', answer });
      expect(await claim({ now: at(86_000) })).toEqual({ kind: 'replay', answer });
    });

    test('the same key with another request is a mismatch', async () => {
      const { records, claim, take } = await setUp();
      const { held } = await take();
      expect(await claim({ fingerprint: 'f2', now: at(1) })).toEqual({ kind: 'mismatch' });
      await records.answer({ ...held, answer });
      expect(await claim({ fingerprint: 'f2', now: at(2) })).toEqual({ kind: 'mismatch' });
    });

    test('of twenty claims at once, one goes on', async () => {
      const { claim } = await setUp();
      const claims = await Promise.all(Array.from({ length: 20 }, () => claim()));
      expect(claims.filter(({ kind }) => kind === 'new')).toHaveLength(1);
      expect(claims.filter(({ kind }) => kind === 'in_progress')).toHaveLength(19);
    });

    test('a claim that ended without an answer is taken again under the same token, by one', async () => {
      const { claim, take } = await setUp();
      const { token } = await take();
      expect(await claim({ now: at(59) })).toEqual({ kind: 'in_progress' });
      const again = await Promise.all(Array.from({ length: 10 }, () => claim({ now: at(60) })));
      expect(again.filter(({ kind }) => kind === 'new')).toMatchObject([{ token }]);
    });

    test('a released claim is free: the same request keeps its token, another one starts anew', async () => {
      const { records, take } = await setUp();
      const first = await take();
      await records.release(first.held);
      const again = await take({ now: at(1) });
      expect(again.token).toBe(first.token);
      await records.release(again.held);
      expect((await take({ fingerprint: 'f2', now: at(2) })).token).not.toBe(first.token);
    });

    test('an answer is not released', async () => {
      const { records, claim, take } = await setUp();
      const { held } = await take();
      await records.answer({ ...held, answer });
      await records.release(held);
      expect((await claim({ now: at(1) })).kind).toBe('replay');
    });

    test('a claim whose holder renews it stays taken; an answer and a released claim are not renewed', async () => {
      const { records, claim, take } = await setUp();
      const first = await take();
      await records.renew({ ...first.held, leaseUntil: at(120) });
      expect(await claim({ now: at(119) })).toEqual({ kind: 'in_progress' });
      const second = await take({ now: at(120) });
      await records.release(second.held);
      await records.renew({ ...second.held, leaseUntil: at(300) });
      const third = await take({ now: at(121) });
      await records.answer({ ...third.held, answer });
      await records.renew({ ...third.held, leaseUntil: at(300) });
      expect((await claim({ now: at(122) })).kind).toBe('replay');
    });

    test('whoever stood still for longer than the lease changes nothing of what another does under the key', async () => {
      const { records, claim, take } = await setUp();
      const late = await take();
      const { held } = await take({ now: at(60) });
      await records.release(late.held);
      await records.renew({ ...late.held, leaseUntil: at(61) });
      await records.answer({ ...late.held, answer: { ...answer, status: 500 } });
      expect(await claim({ now: at(100) })).toEqual({ kind: 'in_progress' });
      await records.answer({ ...held, answer });
      await records.answer({ ...late.held, answer: { ...answer, status: 500 } });
      expect(await claim({ now: at(101) })).toEqual({ kind: 'replay', answer });
    });

    test('after its day a key may be used anew, even for another request', async () => {
      const { records, take } = await setUp();
      const first = await take();
      await records.answer({ ...first.held, answer });
      const anew = await take({ fingerprint: 'f2', now: at(86_400) });
      expect(anew.token).not.toBe(first.token);
    });
  });
}
