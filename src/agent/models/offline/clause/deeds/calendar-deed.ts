// What is to become of a meeting, by all the sentences of a message together: “The briefing's been rained off, bin it”, “Ann can only
// do twelve, shove it back”, “the review should be cut to an hour”. Each part of the message is looked at with what was recognised
// in it as one letter (M, T, L): an order, the value of one, the story around it.
import * as words from '../../../../../nlp/lexicon/calendar-deeds.ts';
import { meetingWord } from '../../../../../nlp/lexicon/meeting-words.ts';
import { light, mild } from '../../../../../nlp/lexicon/narration.ts';
import { wordsOf } from '../../../../../nlp/text.ts';
import type { Span } from '../../named/people.ts';
import type { Reading } from '../recognised/clause-reading.ts';
import { type Mark, marksWithin, partsIn } from './marked-parts.ts';

type Recognised = Omit<Reading, 'intents'>;

export type Role =
  /** “bin it”, “scrap the review”. */
  | 'off'
  /** “please move it”: to what stands beside it. */
  | 'request'
  /** “start at ten, not nine”. */
  | 'value'
  /** Only which meeting, or when. */
  | 'name'
  | 'story';

export interface DeedPart extends Span {
  readonly role: Role;
  readonly text: string;
  /** It needs no other part to be known for an order. */
  readonly names: boolean;
}

export interface CalendarDeed {
  readonly kind: 'off' | 'change';
  readonly parts: readonly DeedPart[];
  /** An order stands by itself, so that what is told beside it is what it is about. */
  readonly isAsked: boolean;
}

type Marked = Mark<'M' | 'T' | 'L'>;

/** Undefined where nothing is ordered of a meeting, or something may bind it. */
export function calendarDeed(reading: Recognised): CalendarDeed | undefined {
  const marks = marksIn(reading);
  const parts = partsIn(reading.text, marks).map((span) => partOf(reading.text, span, marks));
  const isBound = parts.some(
    ({ text }, index) =>
      (words.binding.test(text) && !words.remarks.test(text)) || (index > 0 && words.onlySaid.test(text)),
  );
  if (isBound || words.bindingAll.test(reading.text) || asksBack(reading.text, parts)) return undefined;
  const isOff = parts.some(({ role }) => role === 'off');
  const isChange = parts.some(({ role }) => role === 'request' || role === 'value');
  if (!isOff && !isChange) return undefined;
  const isAsked = parts.some(({ role, names }) => (role === 'off' && !names) || role === 'request');
  return { kind: isOff ? 'off' : 'change', parts, isAsked };
}

function marksIn({ text, titles, people, whens, durations }: Recognised): Marked[] {
  const named = [...titles, ...people].map(({ start, end }): Marked => ({ start, end, as: 'M' }));
  const at = (index: number, said: string, as: Marked['as']): Marked => ({
    start: index,
    end: index + said.length,
    as,
  });
  const measured = [
    ...whens.map((one) => at(one.index, one.text, 'T')),
    ...durations.map((one) => at(one.index, one.text, 'L')),
  ];
  const taken = [...named, ...measured];
  const called = [...text.matchAll(generic)]
    .map(({ index, 0: said }) => at(index, said, 'M'))
    .filter(({ start, end }) => !taken.some((one) => start < one.end && one.start < end));
  return [...taken, ...called].toSorted((a, b) => a.start - b.start);
}
const generic = new RegExp(`\\b(?:${meetingWord})\\b`, 'giu');

function partOf(whole: string, { start, end }: Span, marks: readonly Marked[]): DeedPart {
  const inside = marksWithin({ start, end }, marks);
  const text = joined(
    inside.reduceRight(
      (rest, mark) => `${rest.slice(0, mark.start - start)}${mark.as}${rest.slice(mark.end - start)}`,
      whole.slice(start, end),
    ),
  );
  const isValued = inside.some(({ as }) => as !== 'M') || /\bsame (?:time|hour|slot|day)\b/u.test(text);
  return { start, end, text, role: roleOf(text, isValued), names: text.includes('M') };
}

/** A meeting with all that says which: “the M with M on T” is “M”. */
const joined = (text: string): string =>
  text
    .replaceAll(/\p{Lu}(?![MTL\p{Lu}]?\b)|[A-Z](?=\p{L})|\bI\b/gu, (letter) => letter.toLowerCase())
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(
      /(?:\b(?:the|our|my|his|her|their|that|this|a|an|mr|mrs|ms|dr|T'?s?)\.? )*\bM(?:'s?|s)?(?: (?:(?:scheduled|booked|planned|set|due) )?(?:(?:with|for|of|on|and|w|between|at|in|the|our|about|re) )*(?:M|T)(?:'s?|s)?(?![\p{L}']))*/gu,
      'M',
    );

function roleOf(text: string, isValued: boolean): Role {
  if (words.callsItOff.test(text) || words.callsOff.some((said) => said.test(text))) return 'off';
  if (words.changesIt.test(text) && text !== '') return 'request';
  if (isValued && words.suits.test(text)) return 'value';
  if (words.onlyTells.test(text) || !isPlain(text)) return 'story';
  if (isValued && saysOtherwise(text)) return 'value';
  return onlyNames.test(text) ? 'name' : 'story';
}
const saysOtherwise = (text: string): boolean =>
  words.changes.some((said) => said.test(text)) || words.otherwise.test(text);
const onlyNames = /^(?:[MTL]|[\s,']|\b(?:on|at|for|with|the|please|pls|and|of|then|yes|ok)\b)+$/u;

/** Every word is one of these orders, or changes nothing; and nothing is told that has been. */
const isPlain = (text: string): boolean =>
  !/\b(?:was|were|been|had|did|went|took|is|starts|begins)\b/u.test(text) &&
  wordsOf(text).every(
    ({ raw, word }) =>
      /^[MTL]$/u.test(raw) || [raw, word].some((one) => words.deedWords.has(one) || light.has(one) || mild.has(one)),
  );

/** A question that is no polite order. */
function asksBack(text: string, parts: readonly DeedPart[]): boolean {
  return parts.some(
    ({ end, role, text: said }) =>
      text.startsWith('?', end) && (role === 'story' || role === 'name' || !polite.test(said)),
  );
}
const polite =
  /^(?:(?:and|so|then|hi|ok),? )*(?:please|can|could|would|will|may|might|it is|it's|is it|is|i)\b|\bplease\b|\bpossible\b/u;
