// What openings are found from: the hours, zones, limits and taken times of everybody who takes part, as their calendars tell.
import { withoutMeetings } from '../../core/busy.ts';
import type { CandidateId, MeetingId, UserId } from '../../core/ids.ts';
import type { HeldTime } from '../../core/ports/booking-links.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { User } from '../../core/records.ts';
import type { Settings } from '../../core/settings.ts';
import { takesTimeOf } from '../../core/taken-time.ts';
import type { Attendee, Stretch } from './openings.ts';

export interface AttendeePorts {
  readonly calendar: Pick<Calendar, 'meetings' | 'busy'>;
  readonly directory: Pick<Directory, 'users'>;
}

interface Wanted {
  readonly people: readonly UserId[];
  /** Their other meetings are in the way as well. */
  readonly candidate: CandidateId;
  readonly span: Stretch;
  readonly settings: Settings;
  /** Times that are being booked at this moment. */
  readonly held: readonly HeldTime[];
  /** The meeting that is being moved: it does not stand in its own way. */
  readonly except: MeetingId | undefined;
}

const dayMs = 86_400_000;

/** Undefined: one of them is not of the organisation any more. */
export async function attendeesOf(
  { calendar, directory }: AttendeePorts,
  { people, candidate, span, settings, held, except }: Wanted,
): Promise<readonly Attendee[] | undefined> {
  const users = new Map((await directory.users()).map((user) => [user.id, user]));
  // A day more on both sides: limits count whole days, in any zone, and buffers reach beyond the span.
  const asked = { from: instant(span.start - dayMs), to: instant(span.end + dayMs) };
  const all = await calendar.meetings(asked);
  const meetings = all.filter(({ id }) => id !== except);
  const busy = withoutMeetings((await calendar.busy?.({ ...asked, people })) ?? [], all);
  const attendees: Attendee[] = [];
  for (const id of people) {
    const user = users.get(id);
    if (user === undefined) return undefined;
    const own = meetings.filter((meeting) => takesTimeOf(meeting, id)).map(stretchOf);
    const coming = held.filter((one) => one.with.includes(id)).map(stretchOf);
    // What is held and stands in the calendar already is one meeting.
    const counted = [...own.filter((one) => !coming.some((other) => isSame(one, other))), ...coming];
    const taken = [...counted, ...busy.filter((one) => one.user === id).map(stretchOf)];
    attendees.push({ ...rulesOf(user, settings), taken, meetings: counted });
  }
  const theirs = meetings.filter((meeting) => meeting.candidate === candidate).map(stretchOf);
  const anyTime = { hours: null, bufferMinutes: 0, mostPerDay: null, meetings: [] };
  return [...attendees, { ...anyTime, zone: settings.timeZone, taken: theirs }];
}

function rulesOf({ id, timeZone }: User, { scheduling, workingHours, timeZone: usual }: Settings) {
  const own = scheduling.people[id];
  return {
    zone: timeZone ?? usual,
    hours: own?.workingHours ?? workingHours,
    bufferMinutes: own?.bufferMinutes ?? scheduling.bufferMinutes,
    mostPerDay: own?.meetingsPerDay === undefined ? scheduling.meetingsPerDay : own.meetingsPerDay,
  };
}

const instant = (ms: number): string => new Date(ms).toISOString();
const stretchOf = ({ start, end }: { start: string; end: string }): Stretch => ({
  start: Date.parse(start),
  end: Date.parse(end),
});
const isSame = (a: Stretch, b: Stretch): boolean => a.start === b.start && a.end === b.end;
