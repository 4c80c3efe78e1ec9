// “Move everyone in References to Offer”, “all of Screening can go on to the panel”: where few stand there, their names take the place of
// the stage. It is their names that are judged then, so what is forbidden, asked or told of them stays so. Nobody is turned down so.
import type { Candidate } from '../../../../../core/records.ts';
import { stageKind } from '../../../../../core/stages.ts';
import * as words from '../../../../../nlp/lexicon/descriptions.ts';
import { advancing, moving } from '../../../../../nlp/lexicon/verbs.ts';
import { findStage } from '../../../../../nlp/stages-in-words.ts';
import { isPayload, listed, stageShape } from './described.ts';
import type { Known } from '../../named/known.ts';
import { membersOf, most, sentenceAt } from './spared.ts';

const word = "[\\p{L}\\p{N}][\\p{L}\\p{N}'-]*";
const people = '(?: (?:people|candidates|applicants|folks|ones))?';
/** “everyone in References”, “all of References”, “the whole References stage”. */
const group = `(?:(?:${words.everyone})${people}${stageShape}|all of (?:the )?(?<all>${word}(?: ${word}){0,3}?)|the (?:whole|entire)(?: of)? (?<whole>${word}(?: ${word}){0,3}?)(?: stage| step| lot| group)?)`;
const target = `(?: on| over| up| along| through| straight)? (?:to|into|onto) (?:the |our )?(?<to>${word}(?: ${word}){0,3}?)(?: stage| step| round)?(?=\\s*(?:[.,;:!?)]|$|(?:and|but|then|now|today|please|pls|thanks|because|as|since)\\b))`;
const ordered = new RegExp(
  `(?<lead>(?<![\\p{L}'-])(?:${moving}) )${group}(?<rest>${target}|(?: (?:to|into|onto) the)? next (?:stage|step|round)\\b)`,
  'iu',
);
const stepped = new RegExp(`(?<lead>(?<![\\p{L}'-])(?:${advancing}) )${group}(?<rest>)(?=\\s*(?:[.,;!]|$))`, 'iu');
const stated = new RegExp(
  `(?<lead>(?:^|[.;!\\n]\\s*|,? (?:and|then|so|please) ))${group}(?<rest>(?: (?:${words.goingOn}))+${target})`,
  'iu',
);
/** How long they have stood there, or since when, describes others. */
const narrows = /\b(?:days|weeks|months|since|who|whose|if|unless|only|longer|more than|over \d+)\b|\d/i;

/** Quotes have been put aside. */
export function withWholeStages(text: string, known: Known): string {
  const found = mayMean.test(text) ? foundIn(text) : null;
  if (found?.groups === undefined || narrows.test(sentenceAt(text, found.index + 1))) return text;
  const { lead = '', rest = '' } = found.groups;
  const before = text.slice(0, found.index) + lead;
  const named = isPayload(before) ? [] : standing(found.groups, known);
  return named.length === 0 ? text : before + listed(named) + rest + text.slice(found.index + found[0].length);
}

const foundIn = (text: string): RegExpExecArray | null => ordered.exec(text) ?? stated.exec(text) ?? stepped.exec(text);

/** Nobody, where they are many or go to no stage. */
function standing({ stage, all, whole, to }: Readonly<Record<string, string>>, known: Known): readonly Candidate[] {
  const members = isPlace(to, known) ? membersOf(undefined, stage ?? all ?? whole, known) : [];
  return members.length <= most ? members : [];
}
const mayMean = /\b(?:every\w*|each|all|whole|entire)\b/i;

/** A stage to which people are moved: nobody is turned down with all the others. */
function isPlace(to: string | undefined, { stages }: Known): boolean {
  if (to === undefined) return true;
  const found = findStage(to, stages);
  return found.kind === 'one' && stageKind(found.stage) !== 'rejected';
}
