// A withdrawal that a connected system reports ends the links of that candidate, used or not, and of nobody else; whoever invited is
// told what came of it.
import { expect, test } from 'vitest';
import { bookingLinkReactor } from '../../src/automation/booking-links.ts';
import type { Origin } from '../../src/core/action.ts';
import type { TriggerEvent } from '../../src/core/trigger-event.ts';
import { ActionId, ActorId, CandidateId, EventId } from '../../src/core/ids.ts';
import { bookingLink } from '../contracts/booking-links.ts';
import { admin, openGatedOperations } from '../support/gated-operations.ts';

const trigger = (kind: TriggerEvent['kind']): TriggerEvent => ({
  id: EventId.parse('7'),
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

async function openWorld() {
  const world = await openGatedOperations();
  const { bookingLinks: links, clock: clocks, ledger, directory, gate } = world;
  const context = { tenant: admin.tenant, bookingLinks: links, clocks, ledger, directory, systems: world, gate };
  return { ...world, links, reactor: bookingLinkReactor(context) };
}

const ended = async (kind: TriggerEvent['kind']) => {
  const { links, reactor } = await openWorld();
  const used = bookingLink('b', { booking: ActionId.parse('act') });
  for (const link of [bookingLink('a'), used, bookingLink('c', { candidate: CandidateId.parse('c_joe') })])
    await links.add(link, []);
  for (const { act } of await reactor.intend(trigger(kind))) await act();
  return [...links.rows.values()].map(({ withdrawnBy }) => withdrawnBy);
};

test.each([
  ['candidate.withdrawn', ['event 7', 'event 7', null]],
  ['candidate.contacted', [null, null, null]],
] as const)('of %s', async (kind, withdrawn) => {
  expect(await ended(kind)).toEqual(withdrawn);
});

const booked = async (origin: Origin) => {
  const { gate, reactor, seen } = await openWorld();
  const { root } = await gate.call({
    tool: 'book_meeting',
    input: { candidate: 'c_ines', with: ['u_owen'], start: '2026-06-02T15:00:00-05:00' },
    by: admin,
    origin,
    idem: 'call',
    provenance: 'instructed',
  });
  const event = { ...trigger('meeting.booked'), candidate: null, cause: root.id };
  for (const { act } of await reactor.intend(event)) await act();
  return (await seen()).messages.map(({ to_user: to, text }) => [to, text]);
};

test('whoever invited is told what the candidate booked, once, and of nothing that somebody else booked', async () => {
  const link = bookingLink('a').id;
  expect(await booked({ kind: 'candidate', link, invitedBy: ActorId.parse('u_nora') })).toEqual([
    [
      'u_nora',
      'Inés Duarte used the booking link. Book “Interview: Inés Duarte, Frontend Engineer” with Owen Achebe, Inés Duarte: Tue 2 Jun 2026, 15:00–15:30 (America/Chicago)',
    ],
  ]);
  expect(await booked({ kind: 'candidate', link, invitedBy: ActorId.parse('key:k1') })).toEqual([]);
  expect(await booked({ kind: 'api' })).toEqual([]);
});
