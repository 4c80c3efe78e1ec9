// When reminders are due: counted from the meeting, left out where too late, back where the meeting moves away.
import { expect, test } from 'vitest';
import { SequenceStep } from '../../../src/core/sequence.ts';
import { insteadOf, placeAfterMove, placeFrom } from '../../../src/services/scheduling/reminder-times.ts';

const at = (time: string) => new Date(`2026-06-02T${time}:00Z`);
const step = (timing: object) => SequenceStep.parse({ template: 'nudge', ...timing });
const steps = [
  step({ wait_hours: 0 }),
  step({ before_meeting: '24h' }),
  step({ before_meeting: '60m' }),
  step({ after_meeting: '1h' }),
];
const meeting = { start: at('15:00'), end: at('15:30') };
const after = (hours: number) => new Date(at('12:00').getTime() + hours * 3_600_000);
const placing = (now: Date, times = meeting) => ({ steps, now, meeting: times, after });
const dayLater = (date: Date, days = 1) => new Date(date.getTime() + days * 86_400_000);

test('a reminder whose time is over before its turn comes is left out, the others are due as counted', () => {
  const now = at('12:00');
  expect(placeFrom(placing(now), 1)).toEqual({ step: 2, dueAt: at('14:00') });
  expect(placeFrom(placing(now), 3)).toEqual({ step: 3, dueAt: at('16:30') });
  expect(placeFrom(placing(now), 4)).toEqual({ step: 4, dueAt: meeting.end });
  expect(placeFrom(placing(at('17:00')), 4)).toEqual({ step: 4, dueAt: null });
  expect(placeFrom(placing(now), 0)).toEqual({ step: 0, dueAt: now });
});

test('a meeting that moves away brings back the reminders whose time is to come again, and nothing else', () => {
  const moved = { start: dayLater(meeting.start, 3), end: dayLater(meeting.end, 3) };
  const standing = { step: 3, dueAt: at('16:30') };
  expect(placeAfterMove(placing(at('14:30'), moved), standing)).toEqual({ step: 1, dueAt: dayLater(at('15:00'), 2) });
  const little = { start: at('15:10'), end: at('15:40') };
  expect(placeAfterMove(placing(at('14:30'), little), standing)).toEqual({ step: 3, dueAt: at('16:40') });
  expect(placeAfterMove(placing(at('12:00'), moved), { step: 0, dueAt: at('13:00') })).toEqual({
    step: 0,
    dueAt: at('13:00'),
  });
});

test('a reminder is too late once the next one is due, which is sent at once, or the meeting has begun', () => {
  expect(insteadOf(placing(at('13:00')), 1)).toBeUndefined();
  expect(insteadOf(placing(at('14:20')), 1)).toEqual({ step: 2, dueAt: at('14:20') });
  expect(insteadOf(placing(at('14:59')), 2)).toBeUndefined();
  expect(insteadOf(placing(at('15:00')), 2)).toEqual({ step: 3, dueAt: at('16:30') });
  expect(insteadOf(placing(dayLater(at('15:00'))), 3)).toBeUndefined();
});

test.each([
  [{}, 'wait_hours'],
  [{ wait_hours: 1, before_meeting: '24h' }, 'before_meeting'],
  [{ before_meeting: '1h', after_meeting: '1h' }, 'after_meeting'],
  [{ before_meeting: '0h' }, 'before_meeting'],
  [{ before_meeting: '1 day' }, 'before_meeting'],
  [{ after_meeting: '-1h' }, 'after_meeting'],
])('a step needs exactly one time that can be read: %j', (timing, path) => {
  const { error } = SequenceStep.safeParse({ template: 'nudge', ...timing });
  expect(error?.issues[0]?.path).toEqual([path]);
});
