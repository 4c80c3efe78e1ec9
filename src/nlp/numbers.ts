// Numbers in words and digits: “ninety-two thousand five hundred”, “1,200”, “80k”, “1.2m”, “a couple of”.
import { scales, tens, units, vague } from './lexicon/numbers.ts';
import { fold } from './text.ts';

const suffixes: Readonly<Record<string, number>> = {
  k: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
  mn: 1_000_000,
  b: 1_000_000_000,
};

/** The whole text as a number; undefined when any of it is not part of one. */
export function parseNumber(text: string): number | undefined {
  const plain = fold(text)
    .trim()
    .replace(/^about |^around |^roughly |^~/, '');
  return fromDigits(plain) ?? vague[plain] ?? fromWords(plain);
}

function fromDigits(text: string): number | undefined {
  const match =
    /^([+-]?)(\d{1,3}(?:[,'\s]\d{3})+(?:\.\d+)?|\d*\.?\d+)\s*(k|mm|mn|m|b|thousand|grand|hundred|million|lakhs?|crore)?\+?$/.exec(
      text,
    );
  if (match === null) return undefined;
  const [, sign, digits = '', suffix = ''] = match;
  const value = Number(digits.replaceAll(/[,'\s]/g, ''));
  const scale = suffix === '' ? 1 : (suffixes[suffix] ?? scales[suffix] ?? 1);
  // 0.1 * 3 is not 0.3: amounts are kept to six places.
  return ((sign === '-' ? -1 : 1) * Math.round(value * scale * 1e6)) / 1e6;
}

/** Sums up to a scale, then multiplies: (one hundred five) thousand (three hundred). */
function fromWords(text: string): number | undefined {
  const words = text.split(/[\s-]+/).filter((word) => word !== 'and' && word !== '');
  if (words.length === 0) return undefined;
  let total = 0;
  let group = 0;
  for (const word of words) {
    const value = units[word] ?? tens[word];
    const scale = scales[word] ?? (word === 'k' ? 1000 : undefined);
    if (value !== undefined) group += value;
    else if (scale === 100) group = Math.max(group, 1) * 100;
    else if (scale !== undefined) {
      total += Math.max(group, 1) * scale;
      group = 0;
    } else if (word === 'a' || word === 'an') group += 1;
    else return undefined;
  }
  return total + group;
}

const word = [...Object.keys(units), ...Object.keys(tens)].toSorted((a, b) => b.length - a.length).join('|');
/** A count inside a sentence, as a regular expression without groups. */
export const countPattern = `(?:\\d+(?:\\.\\d+)?|a couple(?: of)?|a few|an?|(?:${word})(?:[\\s-](?:${word}))?)`;
