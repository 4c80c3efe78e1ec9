// Booking by candidates, given the stores and systems of the service: the links in letters, and presses that a crash cut off.
import { bookingPlaceholder } from '../core/booking-link.ts';
import type { BookingLinkId, TenantId } from '../core/ids.ts';
import type { Letter } from '../core/ports/letters.ts';
import type { BookingPorts } from '../services/scheduling/booking/booking-ports.ts';
import { finishPress } from '../services/scheduling/booking/press.ts';
import { bookingUrl } from '../services/scheduling/booking/token.ts';
import type { Services } from './services.ts';

type BookingsDependencies = Pick<Services, 'storage' | 'tenants' | 'gate' | 'clocks'>;

const bookingPortsOf = ({ storage, tenants, gate, clocks }: BookingsDependencies, tenant: TenantId): BookingPorts => {
  const { ats, calendar } = tenants.systems(tenant);
  return {
    tenant,
    links: storage.bookingLinks(tenant),
    ats,
    calendar,
    directory: storage.directory(tenant),
    settings: storage.settings(tenant),
    plans: storage.interviewPlans(tenant),
    pools: storage.interviewerPools(tenant),
    ledger: storage.ledger(tenant),
    gate,
    clocks,
  };
};

/** For the job: a press that nobody finished. */
export const finishBookings =
  (dependencies: BookingsDependencies) =>
  async (tenant: TenantId, link: BookingLinkId, isLast: boolean): Promise<void> => {
    await finishPress(bookingPortsOf(dependencies, tenant), link, { isLast });
  };

/** The letter's text with its booking link, which is kept nowhere. */
export async function withBookingLink(
  dependencies: Pick<BookingsDependencies, 'storage' | 'clocks'>,
  publicUrl: string,
  { tenant, letter: { text, links } }: { tenant: TenantId; letter: Letter },
): Promise<string> {
  if (links === null || !('booking' in links)) return text;
  const { storage, clocks } = dependencies;
  const link = await storage.bookingLinks(tenant).find(links.booking);
  const url = link === undefined ? '' : bookingUrl({ sealer: storage.sealer, clocks, publicUrl }, tenant, link);
  return text.replaceAll(bookingPlaceholder, () => url);
}
