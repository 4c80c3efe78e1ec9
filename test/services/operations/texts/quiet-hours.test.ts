// Nobody is texted at night, in their own zone; what comes then waits for the morning.
import { expect, test } from 'vitest';
import { afterQuietHours } from '../../../../src/services/operations/texts/quiet-hours.ts';

const usual = { from: '21:00', to: '08:00' };

test.each([
  ['America/Chicago', '2026-06-02T14:00:00Z', '2026-06-02T14:00:00.000Z'],
  ['America/Chicago', '2026-06-03T02:00:00Z', '2026-06-03T13:00:00.000Z'],
  ['America/Chicago', '2026-06-03T01:59:00Z', '2026-06-03T01:59:00.000Z'],
  ['America/Chicago', '2026-06-03T12:59:59Z', '2026-06-03T13:00:00.000Z'],
  ['Asia/Tokyo', '2026-06-02T14:00:00Z', '2026-06-02T23:00:00.000Z'],
  // The night in which clocks go forward.
  ['America/Chicago', '2026-03-08T04:00:00Z', '2026-03-08T13:00:00.000Z'],
])('in %s what is due at %s leaves at %s', (zone, at, leaves) => {
  expect(afterQuietHours(new Date(at), usual, zone).toISOString()).toBe(leaves);
});

test('quiet hours may lie within one day, or be none', () => {
  const noon = new Date('2026-06-02T12:30:00Z');
  expect(afterQuietHours(noon, { from: '12:00', to: '14:00' }, 'UTC')).toEqual(new Date('2026-06-02T14:00:00Z'));
  expect(afterQuietHours(noon, { from: '12:00', to: '12:00' }, 'UTC')).toEqual(noon);
});
