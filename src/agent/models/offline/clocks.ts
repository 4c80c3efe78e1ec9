// Hours that stand in an order without “at” or “o'clock”: marked as such, unless they may be the day of a month.
import { Temporal } from 'temporal-polyfill';
import type { Clause } from '../../../nlp/clauses.ts';
import { clocked, clockedShift } from '../../../nlp/clock-words.ts';
import type { Known } from './known.ts';

/** What is written to somebody, or noted, keeps its figures as they are. */
const writes =
  /^(?:tell|let|inform|notify|remind|ask|message|msg|text|email|mail|write|note|add a note|leave a note|say|ping|advise|warn)\b/i;
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const daysAhead = 31;

export function withClocks(clause: Clause, { world, reader }: Known): Clause {
  if (writes.test(clause.text) || !/\d|\bto\b/.test(clause.text)) return clause;
  const today = Temporal.Instant.from(world.now.toISOString()).toZonedDateTimeISO(reader.timeZone).toPlainDate();
  const mayBeDate = (weekday: string, day: number): boolean => {
    const wanted = weekdays.indexOf(weekday.slice(0, 3).toLowerCase()) + 1;
    return (
      wanted > 0 &&
      Array.from({ length: daysAhead }, (_, ahead) => today.add({ days: ahead })).some(
        (date) => date.dayOfWeek === wanted && date.day === day,
      )
    );
  };
  return { ...clause, text: clockedShift(clocked(clause.text, { mayBeDate })) };
}
