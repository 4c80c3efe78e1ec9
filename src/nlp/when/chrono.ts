// Formats that the rules do not know (RFC 2822, for one) from chrono-node, in its strict mode: the casual one finds dates in names.
import { strict } from 'chrono-node';
import { Temporal } from 'temporal-polyfill';
import type { When, WhenOptions } from './when-found.ts';

/** A month or a year is written out: “for an hour” is no date. */
const dated = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:19|20)\d{2}\b/i;

export function fromChrono(text: string, { now, timeZone, preferFuture }: WhenOptions): When[] {
  if (!dated.test(text)) return [];
  const zoned = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone);
  const reference = { instant: new Date(zoned.epochMilliseconds), timezone: zoned.offsetNanoseconds / 6e10 };
  return strict
    .parse(text, reference, { forwardDate: true })
    .filter(({ start, text: said }) => start.isCertain('day') && start.isCertain('month') && dated.test(said))
    .map(({ text: said, index, start, end }) => {
      const time = start.isCertain('hour');
      const at = zonedAt(start.date(), timeZone);
      const first = time ? at : at.startOfDay();
      const isPast = preferFuture === true && Temporal.ZonedDateTime.compare(first, zoned.startOfDay()) < 0;
      return {
        text: said,
        index,
        start: written(first),
        ...(end === null || end === undefined ? {} : { end: written(zonedAt(end.date(), timeZone)) }),
        grain: time ? 'minute' : 'day',
        ...(isPast ? { problem: 'past' as const } : {}),
        says: { date: true, time },
      };
    });
}

const zonedAt = (date: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone);
const written = (zoned: Temporal.ZonedDateTime): string =>
  zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' });
