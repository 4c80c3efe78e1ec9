// Says that a time is at a weekend, or outside the working hours of those who take part: such a meeting may be booked, and the plan says
// so beforehand. Pure.
import { Temporal } from 'temporal-polyfill';
import type { User } from '../../core/records.ts';
import type { Settings } from '../../core/settings.ts';
import { workWindows } from './work-times.ts';

interface TimeQuery {
  readonly start: string;
  readonly end: string;
  readonly people: readonly User[];
  readonly settings: Pick<Settings, 'timeZone' | 'workingHours' | 'scheduling'>;
  /** Before and after the organization's hours, for those who have set none of their own. */
  readonly graceMinutes?: number;
}

/** So far from hours that are only assumed to be somebody's, nobody has to be asked. */
const askedBeyondMinutes = 180;

/** As a plan carries it. `asked`: what whoever asks in a talk is asked about first: a weekend, hours that somebody set, or far outside the usual ones. */
export const unusualOf = (query: TimeQuery): { unusual: string | null; asked: string | null } => ({
  unusual: unusualTime(query),
  asked: unusualTime({ ...query, graceMinutes: askedBeyondMinutes }),
});

/** Null: it lies within everybody's working hours. */
export function unusualTime({ start, end, people, settings, graceMinutes = 0 }: TimeQuery): string | null {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const own = (zone: string): Temporal.ZonedDateTime =>
    Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  const outside = people.flatMap(({ id, name, timeZone }) => {
    const zone = timeZone ?? settings.timeZone;
    const hours = settings.scheduling.people[id]?.workingHours ?? widened(settings.workingHours, graceMinutes);
    const isWithin = workWindows({ from, to, zone, hours }).some((one) => one.start <= from && to <= one.end);
    return isWithin ? [] : [`${name} (${own(zone).toPlainTime().toString({ smallestUnit: 'minute' })} in ${zone})`];
  });
  const day = own(settings.timeZone).dayOfWeek;
  if (day > 5) return `on a ${day === 6 ? 'Saturday' : 'Sunday'}`;
  return outside.length === 0 ? null : `outside the working hours of ${outside.join(', ')}`;
}

const midnight = Temporal.PlainTime.from('00:00');
const minuteOf = (time: string): number => Temporal.PlainTime.from(time).since(midnight).total('minutes');
const timeAt = (minute: number): string => midnight.add({ minutes: minute }).toString({ smallestUnit: 'minute' });

/** Not beyond the day. */
const widened = ({ from, to }: Settings['workingHours'], minutes: number): Settings['workingHours'] => ({
  from: timeAt(Math.max(0, minuteOf(from) - minutes)),
  to: timeAt(Math.min(24 * 60 - 1, minuteOf(to) + minutes)),
});

/** Of a plan, as it is said before it is carried out. */
export const askedInWords = ({ asked }: { asked: string | null }): string | null =>
  asked === null ? null : `This is ${asked}.`;
