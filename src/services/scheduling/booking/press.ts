// A press of a candidate: the time is held, then booked through the gate. What stands between the two survives a crash: the press is
// stored with the hold and with the promise of a job that finishes it, and the gate knows the call by the name of the press.
import type { Action } from '../../../core/action.ts';
import type { BookingLink, BookingPress } from '../../../core/booking-link.ts';
import type { BookingLinkId, MeetingId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { HeldTime } from '../../../core/ports/booking-links.ts';
import { Problem } from '../../../core/problem.ts';
import { type BookingPorts, bookingPrincipal } from './booking-ports.ts';
import { endedHolds, withoutEnded } from './holds.ts';
import { isOffered } from './offers.ts';
import { runningCandidate, type Standing, standingOf } from './standing.ts';

export type Pressed =
  | 'done'
  /** Not confirmed yet: somebody decides, or a system has not answered. */
  | 'waiting'
  /** Somebody else was first, or the time is not offered any more; why is told to nobody. */
  | 'taken'
  | 'refused'
  | 'too_late'
  | 'too_often'
  | 'gone';

/** Moves, cancellations and tries of one link, all together. */
const mostPresses = 12;
/** Longer than gate and calendar take; whoever died meanwhile holds nothing up for long. */
const heldMs = 3 * 60_000;

export async function pressLink(ports: BookingPorts, id: BookingLinkId, press: BookingPress): Promise<Pressed> {
  const standing = await standingOf(ports, id);
  const refused = whyNot(standing, press);
  if (refused !== undefined) return refused;
  const now = ports.clocks.real.now();
  const ended = await endedHolds(ports, await ports.links.held(now));
  let because: Pressed = 'gone';
  const pressed = await ports.links.change(id, now, (link, held) => {
    const found = whyNotNow(link, { press, held: withoutEnded(held, ended), seen: standing });
    if (found !== undefined) {
      because = found;
      return undefined;
    }
    const until = new Date(now.getTime() + heldMs).toISOString();
    const hold = press.kind === 'cancel' ? link.hold : { ...press.slot, until };
    return { ...link, presses: link.presses + 1, press, hold };
  });
  return pressed === undefined ? because : finishPress(ports, id);
}

function whyNot(standing: Standing, press: BookingPress): Pressed | undefined {
  if (standing.kind === 'gone') return 'gone';
  if (standing.kind === 'finishing' || standing.kind === 'waiting') return 'waiting';
  if (press.kind === 'book') return standing.kind === 'open' ? undefined : bookedAlready(standing, press);
  if (standing.kind !== 'booked') return 'refused';
  if (standing.changeWaits) return 'waiting';
  return standing.mayChange ? undefined : 'too_late';
}

/** The same press once more is the same booking. */
const bookedAlready = (standing: Standing, { slot }: Extract<BookingPress, { kind: 'book' }>): Pressed =>
  standing.kind === 'booked' && Date.parse(standing.meeting.start) === Date.parse(slot.start) ? 'done' : 'refused';

interface Looked {
  readonly press: BookingPress;
  readonly held: readonly HeldTime[];
  readonly seen: Standing;
}

/** In the store's own change: what was seen before may be old by now. */
function whyNotNow(link: BookingLink, { press, held, seen }: Looked): Pressed | undefined {
  if (link.withdrawnBy !== null) return 'gone';
  if (link.press !== null) return 'waiting';
  if (seen.kind === 'gone' || link.presses !== seen.link.presses) return 'refused';
  if (link.presses >= mostPresses) return 'too_often';
  if (press.kind === 'cancel') return undefined;
  return held.some((one) => isInTheWay(one, link, press.slot)) ? 'taken' : undefined;
}

const isInTheWay = (held: HeldTime, { with: people }: BookingLink, slot: { start: string; end: string }): boolean =>
  held.with.some((user) => people.includes(user)) &&
  Date.parse(held.start) < Date.parse(slot.end) &&
  Date.parse(slot.start) < Date.parse(held.end);

/**
 * Carries a stored press on; does nothing where there is none. Throws a Problem that waiting may heal: the press stays, until the last
 * try, with which the time is free again.
 */
export async function finishPress(
  ports: BookingPorts,
  id: BookingLinkId,
  { isLast = false }: { isLast?: boolean } = {},
): Promise<Pressed> {
  const link = await ports.links.find(id);
  if (link === undefined) return 'gone';
  if (link.press === null) return 'done';
  try {
    return await carryOn(ports, link, link.press);
  } catch (error) {
    if (isLast) await giveUp(ports, link);
    throw error;
  }
}

/** Of an action that was begun the ledger says what came of it. */
async function giveUp(ports: BookingPorts, link: BookingLink): Promise<void> {
  const begun = await ports.ledger.actionByIdem(nameOf(link));
  if (begun === undefined) await release(ports, link, 'refused');
  else await settle(ports, link, begun);
}

/** The call that the press makes, the same on every try. */
const nameOf = ({ id, presses }: BookingLink): string => `booking ${id} ${presses}`;

async function carryOn(ports: BookingPorts, link: BookingLink, press: BookingPress): Promise<Pressed> {
  const idem = nameOf(link);
  const known = await ports.ledger.actionByIdem(idem);
  const call = known === undefined ? await callOf(ports, link, press) : { tool: known.tool, input: known.input };
  if (typeof call === 'string') return release(ports, link, call);
  const { tool, input } = call;
  const root = await asked(ports, link, { tool, input, idem });
  return typeof root === 'string' ? release(ports, link, root) : settle(ports, link, root);
}

interface ToolCall {
  readonly tool: string;
  readonly input: JsonObject;
}

/** Under the hold everything is looked at once more: whoever was first is in the calendar, or holds the time. */
async function callOf(ports: BookingPorts, link: BookingLink, press: BookingPress): Promise<ToolCall | Pressed> {
  if (link.withdrawnBy !== null || (await runningCandidate(ports, link.candidate)) === undefined) return 'gone';
  if (press.kind === 'book') {
    if (!(await isOffered(ports, link, press.slot))) return 'taken';
    const { candidate, with: people, minutes, title } = link;
    const where = press.place === null ? {} : { location: press.place };
    const input = { candidate, with: people, start: press.slot.start, duration_minutes: minutes, title, ...where };
    return { tool: 'book_meeting', input };
  }
  const standing = await standingOf(ports, link.id, { evenPressed: true });
  if (standing.kind !== 'booked') return 'refused';
  const meeting: MeetingId = standing.meeting.id;
  if (press.kind === 'cancel') return { tool: 'cancel_meeting', input: { meeting } };
  if (!(await isOffered(ports, link, { start: press.slot.start, except: meeting }))) return 'taken';
  return { tool: 'reschedule_meeting', input: { meeting, start: press.slot.start } };
}

async function asked(
  ports: BookingPorts,
  link: BookingLink,
  call: ToolCall & { idem: string },
): Promise<Action | Pressed> {
  try {
    const receipt = await ports.desk.call({
      ...call,
      by: bookingPrincipal(ports.tenant),
      origin: { kind: 'candidate', link: link.id, invitedBy: link.invitedBy },
      // The candidate chose among times that were offered: no word of theirs is in it.
      provenance: 'instructed',
    });
    return receipt.root;
  } catch (error) {
    if (!(error instanceof Problem) || error.retry === 'later') throw error;
    return error.code === 'calendar_conflict' ? 'taken' : 'refused';
  }
}

const release = async (ports: BookingPorts, link: BookingLink, because: Pressed): Promise<Pressed> => {
  await put(ports, link, { press: null, hold: null });
  return because;
};

async function settle(ports: BookingPorts, link: BookingLink, root: Action): Promise<Pressed> {
  const { status, problem, uncertain } = root;
  const isRefused = ['rejected', 'expired'].includes(status) || (status === 'failed' && !uncertain);
  if (isRefused) return release(ports, link, problem?.code === 'calendar_conflict' ? 'taken' : 'refused');
  const isBooking = link.press?.kind === 'book';
  const hold = status === 'executed' ? null : await holdWhile(ports, link, root);
  const made = isBooking ? { booking: root.id, change: null, wish: null } : { change: root.id };
  await put(ports, link, { ...made, press: null, hold });
  return status === 'executed' ? 'done' : 'waiting';
}

/** As long as somebody may still approve it. */
async function holdWhile({ ledger, clocks }: BookingPorts, { hold }: BookingLink, { id }: Action) {
  const approval = await ledger.approvalOf(id);
  if (hold === null || approval?.status !== 'pending') return hold;
  const waitMs = approval.expiresAt.getTime() - clocks.business.now().getTime();
  return { ...hold, until: new Date(clocks.real.now().getTime() + Math.max(0, waitMs)).toISOString() };
}

const put = ({ links, clocks }: BookingPorts, { id, presses }: BookingLink, what: Partial<BookingLink>) =>
  links.change(id, clocks.real.now(), (link) =>
    link.presses === presses && link.press !== null ? { ...link, ...what } : undefined,
  );
