// How long a group has been silent is said in many ways (“idle over 10 days”, “we haven't reached since Monday”, “not contacted this
// week”): it becomes the one that everything behind this reads. What is said of one person stays as it is.
import { silentRun } from '../../../named/silent-days.ts';
import type { Known } from '../../../named/known.ts';
import { persons, allOf } from '../../../../../../nlp/lexicon/groups.ts';

const before = new RegExp(
  `(?:^|[.;:!?,]\\s*|\\b(?:${allOf}|${persons}|\\p{L}{3,}s|applied|stage|and|(?:in|at|on) (?:the )?\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*){0,2}))$`,
  'iu',
);
/** All other ways are read as they are. */
const isSeldom =
  /\b(?:idle|inactive|dormant|reach(?:ed)?|(?:since|after)(?! (?:over |more than |about )?(?:\d|an?|one|two|three|four|five|six|seven|ten))|this (?:week|month))\b/iu;
const mayMean =
  /\b(?:contact\w*|heard|talked|spoken|spoke|reach\w*|touch\w*|idle|inactive|dormant|written|emailed|messaged|answered|replied|responded|reply|response|answer|followed|chased|nudged)\b/i;
const isTold = /\b(?:note|log|record|jot|tell|let|inform|say|saying|ask|remind|that)\b/i;

/** Quotes have been put aside. */
export function withPlainSilence(text: string, known: Known): string {
  if (!isSeldom.test(text) || !mayMean.test(text)) return text;
  for (const { index } of text.matchAll(/(?<=^|\s)(?!and\b)(?=\p{L})/giu)) {
    const run = silentRun(text.slice(index), known);
    if (run === undefined) continue;
    const lead = text.slice(0, index);
    const isPlain =
      before.test(lead.trimEnd()) && !isTold.test(lead) && isSeldom.test(text.slice(index, index + run.length));
    if (!isPlain) return text;
    const said =
      /^(?:who|which)/i.test(text.slice(index)) && lead.trim() === ''
        ? "who haven't we contacted in"
        : 'without contact for';
    return `${lead}${said} ${run.days} days${text.slice(index + run.length)}`;
  }
  return text;
}
