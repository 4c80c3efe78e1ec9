// The interviews of one candidate that have not begun, the next one first: what is moved or cancelled together.
import type { CandidateId } from '../core/ids.ts';
import { mostEvents } from '../core/interview-plan.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import { Problem } from '../core/problem.ts';
import type { Meeting } from '../core/records.ts';
import { dayMs } from '../services/operations/local-time.ts';

const monthsAheadMs = 92 * dayMs;

/** Throws `limit_exceeded`. */
export async function interviewsToCome(
  calendar: Pick<Calendar, 'meetings'>,
  { candidate, now }: { candidate: CandidateId; now: Date },
): Promise<readonly Meeting[]> {
  const span = { from: now.toISOString(), to: new Date(now.getTime() + monthsAheadMs).toISOString() };
  const found = (await calendar.meetings(span)).filter(
    (meeting) => meeting.candidate === candidate && Date.parse(meeting.start) > now.getTime(),
  );
  if (found.length > mostEvents)
    throw new Problem(
      'limit_exceeded',
      `More than ${mostEvents} interviews are not moved or cancelled together. Take them one by one.`,
    );
  return found;
}
