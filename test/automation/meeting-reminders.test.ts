// Reminders around an interview: they move with it, end with it, come back with it, and none is sent twice.
import { noWebhooks } from '../fakes/webhook-endpoints.ts';
import { expect, test } from 'vitest';
import { openSandbox } from '../../src/connectors/sandbox/system.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { createTestIds } from '../support/ids.ts';
import { openAutomation } from '../../src/automation/automation.ts';
import { CandidateId, MeetingId } from '../../src/core/ids.ts';
import { home, openApi } from '../api/world.ts';
import { TriggerEvent } from '../../src/core/trigger-event.ts';
import { SequenceId } from '../../src/core/sequence.ts';
import { FakeEventLog } from '../fakes/event-log.ts';
import { FakeLedger } from '../fakes/ledger.ts';
import { FakeOutbox } from '../fakes/outbox.ts';
import { FakeTroubles } from '../fakes/troubles.ts';

const ines = CandidateId.parse('c_ines');
const reminders = SequenceId.parse('interview-reminders');
const nothing = {
  candidate: null,
  job: null,
  from: null,
  to: null,
  meeting: null,
  start: null,
  timeZone: null,
  undone: null,
  system: null,
  eventId: null,
};

async function setUp() {
  const { ports, call, clock, log } = await openApi();
  const calendar = ports.calendar(home);
  const { texts } = openSandbox({
    store: createFakeRecordStore(),
    now: () => clock.business.now(),
    newId: createTestIds(),
  });
  const ledger = ports.ledger(home);
  if (!(ledger instanceof FakeLedger)) throw new Error('the world has a ledger of its own');
  const eventLog = new FakeEventLog({ tenant: home, clocks: clock, outbox: new FakeOutbox() });
  const automation = openAutomation({
    ...ports,
    webhookEndpoints: noWebhooks,
    eventLog: () => eventLog,
    systems: (tenant) => ({ ats: ports.ats(tenant), calendar: ports.calendar(tenant), texts }),
    sequences: ports.sequenceBook,
    enrolmentSweep: { due: async () => [] },
    troubles: () => new FakeTroubles(),
    troubleSweep: { tenants: async () => [] },
    unsubscribeUrl: () => 'https://muster.test/unsubscribe/x',
    clocks: clock,
    log,
  });
  await call({ method: 'POST', path: '/api/v1/sequences/interview-reminders/resume' });
  const task = async (body: object) => (await call({ method: 'POST', path: '/api/v1/tasks', body })).body;
  let reacted = 0;
  /** To whatever happened since the last time. */
  const react = async () => {
    const news = ledger.caused.slice(reacted);
    reacted = ledger.caused.length;
    for (const { cause, event } of news) {
      const { action = null, with: _with, ...said } = { action: undefined, with: undefined, ...event };
      const trigger = { ...nothing, ...said, undone: action, cause, occurredAt: clock.business.now() };
      const id = await eventLog.add(TriggerEvent.omit({ id: true, at: true }).parse(trigger));
      await automation.react(home, id, { isLast: false });
    }
  };
  const enrolments = ports.enrolments(home);
  const standing = async () => (await enrolments.list({ sequence: reminders, limit: 9 }))[0];
  const { task_id: booking } = await task({
    action: 'book_meeting',
    candidate: ines,
    with: ['u_owen'],
    start: '2026-06-04T15:00:00-05:00',
    duration_minutes: 30,
  });
  await react();
  const meeting = MeetingId.parse((await standing())?.meeting ?? 'none');
  /** To that moment, and whatever is due then. */
  const goTo = async (time: string) => {
    clock.advance(Date.parse(time) - clock.business.now().getTime());
    const enrolment = await standing();
    if (enrolment !== undefined) await automation.runStep(home, enrolment.id);
  };
  const letters = async () =>
    (await ledger.actions({ limit: 20, tool: 'send_message' })).map(({ input, status }) => ({
      subject: input['subject'],
      status,
    }));
  return { ports, call, task, react, standing, goTo, letters, automation, meeting, booking, calendar, clock };
}

const day = 'Your interview: Frontend Engineer';
const soon = 'Your interview begins soon: Frontend Engineer';

test('an interview that is booked is reminded of a day and an hour before, once each, over a repeat', async () => {
  const { standing, goTo, letters } = await setUp();
  expect(await standing()).toMatchObject({ status: 'running', step: 0, dueAt: new Date('2026-06-03T15:00:00-05:00') });
  await goTo('2026-06-03T14:59:00-05:00');
  expect(await letters()).toEqual([]);
  for (let round = 0; round < 2; round += 1) await goTo('2026-06-03T15:00:30-05:00');
  expect(await letters()).toMatchObject([{ subject: day }]);
  await goTo('2026-06-04T14:00:30-05:00');
  expect((await letters()).map(({ subject }) => subject)).toEqual([soon, day]);
  await goTo('2026-06-04T15:31:00-05:00');
  expect(await standing()).toMatchObject({ status: 'done' });
  expect(await letters()).toHaveLength(2);
});

test('a crash between a reminder and what is noted of it sends none twice', async () => {
  const { ports, goTo, letters, standing } = await setUp();
  const enrolments = ports.enrolments(home);
  const advance = enrolments.advance.bind(enrolments);
  enrolments.advance = async () => {
    throw new Error('the process died');
  };
  await expect(goTo('2026-06-03T15:00:30-05:00')).rejects.toThrow('died');
  enrolments.advance = advance;
  await goTo('2026-06-03T15:20:00-05:00');
  expect(await letters()).toMatchObject([{ subject: day }]);
  expect(await standing()).toMatchObject({ step: 1 });
});

test('it moves with the interview, and what was reminded of already is reminded of for the new day', async () => {
  const { standing, goTo, letters, task, react, meeting, clock } = await setUp();
  await goTo('2026-06-03T15:00:30-05:00');
  clock.advance(60_000);
  await task({ action: 'reschedule_meeting', meeting, start: '2026-06-09T10:00:00-05:00' });
  await react();
  expect(await standing()).toMatchObject({ step: 0, dueAt: new Date('2026-06-08T10:00:00-05:00') });
  await goTo('2026-06-08T10:00:30-05:00');
  await goTo('2026-06-09T09:00:30-05:00');
  expect((await letters()).filter(({ status }) => status === 'executed').map(({ subject }) => subject)).toHaveLength(3);
});

test('a reminder that is still held when the interview moves does not leave with the old time', async () => {
  const { goTo, letters, task, react, meeting, standing } = await setUp();
  await goTo('2026-06-03T15:00:00-05:00');
  await task({ action: 'reschedule_meeting', meeting, start: '2026-06-04T15:20:00-05:00' });
  await react();
  expect(await standing()).toMatchObject({ step: 0 });
  expect(await letters()).toMatchObject([{ subject: day, status: 'undone' }]);
  await goTo('2026-06-03T15:20:00-05:00');
  expect((await letters()).map(({ status }) => status).toSorted()).toEqual(['executed', 'undone']);
});

test('it ends when the interview is cancelled, and goes on when that is undone', async () => {
  const { standing, task, react, meeting, call, goTo, letters } = await setUp();
  const { task_id: cancelled } = await task({ action: 'cancel_meeting', meeting });
  await react();
  expect(await standing()).toMatchObject({ status: 'stopped', because: 'meeting_cancelled' });
  await call({ method: 'POST', path: `/api/v1/tasks/${cancelled}/undo` });
  await react();
  expect(await standing()).toMatchObject({ status: 'running', dueAt: new Date('2026-06-03T15:00:00-05:00') });
  await goTo('2026-06-03T15:00:30-05:00');
  expect(await letters()).toMatchObject([{ subject: day }]);
});

test('it ends when the booking is undone', async () => {
  const { standing, react, call, booking, goTo, letters } = await setUp();
  await call({ method: 'POST', path: `/api/v1/tasks/${booking}/undo` });
  await react();
  expect(await standing()).toMatchObject({ status: 'stopped', because: 'meeting_cancelled' });
  await goTo('2026-06-03T15:00:30-05:00');
  expect(await letters()).toEqual([]);
});

test('what people move in the calendar itself is noticed, before a step and in between', async () => {
  const { standing, automation, meeting, calendar, goTo, letters } = await setUp();
  const { start, end } = await calendar.meeting(meeting);
  const to = { start: '2026-06-03T10:00:00-05:00', end: '2026-06-03T10:30:00-05:00' };
  await calendar.reschedule({ meeting, from: { start, end }, to, key: 'by hand' });
  await automation.followMeetings(home);
  expect(await standing()).toMatchObject({ step: 0, dueAt: new Date('2026-06-02T10:00:00-05:00') });
  await calendar.cancel({ meeting, ...to, key: 'by hand too' });
  await goTo('2026-06-02T10:00:30-05:00');
  expect(await standing()).toMatchObject({ status: 'stopped' });
  expect(await letters()).toEqual([]);
});

test('after an outage a reminder that is of no use any more is left out', async () => {
  const { goTo, letters, standing } = await setUp();
  await goTo('2026-06-04T14:30:00-05:00');
  expect(await standing()).toMatchObject({ step: 1 });
  await goTo('2026-06-04T14:31:00-05:00');
  expect(await letters()).toMatchObject([{ subject: soon }]);
  const late = await setUp();
  await late.goTo('2026-06-04T15:01:00-05:00');
  await late.goTo('2026-06-04T15:02:00-05:00');
  expect(await late.letters()).toEqual([]);
});

test('a debrief about somebody is no interview with them', async () => {
  const { task, ports, react } = await setUp();
  const start = '2026-06-05T15:00:00-05:00';
  await task({
    action: 'book_meeting',
    candidate: ines,
    with: ['u_tess'],
    start,
    duration_minutes: 30,
    title: 'Debrief: Inés Duarte',
  });
  await react();
  expect(await ports.enrolments(home).running(ines)).toHaveLength(1);
});

test('a second interview is reminded of beside the first one', async () => {
  const { task, ports, react } = await setUp();
  const start = '2026-06-05T15:00:00-05:00';
  await task({ action: 'book_meeting', candidate: ines, with: ['u_owen'], start, duration_minutes: 30 });
  await react();
  expect(await ports.enrolments(home).running(ines)).toHaveLength(2);
});

test('by hand it says when it begins, and refuses without an interview to count from', async () => {
  const { task, ports } = await setUp();
  const twice = await task({ action: 'start_sequence', candidate: ines, sequence: 'interview-reminders' });
  expect(twice).toMatchObject({ code: 'conflict', detail: expect.stringContaining('runs for this candidate already') });
  const without = await task({ action: 'start_sequence', candidate: 'c_joe', sequence: 'interview-reminders' });
  expect(without).toMatchObject({ code: 'conflict', detail: expect.stringContaining('Book one first') });
  const actions = await ports.ledger(home).actions({ limit: 9, tool: 'start_sequence' });
  expect(actions.at(-1)).toMatchObject({
    preview: expect.stringMatching(/on Wed 3 Jun 2026, 15:00 .* counted from “Interview: Inés Duarte/),
  });
});

test('whoever did not come stands in the brief, and one press starts the recovery', async () => {
  const { call, goTo, task, letters } = await setUp();
  for (const time of ['14:31', '14:32', '16:00']) await goTo(`2026-06-04T${time}:00-05:00`);
  const none = (await call({ path: '/api/v1/brief' })).body.items;
  // The reminder that went out before it is no contact since.
  const item = none.find(({ context }: { context: { kind: string } }) => context.kind === 'interview_over');
  expect(item).toMatchObject({
    priority: 'ROUTINE',
    recommended_action: { tool: 'start_sequence', arguments: { candidate: 'c_ines', sequence: 'no-show' } },
  });
  const { tool: action, arguments: given } = item.recommended_action;
  expect(await task({ action, ...given })).toMatchObject({ status: 'executed' });
  expect(await letters()).toHaveLength(1);
});

test('a reminder that is still held when the interview is cancelled does not leave', async () => {
  const { goTo, letters, task, react, meeting, standing } = await setUp();
  await goTo('2026-06-03T15:00:00-05:00');
  expect(await letters()).toMatchObject([{ subject: day, status: 'executed' }]);
  await task({ action: 'cancel_meeting', meeting });
  await react();
  expect(await standing()).toMatchObject({ status: 'stopped', because: 'meeting_cancelled' });
  expect(await letters()).toMatchObject([{ subject: day, status: 'undone' }]);
});
