// Times as an organization sees them: RFC 3339 with its own offset, and in words.
import { Temporal } from 'temporal-polyfill';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

export const inZone = (ms: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);

/** `2026-06-02T15:00:00-05:00`; fractions of a second are cut off. */
export const instantIn = (ms: number, zone: string): string =>
  inZone(ms, zone).toString({ smallestUnit: 'second', timeZoneName: 'never' });

/** `2026-06-02`. */
export const dateIn = (ms: number, zone: string): string => inZone(ms, zone).toPlainDate().toString();

const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });
const day = (at: Temporal.ZonedDateTime) =>
  `${weekdays[at.dayOfWeek - 1] ?? ''} ${at.day} ${months[at.month - 1] ?? ''} ${at.year}`;

/** `Tue 2 Jun 2026, 15:00–15:30 (America/Chicago)`. */
export function spanInWords({ start, end }: { start: string; end: string }, zone: string): string {
  const from = inZone(Date.parse(start), zone);
  const to = inZone(Date.parse(end), zone);
  const until = day(from) === day(to) ? clock(to) : `${day(to)}, ${clock(to)}`;
  return `${day(from)}, ${clock(from)}–${until} (${zone})`;
}

/** `Tue 2 Jun 2026, 15:00–15:30`, under a line that names the zone. */
export const plainSpanInWords = (span: { start: string; end: string }, zone: string): string =>
  spanInWords(span, zone).slice(0, -` (${zone})`.length);

/** `15:00–15:30 (America/Chicago)`. */
export function hoursInWords({ start, end }: { start: string; end: string }, zone: string): string {
  return `${clock(inZone(Date.parse(start), zone))}–${clock(inZone(Date.parse(end), zone))} (${zone})`;
}

/** `Tue 2 Jun 2026, 15:00`. */
export function timeInWords(instant: string, zone: string): string {
  const at = inZone(Date.parse(instant), zone);
  return `${day(at)}, ${clock(at)}`;
}

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** `CDT`, or `GMT+2` where a zone has no short name. */
function zoneNameAt(instant: string, zone: string): string {
  const known = zoneNames.get(zone);
  const format = known ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
  if (known === undefined) zoneNames.set(zone, format);
  return format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `Tue 2 Jun 2026, 15:00 CDT`, where nothing beside it names the zone. */
export const zonedTimeInWords = (instant: string, zone: string): string =>
  `${timeInWords(instant, zone)} ${zoneNameAt(instant, zone)}`;

const longDays = new Map<string, Intl.DateTimeFormat>();

function longDayIn(locale: string): Intl.DateTimeFormat {
  const known = longDays.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  longDays.set(locale, made);
  return made;
}

/** `Wednesday 1 July 2026`, as a letter says it: no order of day and month to be guessed. */
export const dayInWords = (date: string, locale = 'en-GB'): string =>
  longDayIn(locale)
    .format(new Date(`${date}T00:00:00Z`))
    .replaceAll(',', '');

/** Whole elapsed days of 24 hours. */
export const elapsedDays = (since: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(since)) / dayMs);

/** When a day begins in the zone, or an RFC 3339 time as it stands, in milliseconds of the epoch. */
export const startOf = (moment: string, zone: string): number =>
  /^\d{4}-\d\d-\d\d$/.test(moment)
    ? Temporal.PlainDate.from(moment).toZonedDateTime(zone).epochMilliseconds
    : Date.parse(moment);
