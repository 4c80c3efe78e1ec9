// Rooms: taken with a meeting or for one that stands, refused with the free one that comes nearest, and kept when the meeting changes.
import { expect, test } from 'vitest';
import { openOperations, type Operations } from '../support/operations.ts';
import { sampleSandbox } from '../support/sample-sandbox.ts';
import { executed, planned } from '../support/tool-calls.ts';

const at = (time: string) => `2026-06-02T${time}:00-05:00`;
const interview = { candidate: 'c_ines', with: ['u_tess'], start: at('14:00'), duration_minutes: 45 };
const tuesday = { from: at('00:00'), to: at('23:00') };
const roomsOf = async ({ calendar }: Operations) =>
  (await calendar.meetings(tuesday)).map(({ title, room }) => [title.split(':')[0], room?.name ?? null]);

test('a room for an interview that stands is taken for that interview, and no second one is booked', async () => {
  const world = await openOperations();
  await executed(world, 'book_meeting', interview);
  const [, meeting] = await world.calendar.meetings(tuesday);
  const { undo } = await executed(world, 'book_room', { meeting: meeting?.id });
  expect(await roomsOf(world)).toEqual([
    ['Team planning', null],
    ['Interview', 'Focus room'],
  ]);
  expect(await undo()).toEqual({ kind: 'undone' });
  expect(await roomsOf(world)).toEqual([
    ['Team planning', null],
    ['Interview', null],
  ]);
});

test('the smallest free room with a seat for everybody is taken where none is named', async () => {
  const world = await openOperations();
  await executed(world, 'book_meeting', { ...interview, with: ['u_owen', 'u_nora', 'u_tess'], room: 'any' });
  await executed(world, 'book_room', { meeting: 'm_standup' });
  expect(await roomsOf(world)).toEqual([
    ['Team planning', 'Focus room'],
    ['Interview', 'Focus room'],
  ]);
  const crowd = { ...interview, start: at('15:00'), with: ['u_owen', 'u_nora', 'u_tess'], room: 'any' };
  const small = await openOperations({ file: { ...sampleSandbox(), rooms: sampleSandbox().rooms.slice(1) } });
  await executed(small, 'book_meeting', crowd);
  expect(await roomsOf(small)).toContainEqual(['Interview', 'Focus room']);
});

test('a room that is taken is refused with when, and with the free one that comes nearest', async () => {
  const world = await openOperations();
  await executed(world, 'book_room', { meeting: 'm_standup', room: 'focus' });
  const wanted = { ...interview, start: at('10:30'), room: 'Focus room' };
  await expect(planned(world, 'book_meeting', wanted)).rejects.toMatchObject({
    code: 'calendar_conflict',
    message: 'Focus room is taken Tue 2 Jun 2026, 10:00–11:00 (America/Chicago). Free then: Boardroom (seats 12).',
    extra: { choices: ['Boardroom'] },
  });
  await executed(world, 'book_meeting', { ...wanted, room: 'boardroom' });
  await expect(planned(world, 'book_room', { meeting: 'm_standup', room: 'boardroom' })).rejects.toMatchObject({
    code: 'calendar_conflict',
  });
});

test('a name that is no room, or several, is answered with those that there are; without rooms with what can be done', async () => {
  const world = await openOperations();
  await expect(planned(world, 'book_room', { meeting: 'm_standup', room: 'Room 9' })).rejects.toMatchObject({
    code: 'not_found',
    message: 'There is no room “Room 9”. Name one of these: Boardroom (seats 12), Focus room (seats 4).',
  });
  await expect(planned(world, 'book_room', { meeting: 'm_standup', room: 'room' })).rejects.toMatchObject({
    message: expect.stringContaining('Several rooms are called “room”'),
  });
  const without = await openOperations({ file: { ...sampleSandbox(), rooms: [] } });
  await expect(planned(without, 'book_meeting', { ...interview, room: 'any' })).rejects.toMatchObject({
    code: 'not_supported',
    message: expect.stringContaining('location'),
  });
});

test('interviews of a plan get one room that is free for all of them, and a replacement keeps it', async () => {
  const world = await openOperations();
  const row = { candidate: 'c_ines', with: ['u_nora', 'u_tess'], duration_minutes: 30, start: at('13:00') };
  const { plan } = await executed(world, 'schedule_interviews', { ...row, room: 'any' });
  expect(plan).toMatchObject({ room: { name: 'Focus room' } });
  const [, first] = await world.calendar.meetings(tuesday);
  await executed(world, 'replace_interviewer', { meeting: first?.id, replacement: 'u_owen' });
  expect(await roomsOf(world)).toEqual([
    ['Team planning', null],
    ['Interview', 'Focus room'],
    ['Interview', 'Focus room'],
  ]);
});

test('a meeting is not moved to where its room is taken', async () => {
  const world = await openOperations();
  await executed(world, 'book_room', { meeting: 'm_standup', room: 'focus' });
  await executed(world, 'book_meeting', { ...interview, room: 'focus' });
  const move = { meeting: 'm_standup', start: at('13:30') };
  await expect(planned(world, 'reschedule_meeting', move)).rejects.toMatchObject({
    message: expect.stringContaining('Focus room is taken'),
  });
});
