// Hours that stand in an order without “at” or “o'clock”: marked as such, unless they may be the day of a month.
import { Temporal } from 'temporal-polyfill';
import type { Clause } from '../../../../../../nlp/clauses.ts';
import { clocked, clockedShift } from '../../../../../../nlp/clock-words.ts';
import type { Known } from '../../../named/known.ts';
import { findMeetingTitles } from '../../../named/meeting-titles.ts';

/** What is written to somebody, or noted, keeps its figures as they are. */
const writes =
  /^(?:tell|let|inform|notify|remind|ask|message|msg|text|email|mail|write|note|add a note|leave a note|say|ping|advise|warn)\b/i;
const toFigure = /\bto (?:\d{1,2}|half \p{L}+)(?: (?:instead|please|pls))?[.! ]*$/iu;
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const daysAhead = 31;

export function withClocks(clause: Clause, known: Known): Clause {
  const { world, reader, names } = known;
  if (writes.test(clause.text)) return clause;
  const mayBeDate = (weekday: string, day: number): boolean => {
    const wanted = weekdays.indexOf(weekday.slice(0, 3).toLowerCase()) + 1;
    if (wanted === 0) return false;
    const today = Temporal.Instant.from(world.now.toISOString()).toZonedDateTimeISO(reader.timeZone).toPlainDate();
    return Array.from({ length: daysAhead }, (_, ahead) => today.add({ days: ahead })).some(
      (date) => date.dayOfWeek === wanted && date.day === day,
    );
  };
  // “Chantal's final chat to 11”: what is called so stands in the calendar.
  const isMeeting = toFigure.test(clause.text) && findMeetingTitles(clause.text, known).length > 0;
  return { ...clause, text: clockedShift(clocked(dayNamed(clause.text, names), { mayBeDate }), isMeeting) };
}

const clock = '(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?|noon|midday)';
const ending = new RegExp(
  `\\b(?<from>(?:to|at) ${clock})(?:,? (?:and|but|though))?,? (?:(?:still|to|it|should|has to|must|let it|have it) )*(?:end|ends|ending|finish|finishes|finishing)(?: still)?(?: at| by)? (?<till>${clock})(?: (?:as (?:planned|before|scheduled|usual|it does|now)|still|sharp))?`,
  'giu',
);

/** “To 1:30, end at noon as planned”: from then to then. */
export const withEnds = (text: string): string =>
  text.replaceAll(ending, (_, from: string, till: string) => `${from}-${till.replace(/^(?:noon|midday)$/i, '12:00')}`);

const fullNames: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
};
const shortDay = /(?<![\p{L}\p{N}'-])(mon|tue|tues|wed|weds|thu|thur|thurs|fri)(?![\p{L}\p{N}'-]|\. )/giu;

/** “Sir Dom tom 4:30pm” */
const morrow = /(?<=\p{L} )(?<!\b(?:about|with|for|re|and|to|on) )(?:tom|tmw)(?= (?:at |@ ?)?\d|[.?]?$)/gu;

/** “hugh + bo fri 9-9:30”: short names of days in full, but for people who are called so. */
function dayNamed(text: string, { candidates, users }: Known['names']): string {
  const isSomebody = (word: string) => Math.max(candidates.familiarity(word), users.familiarity(word)) === 1;
  const isCalled = (word: string) => candidates.find(word).kind !== 'none' || users.find(word).kind !== 'none';
  return text
    .replaceAll(morrow, (said) => (isCalled('tom') ? said : 'tomorrow'))
    .replaceAll(shortDay, (said) => {
      const word = said.toLowerCase();
      return isSomebody(word) ? said : (fullNames[word.slice(0, 3)] ?? said);
    });
}
