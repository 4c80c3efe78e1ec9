// What becomes of an interview whose interviewer declined: refilled out of the pool, or asked about; once.
import { noWebhooks } from '../fakes/webhook-endpoints.ts';
import { expect, test } from 'vitest';
import { openSandbox } from '../../src/connectors/sandbox/system.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { createTestIds } from '../support/ids.ts';
import { openAutomation } from '../../src/automation/automation.ts';
import { MeetingId, UserId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import type { Meeting } from '../../src/core/records.ts';
import { home, openApi } from '../api/world.ts';
import { FakeTroubles } from '../fakes/troubles.ts';

const at = (time: string) => `2026-06-02T${time}:00-05:00`;

interface Planned {
  /** Whom the pool holds; none: there is no pool. */
  readonly members?: readonly string[];
  readonly settings?: object;
  readonly book?: 'schedule_interviews' | 'book_meeting';
}

async function setUp({ members = [], settings = {}, book = 'schedule_interviews' }: Planned) {
  const { ports, call, clock, log } = await openApi();
  const declined = new Map<string, UserId[]>();
  const calendar = ports.calendar(home);
  const { texts } = openSandbox({
    store: createFakeRecordStore(),
    now: () => clock.business.now(),
    newId: createTestIds(),
  });
  const withFree = (meeting: Meeting): Meeting => {
    const free = declined.get(meeting.id);
    return free === undefined ? meeting : { ...meeting, free };
  };
  const automation = openAutomation({
    ...ports,
    webhookEndpoints: noWebhooks,
    systems: (tenant) => ({
      ats: ports.ats(tenant),
      texts,
      calendar: { ...calendar, meetings: async (span) => (await calendar.meetings(span)).map(withFree) },
    }),
    sequences: ports.sequenceBook,
    enrolmentSweep: { due: async () => [] },
    troubles: () => new FakeTroubles(),
    troubleSweep: { tenants: async () => [] },
    unsubscribeUrl: () => 'https://muster.test/unsubscribe/x',
    clocks: clock,
    log,
  });
  await call({ method: 'PATCH', path: '/api/v1/settings', body: settings });
  const pool = { pool_id: 'p', name: 'P', members: members.map((user) => ({ user })) };
  if (members.length > 0) await call({ method: 'POST', path: '/api/v1/interviewer-pools', body: pool });
  await call({
    method: 'POST',
    path: '/api/v1/tasks',
    body: { action: book, candidate: 'c_ines', with: ['u_owen'], start: at('14:00'), duration_minutes: 30 },
  });
  const interviews = async () =>
    (await calendar.meetings({ from: at('00:00'), to: at('23:00') })).filter(({ candidate }) => candidate === 'c_ines');
  const [booked] = await interviews();
  declined.set(booked?.id ?? '', [UserId.parse('u_owen')]);
  const told = async () => {
    const found = await ports.ledger(home).actions({ limit: 50, tool: 'notify_user' });
    return found.map(({ input }) => input);
  };
  return { automation, interviews, told, call, clock, calendar };
}

test('somebody of the pool takes the seat, and whoever is concerned is told once', async () => {
  const { automation, interviews, told } = await setUp({ members: ['u_owen', 'u_tess'] });
  await automation.answerDeclines(home);
  await automation.answerDeclines(home);
  expect(await interviews()).toMatchObject([{ with: ['u_tess'], start: at('14:00') }]);
  expect(await told()).toEqual([
    {
      user: 'u_owen',
      text: expect.stringMatching(
        /^Owen Achebe declined “Interview: Inés.*Done: Put Theresa Marlow in the place of Owen/,
      ),
    },
  ]);
});

test('where nobody can, it is asked about once and the interview stays', async () => {
  const { automation, interviews, told } = await setUp({ members: ['u_owen'] });
  await automation.answerDeclines(home);
  await automation.answerDeclines(home);
  expect(await interviews()).toMatchObject([{ with: ['u_owen'] }]);
  expect(await told()).toEqual([
    { user: 'u_owen', text: expect.stringContaining('Name a replacement, or move the interview.') },
  ]);
});

test('without a pool an interview that was scheduled through Muster is asked about, and a plain meeting is left alone', async () => {
  const scheduled = await setUp({});
  await scheduled.automation.answerDeclines(home);
  expect(await scheduled.told()).toHaveLength(1);
  const plain = await setUp({ book: 'book_meeting' });
  await plain.automation.answerDeclines(home);
  expect(await plain.interviews()).toHaveLength(1);
  expect(await plain.told()).toEqual([]);
});

test('where replacing waits for approval, nothing is done and the question is told', async () => {
  const settings = { approvals: { replace_interviewer: 'ask' } };
  const { automation, interviews, told, call } = await setUp({ members: ['u_owen', 'u_tess'], settings });
  await automation.answerDeclines(home);
  expect(await interviews()).toMatchObject([{ with: ['u_owen'] }]);
  expect((await call({ path: '/api/v1/approvals' })).body.data).toHaveLength(1);
  expect(await told()).toMatchObject([{ text: expect.stringContaining('Waiting for approval: Put Theresa Marlow') }]);
});

test('a decline by mail is answered like one in the calendar, once', async () => {
  const { automation, interviews, told } = await setUp({ members: ['u_owen', 'u_tess'] });
  const [meeting] = await interviews();
  if (meeting === undefined) throw new Error('nothing is booked');
  const answer = { id: '1:7', meeting: meeting.id, user: UserId.parse('u_owen'), says: 'declined' } as const;
  await automation.takeMailedAnswer(home, answer);
  await automation.takeMailedAnswer(home, answer);
  await automation.answerDeclines(home);
  expect(await interviews()).toMatchObject([{ with: ['u_tess'] }]);
  expect(await told()).toHaveLength(1);
});

test('an answer by mail that may be a decline is asked about once, and nothing is done', async () => {
  const { automation, interviews, told } = await setUp({ members: ['u_owen', 'u_tess'] });
  const [meeting] = await interviews();
  if (meeting === undefined) throw new Error('nothing is booked');
  const answer = { id: '1:7', meeting: meeting.id, user: UserId.parse('u_owen'), says: 'unclear' } as const;
  await automation.takeMailedAnswer(home, answer);
  await automation.takeMailedAnswer(home, answer);
  expect(await interviews()).toMatchObject([{ with: ['u_owen'] }]);
  expect(await told()).toEqual([{ user: 'u_owen', text: expect.stringContaining('may not be able to come') }]);
});

test('an answer by mail about a meeting that nobody knows, or by somebody who is not in it, changes nothing', async () => {
  const { automation, interviews, told } = await setUp({ members: ['u_owen', 'u_tess'] });
  const [meeting] = await interviews();
  const answer = { id: '1:7', user: UserId.parse('u_owen'), says: 'declined' } as const;
  await automation.takeMailedAnswer(home, { ...answer, meeting: MeetingId.parse('mtg_none') });
  await automation.takeMailedAnswer(home, {
    ...answer,
    meeting: meeting?.id ?? MeetingId.parse('mtg_none'),
    user: UserId.parse('u_nora'),
  });
  expect([(await interviews())[0]?.with, await told()]).toEqual([['u_owen'], []]);
});

test('an answer by mail about an interview that has begun, or was cancelled, changes nothing', async () => {
  for (const gone of ['begun', 'cancelled']) {
    const { automation, interviews, told, clock, calendar } = await setUp({ members: ['u_owen', 'u_tess'] });
    const [meeting] = await interviews();
    if (meeting === undefined) throw new Error('nothing is booked');
    const { id, start, end } = meeting;
    if (gone === 'begun') clock.advance(Date.parse(start) - clock.business.now().getTime());
    else await calendar.cancel({ meeting: id, start, end, key: 'by hand' });
    const answer = { id: '1:7', meeting: id, user: UserId.parse('u_owen') };
    await automation.takeMailedAnswer(home, { ...answer, says: 'declined' });
    await automation.takeMailedAnswer(home, { ...answer, says: 'unclear' });
    expect(await told()).toEqual([]);
  }
});

test('with neither pools nor interviews that Muster planned the calendar is not even read', async () => {
  const { automation, calendar } = await setUp({ book: 'book_meeting' });
  calendar.meetings = () => Promise.reject(new Error('it was read'));
  await expect(automation.answerDeclines(home)).resolves.toBeUndefined();
});

test('an answer by mail waits while the calendar is away', async () => {
  const { automation, calendar, told } = await setUp({ members: ['u_owen', 'u_tess'] });
  calendar.meeting = () => Promise.reject(new Problem('unavailable', 'The calendar does not answer.'));
  const answer = { id: '1:7', meeting: MeetingId.parse('m1'), user: UserId.parse('u_owen'), says: 'declined' } as const;
  await expect(automation.takeMailedAnswer(home, answer)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await told()).toEqual([]);
});
