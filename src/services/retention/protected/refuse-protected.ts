// Finds protected attributes by name, however they are dressed up: case, separators, accents, affixes, any depth.
import { Problem } from '../../../core/problem.ts';
import { gluedAffixes, gluedEnds, gluedStarts } from './affixes.ts';
import { contexts, fields, joining, learned, persons, things, thingTerms, unrelated } from './harmless-contexts.ts';
import { protectedGroups } from './protected-terms.ts';
import { attributeOfPhrase } from './telling-phrases.ts';

/** Letters of other alphabets, and digits, that are read as Latin ones. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    х: 'x',
    у: 'y',
    і: 'i',
    ѕ: 's',
    ԁ: 'd',
    ɡ: 'g',
    α: 'a',
    ο: 'o',
    ε: 'e',
    ι: 'i',
    ß: 'ss',
    ı: 'i',
    '@': 'a',
    $: 's',
  }),
);
const digitsAsLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }),
);

const termToAttribute = new Map(
  protectedGroups.flatMap(({ attribute, terms }) => terms.map((term) => [term, attribute] as const)),
);
const termOrWord = new Map([
  ...termToAttribute,
  ...protectedGroups.flatMap(({ attribute, words: own = [] }) => own.map((word) => [word, attribute] as const)),
]);
const inside = protectedGroups.flatMap(({ attribute, anywhere = [] }) => anywhere.map((term) => ({ attribute, term })));
const longestFirst = (one: string, other: string): number => other.length - one.length;
const startings = [...gluedAffixes, ...gluedStarts].toSorted(longestFirst);
const endings = [...gluedAffixes, ...gluedEnds].toSorted(longestFirst);

function latin(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}|\p{Cf}/gu, '');
  return Array.from(plain, (sign) => lookalikes.get(sign.toLowerCase()) ?? sign).join('');
}

/** `homeAddress2` → home, address, 2. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    // A plural of capitals is one word: `CRMsUsed`.
    .replaceAll(/([A-Z]+)([A-Z](?!s(?![a-z]))[a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+|(?<=[a-z])(?=[0-9])|(?<=[0-9])(?=[a-z])/)
    .filter((word) => word !== '');

/** What remains of a name written together once affixes are taken from its ends. */
function undressed(name: string): string | undefined {
  const seen = new Set<string>();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (termToAttribute.has(next)) return next;
    for (const shorter of [...shortened(next), next.replace(/\d+$/, '')]) {
      if (shorter.length < 3 || seen.has(shorter)) continue;
      seen.add(shorter);
      waiting.push(shorter);
    }
  }
  return undefined;
}

/** Without one affix. Before so short a term as `age` a short word makes another word: `bandage`. */
const shortened = (name: string): readonly string[] => [
  ...startings.flatMap((affix) => {
    const rest = name.startsWith(affix) ? name.slice(affix.length) : '';
    return rest.length === 3 && affix.length < 5 ? [] : [rest];
  }),
  ...endings.map((affix) => (name.endsWith(affix) ? name.slice(0, -affix.length) : '')),
];

/** Whether the words around it say that a protected word is about work: `from` to `to` are the words of the term. */
function isHarmless(all: readonly string[], term: string, { from, to }: { from: number; to: number }): boolean {
  const others = [...all.slice(0, from), ...all.slice(to)];
  const isLearned = others.some((word) => learned.has(word));
  if (isLearned && fields.has(all[to] ?? '')) return true;
  if (thingTerms.has(term) && isOfThing(all, { from, to })) return true;
  const beside = contexts.get(term);
  if (beside === undefined) return false;
  const before = all[from - 1] === 'of' ? all[from - 2] : all[from - 1];
  return (isLearned && beside.has('*')) || beside.has(before ?? '') || beside.has(wordAfter(all, to));
}

/** `ticket_age`, `age_of_equipment`; not where a person is named as well: `account_owner_age`. */
function isOfThing(all: readonly string[], { from, to }: { from: number; to: number }): boolean {
  if (all.some((word) => persons.has(word))) return false;
  const after = joining.has(all[to] ?? '') ? all[to + 1] : all[to];
  const before = joining.has(all[from - 1] ?? '') ? all[from - 2] : all[from - 1];
  return things.has(before ?? '') || things.has(after ?? '');
}

/** “nombre d’entretiens”: how many of them, where Spanish has a name. */
const wordAfter = (all: readonly string[], to: number): string =>
  (all[to] === 'de' || all[to] === 'd' ? all[to + 1] : all[to]) ?? '';

const longestTerm = 4;

/** A term that is one word of the name or several written apart. */
function attributeOfWords(all: readonly string[]): string | undefined {
  for (let from = 0; from < all.length; from++)
    for (let to = from + 1; to <= Math.min(all.length, from + longestTerm); to++) {
      const term = all.slice(from, to).join('');
      const attribute = termOrWord.get(term);
      if (attribute !== undefined && !isHarmless(all, term, { from, to })) return attribute;
    }
  return undefined;
}

/** A stem inside a name, with the words that it begins and ends in. */
function attributeInside(all: readonly string[], joined: string): string | undefined {
  const ends = all.map((_, index) => all.slice(0, index + 1).join('').length);
  return inside.find(({ term }) => {
    const start = joined.indexOf(term);
    if (start < 0) return false;
    const from = ends.findIndex((end) => end > start);
    const to = ends.findIndex((end) => end >= start + term.length) + 1;
    return !isHarmless(all, term, { from, to });
  })?.attribute;
}

function attributeIn(name: string): string | undefined {
  const all = wordsOf(name).filter((word) => !unrelated.some((start) => word.startsWith(start)));
  const joined = all.join('');
  const found = attributeInside(all, joined) ?? attributeOfWords(all) ?? attributeOfPhrase(all);
  if (found !== undefined) return found;
  const core = joined.length <= 40 ? undressed(joined) : undefined;
  // An everyday word of a name of several words has been looked at above, with the words around it.
  if (core === undefined || (all.length > 1 && all.some((word) => word === core))) return undefined;
  return termToAttribute.get(core);
}

const judged = new Map<string, string | null>();
/** Names come from outside: what is remembered has an end. */
const mostRemembered = 5_000;

/** The protected attribute that a name stands for, or undefined. The same few names come with every request. */
export function protectedAttributeOf(name: string): string | undefined {
  const known = judged.get(name);
  if (known !== undefined) return known ?? undefined;
  const plain = latin(name);
  const spelled = Array.from(plain, (sign) => digitsAsLetters.get(sign) ?? sign).join('');
  const attribute = attributeIn(plain) ?? attributeIn(spelled);
  if (judged.size >= mostRemembered) judged.clear();
  if (name.length <= 64) judged.set(name, attribute ?? null);
  return attribute;
}

export interface ProtectedFinding {
  readonly path: string;
  readonly attribute: string;
}

const deepest = 32;

/** Every protected name inside a JSON value; `allowed` are field names of the request itself. */
export function findProtected(
  value: unknown,
  allowed: ReadonlySet<string>,
  path: readonly string[] = [],
): readonly ProtectedFinding[] {
  if (value === null || typeof value !== 'object' || path.length > deepest) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const here = [...path, key];
    const attribute = Array.isArray(value) || allowed.has(key) ? undefined : protectedAttributeOf(key);
    const own = attribute === undefined ? [] : [{ path: here.join('.'), attribute }];
    return [...own, ...findProtected(entry, allowed, here)];
  });
}

/** The same question without the answer's places, which nearly no request needs. */
function holdsProtected(value: unknown, allowed: ReadonlySet<string>, depth = 0): boolean {
  if (value === null || typeof value !== 'object' || depth > deepest) return false;
  if (Array.isArray(value)) return value.some((entry) => holdsProtected(entry, allowed, depth + 1));
  for (const [key, entry] of Object.entries(value)) {
    if (!allowed.has(key) && protectedAttributeOf(key) !== undefined) return true;
    if (holdsProtected(entry, allowed, depth + 1)) return true;
  }
  return false;
}

export function refuseProtected(value: unknown, allowed: ReadonlySet<string>): void {
  if (!holdsProtected(value, allowed)) return;
  const findings = findProtected(value, allowed);
  const named = findings.map(({ path, attribute }) => `${path} (${attribute})`).join(', ');
  throw new Problem(
    'protected_attribute',
    `Retention scores never use protected attributes or what stands in for them: ${named}. Leave it out and send the request again.`,
    {
      errors: findings.map(({ path, attribute }) => ({
        path,
        code: 'protected_attribute',
        message: `stands for ${attribute}, which may not be a signal`,
      })),
    },
  );
}
