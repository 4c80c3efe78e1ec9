// “If Hugh is free at three, book him with Bo”: whether a colleague has time is what booking looks at first, and it books nothing
// into another meeting. So this condition, and no other, is part of the order.
import * as words from '../../../../../../nlp/lexicon/availability.ts';
import type { Known } from '../../../named/known.ts';

const whom = "(?<whom>\\p{L}[\\p{L}'-]*(?: (?:and )?\\p{Lu}[\\p{L}'-]*){0,3}?)";
const at = '(?<at>(?: (?!then\\b|book\\b)(?:[^,.;:?!\\n]|:(?=\\d))*?)?)';
const order = `(?<order>(?:please )?(?:${words.bookingVerbs})\\b[^.!?;\\n]*)`;
const begins = '(?<=^|[.!?;\\n]\\s{0,3}|\\b(?:and|but|so|ok|okay|hi|hey|please),? )';

const conditions = [
  `${begins}if ${whom} ?(?:${words.hasTime})${at}(?:,| then)+ (?:then |please )*${order}`,
  `${begins}${words.checking} ${whom} ?(?:${words.hasTime})${at}(?:[,.;]| -)* ${words.ifSo},? (?:please )?${order}`,
  `${begins}${words.asksTime} ${whom} ${words.asked}${at}\\?? ${words.ifSo},? (?:please )?${order}`,
].map((source) => new RegExp(source, 'iu'));
/** “Book Hugh with Bo at three if Hugh is free.” */
const behind = new RegExp(
  `${begins}(?<order>(?:please )?(?:${words.bookingVerbs})\\b[^.!?;\\n]*?),? (?:if|provided|as long as)(?: that)? ${whom} ?(?:${words.hasTime})(?<at>(?: (?:then|at that time))?)(?=[.!?]|$)`,
  'iu',
);

const otherwise = new RegExp(`\\b(?:${words.otherwise})\\b`, 'i');
const pronoun = /\b(?:him|her|them|both)\b/i;
const hours = /\b(?:at \d|\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\d:\d\d|noon|midday|o'clock|half past|quarter)/i;

/** Quotes have been put aside. */
export function withFreeTime(text: string, known: Known): string {
  for (const shape of [...conditions, behind]) {
    const found = shape.exec(text);
    const { whom: said = '', at: when = '', order: ordered = '' } = found?.groups ?? {};
    if (found === null || otherwise.test(text) || !areColleagues(said, known)) continue;
    const whole = shape === behind ? ordered : booked({ said, when, ordered }, known);
    return text.slice(0, found.index) + whole + text.slice(found.index + found[0].length);
  }
  return text;
}

const areColleagues = (said: string, { names }: Known): boolean =>
  said
    .split(/,? and |, /i)
    .every((one) => names.users.find(one).kind === 'one' && names.candidates.find(one).kind === 'none');

function booked({ said, when, ordered }: { said: string; when: string; ordered: string }, { names }: Known): string {
  const isNamed = said.split(/,? and |, /i).every((one) => ordered.toLowerCase().includes(one.toLowerCase()));
  // “Book her with Luca”: where a candidate is named, “her” is the colleague.
  const isOfColleague = !isNamed && pronoun.test(ordered) && ordered.match(new RegExp(pronoun, 'gi'))?.length === 1;
  const namesCandidate = ordered
    .split(/[^\p{L}'-]+/u)
    .some((one) => /^\p{Lu}/u.test(one) && names.candidates.find(one).kind !== 'none');
  const withWhom =
    isOfColleague && namesCandidate ? ordered.replace(pronoun, said) : isNamed ? ordered : `${ordered} with ${said}`;
  return hours.test(ordered) && hours.test(when) ? withWhom : `${withWhom}${when.replace(/ then$/i, '')}`;
}
