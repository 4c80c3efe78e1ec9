// Ends the booking links of somebody who withdraws. What their stage says ends a link by itself; a withdrawal may leave it as it is.
import type { Happening } from '../core/happening.ts';
import type { CandidateId } from '../core/ids.ts';
import type { Office } from './office.ts';
import type { Intention, Reactor } from './react.ts';

const mostLinks = 200;

export const bookingLinkReactor = (office: Pick<Office, 'bookingLinks' | 'clocks'>): Reactor => ({
  name: 'booking-links',
  intend: async ({ id, kind, candidate }: Happening) =>
    kind === 'candidate.withdrawn' && candidate !== null ? [ending(office, { event: id, candidate })] : [],
});

const ending = (
  { bookingLinks, clocks }: Pick<Office, 'bookingLinks' | 'clocks'>,
  { event, candidate }: { event: string; candidate: CandidateId },
): Intention => ({
  name: 'booking-links',
  async act() {
    for (const { id } of await bookingLinks.list({ candidate, limit: mostLinks }))
      await bookingLinks.change(id, clocks.real.now(), (link) =>
        link.withdrawnBy === null ? { ...link, withdrawnBy: `event ${event}` } : undefined,
      );
    return { result: 'done', detail: null, action: null };
  },
});
