// A stop is put where what is told runs on into a request or an order, as in speech: “Jolene passed her screen can you move her on”.
import { leadsOn, orderInside, otherwise, pointers, requestInside } from '../../../../../../nlp/lexicon/run-ons.ts';
import type { Known } from '../../../named/known.ts';

/** Shorter beginnings are no sentence of their own. */
const fewestWords = 3;

/** Quotes have been put aside. */
export const withStops = (text: string, known: Known): string =>
  stopped(stopped(text, requestInside, isTold), orderInside, (before, match) => {
    const { whom = '' } = match.groups ?? {};
    return isTold(before) && (pointers.test(whom) || isSomebody(whom, known));
  });

function stopped(text: string, opening: RegExp, isStop: (before: string, match: RegExpMatchArray) => boolean): string {
  let said = '';
  let done = 0;
  for (const match of text.matchAll(opening)) {
    const before = sentenceBefore(text.slice(done, match.index));
    if (!isStop(before, match)) continue;
    const from = match.index + (/^[,\s]+/u.exec(match[0])?.[0].length ?? 0);
    said += `${text.slice(done, match.index)}. `;
    done = from;
  }
  return said + text.slice(done);
}

const sentenceBefore = (text: string): string => text.split(/[.!?;:\n]/u).at(-1) ?? '';

/** So much is said before that it is a sentence, and nothing in it leads on to what follows. */
const isTold = (before: string): boolean =>
  before.trim().split(/\s+/u).length >= fewestWords && !leadsOn.test(before) && !otherwise.test(before);

const isSomebody = (word: string, { names: { candidates, users } }: Known): boolean =>
  Math.max(candidates.familiarity(word), users.familiarity(word)) === 1;
