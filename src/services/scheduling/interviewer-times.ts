// When interviewers can be had, as the solver of plans takes it, and how much they hold already.
import type { UserId } from '../../core/ids.ts';
import type { HeldTime } from '../../core/ports/booking-links.ts';
import { type AttendeeSearch, knownTimes } from './attendees.ts';
import { personTimes } from './person-times.ts';
import type { Interviewer } from './plan-problem.ts';
import type { Meeting } from '../../core/records.ts';

export interface InterviewerSearch extends AttendeeSearch {
  readonly now: number;
}

/** The load is shared over what was held so long ago, and what is to come within the search. */
const loadDays = 28;
const dayMs = 86_400_000;

export interface InterviewerTimes {
  /** With times that are being booked at this moment. */
  readonly peopleWith: (held: readonly HeldTime[]) => readonly Interviewer[];
  /** Of everybody, in the span of the search. */
  readonly meetings: readonly Meeting[];
}

export async function interviewerTimes(
  search: InterviewerSearch,
  people: readonly UserId[],
): Promise<InterviewerTimes> {
  const { now, from, to } = search;
  const since = Math.min(now, from) - loadDays * dayMs;
  const { attendeeOf, meetings } = await knownTimes(search, people, { since });
  return {
    peopleWith: (held) =>
      people.map((id) => {
        const attendee = attendeeOf(id, held);
        const starts = attendee.interviewing?.starts ?? [];
        const load = starts.filter((start) => since <= start && start < to).length;
        return { id, ...personTimes(attendee, { from, to }), load };
      }),
    meetings,
  };
}
