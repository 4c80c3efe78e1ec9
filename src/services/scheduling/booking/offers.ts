// The times that a booking link offers at this moment.
import type { BookingLink } from '../../../core/booking-link.ts';
import type { MeetingId } from '../../../core/ids.ts';
import { atAnyTime, knownTimes, meetingsOf } from '../attendees.ts';
import { type HoldPorts, liveHolds } from './holds.ts';
import { openAt, openings } from '../openings.ts';
import type { Attendee } from '../person-times.ts';
import type { Span } from '../plan-problem.ts';
import type { BookingPorts } from './booking-ports.ts';

type Ports = Pick<BookingPorts, 'calendar' | 'directory' | 'settings' | 'pools' | 'clocks'> & HoldPorts;
type Offering = Pick<BookingLink, 'id' | 'candidate' | 'with' | 'minutes' | 'times' | 'from' | 'until' | 'noticeHours'>;

interface OfferQuery {
  /** The meeting that would be moved. */
  readonly except?: MeetingId;
  readonly limit: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Starts in RFC 3339, earliest first. Reads the same things whatever the answer. */
export async function offersOf(
  ports: Ports,
  link: Offering,
  { except, limit }: OfferQuery,
): Promise<readonly string[]> {
  const { clocks } = ports;
  const soonest = clocks.business.now().getTime() + link.noticeHours * hourMs;
  const span = { start: Math.max(Date.parse(link.from), soonest), end: Date.parse(link.until) };
  if (span.end <= span.start) return [];
  const attendees = await attendeesOf(ports, link, { span, except });
  if (attendees === undefined) return [];
  const { minutes, times } = link;
  const wanted = times?.map((time) => Date.parse(time)).filter((time) => time >= span.start);
  const found =
    wanted === undefined
      ? openings({ attendees, ...span, minutes, limit })
      : openAt(attendees, wanted, minutes).toSorted((a, b) => a - b);
  return found.slice(0, limit).map((start) => new Date(start).toISOString());
}

/** Undefined: one of them is not of the organization any more. */
async function attendeesOf(
  ports: Ports,
  link: Offering,
  { span: { start: from, end: to }, except }: { span: Span; except: MeetingId | undefined },
): Promise<readonly Attendee[] | undefined> {
  const { calendar, directory, pools } = ports;
  const users = await directory.users();
  if (!link.with.every((user) => users.some(({ id }) => id === user))) return undefined;
  const { settings } = await ports.settings.get();
  const held = (await liveHolds(ports)).filter(({ link: other }) => other !== link.id);
  const known = (await pools.list()).map(({ body }) => body);
  const search = { calendar, users, pools: known, settings, from, to };
  const { attendeeOf, meetings } = await knownTimes(
    { ...search, ...(except === undefined ? {} : { except: new Set([except]) }) },
    link.with,
  );
  return [
    ...link.with.map((user) => attendeeOf(user, held)),
    atAnyTime(settings.timeZone, meetingsOf(link.candidate, meetings)),
  ];
}

/** Whether that start is among them; only its own day is read. */
export async function isOffered(
  ports: Ports,
  link: Offering,
  { start, except }: { readonly start: string; readonly except?: MeetingId },
): Promise<boolean> {
  const begin = Date.parse(start);
  const end = begin + link.minutes * minuteMs;
  if (begin < Date.parse(link.from) || end > Date.parse(link.until)) return false;
  const only = { ...link, from: new Date(begin).toISOString(), until: new Date(end).toISOString() };
  const found = await offersOf(ports, only, { limit: 1, ...(except === undefined ? {} : { except }) });
  return found.some((one) => Date.parse(one) === begin);
}
