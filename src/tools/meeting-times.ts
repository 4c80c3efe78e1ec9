// Checks of a wanted meeting time that all calendar tools share: not past, nobody busy, and if so what would be free.
import { type Busy, overlaps, withoutMeetings } from '../core/busy.ts';
import type { MeetingId, UserId } from '../core/ids.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import { Problem } from '../core/problem.ts';
import type { Settings } from '../core/settings.ts';
import { takesTimeOf } from '../core/taken-time.ts';
import type { ToolContext } from '../core/tool.ts';
import { freeSlots, type Slot } from '../services/operations/free-slots.ts';
import { dayMs, instantIn, minuteMs, spanInWords } from '../services/operations/local-time.ts';

/** The span in the organization's zone. Throws `in_the_past`. */
export function spanFrom(start: string, minutes: number, { now, settings }: ToolContext): Slot {
  const from = Date.parse(start);
  const zone = settings.timeZone;
  if (from <= now.getTime())
    throw new Problem('in_the_past', `${instantIn(from, zone)} has passed; it is ${instantIn(now.getTime(), zone)}.`);
  return { start: instantIn(from, zone), end: instantIn(from + minutes * minuteMs, zone) };
}

interface FreeTimeQuery {
  readonly people: readonly UserId[];
  /** Of those people, in their order. */
  readonly names: readonly string[];
  readonly span: Slot;
  /** The meeting that is being moved: it does not stand in its own way. */
  readonly except?: MeetingId;
}

/** Throws `calendar_conflict` with the busy time and, under `choices`, the next starts at which everybody is free. */
export async function expectFree(
  calendar: Calendar,
  { people, names, span, except }: FreeTimeQuery,
  { now, settings }: ToolContext,
): Promise<void> {
  const own = await takenBeside(calendar, people, span);
  for (const [place, user] of people.entries()) {
    const meetings = await calendar.meetings({ from: span.start, to: span.end, user });
    const busy =
      meetings.find((meeting) => meeting.id !== except && takesTimeOf(meeting, user)) ??
      own.find((one) => one.user === user);
    if (busy === undefined) continue;
    const minutes = (Date.parse(span.end) - Date.parse(span.start)) / minuteMs;
    const free = await nextFree(
      calendar,
      { people, from: Math.max(now.getTime(), Date.parse(span.start)), minutes },
      settings,
    );
    const choices = free.map(({ start }) => start);
    throw new Problem('calendar_conflict', `${names[place] ?? user} is busy ${spanInWords(busy, settings.timeZone)}.`, {
      extra: { conflict: { user, start: busy.start, end: busy.end }, choices },
    });
  }
}

/** In calendars of their own, beyond the meetings that are known. */
async function takenBeside(calendar: Calendar, people: readonly UserId[], span: Slot): Promise<readonly Busy[]> {
  const asked = { from: span.start, to: span.end };
  const busy = (await calendar.busy?.({ ...asked, people })) ?? [];
  if (busy.length === 0) return [];
  return withoutMeetings(busy, await calendar.meetings(asked)).filter((one) => overlaps(one, span));
}

interface Search {
  readonly people: readonly UserId[];
  readonly from: number;
  readonly to?: number;
  readonly minutes: number;
  readonly limit?: number;
}

/** The next times at which all of them are free in working hours, three within two weeks unless told. */
export async function nextFree(
  calendar: Calendar,
  { people, from, to = from + 14 * dayMs, minutes, limit = 3 }: Search,
  { workingHours, timeZone }: Settings,
): Promise<Slot[]> {
  const span = { from: instantIn(from, timeZone), to: instantIn(to, timeZone) };
  const busy: Slot[] = [];
  for (const user of people) {
    const meetings = await calendar.meetings({ ...span, user });
    busy.push(...meetings.filter((meeting) => takesTimeOf(meeting, user)));
  }
  busy.push(...((await calendar.busy?.({ ...span, people })) ?? []));
  return freeSlots({ busy, from, to, minutes, hours: workingHours, zone: timeZone, limit });
}
