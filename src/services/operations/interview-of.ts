// The meeting that a letter to a candidate is about: the next one with them.
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Directory } from '../../core/ports/directory.ts';
import { whoComes } from '../../core/among-colleagues.ts';
import type { CandidateId } from '../../core/ids.ts';
import type { Meeting, Template } from '../../core/records.ts';
import { dayMs, instantIn } from './local-time.ts';
import { type Interview, type Merge, namesInterview } from './render.ts';

interface Looking {
  readonly calendar: Pick<Calendar, 'meetings'>;
  readonly directory: Pick<Directory, 'users'>;
}

const daysAhead = 90;

/** With the interview, where the template speaks of one and there is one. */
export async function withInterview(
  ports: Looking,
  {
    template,
    merge,
    now,
    zone,
    meeting,
  }: {
    template: Pick<Template, 'subject' | 'body' | 'html'>;
    merge: Merge;
    now: Date;
    zone: string;
    /** The one that it is about; absent: the next one with them. */
    meeting?: Meeting | undefined;
  },
): Promise<Merge> {
  if (!namesInterview(template)) return merge;
  const about = meeting ?? (await nextMeetingWith(ports.calendar, { candidate: merge.candidate.id, now }));
  return about === undefined ? merge : { ...merge, interview: await interviewIn(ports, about, zone) };
}

/** The next meeting with them that has not begun; undefined where none is in the calendar. */
export async function nextMeetingWith(
  calendar: Looking['calendar'],
  { candidate, now }: { candidate: CandidateId; now: Date },
): Promise<Meeting | undefined> {
  const from = now.getTime();
  const span = { from: instantIn(from, 'UTC'), to: instantIn(from + daysAhead * dayMs, 'UTC') };
  return (await calendar.meetings(span)).find((one) => whoComes(one) === candidate && Date.parse(one.start) > from);
}

async function interviewIn({ directory }: Looking, meeting: Meeting, zone: string): Promise<Interview> {
  const users = await directory.users();
  const { start, end, location } = meeting;
  const people = meeting.with.map((id) => users.find((user) => user.id === id)?.name ?? id);
  return { start, end, location, zone, with: people };
}
