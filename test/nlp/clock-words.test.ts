// Hours, lengths and shifts that are written without a mark get theirs; what counts something, or may be a date, stays.
import { expect, test } from 'vitest';
import { clocked, clockedChange, clockedShift } from '../../src/nlp/clock-words.ts';

const never = { mayBeDate: () => false };

test.for<readonly [string, string]>([
  ['Noor 10 tomorrow 20 mins Rosalind', 'Noor at 10 tomorrow 20 mins Rosalind'],
  ['Ines mon 10 half hour', 'Ines mon at 10 half hour'],
  ['Wednesday 3 to 3:45', 'Wednesday from 3 to 3:45'],
  ['book Luz monday at 930', 'book Luz monday at 9:30'],
  ['stand up a 0900 with Clay', 'stand up a 09:00 with Clay'],
  ['Ines monday 1530, 20 min', 'Ines monday at 15:30, 20 min'],
  ['Ines tomorrow 330.', 'Ines tomorrow at 3:30.'],
  ['Ines Thursday 3.', 'Ines Thursday at 3.'],
  ['push the chat by 30', 'push the chat by 30 minutes'],
  ['give me 45 with Ravi', 'give me 45 minutes with Ravi'],
  ['thu 2-230', 'thu from 2 to 2:30'],
])('“%s” says “%s”', ([said, meant]) => {
  expect(clocked(said, never)).toBe(meant);
});

test.for([
  'follow up after 10 days',
  'Friday 5 people come',
  'Thursday 30 minutes',
  'offer her 1200 a month',
  'offer her 1200 on Monday 1030',
  'Monday 1500 euros',
  'Monday 2027',
  'in 2 days',
])('“%s” names no hour', (said) => {
  expect(clocked(said, never)).toBe(said);
});

test('a figure beside a weekday stays where it may be the day of the month', () => {
  expect(clocked('Monday 10 with Luz', { mayBeDate: (weekday, day) => weekday === 'Monday' && day === 10 })).toBe(
    'Monday 10 with Luz',
  );
});

test('only where something is moved a bare figure behind “to” is an hour', () => {
  expect(clockedShift('bump the debrief to 5')).toBe('bump the debrief to at 5');
  expect(clockedShift('move the tasting to four thirty')).toBe('move the tasting to at four thirty');
  expect(clockedShift('add Ann to 5 lists')).toBe('add Ann to 5 lists');
});

test.each([
  ['extend the panel on Wednesday to two and a half hours', 'extend the panel on Wednesday to two and a half hours'],
  ['extend the panel to one and a quarter hours', 'extend the panel to one and a quarter hours'],
  ['move it to two and ask Ann', 'move it to at two and ask Ann'],
])('a length is no hour: “%s”', (said, meant) => {
  expect(clockedChange(said)).toBe(meant);
  expect(clockedShift(said)).toBe(meant);
});
