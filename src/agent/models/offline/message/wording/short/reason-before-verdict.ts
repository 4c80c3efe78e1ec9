// “petronella ref bad – reject, regret letter”, “jaak no show twice, bin”: what speaks against a candidate stands before the verdict.
import { courtesies, ownThings, speaksAgainst } from '../../../../../../nlp/lexicon/terse-verdicts.ts';
import { lettersOf } from '../../../../../../nlp/patterns/letters.ts';
import { gateOf } from '../../../../../../nlp/patterns/tried.ts';
import type { Known } from '../../../named/known.ts';
import { isCandidate, kindOf, letterIn, withLetter } from './terse-verdicts.ts';

const shape = new RegExp(
  '(?<lead>(?:^|[.!?;\\n])\\s*(?:(?:ok|okay|k|so|and|also|hi|hey|next|then|pls|please)[,:]? )*)' +
    "(?<name>\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*){0,2}?) (?<why>[^.,:;!?\\n–—/→>()]{4,50}?)" +
    '(?:,| ?[-–—]+|:| ?(?:→|->)| ?/) ?(?:(?:so|pls|please|just) )*(?:reject|rej|bin|drop|decline|dq)(?: (?:him|her|them))?' +
    '(?<tail>(?:,| -+| w/?| with| using)? ?[^.;!?\\n]{0,40}?)(?=\\s*(?:$|[.;!\\n]))',
  'giu',
);
const mayFit = gateOf(shape.source);
const polite = new RegExp(`^(?:,? ?${courtesies})*$`, 'iu');

/** Quotes have been put aside. */
export const withVerdictsFirst = (text: string, known: Known): string =>
  mayFit(lettersOf(text))
    ? [...text.matchAll(shape)]
        .toReversed()
        .reduce(
          (said, { index, 0: whole, groups = {} }) =>
            said.slice(0, index) + (refusal(groups, known) ?? whole) + said.slice(index + whole.length),
          text,
        )
    : text;

function refusal(groups: Readonly<Record<string, string | undefined>>, known: Known): string | undefined {
  const { lead = '', name: who = '', why = '', tail = '' } = groups;
  const rest = tail.replace(/^[,\s–—-]*(?:(?:w\/?|with|using) )?/u, '');
  const letter = letterIn(rest, known);
  const isWhole = letter !== undefined || polite.test(rest);
  if (!isWhole || !isCandidate(who, known) || !isAgainst(why, known)) return undefined;
  return `${lead}reject ${who}${letter === undefined ? '' : withLetter(letter)} because ${why.trim()}`;
}

const isAgainst = (why: string, known: Known): boolean =>
  speaksAgainst.test(why) && !ownThings.test(why) && kindOf(why, known) === 'reason';
