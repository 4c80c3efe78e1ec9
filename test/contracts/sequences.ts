// What every store of sequences does: versions that stay, enrolments that move on once, and contacts that are respected.
import { describe, expect, test } from 'vitest';
import { ActionId, ActorId, CandidateId, EnrolmentId, MeetingId, type TenantId } from '../../src/core/ids.ts';
import type { Definitions } from '../../src/core/ports/definitions.ts';
import { type Enrolments, stepJob } from '../../src/core/ports/enrolments.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import { Enrolment, Sequence } from '../../src/core/sequence.ts';
import type { TestClock } from '../support/clock.ts';

export interface SequencesUnderTest {
  readonly definitions: Definitions<Sequence>;
  readonly enrolments: Enrolments;
  readonly other: Enrolments;
  readonly outbox: Outbox;
  readonly tenant: TenantId;
  readonly clock: TestClock;
}

const e1 = EnrolmentId.parse('e1');
const ines = CandidateId.parse('c_ines');
const by = ActorId.parse('u_nora');
const at = new Date('2026-06-01T10:00:00Z');
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
const body = Sequence.parse({ name: 'Nudge', steps: [{ wait_hours: 1, template: 'nudge' }] });
const begun = (id: string, more: object = {}) =>
  Enrolment.parse({
    id,
    key: `key of ${id}`,
    sequence: 'nudge',
    version: 1,
    candidate: ines,
    job: 'job_fe',
    stage: 'Applied',
    timeZone: 'UTC',
    status: 'running',
    step: 0,
    dueAt: later(1),
    because: null,
    startedAt: at,
    ...more,
  });

export function sequencesContract(name: string, open: () => Promise<SequencesUnderTest>): void {
  describe(`${name}: definitions`, () => {
    test('each change is a version, the newest stands, and a removed one is listed no more', async () => {
      const { definitions } = await open();
      const put = (change: object) =>
        definitions.put({ id: 'nudge', body, active: true, removed: false, by, at, ...change });
      expect((await put({})).version).toBe(1);
      expect((await put({ body: { ...body, name: 'Better' } })).version).toBe(2);
      expect(await definitions.list()).toMatchObject([{ id: 'nudge', version: 2, body: { name: 'Better' } }]);
      expect(await definitions.version('nudge', 1)).toMatchObject({ body: { name: 'Nudge' }, by });
      await put({ removed: true, active: false });
      expect(await definitions.list()).toEqual([]);
      expect(await definitions.latest('nudge')).toMatchObject({ version: 3, removed: true });
      expect((await definitions.versions('nudge')).map(({ version }) => version)).toEqual([3, 2, 1]);
      expect(await definitions.latest('other')).toBeUndefined();
    });
  });

  describe(`${name}: enrolments`, () => {
    test('one is begun once a key, and its first step is promised', async () => {
      const { enrolments, outbox, tenant, clock } = await open();
      const dueAt = new Date(clock.business.now().getTime() + 60_000);
      const first = await enrolments.start(begun('e1', { dueAt }));
      expect(await enrolments.start(begun('e2', { key: first.key }))).toEqual(first);
      const now = new Date(clock.real.now().getTime() + 60_000);
      const jobs = await outbox.lease({ now, until: now, limit: 1000 });
      const mine = jobs.filter((job) => job.tenant === tenant);
      expect(mine.map((job) => [job.name, job.data, job.due])).toEqual([[stepJob, { enrolment: 'e1' }, now]]);
    });

    test('a sequence runs once at a time for a candidate', async () => {
      const { enrolments } = await open();
      await enrolments.start(begun('e1'));
      await expect(enrolments.start(begun('e2'))).rejects.toMatchObject({ code: 'conflict' });
      await enrolments.stop({ id: e1, because: 'reply' });
      await enrolments.start(begun('e2'));
      await expect(enrolments.resume({ id: e1, because: 'reply' })).rejects.toMatchObject({ code: 'conflict' });
    });

    test('of twenty that move a step on at once, one does', async () => {
      const { enrolments } = await open();
      await enrolments.start(begun('e1'));
      const moved = await Promise.all(
        Array.from({ length: 20 }, () => enrolments.advance({ id: e1, from: 0, to: 1, dueAt: later(9) })),
      );
      expect(moved.filter(Boolean)).toHaveLength(1);
      expect(await enrolments.find(e1)).toMatchObject({ step: 1, dueAt: later(9), status: 'running' });
      expect(await enrolments.advance({ id: e1, from: 1, to: 2, dueAt: null })).toBe(true);
      expect(await enrolments.find(e1)).toMatchObject({ status: 'done', dueAt: null });
    });

    test('one that was stopped stands still, and goes on where it was only for the same reason', async () => {
      const { enrolments } = await open();
      await enrolments.start(begun('e1'));
      expect(await enrolments.stop({ id: e1, because: 'a' })).toBe(true);
      expect(await enrolments.stop({ id: e1, because: 'b' })).toBe(false);
      expect(await enrolments.advance({ id: e1, from: 0, to: 1, dueAt: null })).toBe(false);
      expect(await enrolments.running(ines)).toEqual([]);
      expect(await enrolments.resume({ id: e1, because: 'b' })).toBe(false);
      expect(await enrolments.resume({ id: e1, because: 'a' })).toBe(true);
      expect(await enrolments.find(e1)).toEqual(begun('e1'));
    });

    test('a sequence that is counted from a meeting runs once for each, and its times move with it', async () => {
      const { enrolments } = await open();
      const meeting = MeetingId.parse('m1');
      await enrolments.start(begun('e1', { meeting, meetingStart: later(30), meetingEnd: later(31) }));
      await expect(enrolments.start(begun('e2', { meeting }))).rejects.toMatchObject({ code: 'conflict' });
      await enrolments.start(begun('e3', { meeting: 'm2' }));
      await enrolments.start(begun('e4'));
      const moved = { start: later(50), end: later(51) };
      expect(await enrolments.advance({ id: e1, from: 0, to: 0, dueAt: later(26), meeting: moved })).toBe(true);
      expect(await enrolments.ofMeeting(meeting)).toMatchObject([
        { id: 'e1', dueAt: later(26), meetingStart: later(50), meetingEnd: later(51) },
      ]);
      await enrolments.stop({ id: e1, because: 'meeting_cancelled' });
      expect((await enrolments.ofMeeting(meeting)).map(({ status }) => status)).toEqual(['stopped']);
      expect((await enrolments.onMeetings(9)).map(({ id }) => id)).toEqual(['e3']);
    });

    test('a step is noted anew for each time of its meeting', async () => {
      const { enrolments } = await open();
      const sent = { enrolment: e1, step: 0, candidate: ines, action: ActionId.parse('act_1'), at };
      for (const occasion of ['one', 'one', 'two']) await enrolments.noteSent({ ...sent, occasion });
      expect((await enrolments.sent(e1)).map(({ occasion }) => occasion).toSorted()).toEqual(['one', 'two']);
    });

    test('what was sent is noted once a step, and counted by candidate', async () => {
      const { enrolments } = await open();
      const sent = (step: number, hours: number) =>
        enrolments.noteSent({
          enrolment: e1,
          step,
          occasion: '',
          candidate: ines,
          action: ActionId.parse('act_1'),
          at: later(hours),
        });
      await sent(0, 1);
      await sent(0, 5);
      await sent(1, 9);
      expect((await enrolments.sent(e1)).map(({ step, at: when }) => [step, when])).toEqual([
        [0, later(1)],
        [1, later(9)],
      ]);
      expect(await enrolments.sentSince(ines, later(1))).toEqual([later(9)]);
    });

    test('an opt-out stays the first one, and what is not said stays as it was', async () => {
      const { enrolments, other } = await open();
      expect(await enrolments.contact(ines)).toEqual({ optedOutAt: null, bouncedAt: null, timeZone: null });
      await enrolments.noteContact(ines, { optedOutAt: at });
      await enrolments.noteContact(ines, { optedOutAt: later(5), timeZone: 'America/Chicago' });
      expect(await enrolments.contact(ines)).toEqual({
        optedOutAt: at,
        bouncedAt: null,
        timeZone: 'America/Chicago',
      });
      expect(await other.contact(ines)).toMatchObject({ optedOutAt: null });
    });
  });
}
