// Which first names a short form may stand for, the other way round, and other spellings; and which words are first names at all.
import { nameSpellings } from '../lexicon/name-spellings.ts';
import { nicknames } from '../lexicon/nicknames.ts';

const related = new Map<string, Map<string, number>>();

function relate(one: string, others: readonly string[], strength: number): void {
  const known = related.get(one) ?? new Map<string, number>();
  for (const other of others) if (other !== one) known.set(other, Math.max(strength, known.get(other) ?? 0));
  related.set(one, known);
}

for (const { full, short } of nicknames) {
  // Full names on one line are kin, not the same person: Daniel is not Danielle.
  for (const one of full) relate(one, short, 0.95);
  for (const one of short) relate(one, full, 0.95);
  // Two short forms of a name are rarely said of one person.
  for (const one of short) relate(one, short, 0.92);
}
for (const spellings of nameSpellings) for (const one of spellings) relate(one, spellings, 0.96);

const none: ReadonlyMap<string, number> = new Map();

/** Other first names for the same person, each with how well it stands for the asked one. */
export const relatedNames = (name: string): ReadonlyMap<string, number> => related.get(name) ?? none;

const shortForms = new Set(nicknames.flatMap(({ short }) => short).filter((one) => one.length > 2));

/** “Alex”, “Nico”: whoever's first name begins so may be called that, too. */
export const isShortForm = (word: string): boolean => shortForms.has(word);

export const isFirstName = (word: string): boolean => related.has(word);
