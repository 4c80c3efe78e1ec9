// A press of a candidate: the time is held, then booked through the gate. What stands between the two survives a crash: the press is
// stored with the hold and with the promise of a job that finishes it, and the gate knows the call by the name of the press.
import type { Action } from '../../../core/action.ts';
import type { BookingLink, BookingPress } from '../../../core/booking-link.ts';
import type { BookingLinkId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Meeting } from '../../../core/records.ts';
import { Problem } from '../../../core/problem.ts';
import { type BookingPorts, bookingPrincipal } from './booking-ports.ts';
import { endedHolds, withoutEnded } from './holds.ts';
import { holdingOf } from './hold-for.ts';
import { isOffered } from './offers.ts';
import { runningCandidate, type BookingState, bookingStateOf } from './booking-state.ts';

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
  const standing = await bookingStateOf(ports, id);
  const refused = whyNot(standing, press);
  if (refused !== undefined) return refused;
  if (standing.kind === 'gone') return 'gone';
  const now = ports.clocks.real.now();
  const ended = await endedHolds(ports, await ports.links.held(now));
  const holding = await holdingOf(ports, standing.link, press);
  if (holding === undefined) return 'taken';
  let because: Pressed = 'gone';
  const pressed = await ports.links.change(id, now, (link, others) => {
    const found = whyNotNow(link, standing.link);
    const held = found === undefined ? holding(withoutEnded(others, ended)) : undefined;
    if (held === undefined) {
      because = found ?? 'taken';
      return undefined;
    }
    const until = new Date(now.getTime() + heldMs).toISOString();
    const hold = press.kind === 'cancel' || held.hold === null ? link.hold : { ...held.hold, until };
    return { ...link, presses: link.presses + 1, press: held.press, hold };
  });
  return pressed === undefined ? because : finishPress(ports, id);
}

function whyNot(standing: BookingState, press: BookingPress): Pressed | undefined {
  if (standing.kind === 'gone') return 'gone';
  if (standing.kind === 'finishing' || standing.kind === 'waiting') return 'waiting';
  if (press.kind === 'book') return standing.kind === 'open' ? undefined : bookedAlready(standing, press);
  if (standing.kind !== 'booked') return 'refused';
  if (standing.changeWaits) return 'waiting';
  return standing.mayChange ? undefined : 'too_late';
}

/** The same press once more is the same booking. */
const bookedAlready = (standing: BookingState, { slot }: Extract<BookingPress, { kind: 'book' }>): Pressed =>
  standing.kind === 'booked' && firstStart(standing.meetings) === Date.parse(slot.start) ? 'done' : 'refused';

const firstStart = (meetings: readonly { readonly start: string }[]): number =>
  Math.min(...meetings.map(({ start }) => Date.parse(start)));

/** In the store's own change: what was seen before may be old by now. */
function whyNotNow(link: BookingLink, seen: BookingLink): Pressed | undefined {
  if (link.withdrawnBy !== null) return 'gone';
  if (link.press !== null) return 'waiting';
  if (link.presses !== seen.presses) return 'refused';
  return link.presses >= mostPresses ? 'too_often' : undefined;
}

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
  if (press.kind === 'book') return link.plan === undefined ? bookOne(ports, link, press) : bookPlan(link, press);
  const standing = await bookingStateOf(ports, link.id, { evenPressed: true });
  if (standing.kind !== 'booked') return 'refused';
  const { candidate } = link;
  if (link.plan !== undefined)
    return press.kind === 'cancel'
      ? { tool: 'cancel_interviews', input: { candidate, meetings: standing.meetings.map(({ id }) => id) } }
      : movePlan(link, press, standing.meetings);
  const [{ id: meeting }] = standing.meetings;
  if (press.kind === 'cancel') return { tool: 'cancel_meeting', input: { meeting } };
  if (!(await isOffered(ports, link, { start: press.slot.start, except: meeting }))) return 'taken';
  return { tool: 'reschedule_meeting', input: { meeting, start: press.slot.start } };
}

type Booked = Extract<BookingPress, { kind: 'book' }>;

async function bookOne(ports: BookingPorts, link: BookingLink, { slot, place }: Booked): Promise<ToolCall | Pressed> {
  if (!(await isOffered(ports, link, slot))) return 'taken';
  const { candidate, with: people, minutes, title } = link;
  const where = place === null ? {} : { location: place };
  const input = { candidate, with: people, start: slot.start, duration_minutes: minutes, title, ...where };
  return { tool: 'book_meeting', input };
}

/** The tool looks once more whether everybody can at those times. */
function bookPlan({ candidate, plan }: BookingLink, { sittings = [], place }: Booked): ToolCall | Pressed {
  if (plan === undefined || sittings.length === 0) return 'refused';
  const slots = sittings.map(({ start, with: people }) => ({ start, with: people }));
  return {
    tool: 'schedule_interviews',
    input: { candidate, plan, slots, ...(place === null ? {} : { location: place }) },
  };
}

function movePlan(
  { candidate }: BookingLink,
  { meetings: wanted = [] }: Extract<BookingPress, { kind: 'move' }>,
  standing: readonly Meeting[],
): ToolCall | Pressed {
  const isSame =
    wanted.length === standing.length && standing.every(({ id }) => wanted.some((one) => one.meeting === id));
  if (!isSame) return 'refused';
  const meetings = wanted.map(({ meeting, start }) => ({ meeting, start }));
  return { tool: 'reschedule_interviews', input: { candidate, meetings } };
}

async function asked(
  ports: BookingPorts,
  link: BookingLink,
  call: ToolCall & { idem: string },
): Promise<Action | Pressed> {
  try {
    const receipt = await ports.gate.call({
      ...call,
      by: bookingPrincipal(ports.tenant),
      origin: { kind: 'candidate', link: link.id, invitedBy: link.invitedBy },
      // The candidate chose among times that were offered: no word of theirs is in it.
      provenance: 'instructed',
    });
    return receipt.root;
  } catch (error) {
    if (!(error instanceof Problem) || error.retry === 'later') throw error;
    return isTaken(error.code) ? 'taken' : 'refused';
  }
}

const isTaken = (code: string): boolean => ['calendar_conflict', 'no_schedule'].includes(code);

const release = async (ports: BookingPorts, link: BookingLink, because: Pressed): Promise<Pressed> => {
  await put(ports, link, { press: null, hold: null });
  return because;
};

async function settle(ports: BookingPorts, link: BookingLink, root: Action): Promise<Pressed> {
  const { status, problem, uncertain } = root;
  const isRefused = ['rejected', 'expired'].includes(status) || (status === 'failed' && !uncertain);
  if (isRefused) return release(ports, link, problem !== null && isTaken(problem.code) ? 'taken' : 'refused');
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
