// What every store of letters does: hold, cancel, claim and settle, each atomically, and a promised release for each hold.
import { describe, expect, test } from 'vitest';
import { CandidateId, type TenantId, UserId } from '../../src/core/ids.ts';
import type { Letters, LetterSweep } from '../../src/core/ports/letters.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import type { Troubles } from '../../src/core/ports/troubles.ts';
import type { TestClock } from '../support/clock.ts';

export interface LettersUnderTest {
  readonly letters: Letters;
  readonly other: Letters;
  readonly sweep: LetterSweep;
  readonly outbox: Outbox;
  readonly tenant: TenantId;
  readonly clock: TestClock;
  readonly troubles: Pick<Troubles, 'list'>;
  readonly pause: (on: boolean) => Promise<void>;
}

const second = 1000;

export function lettersContract(name: string, open: () => Promise<LettersUnderTest>): void {
  const setUp = async () => {
    const given = await open();
    const { letters, clock } = given;
    const start = clock.business.now();
    const at = (seconds: number) => new Date(start.getTime() + seconds * second);
    const realStart = clock.real.now();
    const realAt = (seconds: number) => new Date(realStart.getTime() + seconds * second);
    const hold = (key = 'k1', releaseAt = at(10)) =>
      letters.hold({
        key,
        candidate: CandidateId.parse('c_1'),
        to: 'ada@example.org',
        subject: 'Hello',
        text: 'Hello Ada',
        releaseAt,
        createdAt: start,
      });
    const claim = (key = 'k1', now = at(10), leaseEndedBy = at(10)) =>
      letters.claim({ key, now, leaseUntil: at(40), leaseEndedBy });
    const promised = async () => {
      const jobs = await given.outbox.lease({ now: realAt(100_000), until: realAt(200_000), limit: 1000 });
      return jobs.filter((job) => job.tenant === given.tenant).map(({ name: job, data, due }) => ({ job, data, due }));
    };
    return { ...given, at, realAt, hold, claim, promised };
  };

  describe(`${name}: letters`, () => {
    test('a held letter waits, and its release is promised for the end of its hold', async () => {
      const { letters, hold, promised, realAt } = await setUp();
      const held = await hold();
      expect(held).toMatchObject({ key: 'k1', status: 'held', attempt: 0, uncertain: false, sentAt: null });
      expect(await letters.find('k1')).toEqual(held);
      expect(await promised()).toEqual([{ job: 'release-letter', data: { key: 'k1' }, due: realAt(10) }]);
    });

    test('what the network says of a text is noted once and settles what was uncertain; of a letter it says nothing', async () => {
      const { letters, at, claim, hold } = await setUp();
      const candidate = CandidateId.parse('c_1');
      const text = { subject: 'Hello', text: 'Hello Ada', releaseAt: at(10), createdAt: at(0) };
      await letters.hold({
        ...text,
        key: 't1',
        candidate,
        medium: 'text',
        to: '+13125550100',
        otherwise: 'ada@example.org',
      });
      const receipt = { key: 't1', delivery: 'undelivered' as const, at: at(50) };
      expect(await letters.delivered(receipt)).toBe(false);
      expect(await claim('t1')).toMatchObject({ medium: 'text', otherwise: 'ada@example.org', delivery: null });
      await letters.settle({ key: 't1', attempt: 1, status: 'failed', uncertain: true, at: at(20) });
      expect(await letters.delivered(receipt)).toBe(true);
      expect(await letters.delivered({ ...receipt, delivery: 'delivered' })).toBe(false);
      expect(await letters.find('t1')).toMatchObject({ status: 'sent', uncertain: false, delivery: 'undelivered' });
      await hold('k1');
      await claim('k1');
      expect(await letters.delivered({ ...receipt, key: 'k1' })).toBe(false);
    });

    test('links and the invitation to a meeting go with it', async () => {
      const { letters, at } = await setUp();
      const extra = {
        links: {
          reader: UserId.parse('u_1'),
          at: [{ line: 0, tool: 'move_stage', arguments: { candidate: 'c_1', stage: 'Offer' } }],
        },
        invite: { method: 'CANCEL' as const, text: 'BEGIN:VCALENDAR' },
      };
      const letter = { key: 'k9', candidate: null, to: 'a@example.org', subject: 'x', text: 'x' };
      await letters.hold({ ...letter, ...extra, releaseAt: at(1), createdAt: at(0) });
      expect(await letters.find('k9')).toMatchObject(extra);
    });

    test('the promise is made in real time, however far business time is ahead', async () => {
      const { hold, promised, clock } = await setUp();
      clock.advanceBusiness(86_400 * second);
      const releaseAt = new Date(clock.business.now().getTime() + 10 * second);
      await hold('k1', releaseAt);
      expect((await promised())[0]?.due).toEqual(new Date(clock.real.now().getTime() + 10 * second));
    });

    test('the same key held again changes nothing and promises nothing', async () => {
      const { hold, promised, at } = await setUp();
      const first = await hold();
      expect(await hold('k1', at(500))).toEqual(first);
      expect(await promised()).toHaveLength(1);
    });

    test('a cancelled letter stays cancelled and cannot be claimed', async () => {
      const { letters, hold, claim } = await setUp();
      await hold();
      expect(await letters.cancel('k1')).toBe('cancelled');
      expect(await letters.cancel('k1')).toBe('cancelled');
      expect(await claim()).toBeUndefined();
      expect((await hold()).status).toBe('cancelled');
    });

    test('a letter that is being sent is gone, one that never was is unknown', async () => {
      const { letters, hold, claim } = await setUp();
      await hold();
      await claim();
      expect(await letters.cancel('k1')).toBe('gone');
      expect(await letters.cancel('k2')).toBe('unknown');
    });

    test('a letter is not claimed before its time', async () => {
      const { hold, claim, at } = await setUp();
      await hold();
      expect(await claim('k1', at(9))).toBeUndefined();
      expect(await claim('k1', at(10))).toMatchObject({ status: 'sending', attempt: 1 });
    });

    test('of twenty claims and a cancellation at once, one wins', async () => {
      const { letters, hold, claim } = await setUp();
      await hold();
      const [cancelled, ...claims] = await Promise.all([
        letters.cancel('k1'),
        ...Array.from({ length: 20 }, () => claim()),
      ]);
      const taken = claims.filter((letter) => letter !== undefined).length;
      expect(taken + (cancelled === 'cancelled' ? 1 : 0)).toBe(1);
    });

    test('a letter left behind while sending is claimed again once its lease has ended', async () => {
      const { hold, claim, at } = await setUp();
      await hold();
      await claim();
      expect(await claim('k1', at(20), at(39))).toBeUndefined();
      expect(await claim('k1', at(41), at(41))).toMatchObject({ status: 'sending', attempt: 2 });
    });

    test('whoever was taken over settles nothing any more', async () => {
      const { letters, hold, claim, at } = await setUp();
      await hold();
      await claim();
      await claim('k1', at(41), at(41));
      const sent = { key: 'k1', status: 'sent', uncertain: false, at: at(42) } as const;
      await letters.settle({ ...sent, attempt: 1 });
      expect(await letters.find('k1')).toMatchObject({ status: 'sending', attempt: 2 });
      await letters.settle({ ...sent, attempt: 2 });
      expect(await letters.find('k1')).toMatchObject({ status: 'sent' });
    });

    test('that one failed is told of with its end, and once', async () => {
      const { letters, troubles, hold, claim, at } = await setUp();
      await hold();
      await claim();
      const failed = { key: 'k1', status: 'failed', uncertain: true, trouble: 'outcome_unknown', at: at(12) } as const;
      await letters.settle({ ...failed, attempt: 9 });
      expect(await troubles.list()).toEqual([]);
      await letters.settle({ ...failed, attempt: 1 });
      expect(await troubles.list()).toMatchObject([
        { subject: 'letter k1', kind: 'given_up', code: 'outcome_unknown' },
      ]);
    });

    test('a sent letter says when, and is done', async () => {
      const { letters, hold, claim, at } = await setUp();
      await hold();
      await claim();
      await letters.settle({ key: 'k1', attempt: 1, status: 'sent', uncertain: false, at: at(11) });
      expect(await letters.find('k1')).toMatchObject({ status: 'sent', sentAt: at(11), uncertain: false });
      expect(await claim('k1', at(99), at(99))).toBeUndefined();
    });

    test('a letter put back is promised anew for its next time', async () => {
      const { letters, hold, claim, promised, at, realAt } = await setUp();
      await hold();
      await claim();
      await letters.settle({ key: 'k1', attempt: 1, status: 'held', uncertain: false, at: at(11), releaseAt: at(60) });
      expect(await letters.find('k1')).toMatchObject({ status: 'held', releaseAt: at(60) });
      expect((await promised()).map(({ due }) => due)).toEqual([realAt(10), realAt(60)]);
    });

    test('what nobody is sending is not settled', async () => {
      const { letters, hold, at } = await setUp();
      await hold();
      await letters.settle({ key: 'k1', attempt: 1, status: 'sent', uncertain: false, at: at(1) });
      expect((await letters.find('k1'))?.status).toBe('held');
    });

    test('letters are listed newest first, up to a time', async () => {
      const { letters, hold } = await setUp();
      await hold('k1');
      await hold('k2');
      const listed = await letters.list({ limit: 10 });
      expect(listed.map(({ key }) => key)).toEqual(['k2', 'k1']);
      expect(await letters.list({ limit: 1 })).toHaveLength(1);
      expect(await letters.list({ limit: 10, before: listed[0]?.createdAt ?? new Date(0) })).toEqual([]);
    });

    test('what could not be sent to candidates is found by when it was tried', async () => {
      const { letters, hold, claim, at } = await setUp();
      await hold('sent');
      await hold('lost', at(11));
      await hold('early', at(2));
      await letters.hold({
        key: 'ours',
        candidate: null,
        to: 'a@example.org',
        subject: 'x',
        text: 'x',
        releaseAt: at(10),
        createdAt: at(0),
      });
      for (const key of ['sent', 'lost', 'early', 'ours']) {
        await claim(key, at(20));
        await letters.settle({
          key,
          attempt: 1,
          status: key === 'sent' ? 'sent' : 'failed',
          uncertain: key === 'lost',
          at: at(21),
        });
      }
      const failed = async (since: Date) => (await letters.failed({ since, limit: 9 })).map(({ key }) => key);
      expect(await failed(at(0))).toEqual(['lost', 'early']);
      expect(await failed(at(5))).toEqual(['lost']);
      expect(await letters.failed({ since: at(0), limit: 1 })).toMatchObject([{ key: 'lost', uncertain: true }]);
    });

    test('the sweep finds what is due and what was left behind', async () => {
      const { sweep, tenant, letters, hold, claim, at } = await setUp();
      await hold('due', at(5));
      await hold('left');
      await hold('later', at(500));
      await hold('cancelled');
      await letters.cancel('cancelled');
      await claim('left');
      const due = async (leaseEndedBy: Date) =>
        (await sweep.due({ now: at(50), leaseEndedBy, limit: 1000 }))
          .filter((one) => one.tenant === tenant)
          .map(({ key }) => key);
      expect(await due(at(39))).toEqual(['due']);
      expect(await due(at(41))).toEqual(['due', 'left']);
    });

    test('while everything stands still the sweep finds only what Muster tells its own people', async () => {
      const { sweep, tenant, letters, hold, at, pause } = await setUp();
      await hold('to a candidate', at(5));
      const own = { candidate: null, to: 'nora@example.org', subject: 'Hello', text: 'Hello' };
      await letters.hold({ ...own, key: 'to Nora', releaseAt: at(6), createdAt: at(0) });
      const invite = { method: 'REQUEST', text: 'BEGIN:VCALENDAR' } as const;
      await letters.hold({ ...own, key: 'of a meeting', invite, releaseAt: at(7), createdAt: at(0) });
      const due = async () =>
        (await sweep.due({ now: at(50), leaseEndedBy: at(50), limit: 1000 }))
          .filter((one) => one.tenant === tenant)
          .map(({ key }) => key);
      await pause(true);
      expect(await due()).toEqual(['to Nora']);
      await pause(false);
      expect(await due()).toEqual(['to a candidate', 'to Nora', 'of a meeting']);
    });

    test('another organization has its own letters under the same keys', async () => {
      const { other, hold } = await setUp();
      await hold();
      expect(await other.find('k1')).toBeUndefined();
      expect(await other.cancel('k1')).toBe('unknown');
      expect(await other.list({ limit: 10 })).toEqual([]);
    });
  });
}
