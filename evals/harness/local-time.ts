// Wall-clock time, such as `2026-06-02T14:00`, as an instant of the zone. Times that do not exist, or exist twice, throw.
import { Temporal } from 'temporal-polyfill';

export const localTime = (wall: string, zone: string): string =>
  Temporal.PlainDateTime.from(wall)
    .toZonedDateTime(zone, { disambiguation: 'reject' })
    .toString({ timeZoneName: 'never' });
