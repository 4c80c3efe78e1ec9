// When a batch is due: cron expressions with a time zone.
import { Cron } from 'croner';
import type { Schedule } from '../../core/integration.ts';
import { Problem } from '../../core/problem.ts';
import { isTimeZone } from '../../core/settings.ts';

/** The first occurrence after that instant; null when there is none any more. */
export function nextOccurrence({ cron, timeZone }: Schedule, after: Date): Date | null {
  return new Cron(cron, { timezone: timeZone, paused: true }).nextRun(after);
}

/** Throws `validation_failed` that names the field and says how it is written. */
export function checkSchedule(schedule: Schedule, now: Date): void {
  if (!isTimeZone(schedule.timeZone)) throw wrong('schedule.time_zone', 'must be a time zone such as America/Chicago.');
  let next: Date | null;
  try {
    next = nextOccurrence(schedule, now);
  } catch {
    throw wrong('schedule.cron', 'must be a cron expression such as 0 6 * * 1-5 (minute hour day month weekday).');
  }
  if (next === null) throw wrong('schedule.cron', 'never comes due again.');
}

const wrong = (path: string, message: string) =>
  new Problem('validation_failed', `${path} ${message}`, { errors: [{ path, code: 'invalid', message }] });
