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
}

/** Null: it lies within everybody's working hours. */
export function unusualTime({ start, end, people, settings }: TimeQuery): string | null {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const own = (zone: string): Temporal.ZonedDateTime =>
    Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  const outside = people.flatMap(({ id, name, timeZone }) => {
    const zone = timeZone ?? settings.timeZone;
    const hours = settings.scheduling.people[id]?.workingHours ?? settings.workingHours;
    const isWithin = workWindows({ from, to, zone, hours }).some((one) => one.start <= from && to <= one.end);
    return isWithin ? [] : [`${name} (${own(zone).toPlainTime().toString({ smallestUnit: 'minute' })} in ${zone})`];
  });
  const day = own(settings.timeZone).dayOfWeek;
  if (day > 5) return `on a ${day === 6 ? 'Saturday' : 'Sunday'}`;
  return outside.length === 0 ? null : `outside the working hours of ${outside.join(', ')}`;
}

/** Of a plan, as it is said before it is carried out. */
export const unusualInWords = ({ unusual }: { unusual: string | null }): string | null =>
  unusual === null ? null : `This is ${unusual}.`;
