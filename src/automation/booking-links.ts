// What follows from booking by candidates: whoever invited learns what was booked, moved or cancelled, and a withdrawal ends the
// links. What a stage says ends a link by itself; a withdrawal that a system reports may leave the stage as it is.
import type { TriggerEvent } from '../core/trigger-event.ts';
import { type CandidateId, UserId } from '../core/ids.ts';
import { singleLine } from '../services/operations/render.ts';
import type { AutomationContext } from './context.ts';
import { perform } from './perform.ts';
import type { Intention, Reactor } from './react.ts';

type BookingLinksDependencies = Pick<
  AutomationContext,
  'tenant' | 'bookingLinks' | 'clocks' | 'ledger' | 'directory' | 'systems' | 'gate'
>;

const name = 'booking-links';
const mostLinks = 200;

/**
 * The inviter is told once for each action, however many meetings it booked, and only where the inviter is a person. A
 * withdrawal ends at most the newest 200 links of the candidate.
 */
export const bookingLinkReactor = (context: BookingLinksDependencies): Reactor => ({
  name,
  async intend(event) {
    const { id, kind, candidate } = event;
    if (kind === 'candidate.withdrawn' && candidate !== null) return [ending(context, { event: id, candidate })];
    return kind.startsWith('meeting.') ? notice(context, event) : [];
  },
});

const ending = (
  { bookingLinks, clocks }: Pick<BookingLinksDependencies, 'bookingLinks' | 'clocks'>,
  { event, candidate }: { event: string; candidate: CandidateId },
): Intention => ({
  name,
  async act() {
    for (const { id } of await bookingLinks.list({ candidate, limit: mostLinks }))
      await bookingLinks.change(id, clocks.real.now(), (link) =>
        link.withdrawnBy === null ? { ...link, withdrawnBy: `event ${event}` } : undefined,
      );
    return { result: 'done', detail: null, action: null };
  },
});

/** Only of what came by a link, and only to a person. */
async function notice(context: BookingLinksDependencies, { cause }: TriggerEvent): Promise<readonly Intention[]> {
  if (cause === null) return [];
  const { origin, preview, candidate } = await context.ledger.action(cause);
  if (origin.kind !== 'candidate' || candidate === null) return [];
  const inviter = UserId.safeParse(origin.invitedBy).data;
  if (!(await context.directory.users()).some((user) => user.id === inviter)) return [];
  const { name: who } = await context.systems.ats.candidate(candidate);
  const input = { user: String(inviter), text: `${singleLine(who)} used the booking link. ${preview}` };
  // Interviews booked together are one piece of news.
  const idem = `action ${cause} ${name}:notice`;
  const effect = { tool: 'notify_user', input, actor: 'system:booking', origin: name, idem };
  return [{ name: `${name}:notice`, act: () => perform(context, effect) }];
}
