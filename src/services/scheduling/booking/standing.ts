// How a booking link stands now. The ledger says what became of the press, the calendar where the meeting is: so an undo, a recruiter
// who moves it, or an approval that comes later show on the page by themselves.
import type { Action } from '../../../core/action.ts';
import type { BookingLink } from '../../../core/booking-link.ts';
import { type ActionId, type BookingLinkId, type CandidateId, MeetingId } from '../../../core/ids.ts';
import { Problem, type ProblemCode } from '../../../core/problem.ts';
import type { Candidate, Meeting } from '../../../core/records.ts';
import { isTerminal } from '../../../core/stages.ts';
import type { BookingPorts } from './booking-ports.ts';

export type Standing =
  /** Unknown, withdrawn, over, or its candidate is out of the running: one answer for all, which tells nothing. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'open'; readonly link: BookingLink; readonly candidate: Candidate }
  /** Pressed, and not finished yet. */
  | { readonly kind: 'finishing'; readonly link: BookingLink }
  /** Somebody of the organisation has to confirm it. */
  | { readonly kind: 'waiting'; readonly link: BookingLink; readonly slot: { start: string; end: string } }
  | {
      readonly kind: 'booked';
      readonly link: BookingLink;
      readonly meeting: Meeting;
      readonly mayChange: boolean;
      /** A move or cancellation waits to be confirmed. */
      readonly changeWaits: boolean;
    }
  | { readonly kind: 'cancelled'; readonly link: BookingLink };

type Ports = Pick<BookingPorts, 'links' | 'ats' | 'calendar' | 'ledger' | 'clocks'>;

const hourMs = 3_600_000;
const gone: Standing = { kind: 'gone' };

/** `evenPressed`: how it stood when it was pressed. */
export async function standingOf(
  ports: Ports,
  id: BookingLinkId,
  { evenPressed = false }: { evenPressed?: boolean } = {},
): Promise<Standing> {
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
async function bookingOf(ports: Ports, link: BookingLink, id: ActionId): Promise<Standing | undefined> {
  const action = await unless('not_found', () => ports.ledger.action(id));
  if (action === undefined) return gone;
  if (action.status === 'pending_approval' || (action.status === 'failed' && action.uncertain))
    return { kind: 'waiting', link, slot: slotOf(action) };
  if (['proposed', 'approved', 'executing', 'undoing'].includes(action.status)) return { kind: 'finishing', link };
  if (action.status !== 'executed' && action.status !== 'undo_failed') return undefined;
  const meeting = await meetingOf(ports, action);
  if (meeting === undefined || meeting.status === 'cancelled') return { kind: 'cancelled', link };
  return bookedAt(ports, link, meeting);
}

async function bookedAt(ports: Ports, link: BookingLink, meeting: Meeting): Promise<Standing> {
  const now = ports.clocks.business.now().getTime();
  if (Date.parse(meeting.end) <= now) return gone;
  const mayChange = now < Date.parse(meeting.start) - link.cutOffHours * hourMs;
  const { change } = link;
  const changing = change === null ? undefined : await unless('not_found', () => ports.ledger.action(change));
  if (changing !== undefined && ['proposed', 'approved', 'executing'].includes(changing.status))
    return { kind: 'finishing', link };
  return { kind: 'booked', link, meeting, mayChange, changeWaits: changing?.status === 'pending_approval' };
}

/** What was planned, of an action that is not done yet. */
function slotOf({ input }: Action): { start: string; end: string } {
  const { start, duration_minutes: minutes } = input;
  const begin = typeof start === 'string' ? start : '1970-01-01T00:00:00Z';
  const length = typeof minutes === 'number' ? minutes : 30;
  return { start: begin, end: new Date(Date.parse(begin) + length * 60_000).toISOString() };
}

async function meetingOf({ calendar }: Ports, { output }: Action): Promise<Meeting | undefined> {
  const id =
    output !== null && typeof output === 'object' && 'meeting' in output
      ? MeetingId.safeParse(output['meeting']).data
      : undefined;
  return id === undefined ? undefined : unless('meeting_not_found', () => calendar.meeting(id));
}

async function unless<T>(code: ProblemCode, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.code === code) return undefined;
    throw error;
  }
}
