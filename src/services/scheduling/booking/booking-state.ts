// How a booking link stands now. The ledger says what became of the press, the calendar where the meeting is: so an undo, a recruiter
// who moves it, or an approval that comes later show on the page by themselves.
import type { Action } from '../../../core/action.ts';
import type { BookingLink } from '../../../core/booking-link.ts';
import { type ActionId, type BookingLinkId, type CandidateId, MeetingId } from '../../../core/ids.ts';
import { z } from 'zod';
import { Problem, type ProblemCode } from '../../../core/problem.ts';
import { type Candidate, Instant, type Meeting } from '../../../core/records.ts';
import { isTerminal } from '../../../core/stages.ts';
import type { BookingPorts } from './booking-ports.ts';

export type BookingState =
  /** Unknown, withdrawn, over, or its candidate is out of the running: one answer for all, which tells nothing. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'open'; readonly link: BookingLink; readonly candidate: Candidate }
  /** Pressed, and not finished yet. */
  | { readonly kind: 'finishing'; readonly link: BookingLink }
  /** Somebody of the organization has to confirm it. */
  | { readonly kind: 'waiting'; readonly link: BookingLink; readonly slot: { start: string; end: string } }
  | {
      readonly kind: 'booked';
      readonly link: BookingLink;
      /** Those of a plan in its order; one where there is no plan. */
      readonly meetings: readonly [Meeting, ...Meeting[]];
      readonly mayChange: boolean;
      /** A move or cancellation waits to be confirmed. */
      readonly changeWaits: boolean;
    }
  | { readonly kind: 'cancelled'; readonly link: BookingLink };

type Ports = Pick<BookingPorts, 'links' | 'ats' | 'calendar' | 'ledger' | 'clocks'>;

const hourMs = 3_600_000;
const gone: BookingState = { kind: 'gone' };

/** `evenPressed`: how it stood when it was pressed. */
export async function bookingStateOf(
  ports: Ports,
  id: BookingLinkId,
  { evenPressed = false }: { evenPressed?: boolean } = {},
): Promise<BookingState> {
  const link = await ports.links.find(id);
  if (link === undefined || link.withdrawnBy !== null) return gone;
  const candidate = await runningCandidate(ports, link.candidate);
  if (candidate === undefined) return gone;
  if (link.press !== null && !evenPressed) return { kind: 'finishing', link };
  const booked = link.booking === null ? undefined : await bookingOf(ports, link, link.booking);
  if (booked !== undefined) return booked;
  return Date.parse(link.until) <= ports.clocks.business.now().getTime() ? gone : { kind: 'open', link, candidate };
}

/** Undefined: erased, rejected, withdrawn or hired. */
export async function runningCandidate({ ats }: Pick<Ports, 'ats'>, id: CandidateId): Promise<Candidate | undefined> {
  const candidate = await unless('candidate_not_found', () => ats.candidate(id));
  if (candidate === undefined || candidate.rejection !== null || isTerminal(candidate.stage)) return undefined;
  return /\bwithdr(?:awn|ew)\b/iu.test(candidate.stage) ? undefined : candidate;
}

/** Undefined: nothing came of it, or it was taken back. */
async function bookingOf(ports: Ports, link: BookingLink, id: ActionId): Promise<BookingState | undefined> {
  const action = await unless('not_found', () => ports.ledger.action(id));
  if (action === undefined) return gone;
  if (action.status === 'pending_approval' || (action.status === 'failed' && action.uncertain))
    return { kind: 'waiting', link, slot: slotOf(action) };
  if (['proposed', 'approved', 'executing', 'undoing'].includes(action.status)) return { kind: 'finishing', link };
  if (action.status !== 'executed' && action.status !== 'undo_failed') return undefined;
  const [first, ...others] = await meetingsBooked(ports, action);
  return first === undefined ? { kind: 'cancelled', link } : bookedAt(ports, link, [first, ...others]);
}

async function bookedAt(ports: Ports, link: BookingLink, meetings: [Meeting, ...Meeting[]]): Promise<BookingState> {
  const now = ports.clocks.business.now().getTime();
  if (meetings.every(({ end }) => Date.parse(end) <= now)) return gone;
  const start = Math.min(...meetings.map((one) => Date.parse(one.start)));
  const mayChange = now < start - link.cutOffHours * hourMs;
  const { change } = link;
  const changing = change === null ? undefined : await unless('not_found', () => ports.ledger.action(change));
  if (changing !== undefined && ['proposed', 'approved', 'executing'].includes(changing.status))
    return { kind: 'finishing', link };
  return { kind: 'booked', link, meetings, mayChange, changeWaits: changing?.status === 'pending_approval' };
}

/** What was planned, of an action that is not done yet. */
function slotOf({ input, plan }: Action): { start: string; end: string } {
  const { start, duration_minutes: minutes } = input;
  const { data } = PlannedEvents.safeParse(plan);
  if (data !== undefined) {
    const ends = data.events.map(({ end }) => Date.parse(end));
    const starts = data.events.map((one) => Date.parse(one.start));
    return { start: instant(Math.min(...starts)), end: instant(Math.max(...ends)) };
  }
  const begin = typeof start === 'string' ? start : '1970-01-01T00:00:00Z';
  const length = typeof minutes === 'number' ? minutes : 30;
  return { start: begin, end: instant(Date.parse(begin) + length * 60_000) };
}

/** From the first one's beginning to the end of the last one, as they were written. */
export function spanOf([first, ...others]: readonly [Meeting, ...Meeting[]]): { start: string; end: string } {
  let { start, end } = first;
  for (const one of others) {
    if (Date.parse(one.start) < Date.parse(start)) ({ start } = one);
    if (Date.parse(one.end) > Date.parse(end)) ({ end } = one);
  }
  return { start, end };
}

const instant = (ms: number): string => new Date(ms).toISOString();
const PlannedEvents = z.object({ events: z.array(z.object({ start: Instant, end: Instant })).min(1) });

const BookedOne = z.object({ meeting: MeetingId });
const BookedAll = z.object({ meetings: z.array(BookedOne) });

/** Those that stand. */
async function meetingsBooked(ports: Ports, { output, candidate }: Action): Promise<Meeting[]> {
  const one = BookedOne.safeParse(output).data;
  const all = one === undefined ? BookedAll.safeParse(output).data?.meetings : [one];
  const found: Meeting[] = [];
  for (const { meeting } of all ?? []) {
    const present = await presentMeeting(ports, meeting, candidate);
    if (present !== undefined) found.push(present);
  }
  return found;
}

const mostReplacements = 20;
const Replacement = z.object({
  plan: z.object({ instead: z.object({ id: MeetingId }) }),
  output: BookedAll,
});

/** One in which an interviewer was replaced was booked anew: the candidate meets somebody else at the same time. */
async function presentMeeting(
  { calendar, ledger }: Ports,
  id: MeetingId,
  candidate: CandidateId | null,
): Promise<Meeting | undefined> {
  const meeting = await unless('meeting_not_found', () => calendar.meeting(id));
  if (meeting?.status !== 'cancelled') return meeting;
  if (candidate === null) return undefined;
  const actions = await ledger.actions({ tool: 'replace_interviewer', candidate, status: 'executed', limit: 100 });
  const instead = new Map(
    actions.flatMap((action) => {
      const { data } = Replacement.safeParse(action);
      const next = data?.output.meetings[0]?.meeting;
      return data === undefined || next === undefined ? [] : [[data.plan.instead.id, next] as const];
    }),
  );
  let last: MeetingId = id;
  for (let step = 0; step < mostReplacements && instead.has(last); step += 1) last = instead.get(last) ?? last;
  const present = last === id ? undefined : await unless('meeting_not_found', () => calendar.meeting(last));
  return present?.status === 'cancelled' ? undefined : present;
}

async function unless<T>(code: ProblemCode, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.code === code) return undefined;
    throw error;
  }
}
