// The times that candidates are booking at this moment, which a recruiter's search leaves alone. The press itself comes under its own
// hold, which was compared with all others when it was taken.
import type { HeldTime } from '../core/ports/booking-links.ts';
import type { ToolContext } from '../core/tool.ts';
import { isBooker } from '../services/scheduling/booking/booking-ports.ts';
import { liveHolds } from '../services/scheduling/booking/holds.ts';
import type { ToolPorts } from './tool-ports.ts';

export type HeldTimePorts = Pick<ToolPorts, 'bookingLinks' | 'clocks' | 'ledger'>;

/** Empty for a candidate who books: their own hold was compared with the others before. */
export const heldTimes = async (
  { bookingLinks: links, clocks, ledger }: HeldTimePorts,
  { actor }: Pick<ToolContext, 'actor'>,
): Promise<readonly HeldTime[]> => (isBooker(actor) ? [] : liveHolds({ links, clocks, ledger }));
