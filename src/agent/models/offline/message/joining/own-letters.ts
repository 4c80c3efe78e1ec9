// A rejection's own letter, named in a clause of its own: “Reject Ann, and let the kind no go out with it”, “Ann and Ben are a no, the
// kind no goes to each of them”. It is part of the rejection, so it is read together with it.
import type { Clause } from '../../../../../nlp/clauses.ts';
import { parting } from '../../../../../nlp/lexicon/parting.ts';
import { regrets, usualLetter } from '../../../../../nlp/lexicon/usual-letter.ts';
import { escapeRegExp } from '../../../../../nlp/text.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { isOrdering } from '../../take-clause.ts';

type Read = (clause: Clause) => Reading;

export function withOwnLetters(clauses: readonly Clause[], read: Read): readonly Clause[] {
  return clauses.reduce<readonly Clause[]>((done, clause) => {
    const last = done.at(-1);
    // “Reject Ann; no mail necessary.”
    if (last !== undefined && noneAtAll.test(clause.said) && isBareRejection(last, read)) return done;
    const id = letterAlone(clause, read) ?? (isUsual.test(clause.said) ? 'usual' : undefined);
    if (id === undefined) return [...done, clause];
    const bare = done.filter((one) => isBareRejection(one, read));
    const isPlain = bare.length === 1 || (bare.length > 1 && forSeveral.test(clause.text));
    return isPlain
      ? done.map((one) => (bare.includes(one) ? { ...one, text: `${one.text} with the ${id} template` } : one))
      : [...done, clause];
  }, []);
}

function letterAlone(clause: Clause, read: Read): string | undefined {
  if (clause.mood !== 'order' || clause.payload !== undefined) return undefined;
  const { template, people, stages } = read(clause);
  const [id, ...others] = template?.ids ?? [];
  if (template === undefined || id === undefined || others.length > 0 || !parting.test(id)) return undefined;
  return people.length + stages.length === 0 && onlySends.test(withoutLetter(clause.said, template.text, id))
    ? id
    : undefined;
}

/** The words around it, as they were said: polite turns would make a move of “he gets the kind no”. */
const withoutLetter = (said: string, called: string, id: string): string =>
  said.replace(called, ' ').replace(new RegExp(id.split(/[_ -]/).map(escapeRegExp).join('[_ -]'), 'iu'), ' ');

function isBareRejection(clause: Clause, read: Read): boolean {
  if (clause.mood !== 'order') return false;
  const reading = read(clause);
  return (
    reading.intents[0]?.intent === 'reject_candidate' &&
    isOrdering(reading) &&
    reading.template === undefined &&
    !refusesLetter(clause)
  );
}

/** “Reject Ann without a letter”: a polite turn may have taken the words off, so what was said counts, too. */
export const refusesLetter = ({ text, raw }: Clause): boolean => noLetter.test(text) || noLetter.test(raw);
const noLetter = /\b(?:without|no|not|never|skip)\b.*\b(?:letters?|e-?mails?|mails?|templates?|messages?)\b/i;
const noneAtAll =
  /^(?:and |but |also )?(?:no|without(?: an?y?)?|with no) (?:letters?|e?-?mails?|messages?|notes?|templates?|texts?)(?: (?:is |are )?(?:necessary|needed|required|please|pls|at all|this time|for now|thanks))*[.! ]*$/i;
/** “… and send the usual letter”, “Usual letter.”: which that is, the templates say. */
const isUsual = new RegExp(
  `^(?:(?:and|then|please|also|just) )*(?:(?:send|use|with|give)(?: (?:him|her|them|it))?(?: with)? (?:the|our|an?) (?:${usualLetter}|${regrets})|(?:(?:the|our) )?${usualLetter})(?: too| as well| please| pls| to (?:him|her|them)| is fine| will do)*[.! ]*$`,
  'iu',
);
const forSeveral = /\b(?:both|each|all|them|they|everyone|every one)\b/i;
/** Nothing beside the letter but that it goes out, and to whom was named before. */
const onlySends = new RegExp(
  `^(?:[\\s,.!“”"'’‘:;–-]|(?:${[
    'and|then|so|also|as well|too|please|pls|thanks|kindly|just|do|reject|decline|turn|down|let|have|us|use|using|used|take|pick|choose|with|via|by|means',
    'for|to|of|in|on|from|the|our|an?|this|that|it|its|his|her|hers|their|him|them|he|she|they|both|each|all|one|case|cases|every',
    'sends?|sent|gets?|get|goes|go|going|receives?|reach|should|shall|will|would|can|may|must|is|be|out|along|off|over|fine|enough',
    'letters?|e-?mails?|mails?|templates?|tmpl|messages?|notes?|version|variant|wording|way|nice|usual|standard|polite|entitled|called|named',
  ].join('|')})(?![\\p{L}]))*$`,
  'iu',
);
