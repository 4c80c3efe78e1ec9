// Where a sentence names a military code, as people write it. What code it is, `readCode` decides.

import { countPattern, parseNumber } from '../numbers.ts';

const rating = '(?:[A-Z]{2,3}[- ]?\\d{4}|[A-Z]{2,3}[1-3]|[A-Z]{2}(?![a-z]))';
const alphabet =
  'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey x-ray yankee zulu';
const spelled = alphabet
  .replaceAll(/(?<=^| )\w/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
  .replaceAll(' ', '|');
const army = `(?:\\d{2,3}[A-Z]\\d{0,2}[A-Z]?|\\d{2}[- ](?:${spelled}))`;
const air = '\\d[A-Z]\\d[XxA-Z\\d]\\d[A-Z]?';
const written = new RegExp(`\\b(${army}|${air}|\\d{4}|${rating})\\b`);

/** “Eighty eight mike”, as it is said. */
const said = new RegExp(`\\b(${countPattern})[- ](?=(?:${alphabet.replaceAll(' ', '|')})\\b)`, 'gi');
const inFigures = (text: string): string =>
  text.replaceAll(said, (words, count: string) => {
    const number = parseNumber(count.toLowerCase());
    return /^\d/.test(count) || number === undefined || number < 10 || number > 99 ? words : `${number} `;
  });

/** The first one, or undefined. */
export const writtenCode = (text: string): string | undefined =>
  written.exec(inFigures(text).replaceAll(/\b(?:MOS|AFSC|NEC)\b/g, (word) => ' '.repeat(word.length)))?.[1];

/** Where a code is written with its letter in words, “11-Bravo”: no part of it is somebody's name. */
export function spelledCodeSpan(text: string): { readonly start: number; readonly end: number } | undefined {
  const found = spelledCode.exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

/** “From 16 November” is a day. */
const spelledCode = new RegExp(`\\b(?!(?:0[1-9]|[12]\\d|30)[- ][nN]ovember\\b)\\d{2}[- ](?:${spelled})\\b`);
