// Interviewers replaced, interviews moved together, and who holds how many.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { MeetingId, UserId } from '../../src/core/ids.ts';
import { Meeting } from '../../src/core/records.ts';
import { withPool } from '../support/interviews.ts';
import { openOperations, type Operations } from '../support/operations.ts';
import { answerOf, executed, planned, readToolNamed } from '../support/tool-calls.ts';

const at = (day: string, time: string) => `2026-06-${day}T${time}:00-05:00`;
const booked = (world: Operations, input: object = {}) =>
  executed(world, 'schedule_interviews', {
    candidate: 'c_ines',
    with: ['u_owen', 'u_nora'],
    start: at('02', '14:00'),
    ...input,
  });
const Output = z.object({ meetings: z.array(z.object({ meeting: MeetingId })) });
const firstOf = (output: unknown): MeetingId => Output.parse(output).meetings[0]?.meeting ?? MeetingId.parse('none');
const interviews = async (world: Operations) =>
  (await world.calendar.meetings({ from: at('01', '00:00'), to: at('30', '00:00') })).filter(
    ({ candidate }) => candidate === 'c_ines',
  );

/** As the calendar tells it once they have declined. */
const declines = (world: Operations, id: MeetingId, user: string) =>
  world.store.change(async (records) => {
    const meeting = Meeting.parse(await records.get('meeting', id));
    await records.put({ kind: 'meeting', id, body: { ...meeting, free: [UserId.parse(user)] } });
  });

test('somebody of the pool who can and has the fewest interviews takes the place of whoever declined', async () => {
  const world = await openOperations();
  await withPool(world, 'p', { name: 'P', members: [{ user: 'u_owen' }, { user: 'u_tess' }] });
  const { output } = await booked(world);
  await declines(world, firstOf(output), 'u_owen');
  const { undo } = await executed(world, 'replace_interviewer', { meeting: firstOf(output) });
  expect(await interviews(world)).toMatchObject([
    { with: ['u_tess'], start: at('02', '14:00'), guest: { email: 'ines@example.test' } },
    { with: ['u_nora'] },
  ]);
  expect(await undo()).toMatchObject({ kind: 'undone' });
  expect((await interviews(world)).map(({ with: people }) => people)).toEqual([['u_owen'], ['u_nora']]);
});

test('of several people who could be meant it is asked who cannot come', async () => {
  const world = await openOperations();
  const { output } = await booked(world, { with: undefined, events: [{ with: ['u_owen', 'u_nora'] }] });
  const asked = planned(world, 'replace_interviewer', { meeting: firstOf(output), replacement: 'u_tess' });
  await expect(asked).rejects.toMatchObject({
    code: 'ambiguous',
    extra: { choices: [{ id: 'u_owen' }, { id: 'u_nora' }] },
  });
});

test('whoever stays at an interview of two does not stand in their own way', async () => {
  const world = await openOperations();
  const { output } = await booked(world, { with: undefined, events: [{ with: ['u_owen', 'u_nora'] }] });
  const input = { meeting: firstOf(output), interviewer: 'u_owen', replacement: 'u_tess' };
  await executed(world, 'replace_interviewer', input);
  expect(await interviews(world)).toMatchObject([{ with: ['u_tess', 'u_nora'] }]);
});

test.each<[string, object, string]>([
  ['is busy', { replacement: 'u_tess' }, 'no_schedule'],
  ['is not there', { replacement: 'u_nobody' }, 'user_not_found'],
  ['sits there already', { replacement: 'u_owen' }, 'conflict'],
  ['is not named, and there is no pool', {}, 'no_schedule'],
])('a replacement who %s is refused', async (_what, input, code) => {
  const world = await openOperations();
  const { output } = await booked(world);
  const slot = { start: at('02', '14:30'), end: at('02', '15:00') };
  if (code === 'no_schedule')
    await world.calendar.book({
      ...slot,
      with: [UserId.parse('u_tess')],
      candidate: null,
      title: 'x',
      location: null,
      key: 'x',
    });
  await expect(planned(world, 'replace_interviewer', { meeting: firstOf(output), ...input })).rejects.toMatchObject({
    code,
  });
});

test('an interview that cannot be booked anew stays as it was', async () => {
  const world = await openOperations();
  const { output } = await booked(world);
  const { tool, plan } = await planned(world, 'replace_interviewer', {
    meeting: firstOf(output),
    replacement: 'u_tess',
  });
  const slot = { start: at('02', '14:30'), end: at('02', '15:00') };
  await world.calendar.book({
    ...slot,
    with: [UserId.parse('u_tess')],
    candidate: null,
    title: 'x',
    location: null,
    key: 'x',
  });
  await expect(tool.execute(plan, world.context('run'))).rejects.toMatchObject({ code: 'calendar_conflict' });
  expect((await interviews(world)).map(({ with: people }) => people)).toEqual([['u_owen'], ['u_nora']]);
});

test('interviews that follow one another are moved together and go on following one another', async () => {
  const world = await openOperations();
  const before = (await booked(world), await interviews(world));
  const { plan, undo } = await executed(world, 'reschedule_interviews', {
    candidate: 'c_ines',
    from: at('03', '12:10'),
  });
  expect(plan).toMatchObject({ moves: [{ to: { start: at('03', '12:15') } }, { to: { start: at('03', '13:00') } }] });
  expect(await undo()).toEqual({ kind: 'undone' });
  expect(await interviews(world)).toEqual(before);
});

test('interviews of one person move into each other’s time', async () => {
  const world = await openOperations();
  await booked(world, { with: ['u_owen', 'u_owen'] });
  await executed(world, 'reschedule_interviews', { candidate: 'c_ines', start: at('02', '14:45') });
  expect((await interviews(world)).map(({ start }) => start)).toEqual([at('02', '14:45'), at('02', '15:30')]);
});

test.each<[string, object, string]>([
  ['nobody with interviews', { candidate: 'c_ravi', from: at('03', '09:00') }, 'not_found'],
  ['a start that has passed', { start: at('01', '08:00') }, 'in_the_past'],
  ['the times they have already', { start: at('02', '14:00') }, 'conflict'],
  ['a night', { start: at('02', '22:00') }, 'no_schedule'],
])('moving the interviews of %s is refused', async (_what, input, code) => {
  const world = await openOperations();
  await booked(world);
  const asked = planned(world, 'reschedule_interviews', { candidate: 'c_ines', ...input });
  await expect(asked).rejects.toMatchObject({ code });
});

test('who has the fewest interviews this month comes first, members of pools without any too', async () => {
  const world = await openOperations();
  await withPool(world, 'p', { name: 'Design', members: [{ user: 'u_tess' }, { user: 'u_owen' }] });
  await booked(world);
  await executed(world, 'book_meeting', { candidate: 'c_ravi', with: ['u_owen'], start: at('03', '10:00') });
  await executed(world, 'book_meeting', { with: ['u_tess'], start: at('03', '10:00') });
  expect(await answerOf(world, 'show_interview_load', {})).toEqual({
    people: [
      { user: 'u_tess', name: 'Theresa Marlow', interviews: 0, minutes: 0 },
      { user: 'u_nora', name: 'Nora Lindqvist', interviews: 1, minutes: 45 },
      { user: 'u_owen', name: 'Owen Achebe', interviews: 2, minutes: 75 },
    ],
    busiest_third: 2 / 3,
    period: 'this month (America/Chicago)',
    pool: null,
  });
  const tool = readToolNamed(world, 'show_interview_load');
  const ofPool = tool.output.parse(await answerOf(world, 'show_interview_load', { pool: 'design' }));
  expect(ofPool).toMatchObject({ people: [{ user: 'u_tess' }, { user: 'u_owen' }] });
  expect(tool.summarize(ofPool)).toBe(
    'Of Design, Theresa Marlow has the fewest interviews this month (America/Chicago): 0. Owen Achebe has the most: 2.',
  );
});

test('whoever declined does not hold the interview', async () => {
  const world = await openOperations();
  const { output } = await booked(world, { with: ['u_owen'] });
  await declines(world, firstOf(output), 'u_owen');
  expect(await answerOf(world, 'show_interview_load', {})).toMatchObject({ people: [] });
});
