import { describe, expect, test } from 'vitest';
import { CandidateId } from '../../../src/core/ids.ts';
import type { Repeats } from '../../../src/core/ports/ats.ts';
import { Problem } from '../../../src/core/problem.ts';
import { releaseLetter } from '../../../src/services/operations/letters.ts';
import { openOperations } from '../../support/operations.ts';

const leaseMs = 30_000;

async function held(repeats: Repeats = 'same_key') {
  const world = await openOperations();
  const { clock, letters, mailer, faults } = world;
  faults.behaveAs('mailer', repeats);
  const createdAt = clock.business.now();
  const releaseAt = new Date(createdAt.getTime() + 10_000);
  await letters.hold({
    key: 'k1',
    candidate: null,
    to: 'ines@example.test',
    subject: 'Hi',
    text: 'Hi',
    createdAt,
    releaseAt,
  });
  clock.advance(10_000);
  const release = () => releaseLetter({ letters, mailer, clocks: clock, leaseMs }, 'k1');
  const state = async () => ({ mails: (await world.seen()).mailbox.length, status: letters.rows.get('k1')?.status });
  return { ...world, release, state };
}

test('a due letter is sent once, however often it is released', async () => {
  const { release, state, letters } = await held();
  expect(await release()).toEqual({ kind: 'sent' });
  expect(await release()).toEqual({ kind: 'idle' });
  expect(await state()).toEqual({ mails: 1, status: 'sent' });
  expect(letters.rows.get('k1')?.sentAt).toEqual(new Date('2026-06-01T08:30:10-05:00'));
});

test('twenty releases at once send one mail', async () => {
  const { release, state } = await held('none');
  await Promise.all(Array.from({ length: 20 }, release));
  expect(await state()).toEqual({ mails: 1, status: 'sent' });
});

test('a letter that is not due, was cancelled, or does not exist stays where it is', async () => {
  const { release, letters, clock, mailer, state } = await held();
  clock.advance(-1);
  expect(await release()).toEqual({ kind: 'idle' });
  clock.advance(1);
  await letters.cancel('k1');
  expect(await release()).toEqual({ kind: 'idle' });
  expect(await releaseLetter({ letters, mailer, clocks: clock, leaseMs }, 'none')).toEqual({ kind: 'idle' });
  expect(await state()).toEqual({ mails: 0, status: 'cancelled' });
});

describe.each(['unavailable', 'rate_limited'] as const)('a mail system that is %s', (as) => {
  test('gets the letter later, and until then it can be taken back', async () => {
    const { release, state, letters, faults, clock } = await held('none');
    faults.failNext({ call: 'mailer.send', as });
    expect(await release()).toEqual({ kind: 'later', waitMs: 1_000 });
    expect(await state()).toEqual({ mails: 0, status: 'held' });
    expect(await release()).toEqual({ kind: 'idle' });
    clock.advance(1_000);
    expect(await release()).toEqual({ kind: 'sent' });
    expect(letters.rows.get('k1')?.attempt).toBe(2);
  });

  test('is given up after ten tries, without doubt', async () => {
    const { release, state, letters, faults, clock } = await held();
    faults.failNext({ call: 'mailer.send', as, times: 20 });
    const results = [];
    for (let index = 0; index < 10; index += 1) {
      results.push((await release()).kind);
      clock.advance(3_600_000);
    }
    expect(results.at(-1)).toBe('failed');
    expect(await release()).toEqual({ kind: 'idle' });
    expect(await state()).toEqual({ mails: 0, status: 'failed' });
    expect(letters.rows.get('k1')?.uncertain).toBe(false);
  });
});

async function cutOff(repeats: Repeats, hasLeft: boolean) {
  const world = await held(repeats);
  const { letters, mailer, clock } = world;
  const now = clock.business.now();
  await letters.claim({ key: 'k1', now, leaseUntil: new Date(now.getTime() + leaseMs), leaseEndedBy: now });
  if (hasLeft) await mailer.send({ key: 'k1', to: 'ines@example.test', subject: 'Hi', text: 'Hi' });
  expect(await world.release()).toEqual({ kind: 'idle' });
  clock.advance(leaseMs);
  return world;
}

describe('a process that dies between sending and settling', () => {
  test.each([
    ['same_key', true],
    ['same_key', false],
    ['read_back', true],
    ['read_back', false],
  ] as const)('leaves one mail with %s, whether it had left (%s) or not', async (repeats, hasLeft) => {
    const { release, state } = await cutOff(repeats, hasLeft);
    expect(await release()).toEqual({ kind: 'sent' });
    expect(await state()).toEqual({ mails: 1, status: 'sent' });
  });

  test.each([true, false])('is left to a person where nothing can be told (left: %s)', async (hasLeft) => {
    const { release, state, letters } = await cutOff('none', hasLeft);
    expect(await release()).toEqual({ kind: 'failed', uncertain: true });
    expect(await state()).toEqual({ mails: hasLeft ? 1 : 0, status: 'failed' });
    expect(letters.rows.get('k1')?.uncertain).toBe(true);
  });

  test('a letter in doubt is not held again when the mail system is down, for it could be cancelled then', async () => {
    const { release, state, faults, clock } = await cutOff('same_key', true);
    faults.failNext({ call: 'mailer.send', as: 'unavailable' });
    expect(await release()).toEqual({ kind: 'later', waitMs: leaseMs });
    expect(await state()).toEqual({ mails: 1, status: 'sending' });
    clock.advance(leaseMs);
    expect(await release()).toEqual({ kind: 'sent' });
    expect(await state()).toEqual({ mails: 1, status: 'sent' });
  });
});

describe('a mail system that does not answer', () => {
  test.each([
    ['same_key', 'timeout_after_effect'],
    ['same_key', 'timeout_before_effect'],
    ['read_back', 'timeout_before_effect'],
  ] as const)('%s, %s: the letter stays in doubt until the lease ends, then there is one mail', async (repeats, as) => {
    const { release, state, faults, clock } = await held(repeats);
    faults.failNext({ call: 'mailer.send', as });
    expect(await release()).toEqual({ kind: 'later', waitMs: leaseMs });
    expect((await state()).status).toBe('sending');
    clock.advance(leaseMs);
    expect(await release()).toEqual({ kind: 'sent' });
    expect(await state()).toEqual({ mails: 1, status: 'sent' });
  });

  test('read_back, timeout_after_effect: reading back settles it at once', async () => {
    const { release, state, faults } = await held('read_back');
    faults.failNext({ call: 'mailer.send', as: 'timeout_after_effect' });
    expect(await release()).toEqual({ kind: 'sent' });
    expect(await state()).toEqual({ mails: 1, status: 'sent' });
  });

  test.each(['timeout_after_effect', 'timeout_before_effect'] as const)('none, %s: uncertain', async (as) => {
    const { release, state, faults } = await held('none');
    faults.failNext({ call: 'mailer.send', as });
    expect(await release()).toEqual({ kind: 'failed', uncertain: true });
    expect((await state()).status).toBe('failed');
  });

  test('ten tries without an answer end in doubt', async () => {
    const { release, faults, clock } = await held();
    faults.failNext({ call: 'mailer.send', as: 'timeout_before_effect', times: 10 });
    const results = [];
    for (let index = 0; index < 10; index += 1) {
      results.push(await release());
      clock.advance(leaseMs);
    }
    expect(results.at(-1)).toEqual({ kind: 'failed', uncertain: true });
  });
});

const failingWith = async (error: Error) => {
  const { letters, clock, mailer } = await held();
  const send = async () => {
    throw error;
  };
  return releaseLetter({ letters, mailer: { ...mailer, repeats: 'same_key', send }, clocks: clock, leaseMs }, 'k1');
};

test('a definite no is a failure without doubt', async () => {
  const released = await failingWith(new Problem('upstream_failed', 'No such address.'));
  expect(released).toEqual({ kind: 'failed', uncertain: false });
});

test('a defect is not swallowed', async () => {
  await expect(failingWith(new TypeError('a defect'))).rejects.toThrow('a defect');
});

test.each([
  ['c_ines', ['letter k2 upstream_failed']],
  [null, []],
])('what is not sent is told of once, where it was meant for a candidate: %s', async (id, expected) => {
  const { letters, clock, mailer } = await held();
  const now = clock.business.now();
  const candidate = id === null ? null : CandidateId.parse(id);
  await letters.hold({ key: 'k2', candidate, to: 'a@b.test', subject: 'x', text: 'x', releaseAt: now, createdAt: now });
  const given = {
    letters,
    clocks: clock,
    leaseMs,
    mailer: { ...mailer, send: () => Promise.reject(new Problem('upstream_failed', 'No such address.')) },
  };
  await releaseLetter(given, 'k2');
  await releaseLetter(given, 'k2');
  expect((await letters.troubles.list()).map(({ subject, code }) => `${subject} ${code}`)).toEqual(expected);
});

const away = () => Promise.reject(new Problem('unavailable', 'The database is away.'));
const serial = async () => ({ unsubscribe: 'https://muster.test/unsubscribe/a', follows: ['k0'] });

test('what the headers say is asked before the letter is claimed: a failure leaves it held', async () => {
  const { letters, mailer, clock, state } = await held();
  const sent: unknown[] = [];
  const seeing = { ...mailer, send: async (mail: unknown) => void sent.push(mail) };
  const parts = { letters, mailer: seeing, clocks: clock, leaseMs };
  await expect(releaseLetter({ ...parts, headers: away }, 'k1')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await state()).toEqual({ mails: 0, status: 'held' });
  expect(await releaseLetter({ ...parts, headers: serial }, 'k1')).toEqual({ kind: 'sent' });
  expect(sent).toEqual([expect.objectContaining(await serial())]);
});
