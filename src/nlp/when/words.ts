// The lexica of dates as pieces of patterns.
import { months, unitWords, weekdays } from '../lexicon/dates.ts';
import { ordinals } from '../lexicon/numbers.ts';
import { countPattern, parseNumber } from '../numbers.ts';

const anyOf = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join('|');

export const weekdayPattern = `(?:${anyOf(Object.keys(weekdays))})\\.?`;
export const monthPattern = `(?:${anyOf(Object.keys(months))})\\.?`;
export const unitPattern = `(?:${anyOf(Object.keys(unitWords))}|fortnights?)`;
export const ordinalPattern = `(?:${anyOf(Object.keys(ordinals))}|\\d{1,2}(?:st|nd|rd|th))`;
export const dayPattern = `(?:${anyOf(Object.keys(ordinals))}|\\d{1,2}(?:st|nd|rd|th)?)`;
export const count = countPattern;

const bare = (word: string): string => word.toLowerCase().replace(/\.$/, '');
export const weekdayOf = (word: string): number => weekdays[bare(word)] ?? 0;
export const monthOf = (word: string): number => months[bare(word)] ?? 0;
export const ordinalOf = (word: string): number => ordinals[bare(word)] ?? Number.parseInt(word, 10);
export const countOf = (word: string): number => parseNumber(word) ?? Number.NaN;
export const unitOf = (word: string) => (/^fortnight/i.test(word) ? 'fortnight' : (unitWords[bare(word)] ?? 'day'));
export const group = (match: RegExpExecArray, name: string): string | undefined => match.groups?.[name];
