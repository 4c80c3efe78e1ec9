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
