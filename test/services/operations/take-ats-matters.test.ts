// Interviews and offers of a polled ATS: each change becomes an event once, across crashes and outages.
import { expect, test } from 'vitest';
import { CandidateId, TenantId } from '../../../src/core/ids.ts';
import type { AtsMatter, AtsMatterKind } from '../../../src/core/ports/ats.ts';
import { takeAtsMatters } from '../../../src/services/operations/take-ats-matters.ts';
import { FakeEventLog } from '../../fakes/event-log.ts';
import { FakeOutbox } from '../../fakes/outbox.ts';
import { createFakeRecordStore } from '../../fakes/record-store.ts';
import { createTestClock } from '../../support/clock.ts';

const [ten, eleven] = ['2026-06-10T10:00:00.000Z', '2026-06-10T11:00:00.000Z'];

function setUp(kind: AtsMatterKind) {
  const clock = createTestClock();
  const log = new FakeEventLog({ tenant: TenantId.parse('acme'), clocks: clock, outbox: new FakeOutbox() });
  const store = createFakeRecordStore();
  const matters = new Map<string, AtsMatter>();
  const asked: (string | null)[] = [];
  const put = (id: string, state: AtsMatter['state'], more: Partial<AtsMatter> = {}) => {
    matters.delete(id);
    matters.set(id, { id, candidate: CandidateId.parse('ann'), state, start: null, ...more });
  };
  const ats = {
    matters: async (_kind: AtsMatterKind, since: string | null) => {
      asked.push(since);
      return { changed: [...matters.values()], cursor: `c${asked.length}` };
    },
  };
  const look = (given: Parameters<typeof takeAtsMatters>[0]['ats'] = ats) => {
    clock.advance(60_000);
    const ports = { ats: given, system: 'ashby', scope: 'conn_1', events: log, store, now: clock.business.now() };
    return takeAtsMatters(ports, kind);
  };
  const told = () => log.rows.map(({ event: { kind: what, candidate, start } }) => [what, candidate, start]);
  return { put, look, told, store, asked };
}

test('the first look learns how things stand and tells of nothing', async () => {
  const { put, look, told, asked } = setUp('offers');
  put('o1', 'extended');
  expect([await look(), await look()]).toEqual([0, 0]);
  expect(told()).toEqual([]);
  expect(asked).toEqual([null, 'c1']);
});

test('an interview is told of when it stands, and again when it gets another time', async () => {
  const { put, look, told } = setUp('interviews');
  await look();
  put('i1', 'other');
  expect(await look()).toBe(0);
  put('i1', 'scheduled', { start: ten });
  expect([await look(), await look()]).toEqual([1, 0]);
  put('i1', 'scheduled', { start: eleven });
  await look();
  put('i1', 'other');
  await look();
  put('i1', 'scheduled', { start: ten });
  await look();
  expect(told()).toEqual([ten, eleven, ten].map((start) => ['interview.scheduled', 'ann', start]));
});

test('an interview that is over is told of once, unless it was over at the first look', async () => {
  const { put, look, told } = setUp('interviews');
  put('i0', 'finished', { start: ten });
  await look();
  put('i1', 'scheduled', { start: ten });
  await look();
  put('i1', 'finished', { start: ten });
  expect([await look(), await look()]).toEqual([1, 0]);
  expect(told().map(([kind]) => kind)).toEqual(['interview.scheduled', 'interview.finished']);
});

test('an offer is told of when it was sent and how it was answered; a new version of it is no new offer', async () => {
  const { put, look, told } = setUp('offers');
  put('o1', 'other');
  await look();
  put('o1', 'extended');
  await look();
  put('o1', 'other');
  put('o2', 'extended');
  expect(await look()).toBe(0);
  put('o2', 'declined');
  await look();
  put('o3', 'extended');
  await look();
  put('o3', 'accepted');
  await look();
  expect(told().map(([what]) => what)).toEqual([
    'offer.extended',
    'offer.declined',
    'offer.extended',
    'offer.accepted',
  ]);
});

test('after a crash between the events and the note of them each is known', async () => {
  const { put, look, told, store } = setUp('offers');
  await look();
  put('o1', 'extended');
  const change = store.change.bind(store);
  store.change = () => Promise.reject(new Error('killed'));
  await expect(look()).rejects.toThrow('killed');
  store.change = change;
  expect(await look()).toBe(0);
  put('o1', 'accepted');
  expect(await look()).toBe(1);
  expect(told().map(([what]) => what)).toEqual(['offer.extended', 'offer.accepted']);
});

test('an ATS that is away for an hour loses nothing, one that lists none is not asked for more', async () => {
  const { put, look, told, asked } = setUp('offers');
  await look();
  const away = { matters: () => Promise.reject(new Error('away')) };
  for (let minute = 0; minute < 60; minute += 1) await expect(look(away)).rejects.toThrow('away');
  put('o1', 'accepted');
  await look();
  expect(told().map(([what]) => what)).toEqual(['offer.accepted']);
  expect(asked).toEqual([null, 'c1']);
  expect(await look({})).toBe(0);
  expect(await look({ matters: async () => undefined })).toBe(0);
});
