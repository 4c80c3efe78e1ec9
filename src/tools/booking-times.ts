// The times that a booking link would offer: what invite_to_book looks at before it sends one.
import { BookingLinkId } from '../core/ids.ts';
import type { BookingLink } from '../core/booking-link.ts';
import type { ToolContext } from '../core/tool.ts';
import { offersOf } from '../services/scheduling/booking/offers.ts';
import { planOffers, wantedPlan } from '../services/scheduling/booking/plan-offers.ts';
import type { ToolPorts } from './tool-ports.ts';

type Ports = Pick<
  ToolPorts,
  'calendar' | 'directory' | 'interviewerPools' | 'interviewPlans' | 'bookingLinks' | 'clocks' | 'ledger'
>;

const mostLooked = 20;

/** Starts as RFC 3339, up to twenty; the same that the booking page would offer now. Reads only. */
export async function freeFor(
  { interviewerPools: pools, interviewPlans: plans, bookingLinks: links, clocks, ...others }: Ports,
  wanted: Pick<BookingLink, 'candidate' | 'with' | 'plan' | 'minutes' | 'times' | 'from' | 'until' | 'noticeHours'>,
  { now, settings, key }: ToolContext,
): Promise<readonly string[]> {
  const ports = {
    ...others,
    pools,
    plans,
    links,
    settings: { get: async () => ({ settings, version: 0 }) },
    clocks: { business: { now: () => now }, real: clocks.real },
  };
  const link = { ...wanted, id: BookingLinkId.parse(key) };
  if (link.plan === undefined) return offersOf(ports, link, { limit: mostLooked });
  const interviews = await wantedPlan(ports, link);
  if (interviews === undefined) return [];
  const { offers } = await planOffers(ports, { link, wanted: interviews, except: new Set(), days: 1 });
  return offers.map(({ start }) => start);
}
