// Military words in a pasted résumé, put into plain ones, every change marked. Whatever is not jargon stays as it is.
import { readWords } from '../../../nlp/military/words.ts';
import type { VeteranData } from '../veteran-data.ts';
import type { Change } from './change.ts';
import { plainClearances } from './clearances.ts';
import { codesIn } from './codes.ts';
import { plainDeployments } from './deployments.ts';
import { plainJargon } from './jargon.ts';
import { withoutPersonalNumbers } from './personal-numbers.ts';
import { plainStrengths } from './strengths.ts';

export interface Rewritten {
  readonly text: string;
  readonly changes: readonly Change[];
}

/** Where two changes touch the same words, the one named first counts: a number is removed whatever else it may look like. */
export function rewriteResume(text: string, data: VeteranData): Rewritten {
  const kept: Change[] = [];
  const proposed = [
    withoutPersonalNumbers(text),
    plainClearances(text),
    plainDeployments(text),
    plainStrengths(text),
    codesIn(text, data),
    plainJargon(text, data.classifier.lexicon.find(readWords(text))),
  ];
  for (const change of proposed.flat()) if (!kept.some((one) => overlaps(one, change))) kept.push(change);
  const changes = withoutDoubling(
    text,
    kept.toSorted((a, b) => a.start - b.start),
  );
  return { text: apply(text, changes), changes };
}

/** “Squad team leader” does not become “team team supervisor”. */
function withoutDoubling(text: string, changes: readonly Change[]): readonly Change[] {
  return changes.map((change, place) => {
    const before = changes[place - 1];
    const [first = '', ...rest] = change.after.split(' ');
    const isBeside = before !== undefined && text.slice(before.end, change.start).trim() === '';
    const last = before?.after.split(' ').at(-1) ?? '';
    const isDoubled = isBeside && rest.length > 0 && last.toLowerCase() === first.toLowerCase();
    return isDoubled ? { ...change, after: rest.join(' ') } : change;
  });
}

const overlaps = (a: Change, b: Change): boolean => a.start < b.end && b.start < a.end;

function apply(text: string, changes: readonly Change[]): string {
  let at = 0;
  let made = '';
  for (const { start, end, after } of changes) {
    made += text.slice(at, start) + after;
    at = end;
  }
  return made + text.slice(at);
}
