// What people are told of work that waits or was given up: late enough, together, and how it ended.
import { expect, test } from 'vitest';
import type { Trouble } from '../../../src/core/ports/troubles.ts';
import { forgotten, tellingsOf } from '../../../src/services/operations/notify-troubles.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 13, minute));
const trouble = (subject: string, given: Partial<Trouble> = {}): Trouble => ({
  subject,
  kind: 'waits',
  code: 'unavailable',
  since: at(0),
  isTold: false,
  ...given,
});
const told = (troubles: readonly Trouble[], minute: number) =>
  tellingsOf(troubles, { now: at(minute), zone: 'America/Chicago' });

test('what waits is told of after ten minutes, all of it at once', () => {
  const waiting = [trouble('event 1'), trouble('event 2', { since: at(8) })];
  expect(told(waiting, 9)).toEqual([]);
  const [telling] = told(waiting, 10);
  expect(telling?.text).toMatch(/^2 pieces of work could not be done since Mon 1 Jun 2026, 08:00,/);
  expect(telling?.about).toEqual(['event 1', 'event 2']);
});

test('what people know of already is not told again while it waits', () => {
  expect(told([trouble('event 1', { isTold: true })], 60)).toEqual([]);
});

test('the end of it is told once everything is done, and only to those who heard of the beginning', () => {
  const done = trouble('event 1', { kind: 'settled', isTold: true });
  expect(told([done, trouble('event 2', { isTold: true })], 60)).toEqual([]);
  expect(told([done], 60)).toMatchObject([{ text: expect.stringContaining('answers again: what had waited is done') }]);
  const unheard = trouble('event 3', { kind: 'settled' });
  expect(told([unheard], 60)).toEqual([]);
  expect(forgotten([done, unheard])).toEqual(['event 3']);
});

test('what was given up within five minutes is told of together, by its reasons', () => {
  const given = [
    trouble('event 1', { kind: 'given_up' }),
    trouble('event 2', { kind: 'given_up', since: at(3) }),
    trouble('action act_1', { kind: 'given_up', code: 'outcome_unknown', since: at(4) }),
  ];
  expect(told(given, 4)).toEqual([]);
  const [telling] = told(given, 5);
  expect(telling?.text).toBe(
    '3 pieces of work had to be given up (1 × outcome_unknown, 2 × unavailable): event 1, event 2, action act_1. Look at the event log and the actions, and do by hand what is missing.',
  );
});

test('a telling has the same key on every try', () => {
  const keys = [10, 30].map((minute) => told([trouble('event 1')], minute)[0]?.key);
  expect(new Set(keys).size).toBe(1);
});
