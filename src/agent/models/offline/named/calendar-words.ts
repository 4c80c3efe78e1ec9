// Short days and months where a time is said: no names, however near to somebody's they are.
import { shortDays, shortMonths } from '../../../../nlp/lexicon/common-words.ts';
import type { Word } from '../../../../nlp/text.ts';

/** “karolina mon 10:00”: a day before an hour ends the name; “1 dec” is nobody called Declan. */
export const isDay = ({ word, start, end }: Word, text: string): boolean =>
  (shortDays.has(word) && /^,? (?:@ ?|at )?\d/.test(text.slice(end))) ||
  (shortMonths.has(word) && /\d(?:st|nd|rd|th)? $/.test(text.slice(0, start)));
