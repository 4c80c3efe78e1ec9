// Times, lengths, sums, codes: whatever is told in figures.
import { findDurations } from '../../../nlp/durations.ts';
import { currencyIn, findMoney } from '../../../nlp/money.ts';
import { parseNumber } from '../../../nlp/numbers.ts';
import { parseWhen } from '../../../nlp/when.ts';
import type { Catalogue } from '../catalogue.ts';
import type { MoneySpan, NumberSpan, Span, TimeSpan, WordSpan } from '../span.ts';
import type { Token } from '../tokens.ts';

export function figuresIn(text: string, tokens: readonly Token[], { now, timeZone, homeZone }: Catalogue): Span[] {
  const options = { now: now.toISOString(), timeZone, preferFuture: true };
  const place = (start: number, end: number) => placeOf(tokens, start, end);
  const times = parseWhen(text, options).map((when): TimeSpan => ({
    kind: 'time',
    ...place(when.index, when.index + when.text.replace(/(?<!\.[am])[.,;!?]+$/, '').length),
    when,
  }));
  const lengths = findDurations(withoutOverhang(text, times)).flatMap(
    ({ index, text: said, minutes }): NumberSpan[] => {
      const value = Math.round(minutes);
      return value < 1 ? [] : [{ kind: 'length', ...place(index, index + said.length), value }];
    },
  );
  const sums = findMoney(text).map((one): MoneySpan => ({
    kind: 'money',
    ...place(one.index, one.index + one.text.length),
    value: one.amount,
    currency: currencyIn(one, homeZone),
  }));
  const found: Span[] = [...times, ...lengths, ...sums];
  const isTaken = (at: number) => found.some(({ from, to }) => at >= from && at < to);
  const counts = tokens.flatMap(({ raw, word, start, end }, at): NumberSpan[] => {
    if (isTaken(at) || /^an?$/.test(word)) return [];
    const value = /^\d+(?:[.,:]\d+)*$/.test(raw) ? Number(raw.replace(/[,:]/, '.')) : parseNumber(word);
    return value === undefined || !Number.isFinite(value)
      ? []
      : [{ kind: 'count', from: at, to: at + 1, start, end, value }];
  });
  return [...found, ...counts, ...codesIn(tokens), ...branchesIn(tokens)];
}

/** “Wednesday 14h, 45 min”: what belongs to a time is no part of a length that begins in it. */
function withoutOverhang(text: string, times: readonly TimeSpan[]): string {
  const lengths = findDurations(text);
  return times.reduce((left, { start, end }) => {
    const reaches = lengths.some((one) => one.index > start && one.index < end && one.index + one.text.length > end);
    return reaches ? `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}` : left;
  }, text);
}

function placeOf(tokens: readonly Token[], start: number, end: number) {
  const from = tokens.findIndex((token) => token.end > start);
  const past = tokens.findIndex((token) => token.start >= end);
  return { from: Math.max(0, from), to: past < 0 ? tokens.length : past, start, end };
}

/** “68W”, “0311”, “11B20”, “HM”, “11 bravo”. */
const codesIn = (tokens: readonly Token[]): WordSpan[] =>
  tokens.flatMap(({ raw, start, end }, at): WordSpan[] => {
    const parts = spokenCode(tokens, at);
    const last = tokens[at + parts.length - 1];
    if (parts.length > 0 && last !== undefined)
      return [{ kind: 'code', from: at, to: at + parts.length, start, end: last.end, text: parts.join('') }];
    return isCode(raw) ? [{ kind: 'code', from: at, to: at + 1, start, end, text: raw.toUpperCase() }] : [];
  });

/** “11 bravo”, “25 - B”: what each token adds to the code. */
function spokenCode(tokens: readonly Token[], at: number): readonly string[] {
  const [first, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first === undefined || next === undefined || !/^\d{2}$/.test(first.raw)) return [];
  const letter = spokenLetters[next.word];
  if (letter !== undefined) return [first.raw, letter];
  return next.raw === '-' && after !== undefined && /^\p{Lu}\d?$/u.test(after.raw) ? [first.raw, '', after.raw] : [];
}

function isCode(raw: string): boolean {
  if (/^\d[A-Z]\d[A-Z]?\d?[A-Z]?$/i.test(raw) && raw.length > 3) return true;
  if (/^\d{1,2}[A-Za-z]\d{0,2}[A-Za-z]?\d?$/.test(raw)) return !/^\d{1,2}(?:am|pm|h|k|m|d)$/i.test(raw);
  return /^(?:\d{4}|(?!CVs?$|HR$|ATS$|CRM$)[A-Z]{2,3}\d?)$/.test(raw);
}

const spokenLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu'
    .split(' ')
    .map((word) => [word, word.slice(0, 1).toUpperCase()]),
);

const branches: Readonly<Record<string, string>> = {
  army: 'Army',
  navy: 'Navy',
  marine: 'Marines',
  marines: 'Marines',
  usmc: 'Marines',
  'air force': 'Air Force',
  'coast guard': 'Coast Guard',
  'space force': 'Space Force',
};

function branchesIn(tokens: readonly Token[]): WordSpan[] {
  return tokens.flatMap(({ word, start, end }, at): WordSpan[] => {
    const next = tokens[at + 1];
    const two = next === undefined ? undefined : branches[`${word} ${next.word}`];
    if (two !== undefined && next !== undefined)
      return [{ kind: 'branch', from: at, to: at + 2, start, end: next.end, text: two }];
    const one = branches[word];
    return one === undefined ? [] : [{ kind: 'branch', from: at, to: at + 1, start, end, text: one }];
  });
}
