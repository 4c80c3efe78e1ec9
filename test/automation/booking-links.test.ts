// A withdrawal that a connected system reports ends the links of that candidate, used or not, and of nobody else.
import { expect, test } from 'vitest';
import { bookingLinkReactor } from '../../src/automation/booking-links.ts';
import type { Happening } from '../../src/core/happening.ts';
import { ActionId, CandidateId } from '../../src/core/ids.ts';
import { bookingLink } from '../contracts/booking-links.ts';
import { FakeBookingLinks } from '../fakes/booking-links.ts';
import { createTestClock } from '../support/clock.ts';

const happening = (kind: Happening['kind']): Happening => ({
  id: '7',
  kind,
  candidate: CandidateId.parse('c_ines'),
  job: null,
  from: null,
  to: null,
  meeting: null,
  start: null,
  timeZone: null,
  undone: null,
  cause: null,
  system: 'greenhouse',
  eventId: 'e7',
  occurredAt: new Date('2026-06-01T08:00:00Z'),
  at: new Date('2026-06-01T08:00:00Z'),
});

const ended = async (kind: Happening['kind']) => {
  const links = new FakeBookingLinks();
  const used = bookingLink('b', { booking: ActionId.parse('act') });
  for (const link of [bookingLink('a'), used, bookingLink('c', { candidate: CandidateId.parse('c_joe') })])
    await links.add(link, []);
  const reactor = bookingLinkReactor({ bookingLinks: links, clocks: createTestClock() });
  for (const { act } of await reactor.intend(happening(kind))) await act();
  return [...links.rows.values()].map(({ withdrawnBy }) => withdrawnBy);
};

test.each([
  ['candidate.withdrawn', ['event 7', 'event 7', null]],
  ['candidate.contacted', [null, null, null]],
] as const)('%s', async (kind, withdrawn) => {
  expect(await ended(kind)).toEqual(withdrawn);
});
