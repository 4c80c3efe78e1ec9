// The lexica of dates as pieces of patterns, and what such a piece says: weekdays, months, units, ordinals, counts, years.
import { months, unitWords, weekdays } from '../lexicon/dates.ts';
import { ordinals, units } from '../lexicon/numbers.ts';
import { countPattern, parseNumber } from '../numbers.ts';

const anyOf = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join('|');

export const weekdayPattern = `(?:${anyOf(Object.keys(weekdays))})\\.?`;
export const monthPattern = `(?:${anyOf(Object.keys(months))})\\.?`;
export const unitPattern = `(?:${anyOf(Object.keys(unitWords))}|fortnights?|decades?|century|centuries)`;
export const ordinalPattern = `(?:${anyOf(Object.keys(ordinals))}|\\d{1,2}(?:st|nd|rd|th))`;
const noNoun = `(?=[,.!?;)]|$| (?:at|in|from|to|and|through|of|till|until|nineteen|twenty|two thousand|\\d|${monthPattern}\\b))`;
// “May twenty one”: in words only where no noun follows, “may two of us come” is no date.
const cardinal = `(?:thirty(?:[ -]one)?|twenty(?:[ -](?:${anyOf(Object.keys(units).slice(1, 10))}))?|${anyOf(Object.keys(units).slice(1))})${noNoun}`;
export const dayPattern = `(?:${anyOf(Object.keys(ordinals))}|\\d{1,2} ?(?:st|nd|rd|th)|\\d{1,2}|${cardinal})`;
export const count = countPattern;

const longUnits: Readonly<Record<string, 'fortnight' | 'decade' | 'century'>> = {
  fortnight: 'fortnight',
  decade: 'decade',
  century: 'century',
  centurie: 'century',
};
const bare = (word: string): string => word.toLowerCase().replace(/\.$/, '');
export const weekdayOf = (word: string): number => weekdays[bare(word)] ?? 0;
export const monthOf = (word: string): number => months[bare(word)] ?? 0;
export const ordinalOf = (word: string): number =>
  ordinals[bare(word)] ?? (/^\d/.test(word) ? Number.parseInt(word, 10) : countOf(word));
export const countOf = (word: string): number => parseNumber(word) ?? Number.NaN;
export const unitOf = (word: string) => longUnits[bare(word).replace(/s$/, '')] ?? unitWords[bare(word)] ?? 'day';
export const group = (match: RegExpExecArray, name: string): string | undefined => match.groups?.[name];

const smallNumber =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)';

/** In words, as a regular expression without groups; what is no year among them `yearOf` refuses. */
const yearWords = `(?:two thousand|(?:seven|eigh|nine)teen|twenty)(?:[ -](?:hundred|oh|o|zero|${smallNumber})| and ${smallNumber}){0,4}`;
/** In four digits or in words. */
export const yearPattern = `(?:(?:1[5-9]|20|21)\\d{2}(?![\\d:])|${yearWords})`;

/** “89” is 1989: nobody plans or remembers as far ahead as that. */
export function yearOf(said: string): number {
  const digits = said.replace(/^['’]/, '');
  if (/^\d+$/.test(digits))
    return digits.length > 2 ? Number(digits) : (Number(digits) < 50 ? 2000 : 1900) + Number(digits);
  const words = said.replaceAll('-', ' ').trim();
  if (/thousand|hundred/.test(words)) return parseNumber(words) ?? Number.NaN;
  const [first = '', ...rest] = words.split(' ');
  const tail = parseNumber(rest.filter((one) => !/^(?:oh|zero|o)$/.test(one)).join(' '));
  return tail === undefined || tail > 99 || rest.includes('and') ? Number.NaN : (parseNumber(first) ?? 0) * 100 + tail;
}
