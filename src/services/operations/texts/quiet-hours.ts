// Whether a text may reach somebody at that time of their day. What may not waits for the end of the quiet hours. Pure.
import type { Settings } from '../../../core/settings.ts';
import { inZone } from '../local-time.ts';

/** The first instant from then on that is not quiet; over nights when clocks change too. */
export function afterQuietHours(at: Date, { from, to }: Settings['quietHours'], zone: string): Date {
  if (from === to) return at;
  const local = inZone(at.getTime(), zone);
  const time = local.toPlainTime().toString().slice(0, 5);
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return at;
  const day = time < to ? local.toPlainDate() : local.toPlainDate().add({ days: 1 });
  return new Date(day.toZonedDateTime({ timeZone: zone, plainTime: to }).epochMilliseconds);
}
