// The orders of people who are not sure how to ask: as requests where they ask how a thing is done that they name, and as statements
// where only the mark behind “I think I need to move Ann” asks.
import {
  asksOf,
  atOnce,
  called,
  doItForMe,
  ofNobody,
  explained,
  guessed,
  hearsay,
  ownDuty,
  stillAsks,
} from '../../../../../../nlp/lexicon/newcomers.ts';
import { rejecting } from '../../../../../../nlp/lexicon/verbs.ts';
import { orderOpens } from '../../../../../../nlp/intents.ts';
import { baseOf } from '../../../../../../nlp/verb-forms.ts';
import type { Known } from '../../../named/known.ts';
import { mentionsIn } from '../../../named/named-things.ts';

/** Quotes have been put aside. */
export const withoutDoubts = (text: string, known: Known): string =>
  mayDoubt.test(text) ? stated(requested(text.replace(atOnce, '').replaceAll(called, 'the'), known)) : text;

const mayDoubt =
  /\b(?:today|now|asap|immediately|straight|right|called|named|back|brb|ttyl|run|dash|go|call|her|him|them|meeting|do|time|in|on|how|where|sure|new|sorry|apologies|know|question|learning|place|way|button|first|day|week|unsure|idea|hope|whatever|however|i think|i guess|i believe|need to|have to|had to|supposed|told|asked|like|want|finding|figur\w+|possible|bear|sense|used|started|joined|never|what|said|says|mention\w*|told|think|guess|apparently|something)\b/iu;

/** “How do I move Ann to the panel – can you do it?” asks for it; “how do I reject somebody?” asks how. */
function requested(text: string, known: Known): string {
  let said = '';
  let done = 0;
  for (const { index, 0: opening, groups = {} } of text.matchAll(asksOf)) {
    const { lead = '', verb = '', asked = '' } = groups;
    const from = index + opening.length;
    const rest = sentenceFrom(text, from);
    const order =
      index < done
        ? undefined
        : orderOf(verb, rest, {
            behind: text.slice(from + rest.length),
            isPlace: !onlyHow.test(asked),
            known,
          });
    if (order === undefined) continue;
    said += `${text.slice(done, index)}${lead}${order.said}`;
    done = from + rest.length + order.length;
  }
  return said + text.slice(done);
}

/** What is said instead, and how much of what stands behind goes with it. */
function orderOf(
  verb: string,
  rest: string,
  { behind, isPlace, known }: { behind: string; isPlace: boolean; known: Known },
): { said: string; length: number } | undefined {
  const base = isToLearn(rest, behind) ? undefined : baseFor(verb);
  if (base === undefined) return undefined;
  // “How do I undo it? Please undo it.”
  const again = new RegExp(`^[?.!, –—-]+(?=${requests}[^.?!;]*\\b${base}\\b)`, 'iu').exec(behind)?.[0];
  if (again !== undefined) return { said: '', length: again.length };
  const [asked] = doItForMe.exec(behind) ?? [undefined];
  const isMeant = asked === undefined ? isPlace && isDecided(base, rest, known) : isOfOne(rest, known);
  if (!isMeant) return undefined;
  return { said: `can you ${base}${rest}`, length: asked?.length ?? 0 };
}

/** “How do I tell Ann that …?” asks how; “is this where I book Ann? Thursday at 2” gives what is to be done. */
const onlyHow = /^(?:how|do you|would you|what|which|is (?:it|there))\b/iu;

const isDecided = (base: string, rest: string, known: Known): boolean =>
  isConcrete(rest, known) && !weighty.test(`${base}${rest}`);

/** Somebody is named, or was before. */
const isOfOne = (rest: string, known: Known): boolean => pronoun.test(rest) || isConcrete(rest, known);

/** How it is done of everybody, or step by step. */
const isToLearn = (rest: string, behind: string): boolean => ofNobody.test(rest) || explained.test(`${rest}${behind}`);

const baseFor = (verb: string): string | undefined =>
  /^have$/iu.test(verb) || orderOpens.test(`${verb} x`) ? verb : baseOf(verb);
const requests = '(?:(?:so|and|but|then),? )*(?:please|pls|(?:can|could|would|will) (?:you|u))\\b';
const pronoun = /\b(?:it|that|this|him|her|them)\b/iu;

/** Up to the mark, or to where doing it is asked for. */
function sentenceFrom(text: string, from: number): string {
  const rest = /^[^.!?;\n…]*(?:[.](?=\d)[^.!?;\n…]*)*/u.exec(text.slice(from))?.[0] ?? '';
  const cut = [...rest.matchAll(/[,\s–—-]+(?=(?:(?:or|and|so)[, ]+)?(?:can|could|would|will) (?:you|u)\b)/giu)][0];
  return cut === undefined ? rest : rest.slice(0, cut.index);
}

/** It names somebody or a meeting. */
const isConcrete = (rest: string, known: Known): boolean =>
  mentionsIn(rest, known).some(({ kind }) => kind === 'candidate' || kind === 'user') ||
  known.meetings.some(({ title }) => rest.toLowerCase().includes(title.toLowerCase()));

/** Who only asks how to turn somebody down has not decided it. */
const weighty = new RegExp(`^(?:${rejecting}|offer|make|hire|give|extend|prepare|withdraw)\\b`, 'iu');

const stated = (text: string): string =>
  text
    .replaceAll(ownDuty, (said, lead: string, duty: string) => (stillAsks.test(duty) ? said : `${lead}${duty}.`))
    .replaceAll(guessed, (said, lead: string, fact: string) => (stillAsks.test(fact) ? said : `${lead}${fact}.`))
    .replaceAll(hearsay, '$<lead>$<what> has to be $<done>$<rest>. ');
