import { expect, test } from 'vitest';
import { z } from 'zod';
import { CandidateId, MeetingId } from '../../src/core/ids.ts';
import { noAddress } from '../../src/core/records.ts';
import { bookMeeting } from '../../src/tools/book-meeting.ts';
import { openOperations } from '../support/operations.ts';
import { answerOf, executed, planned, writeToolNamed } from '../support/tool-calls.ts';
import { standup } from './meeting-stories.ts';

const at = (day: string, time: string) => `2026-06-${day}T${time}:00-05:00`;
const booking = (input: object) => ({ with: ['u_owen'], start: at('02', '15:00'), ...input });

test('a meeting takes 30 minutes and is written in the organization’s zone', async () => {
  const { plan } = await planned(await openOperations(), 'book_meeting', booking({ start: '2026-06-02T20:00:00Z' }));
  expect(plan).toMatchObject({ start: at('02', '15:00'), end: at('02', '15:30'), title: 'Meeting with Owen Achebe' });
});

test('a time that has passed is refused', async () => {
  const world = await openOperations();
  await expect(planned(world, 'book_meeting', booking({ start: at('01', '08:30') }))).rejects.toMatchObject({
    code: 'in_the_past',
  });
});

test('a busy time is refused with the busy span and the next free starts', async () => {
  const world = await openOperations();
  await expect(planned(world, 'book_meeting', booking({ start: at('02', '10:30') }))).rejects.toMatchObject({
    code: 'calendar_conflict',
    message: 'Owen Achebe is busy Tue 2 Jun 2026, 10:00–11:00 (America/Chicago).',
    extra: {
      conflict: { user: 'u_owen', start: at('02', '10:00'), end: at('02', '11:00') },
      choices: [at('02', '11:00'), at('02', '11:30'), at('02', '12:00')],
    },
  });
});

test('anybody who takes part may be the one who is busy', async () => {
  const world = await openOperations();
  const input = booking({ with: ['u_nora', 'u_owen'], start: at('02', '10:59') });
  await expect(planned(world, 'book_meeting', input)).rejects.toMatchObject({ code: 'calendar_conflict' });
});

test.each([
  ['a person', { with: ['u_nobody'] }, 'user_not_found'],
  ['a candidate', { candidate: 'c_nobody' }, 'candidate_not_found'],
])('%s that does not exist is refused', async (_what, input, code) => {
  await expect(planned(await openOperations(), 'book_meeting', booking(input))).rejects.toMatchObject({ code });
});

test.each([
  ['a start without offset', { start: '2026-06-02T15:00:00' }],
  ['nobody to meet', { with: [] }],
  ['no length', { duration_minutes: 0 }],
])('%s does not fit the schema', async (_what, input) => {
  const { success } = writeToolNamed(await openOperations(), 'book_meeting').input.safeParse(booking(input));
  expect(success).toBe(false);
});

test('the candidate whom a meeting is with is invited, and every change is theirs too', async () => {
  const world = await openOperations();
  const input = booking({ candidate: 'c_ines' });
  const { tool, plan } = await planned(world, 'book_meeting', input);
  expect(plan).toMatchObject({ guest: { email: 'ines@example.test' } });
  expect(tool.preview(plan)).toContain('with Owen Achebe, Inés');
  const { output } = await executed(world, 'book_meeting', input);
  const { meeting } = z.object({ meeting: MeetingId }).parse(output);
  expect(await world.calendar.meeting(meeting)).toMatchObject({ guest: { email: 'ines@example.test' } });
  const moved = await planned(world, 'reschedule_meeting', { meeting, start: at('02', '16:00') });
  expect(moved.tool.preview(moved.plan)).toContain('with Owen Achebe, Inés');
});

test('a candidate of whom no address is known is not invited, and the plan says so', async () => {
  const world = await openOperations();
  const candidate = { ...(await world.ats.candidate(CandidateId.parse('c_ines'))), email: noAddress };
  const tool = bookMeeting({ ...world, ats: { ...world.ats, candidate: async () => candidate } });
  const input = tool.input.parse(booking({ candidate: 'c_ines' }));
  const plan = await tool.prepare(input, world.context('plan'));
  expect(plan).toMatchObject({ guest: null, about: { candidate: 'c_ines' } });
  expect(tool.preview(plan)).toContain('(not invited: no e-mail address is known)');
});

test.each<[string, object, boolean]>([
  ['a debrief', { title: 'Debrief: Inés' }, false],
  ['a hand-over', { title: 'Hand-over of Inés to Owen' }, false],
  ['a calibration', { title: 'Calibration' }, false],
  ['a hiring committee', { title: 'Hiring committee: Inés' }, false],
  ['an interview', { title: 'Interview: Inés' }, true],
  ['an international call', { title: 'Call from abroad' }, true],
  ['one without a title', {}, true],
])('%s has the candidate invited or not, and the preview says which', async (_what, input, isInvited) => {
  const { tool, plan } = await planned(
    await openOperations(),
    'book_meeting',
    booking({ candidate: 'c_ines', ...input }),
  );
  expect(plan).toMatchObject({ guest: isInvited ? { email: 'ines@example.test' } : null });
  expect(/without Inés[^:]*, who is not invited/.test(tool.preview(plan))).toBe(!isInvited);
});

test('undoing a booking that somebody cancelled needs nothing', async () => {
  const world = await openOperations();
  const { undo, output } = await executed(world, 'book_meeting', booking({}));
  const [meeting] = await world.calendar.meetings({ from: at('02', '15:00'), to: at('02', '16:00') });
  expect(output).toEqual({ meeting: meeting?.id });
  if (meeting !== undefined)
    await world.calendar.cancel({ meeting: meeting.id, start: meeting.start, end: meeting.end, key: 'somebody' });
  expect(await undo()).toMatchObject({ kind: 'undone' });
});

test('a meeting keeps its length when it is moved, and does not stand in its own way', async () => {
  const { output } = await executed(await openOperations(), 'reschedule_meeting', {
    meeting: standup,
    start: at('02', '10:30'),
  });
  expect(output).toEqual({ start: at('02', '10:30'), end: at('02', '11:30') });
});

test.each([
  ['that is moved to where it is', { start: at('02', '10:00') }, 'conflict'],
  ['that is moved to the past', { start: at('01', '08:00') }, 'in_the_past'],
  ['that does not exist', { meeting: 'm_none', start: at('02', '13:00') }, 'meeting_not_found'],
])('a meeting %s is refused', async (_what, input, code) => {
  const moved = planned(await openOperations(), 'reschedule_meeting', { meeting: standup, ...input });
  await expect(moved).rejects.toMatchObject({ code });
});

test('a cancelled meeting cannot be cancelled again', async () => {
  const world = await openOperations();
  await executed(world, 'cancel_meeting', { meeting: standup });
  await expect(planned(world, 'cancel_meeting', { meeting: standup })).rejects.toMatchObject({ code: 'conflict' });
});

test('free slots lie in working hours, after now, around what is booked', async () => {
  const input = { with: ['u_owen', 'u_nora'], from: at('01', '00:00'), to: at('02', '12:30'), duration_minutes: 60 };
  const slots = await answerOf(await openOperations(), 'find_free_slots', input);
  expect(slots).toMatchObject({
    slots: expect.arrayContaining([{ start: at('02', '11:00'), end: at('02', '12:00') }]),
  });
  expect(JSON.stringify(slots)).not.toContain(`"start":"${at('02', '10:00')}`);
  expect(slots).toHaveProperty('slots.0.start', at('01', '09:00'));
});

test.each([
  ['ends before it begins', { from: at('03', '10:00'), to: at('02', '10:00') }, 'validation_failed'],
  ['has passed', { from: '2026-05-01T10:00:00Z', to: '2026-05-02T10:00:00Z' }, 'in_the_past'],
  ['is too long', { from: at('02', '10:00'), to: '2027-06-02T10:00:00Z' }, 'validation_failed'],
])('a search whose span %s is refused', async (_what, span, code) => {
  const search = answerOf(await openOperations(), 'find_free_slots', { with: ['u_owen'], ...span });
  await expect(search).rejects.toMatchObject({ code });
});
