// What a stored plan would book, move or cancel, one by one.
import { expect, test } from 'vitest';
import { headlineOf, plannedMeetingsIn } from '../../src/core/planned-meetings.ts';

const nine = '2026-06-02T09:00:00-05:00';
const ten = '2026-06-02T10:00:00-05:00';
const eleven = '2026-06-02T11:00:00-05:00';
const meeting = {
  title: 'Coding: Inés Duarte, Frontend Engineer',
  names: ['Owen Achebe', 'Inés Duarte'],
  start: nine,
  end: ten,
};
const about = { name: 'Inés Duarte' };

test('interviews to book, to move and to cancel are lines of one shape', () => {
  const line = { title: 'Coding', people: ['Owen Achebe'], start: nine, end: ten };
  const event = { name: 'Coding', title: meeting.title, names: ['Owen Achebe'], start: nine, end: ten };
  expect(plannedMeetingsIn({ about, events: [event, event] })).toEqual([line, line]);
  expect(plannedMeetingsIn({ about, meetings: [meeting, meeting] })).toEqual([line, line]);
  const move = { meeting, to: { start: ten, end: eleven } };
  const moved = { ...line, start: ten, end: eleven, was: { start: nine, end: ten } };
  expect(plannedMeetingsIn({ about, moves: [move, move] })).toEqual([moved, moved]);
});

test('a single meeting, another plan, and what was erased have no lines', () => {
  for (const plan of [{ about, meetings: [meeting] }, { candidate: 'c_1', to: 'Offer' }, { events: [1, 2] }, null])
    expect(plannedMeetingsIn(plan)).toEqual([]);
});

test('the first line stands where there is room for one, and a preview of one line as it is', () => {
  expect(headlineOf('Book 2 interviews for Ana (Nurse), times in Europe/Madrid:\n• one\n• two')).toBe(
    'Book 2 interviews for Ana (Nurse)',
  );
  expect(headlineOf('Move Ana: Screen')).toBe('Move Ana: Screen');
});
