// Whose résumé it is, where nobody says: by its name, by what its people are called, and by words that one branch only writes.
import { type Branch, findBranch } from '../../../nlp/military/branch.ts';
import type { WordMatch } from './resume-words.ts';

const people: readonly (readonly [RegExp, Branch])[] = [
  [/\bsoldiers?\b/iu, 'Army'],
  [/\b(?:sailors?|USS)\b/u, 'Navy'],
  [/\bSailors?\b/u, 'Navy'],
  [/\b[Aa]irm[ae]n\b/u, 'Air Force'],
  [/\bMarines?\b/u, 'Marines'],
  [/\b(?:USCGC?|[Cc]utters?|[Cc]oast [Gg]uard\w*)\b/u, 'Coast Guard'],
  [/\bGuardians?\b/u, 'Space Force'],
];

export function branchOfText(text: string, found: readonly WordMatch[]): Branch | undefined {
  const named = findBranch(text);
  if (named !== undefined) return named;
  const votes = new Map<Branch, number>();
  const vote = (branch: Branch): unknown => votes.set(branch, (votes.get(branch) ?? 0) + 1);
  for (const [pattern, branch] of people) if (pattern.test(text)) vote(branch);
  for (const { readings } of found) {
    const [branch, ...others] = [...new Set(readings.flatMap(({ branches }) => branches))];
    if (branch !== undefined && others.length === 0) vote(branch);
  }
  const [first, second] = [...votes].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
