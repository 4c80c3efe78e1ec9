// What every log of events does: each event once, in the order of its coming, with the promise of one reaction.
import { describe, expect, test } from 'vitest';
import { IncomingEvent } from '../../src/core/trigger-event.ts';
import { ActionId, CandidateId, EventId, type TenantId } from '../../src/core/ids.ts';
import { type EventLog, type Reaction, reactJob } from '../../src/core/ports/event-log.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import type { TestClock } from '../support/clock.ts';

export interface EventLogUnderTest {
  readonly log: EventLog;
  readonly other: EventLog;
  readonly outbox: Outbox;
  readonly tenant: TenantId;
  readonly clock: TestClock;
}

const ines = CandidateId.parse('c_ines');
const moved = (eventId: string, more: Partial<IncomingEvent> = {}): IncomingEvent =>
  IncomingEvent.parse({
    system: 'sandbox',
    eventId,
    kind: 'candidate.moved',
    candidate: ines,
    job: null,
    from: 'Applied',
    to: 'Offer',
    meeting: null,
    start: null,
    timeZone: null,
    occurredAt: new Date('2026-06-01T10:00:00Z'),
    fingerprint: `what ${eventId} says`,
    ...more,
  });

const at = (minute: number) => new Date(`2026-06-01T10:0${minute}:00Z`);

export function eventLogContract(name: string, open: () => Promise<EventLogUnderTest>): void {
  describe(`${name}: event log`, () => {
    test('an event is kept with everything it says, and its reaction is promised', async () => {
      const { log, outbox, tenant, clock } = await open();
      const { kind, id } = await log.take(moved('e1'));
      expect(kind).toBe('new');
      expect(await log.find(id)).toMatchObject({
        id,
        kind: 'candidate.moved',
        candidate: ines,
        from: 'Applied',
        to: 'Offer',
        system: 'sandbox',
        eventId: 'e1',
        cause: null,
        undone: null,
        occurredAt: new Date('2026-06-01T10:00:00Z'),
        at: clock.business.now(),
      });
      const now = clock.real.now();
      const jobs = await outbox.lease({ now, until: now, limit: 1000 });
      expect(jobs.filter((job) => job.tenant === tenant).map((job) => [job.name, job.data])).toEqual([
        [reactJob, { event: id }],
      ]);
    });

    test('the same event again is known, and something else under its id is different', async () => {
      const { log, outbox, tenant, clock } = await open();
      const { id } = await log.take(moved('e1'));
      expect(await log.take(moved('e1'))).toEqual({ kind: 'known', id });
      expect(await log.take(moved('e1', { to: 'Hired', fingerprint: 'other' }))).toEqual({ kind: 'different', id });
      expect(await log.take(moved('e1', { system: 'acme' }))).toMatchObject({ kind: 'new' });
      const now = clock.real.now();
      const jobs = await outbox.lease({ now, until: now, limit: 1000 });
      expect(jobs.filter((job) => job.tenant === tenant)).toHaveLength(2);
    });

    test('of twenty deliveries at once one is new', async () => {
      const { log } = await open();
      const taken = await Promise.all(Array.from({ length: 20 }, () => log.take(moved('e1'))));
      expect(taken.map(({ kind }) => kind).toSorted()).toEqual([...Array<string>(19).fill('known'), 'new']);
    });

    test('several are taken in one go: each once, in their order, whatever is known already or comes twice among them', async () => {
      const { log, outbox, tenant, clock } = await open();
      const { id } = await log.take(moved('e2'));
      const taken = await log.takeAll([
        moved('e1'),
        moved('e2'),
        moved('e3'),
        moved('e1'),
        moved('e3', { fingerprint: 'other' }),
        moved('e2', { system: 'acme' }),
      ]);
      expect(taken.map(({ kind }) => kind)).toEqual(['new', 'known', 'new', 'known', 'different', 'new']);
      expect(taken[1]?.id).toBe(id);
      expect([taken[3]?.id, taken[4]?.id]).toEqual([taken[0]?.id, taken[2]?.id]);
      expect(await log.takeAll([])).toEqual([]);
      const names = (await log.list({ limit: 10 })).map(({ system, eventId }) => `${system} ${eventId}`);
      expect(names).toEqual(['acme e2', 'sandbox e3', 'sandbox e1', 'sandbox e2']);
      const now = clock.real.now();
      const jobs = await outbox.lease({ now, until: now, limit: 1000 });
      expect(jobs.filter((job) => job.tenant === tenant)).toHaveLength(4);
    });

    test('events are listed newest first, by page, kind and time', async () => {
      const { log, clock } = await open();
      await log.take(moved('e1'));
      clock.advance(1000);
      const since = clock.business.now();
      await log.take(moved('e2', { kind: 'candidate.at_risk', from: null, to: null }));
      await log.take(moved('e3'));
      const names = async (query: Parameters<EventLog['list']>[0]) =>
        (await log.list(query)).map(({ eventId }) => eventId);
      expect(await names({ limit: 10 })).toEqual(['e3', 'e2', 'e1']);
      expect(await names({ limit: 10, kinds: ['candidate.moved'] })).toEqual(['e3', 'e1']);
      expect(await names({ limit: 10, since })).toEqual(['e3', 'e2']);
      expect(await names({ limit: 10, candidate: ines })).toEqual(['e3', 'e2', 'e1']);
      expect(await names({ limit: 10, candidate: CandidateId.parse('c_other') })).toEqual([]);
      const [newest] = await log.list({ limit: 1 });
      expect(await names({ limit: 10, before: newest?.id ?? EventId.parse('0') })).toEqual(['e2', 'e1']);
    });

    test('a stage that changed later is known to be newer, and of one instant the one learned of later', async () => {
      const { log } = await open();
      const late = await log.take(moved('late', { occurredAt: at(5) }));
      const early = await log.take(moved('early', { occurredAt: at(1) }));
      const twin = await log.take(moved('twin', { occurredAt: at(5) }));
      await log.take(moved('note', { kind: 'message.received', from: null, to: null, occurredAt: at(9) }));
      const isOvertaken = (id: EventId, occurredAt: Date) => log.hasNewerStage({ candidate: ines, occurredAt, id });
      expect(await isOvertaken(early.id, at(1))).toBe(true);
      expect(await isOvertaken(late.id, at(5))).toBe(true);
      expect(await isOvertaken(twin.id, at(5))).toBe(false);
    });

    test('the last stage change by a moment is found, with or without one of them', async () => {
      const { log } = await open();
      const first = await log.take(moved('first', { occurredAt: at(1), to: 'Phone Screen' }));
      const second = await log.take(moved('second', { occurredAt: at(5), to: 'Offer' }));
      await log.take(moved('note', { kind: 'message.received', from: null, to: null, occurredAt: at(6) }));
      const before = async (minute: number, but?: EventId) =>
        (await log.stageBefore({ candidate: ines, at: at(minute), ...(but === undefined ? {} : { but }) }))?.id;
      expect(await before(9)).toBe(second.id);
      expect(await before(9, second.id)).toBe(first.id);
      expect(await before(4)).toBe(first.id);
      expect(await before(0)).toBeUndefined();
      expect(await log.stageBefore({ candidate: CandidateId.parse('c_other'), at: at(9) })).toBeUndefined();
    });

    test('what was made of an event is noted once', async () => {
      const { log } = await open();
      const { id } = await log.take(moved('e1'));
      const done: Reaction = { event: id, name: 'rule:r1', result: 'done', detail: null, action: null };
      expect(await log.note(done)).toBe(true);
      expect(await log.note({ ...done, result: 'failed' })).toBe(false);
      await log.note({ ...done, name: 'a', detail: 'why', result: 'skipped' });
      expect(await log.reactions(id)).toEqual([{ ...done, name: 'a', detail: 'why', result: 'skipped' }, done]);
    });

    test('an action is about the candidate of the event that led to it', async () => {
      const { log } = await open();
      const { id } = await log.take(moved('e1'));
      const [action, other] = [ActionId.parse('act_1'), ActionId.parse('act_2')];
      await log.note({ event: id, name: 'replies:notice', result: 'done', detail: null, action });
      expect(await log.candidatesOf([action, other])).toEqual(new Map([[action, ines]]));
      expect(await log.candidatesOf([])).toEqual(new Map());
    });

    test('another organization has its own events under the same ids', async () => {
      const { log, other } = await open();
      const { id } = await log.take(moved('e1'));
      expect(await other.list({ limit: 10 })).toEqual([]);
      expect(await other.take(moved('e1'))).toMatchObject({ kind: 'new' });
      expect(await log.reactions(id)).toEqual([]);
    });
  });
}
