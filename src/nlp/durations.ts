// Lengths of time in words: “half an hour”, “1h30”, “45m”, “an hour and a half”, “two and a half weeks”.
import { unitWords } from './lexicon/dates.ts';
import { countPattern, parseNumber } from './numbers.ts';
import { fold } from './text.ts';

export interface FoundDuration {
  readonly text: string;
  readonly index: number;
  readonly minutes: number;
}

const perUnit = {
  second: 1 / 60,
  minute: 1,
  hour: 60,
  day: 1_440,
  week: 10_080,
  month: 43_200,
  quarter: 129_600,
  year: 525_600,
} as const;
const unit = `(?:${Object.keys(unitWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}|fortnight|fortnights|mikes?|[hmd])`;

// A word needs a gap before its unit: “and” is not “an d”. “6 or more days” are six.
const amount = `(\\d+(?:\\.\\d+)?(?=\\+?[\\s-]?)|${countPattern}(?=[\\s-]))(?:\\+| or (?:more|longer|over)(?= ))?[\\s-]?`;

const patterns: readonly { readonly pattern: RegExp; read(match: readonly string[]): number | undefined }[] = [
  {
    pattern: /\b(\d+)\s*h(?:rs?|ours?)?\s*(?:and\s*)?(\d{1,2})(?:\s*m(?:in(?:ute)?s?)?)?\b/g,
    read: ([, h, m]) => Number(h) * 60 + Number(m),
  },
  {
    pattern: new RegExp(`\\b(${countPattern}) and a half[\\s-](${unit})\\b`, 'g'),
    read: ([, count, of]) => scaled(count, of, 0.5),
  },
  // “30'”: minutes as they are written on a schedule.
  { pattern: /\b(\d{1,3})['′](?=\s|$)/g, read: ([, minutes]) => Number(minutes) },
  { pattern: /\bthree[\s-]quarters? of an hour\b/g, read: () => 45 },
  { pattern: /\b(?:a )?quarter[\s-](?:of an )?hour\b/g, read: () => 15 },
  { pattern: /\b(?:a )?half[\s-](?:an? |a )?(hour|day)s?\b/g, read: ([, of]) => (of === 'day' ? 720 : 30) },
  { pattern: /\b(?:(?:a|an|one) )?(?:full|whole|good|solid|nice|clear|entire|another) hour\b/g, read: () => 60 },
  {
    pattern: new RegExp(`\\b${amount}(${unit}) and (?:a half|(?:a )?quarter)\\b`, 'g'),
    read: ([whole = '', count, of]) => scaled(count, of, whole.endsWith('quarter') ? 0.25 : 0.5),
  },
  {
    pattern: new RegExp(`\\b${amount}(${unit})\\b(?:(?:,| and)? ${amount}(minutes?|mins?)\\b)?`, 'g'),
    read: compound,
  },
];

function scaled(count = '', of = '', extra = 0): number | undefined {
  const number = parseNumber(count);
  const size = sizeOf(of);
  return number === undefined || size === undefined ? undefined : (number + extra) * size;
}

function compound([, count, of, more, rest]: readonly string[]): number | undefined {
  const whole = scaled(count, of);
  if (whole === undefined || more === undefined) return whole;
  return whole + (scaled(more, rest) ?? 0);
}

function sizeOf(word: string): number | undefined {
  const short = { h: 60, m: 1, d: 1_440 }[word];
  if (short !== undefined) return short;
  if (word.startsWith('fortnight')) return 20_160;
  if (word.startsWith('mike')) return 1;
  const known = unitWords[word];
  return known === undefined ? undefined : perUnit[known];
}

/** All lengths of time in a sentence, in their order. */
export function findDurations(text: string): FoundDuration[] {
  // Same length as the text for what matters here: units and numbers are plain letters.
  const folded = text.length === fold(text).length ? fold(text) : text.toLowerCase();
  const found: FoundDuration[] = [];
  for (const one of patterns)
    for (const match of folded.matchAll(one.pattern)) {
      const minutes = one.read(match);
      const overlaps = found.some(
        (other) => match.index < other.index + other.text.length && other.index < match.index + match[0].length,
      );
      if (minutes !== undefined && !overlaps)
        found.push({ text: text.slice(match.index, match.index + match[0].length), index: match.index, minutes });
    }
  return found.toSorted((a, b) => a.index - b.index);
}
