// Who sat in which interview of a pool and how, for training paths: from the log of what was booked, held against the calendar.
import { z } from 'zod';
import { MeetingId, UserId } from '../../core/ids.ts';
import { SeatRole } from '../../core/interviewer-pool.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import { takesTimeOf } from '../../core/taken-time.ts';
import type { HeldSeat } from './training.ts';

const PlannedSeat = z.object({ user: UserId, pool: z.string().nullable(), role: SeatRole });
const Booked = z.object({
  plan: z.object({ events: z.array(z.object({ seats: z.array(PlannedSeat) })) }),
  output: z.object({ meetings: z.array(z.object({ meeting: MeetingId })) }),
});

/** A seat of a pool that was booked, and in which meeting. */
interface BookedSeat extends z.infer<typeof PlannedSeat> {
  readonly meeting: MeetingId;
}

const pageSize = 100;
const mostPages = 20;
const yearMs = 366 * 86_400_000;
/** Tools whose plans say who sits where. */
const bookingTools = ['schedule_interviews', 'replace_interviewer'];

async function bookedSeats(ledger: Pick<Ledger, 'actions'>, now: Date): Promise<readonly BookedSeat[]> {
  const from = new Date(now.getTime() - yearMs);
  const found: BookedSeat[] = [];
  for (const tool of bookingTools)
    for (let page = 0, before = {}; page < mostPages; page += 1) {
      const actions = await ledger.actions({ tool, status: 'executed', from, limit: pageSize, ...before });
      for (const action of actions) found.push(...seatsOf(action));
      const last = actions.at(-1);
      if (last === undefined || actions.length < pageSize) break;
      before = { before: last.id };
    }
  return found;
}

/** Nothing for one whose personal values were replaced. */
function seatsOf(action: { plan: unknown; output: unknown }): BookedSeat[] {
  const { success, data } = Booked.safeParse(action);
  if (!success) return [];
  return data.plan.events.flatMap(({ seats }, index) => {
    const meeting = data.output.meetings[index]?.meeting;
    return meeting === undefined ? [] : seats.map((seat) => ({ ...seat, meeting }));
  });
}

/** Those of one pool that took place: the meeting is over, stands, and they did not decline. */
export async function heldSeats(
  { ledger, calendar }: { ledger: Pick<Ledger, 'actions'>; calendar: Pick<Calendar, 'meetings'> },
  pool: string,
  now: Date,
): Promise<readonly HeldSeat[]> {
  const booked = (await bookedSeats(ledger, now)).filter((seat) => seat.pool === pool);
  if (booked.length === 0) return [];
  const span = { from: new Date(now.getTime() - yearMs).toISOString(), to: now.toISOString() };
  const meetings = new Map((await calendar.meetings(span)).map((meeting) => [meeting.id, meeting]));
  return booked.filter(({ meeting: id, user }) => {
    const meeting = meetings.get(id);
    return meeting !== undefined && Date.parse(meeting.end) <= now.getTime() && takesTimeOf(meeting, user);
  });
}

/** Who sits where in one interview, as it was booked. */
export const seatsOfMeeting = async (
  ledger: Pick<Ledger, 'actions'>,
  meeting: MeetingId,
  now: Date,
): Promise<readonly z.infer<typeof PlannedSeat>[]> =>
  (await bookedSeats(ledger, now)).flatMap((seat) =>
    seat.meeting === meeting ? [{ user: seat.user, pool: seat.pool, role: seat.role }] : [],
  );
