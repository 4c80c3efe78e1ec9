// Military words in a pasted résumé, put into plain ones, every change marked. Whatever is not jargon stays as it is.
import type { Branch } from '../../../nlp/military/branch.ts';
import { readWords } from '../../../nlp/military/words.ts';
import type { VeteranData } from '../veteran-data.ts';
import { branchOfText } from './branch-of-text.ts';
import type { Change } from './change.ts';
import { plainClearances } from './clearances.ts';
import { codesIn } from './codes.ts';
import { plainDeployments } from './deployments.ts';
import { namedSystems } from './designations.ts';
import { withoutPersonalNumbers } from './personal-numbers.ts';
import { namedPlatforms } from './platforms.ts';
import { spelledRatings } from './ratings.ts';
import { spelledOut } from './spell-out.ts';
import { plainStrengths } from './strengths.ts';

export interface Rewritten {
  readonly text: string;
  readonly changes: readonly Change[];
}

/**
 * Where two changes touch the same words, the one named first counts: a number is removed whatever else it may look like.
 * `branch`: whose words they are; read from the text where nobody says.
 */
export function rewriteResume(text: string, data: VeteranData, branch?: Branch): Rewritten {
  const found = data.resumeWords.find(text);
  const whose = branch ?? branchOfText(text, found);
  const platforms = data.classifier.lexicon.find(readWords(text));
  const proposed = [
    withoutPersonalNumbers(text),
    plainClearances(text),
    plainDeployments(text),
    plainStrengths(text),
    namedSystems(text, platforms),
    codesIn(text, data, whose),
    spelledRatings(text, whose, data.resumeWords),
    spelledOut(text, found, whose),
    namedPlatforms(text, platforms, data.resumeWords),
  ];
  const changes = withoutOverlap(text, proposed.flat()).toSorted((a, b) => a.start - b.start);
  return { text: apply(text, changes), changes };
}

function withoutOverlap(text: string, proposed: readonly Change[]): Change[] {
  const taken = new Uint8Array(text.length);
  return proposed.filter(({ start, end }) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
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
