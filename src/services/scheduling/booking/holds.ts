// The times that are held at this moment. One that is kept for an approval is free again as soon as that was declined or ran out.
import type { ActionId } from '../../../core/ids.ts';
import type { HeldTime } from '../../../core/ports/booking-links.ts';
import { Problem } from '../../../core/problem.ts';
import type { BookingPorts } from './booking-ports.ts';

export interface HoldPorts extends Pick<BookingPorts, 'links'> {
  readonly clocks: Pick<BookingPorts['clocks'], 'real'>;
  readonly ledger: Pick<BookingPorts['ledger'], 'action'>;
}

export async function liveHolds(ports: HoldPorts): Promise<readonly HeldTime[]> {
  const held = await ports.links.held(ports.clocks.real.now());
  return withoutEnded(held, await endedHolds(ports, held));
}

/** Named by action: a link that is pressed again meanwhile holds for another one. */
export async function endedHolds(
  { ledger }: Pick<HoldPorts, 'ledger'>,
  held: readonly HeldTime[],
): Promise<ReadonlySet<ActionId>> {
  const ended = new Set<ActionId>();
  for (const { action } of held) if (action !== null && !(await isOpen(ledger, action))) ended.add(action);
  return ended;
}

export const withoutEnded = (held: readonly HeldTime[], ended: ReadonlySet<ActionId>): readonly HeldTime[] =>
  held.filter(({ action }) => action === null || !ended.has(action));

/** What was carried out stands in the calendar, which is looked at as well. */
async function isOpen(ledger: HoldPorts['ledger'], id: ActionId): Promise<boolean> {
  try {
    const { status, uncertain } = await ledger.action(id);
    return uncertain || ['proposed', 'pending_approval', 'approved', 'executing'].includes(status);
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return false;
    throw error;
  }
}
