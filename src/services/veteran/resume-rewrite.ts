// Military words in a pasted résumé, put into plain ones, every change marked. Whatever is not jargon stays as it is.
import type { Mention } from '../../nlp/military/lexicon.ts';
import type { VeteranData } from './veteran-data.ts';
import { readCode } from '../../nlp/military/read-code.ts';
import { readWords } from '../../nlp/military/words.ts';

export interface Change {
  /** Place in the text before. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

export interface Rewritten {
  readonly text: string;
  readonly changes: readonly Change[];
}

/** Words that are ordinary English too are left alone unless they are written as the military does, in capitals. */
const everyday = new Set(
  'top band rate rating battery troop mission missions weapon weapons combat head count cover marine gear kit doc scout radar sonar cyber comms liberty handler crane instructor safety officer diver recruiter postal cable welding calibration navigation generators boiler boilers concrete rebar masonry surveying fiber'.split(
    ' ',
  ),
);

export function rewriteResume(text: string, data: VeteranData): Rewritten {
  const words = readWords(text);
  const changes = [
    ...data.classifier.lexicon.find(words).flatMap((mention) => changeFor(mention, text)),
    ...codesIn(text, data),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Change[] = [];
  for (const change of changes) if (change.start >= (kept.at(-1)?.end ?? 0)) kept.push(change);
  return { text: apply(text, kept), changes: kept };
}

function changeFor({ term, start, end }: Mention, text: string): Change[] {
  const before = text.slice(start, end);
  if (term.plain === '' || before.toLowerCase() === term.plain.toLowerCase()) return [];
  if (everyday.has(before.toLowerCase()) && before !== before.toUpperCase()) return [];
  return [{ start, end, before, after: asWritten(before, inNumber(before, term.plain), opensSentence(text, start)) }];
}

/** A sentence that began with a capital still does. */
const asWritten = (before: string, after: string, opens: boolean): string =>
  opens && /^[A-Z]/.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after;

const opensSentence = (text: string, start: number): boolean =>
  /(^|[.!?:\n•-])\s*$/.test(text.slice(Math.max(0, start - 4), start));

/** Twelve HMMWVs are twelve vehicles. */
const inNumber = (before: string, after: string): string =>
  /[^s]s$/.test(before) && !after.endsWith('s') ? `${after}s` : after;

const codeLike = /\b(?:\d{2}[A-Z]\d?\w?|\d[A-Z]\d[X\d]\d[A-Z]?|\d{3}[A-Z])\b/g;

/** Codes that one branch only has; four digits alone may be a year. */
function codesIn(text: string, data: VeteranData): Change[] {
  return [...text.matchAll(codeLike)].flatMap((match) => {
    const [before] = match;
    const reading = readCode(before, undefined, data.codes);
    if (reading.kind !== 'found') return [];
    const title = data.codes.titleOf(reading.branch, reading.code);
    return [{ start: match.index, end: match.index + before.length, before, after: `${title} (${before})` }];
  });
}

function apply(text: string, changes: readonly Change[]): string {
  let at = 0;
  let made = '';
  for (const { start, end, after } of changes) {
    made += text.slice(at, start) + after;
    at = end;
  }
  return made + text.slice(at);
}
