// The calendar of a span of days: meetings, and when people are taken besides. It is changed by tools, not here.
import { z } from 'zod';
import { GivenInstant } from '../../core/dates.ts';
import { type Busy, withoutMeetings } from '../../core/busy.ts';
import type { UserId } from '../../core/ids.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import { Problem } from '../../core/problem.ts';
import type { Meeting } from '../../core/records.ts';
import type { Room } from '../../core/room.ts';
import { dayMs, instantIn } from '../../services/operations/local-time.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireCalendar, wireBusy, wireMeeting } from '../wire/calendar.ts';
import { reads } from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';

const usualDays = 7;
const mostDays = 62;
/** What Google's free/busy takes in one question; whoever has many colleagues is shown the first of them. */
const mostPeople = 50;

const query = z.strictObject({
  from: GivenInstant.optional().describe('Meetings that end after this; now unless given.'),
  to: GivenInstant.optional().describe(
    `Meetings that start before this; ${String(usualDays)} days later unless given.`,
  ),
});

export const calendarRoutes = (ports: RoutePorts): Route[] => [showCalendar(ports)];

const showCalendar = ({ calendar, directory, settings, clocks }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/calendar',
    summary: 'Show the meetings of some days, and when people are taken besides',
    description:
      'At most 62 days; besides meetings, the busy times of the first 50 people of the directory. To move a meeting, call ' +
      'the tool `reschedule_meeting` as a task: it checks that everybody is free, may have to be approved, and can be taken back.',
    query,
    replies: { 200: WireCalendar },
    problems: ['validation_failed', 'upstream_failed', 'upstream_rate_limited'],
    async handle({ by: { tenant }, query: asked }) {
      const { timeZone, workingHours, scheduling } = (await settings(tenant).get()).settings;
      const span = spanOf(asked, clocks.business.now().getTime(), timeZone);
      const users = (await directory(tenant).users()).slice(0, mostPeople);
      const people = users.map(({ id }) => id);
      const found = calendar(tenant);
      const meetings = await found.meetings(span);
      const busy = await takenBesides(found, { ...span, people, meetings });
      const body = {
        ...span,
        time_zone: timeZone,
        working_hours: { ...workingHours },
        people: users.map(({ id, timeZone: own }) => ({
          user_id: id,
          time_zone: own ?? timeZone,
          working_hours: { ...(scheduling.people[id]?.workingHours ?? workingHours) },
        })),
        rooms: (await roomsIn(found)).map(({ name, capacity }) => ({ name, capacity })),
        meetings: meetings.map(wireMeeting),
        busy: busy.map(wireBusy),
      };
      return { status: 200, body };
    },
  });

function spanOf({ from, to }: z.infer<typeof query>, now: number, zone: string): { from: string; to: string } {
  const start = from === undefined ? now : Date.parse(from);
  const end = to === undefined ? start + usualDays * dayMs : Date.parse(to);
  if (end <= start) throw refused('must be later than from');
  if (end - start > mostDays * dayMs) throw refused(`must be within ${String(mostDays)} days of from`);
  return { from: instantIn(start, zone), to: instantIn(end, zone) };
}

const refused = (message: string): Problem =>
  new Problem('validation_failed', `to: ${message}`, { errors: [{ path: 'to', code: 'order', message }] });

/** Where the connection may not read them, the meetings are shown all the same. */
async function roomsIn(calendar: Calendar): Promise<readonly Room[]> {
  try {
    return (await calendar.rooms?.()) ?? [];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

interface CalendarQuery {
  readonly from: string;
  readonly to: string;
  readonly people: readonly UserId[];
  readonly meetings: readonly Meeting[];
}

/** A person's own calendar knows the meetings shown as well: they are taken out of it. */
async function takenBesides(calendar: Calendar, { meetings, ...asked }: CalendarQuery): Promise<readonly Busy[]> {
  const busy = asked.people.length === 0 ? [] : ((await calendar.busy?.(asked)) ?? []);
  return withoutMeetings(busy, meetings);
}
