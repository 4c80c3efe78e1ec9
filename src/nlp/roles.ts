// Role families in words: “nurses” is nursing, “devs” engineering. Only families that the organization hires for are answered.
import { roleFamilies } from './lexicon/roles.ts';
import { bareWords, remembered } from './text.ts';

const plain = (text: string): string => bareWords(text).join(' ');

/** The word without a plural: nurses, secretaries, coaches. */
export const singular = (word: string): string => (word.endsWith('s') ? ofSeveral(word) : word);
const ofSeveral = remembered((word: string): string => {
  if (/(ss|us|is|ops|sales)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return word.replace(/ies$/, 'y');
  if (/(ch|sh|x)es$/.test(word)) return word.replace(/es$/, '');
  return word.replace(/s$/, '');
});
/** “driver” and “driving”, “nurse” and “nursing”, “design” and “designer”. */
const stem = remembered((word: string): string =>
  singular(word).length < 6
    ? singular(word)
    : singular(word)
        .replace(/(?:ing|ers?|or|ist|ry|ics|ian)$/, '')
        .replace(/e$/, ''),
);
const ofAnyRole: ReadonlySet<string> = new Set(
  (
    'role roles candidate candidates people folks applicant applicants team position positions department dept division family ' +
    'opening openings req reqs requisition requisitions job jobs'
  ).split(' '),
);
const forms = remembered((text: string): readonly string[] => {
  const words = plain(text)
    .replace(/ (\S+)$/, (last, word: string) => (ofAnyRole.has(word) ? '' : last))
    .replace(/^(the|all|our|my|any|every) /, '');
  const last = words.split(' ').at(-1) ?? '';
  return [...new Set([words, words.slice(0, words.length - last.length) + singular(last)])];
});

/** The lines of synonyms in which a word stands. */
const linesOf = new Map<string, (readonly string[])[]>();
for (const line of roleFamilies) for (const word of line) linesOf.set(word, [...(linesOf.get(word) ?? []), line]);

/**
 * The families among `known` that the words may mean: the family's own name first, else its synonyms. Empty when none.
 */
export function findRoles(mention: string, known: readonly string[]): string[] {
  const asked = forms(mention);
  const itself = known.filter((role) => forms(role).some((form) => asked.includes(form)));
  if (itself.length > 0) return itself;
  // “drivers” are of the family “driving” before they are of any that a list of synonyms names.
  const kin = known.filter((role) => asked.some((word) => stem(word) === stem(plain(role))));
  if (kin.length > 0) return kin;
  const lines = asked.flatMap((word) => linesOf.get(word) ?? []);
  return known.filter((role) => {
    const names = forms(role);
    return lines.some((line) => line.some((word) => names.includes(word)));
  });
}
