// The times that a booking link offers at this moment.
import type { BookingLink } from '../../../core/booking-link.ts';
import type { MeetingId } from '../../../core/ids.ts';
import { attendeesOf } from '../attendees.ts';
import { type HoldPorts, liveHolds } from './holds.ts';
import { openAt, openings } from '../openings.ts';
import type { BookingPorts } from './booking-ports.ts';

type Ports = Pick<BookingPorts, 'calendar' | 'directory' | 'settings'> & HoldPorts;
type Offering = Pick<BookingLink, 'id' | 'candidate' | 'with' | 'minutes' | 'times' | 'from' | 'until' | 'noticeHours'>;

interface Asked {
  /** The meeting that would be moved. */
  readonly except?: MeetingId;
  readonly limit: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Starts in RFC 3339, earliest first. Reads the same things whatever the answer. */
export async function offersOf(ports: Ports, link: Offering, { except, limit }: Asked): Promise<readonly string[]> {
  const { settings, clocks } = ports;
  const soonest = clocks.business.now().getTime() + link.noticeHours * hourMs;
  const span = { start: Math.max(Date.parse(link.from), soonest), end: Date.parse(link.until) };
  if (span.end <= span.start) return [];
  const held = (await liveHolds(ports)).filter(({ link: other }) => other !== link.id);
  const attendees = await attendeesOf(ports, {
    people: link.with,
    candidate: link.candidate,
    span,
    settings: (await settings.get()).settings,
    held,
    except,
  });
  if (attendees === undefined) return [];
  const { minutes, times } = link;
  const wanted = times?.map((time) => Date.parse(time)).filter((time) => time >= span.start);
  const found =
    wanted === undefined
      ? openings({ attendees, ...span, minutes, limit })
      : openAt(attendees, wanted, minutes).toSorted((a, b) => a - b);
  return found.slice(0, limit).map((start) => new Date(start).toISOString());
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
