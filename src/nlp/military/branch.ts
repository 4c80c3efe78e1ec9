// The six branches as the wire names them, and as people name them.
import { z } from 'zod';

export const branches = ['Army', 'Navy', 'Air Force', 'Marines', 'Coast Guard', 'Space Force'] as const;
export const Branch = z.enum(branches);
export type Branch = z.infer<typeof Branch>;

const aliases: ReadonlyMap<string, Branch> = new Map<string, Branch>([
  ...[
    'army',
    'us army',
    'usa',
    'united states army',
    'army national guard',
    'national guard',
    'army reserve',
    'arng',
    'usar',
  ].map((name) => [name, 'Army'] as const),
  ...['navy', 'us navy', 'usn', 'united states navy', 'navy reserve', 'naval', 'usnr'].map(
    (name) => [name, 'Navy'] as const,
  ),
  ...[
    'air force',
    'airforce',
    'us air force',
    'usaf',
    'united states air force',
    'air national guard',
    'ang',
    'af',
  ].map((name) => [name, 'Air Force'] as const),
  ...[
    'marines',
    'marine',
    'marine corps',
    'us marine corps',
    'us marines',
    'usmc',
    'united states marine corps',
    'mc',
  ].map((name) => [name, 'Marines'] as const),
  ...['coast guard', 'coastguard', 'us coast guard', 'uscg', 'united states coast guard', 'cg', 'coastie'].map(
    (name) => [name, 'Coast Guard'] as const,
  ),
  ...['space force', 'spaceforce', 'us space force', 'ussf', 'united states space force', 'sf', 'guardian'].map(
    (name) => [name, 'Space Force'] as const,
  ),
]);

/** As the wire names them, which is how nearly all requests come. */
const asNamed: ReadonlyMap<string, Branch> = new Map(branches.map((branch) => [branch, branch]));

/** Forgives case, dots, dashes and underscores (`U.S.M.C.`, `air_force`). */
export function readBranch(text: string): Branch | undefined {
  return asNamed.get(text) ?? readAlias(text);
}

function readAlias(text: string): Branch | undefined {
  const plain = text
    .trim()
    .slice(0, 60)
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[\s_-]+/g, ' ')
    .replace(/^the /, '');
  return aliases.get(plain);
}

// Longer names go first: “air force” before “af”, which is left out here with all that are short enough to be a code.
const inSentences = [...aliases].filter(([name]) => name.length > 2).toSorted(([a], [b]) => b.length - a.length);

/** A branch that is named inside a sentence: “11B, Army”. */
export function findBranch(text: string): Branch | undefined {
  const plain = ` ${text
    .slice(0, 2_000)
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^a-z]+/g, ' ')} `;
  return inSentences.find(([name]) => plain.includes(` ${name} `))?.[1];
}
