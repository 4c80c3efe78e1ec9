// The times that a booking link would offer: what invite_to_book looks at before it sends one.
import { BookingLinkId } from '../core/ids.ts';
import type { BookingLink } from '../core/booking-link.ts';
import type { ToolContext } from '../core/tool.ts';
import { offersOf } from '../services/scheduling/booking/offers.ts';
import type { ToolPorts } from './tool-ports.ts';

type Ports = Pick<ToolPorts, 'calendar' | 'directory' | 'interviewerPools' | 'bookingLinks' | 'clocks' | 'ledger'>;

const mostLooked = 20;

export const freeFor = (
  { calendar, directory, interviewerPools: pools, bookingLinks: links, clocks, ledger }: Ports,
  link: Pick<BookingLink, 'candidate' | 'with' | 'minutes' | 'times' | 'from' | 'until' | 'noticeHours'>,
  { now, settings, key }: ToolContext,
): Promise<readonly string[]> =>
  offersOf(
    {
      calendar,
      directory,
      pools,
      links,
      ledger,
      settings: { get: async () => ({ settings, version: 0 }) },
      clocks: { business: { now: () => now }, real: clocks.real },
    },
    { ...link, id: BookingLinkId.parse(key) },
    { limit: mostLooked },
  );
