// Polled systems: what changed becomes an event once, across crashes and outages, and nothing that is known already is told again.
import { expect, test } from 'vitest';
import { CandidateId, JobId, TenantId } from '../../../src/core/ids.ts';
import type { AtsChange, AtsChanges } from '../../../src/core/ports/ats.ts';
import { takeAtsChanges } from '../../../src/services/operations/take-ats-changes.ts';
import { FakeEventLog } from '../../fakes/event-log.ts';
import { FakeOutbox } from '../../fakes/outbox.ts';
import { createFakeRecordStore } from '../../fakes/record-store.ts';
import { createTestClock } from '../../support/clock.ts';

const minuteMs = 60_000;

function setUp() {
  const clock = createTestClock();
  const log = new FakeEventLog({ tenant: TenantId.parse('acme'), clocks: clock, outbox: new FakeOutbox() });
  const store = createFakeRecordStore();
  const people = new Map<string, AtsChange>();
  const asked: (string | null)[] = [];
  const put = (id: string, stage: string, more: Partial<AtsChange> = {}) =>
    people.set(id, {
      candidate: CandidateId.parse(id),
      job: JobId.parse('j1'),
      stage,
      stageSince: null,
      appliedAt: null,
      ...more,
    });
  const changes = async (since: string | null): Promise<AtsChanges | undefined> => {
    asked.push(since);
    return { changed: [...people.values()], cursor: `c${asked.length}` };
  };
  const look = async (ats: Parameters<typeof takeAtsChanges>[0]['ats'] = { changes }, events: typeof log = log) => {
    clock.advance(minuteMs);
    const now = clock.business.now();
    return takeAtsChanges({ ats, system: 'lever', scope: 'conn_1', events, store, now });
  };
  const told = () =>
    log.rows
      .filter(({ event }) => event.system === 'lever')
      .map(({ event: { kind, candidate, from, to } }) => [kind, candidate, from, to]);
  return { clock, log, store, people, put, look, told, asked };
}

/** A move through the gate, at this moment. */
const ownMove = (log: FakeEventLog, now: Date, [from, to]: readonly [string, string]) =>
  log.add({
    kind: 'candidate.moved',
    candidate: CandidateId.parse('ann'),
    job: null,
    from,
    to,
    meeting: null,
    start: null,
    timeZone: null,
    undone: null,
    cause: null,
    system: null,
    eventId: null,
    occurredAt: now,
  });

test('the first look learns how things stand and tells of nothing', async () => {
  const { put, look, told, asked } = setUp();
  put('ann', 'Applied');
  expect(await look()).toBe(0);
  expect(await look()).toBe(0);
  expect(told()).toEqual([]);
  expect(asked).toEqual([null, 'c1']);
});

test('whoever applies and whoever is moved is told of, once, each move by itself', async () => {
  const { put, look, told } = setUp();
  put('ann', 'Applied');
  await look();
  put('bob', 'Applied');
  put('ann', 'Phone Screen');
  expect(await look()).toBe(2);
  expect(await look()).toBe(0);
  put('ann', 'Applied');
  await look();
  put('ann', 'Phone Screen');
  await look();
  expect(told()).toEqual([
    ['candidate.moved', 'ann', 'Applied', 'Phone Screen'],
    ['application.received', 'bob', null, null],
    ['candidate.moved', 'ann', 'Phone Screen', 'Applied'],
    ['candidate.moved', 'ann', 'Applied', 'Phone Screen'],
  ]);
});

test('a move counts from when the system says it was, where that can be', async () => {
  const { clock, log, put, look } = setUp();
  put('ann', 'Applied');
  await look();
  const when = new Date(clock.business.now().getTime() + 20_000);
  put('ann', 'Offer', { stageSince: when.toISOString() });
  await look();
  put('ann', 'Hired', { stageSince: '2035-01-01T00:00:00Z' });
  await look();
  expect(log.rows.map(({ event }) => event.occurredAt)).toEqual([when, clock.business.now()]);
});

test('after a crash between the events and the note of them each is known, and a further move is told as well', async () => {
  const { log, put, look, told, store } = setUp();
  put('ann', 'Applied');
  await look();
  put('ann', 'Phone Screen');
  const change = store.change.bind(store);
  store.change = () => Promise.reject(new Error('killed'));
  await expect(look()).rejects.toThrow('killed');
  store.change = change;
  expect(await look()).toBe(0);
  put('ann', 'Offer');
  expect(await look()).toBe(1);
  expect(told().map(([, , , to]) => to)).toEqual(['Phone Screen', 'Offer']);
  expect(log.rows).toHaveLength(2);
});

test('an ATS that is away for an hour loses nothing: the next look begins where the last one ended', async () => {
  const { put, look, told, asked } = setUp();
  put('ann', 'Applied');
  await look();
  const away = { changes: () => Promise.reject(new Error('away')) };
  for (let minute = 0; minute < 60; minute += 1) await expect(look(away)).rejects.toThrow('away');
  put('ann', 'Offer');
  await look();
  expect(told()).toEqual([['candidate.moved', 'ann', 'Applied', 'Offer']]);
  expect(asked).toEqual([null, 'c1']);
});

test('what Muster itself moved since the last look is no news, however often it is looked at', async () => {
  const { clock, log, put, look, told } = setUp();
  put('ann', 'Applied');
  await look();
  await ownMove(log, clock.business.now(), ['Applied', 'Phone Screen']);
  put('ann', 'Phone Screen');
  for (let round = 0; round < 3; round += 1) expect(await look()).toBe(0);
  put('ann', 'Offer');
  await look();
  expect(told()).toEqual([['candidate.moved', 'ann', 'Phone Screen', 'Offer']]);
});

test('a candidacy that is only seen for the first time is no application', async () => {
  const { put, look, told } = setUp();
  await look();
  put('old', 'Offer', { appliedAt: '2020-01-01T00:00:00Z' });
  await look();
  expect(told()).toEqual([]);
});

test('a system that reports by itself is not looked at', async () => {
  const { look, told } = setUp();
  expect(await look({})).toBe(0);
  expect(await look({ changes: async () => undefined })).toBe(0);
  expect(told()).toEqual([]);
});
