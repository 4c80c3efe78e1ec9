// Finds protected attributes by name, however they are dressed up: case, separators, accents, affixes, any depth.
import { Problem } from '../../../core/problem.ts';
import { affixes } from './affixes.ts';
import { protectedGroups } from './protected-terms.ts';

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
const inside = protectedGroups.flatMap(({ attribute, anywhere = [] }) => anywhere.map((term) => ({ attribute, term })));
const dressing = affixes.toSorted((a, b) => b.length - a.length);

function latin(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}|\p{Cf}/gu, '');
  return Array.from(plain, (sign) => lookalikes.get(sign.toLowerCase()) ?? sign).join('');
}

/** `homeAddress2` → home, address, 2. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+|(?<=[a-z])(?=[0-9])|(?<=[0-9])(?=[a-z])/)
    .filter((word) => word !== '');

/** What remains of a name written together once affixes are taken from its ends. */
function undressed(name: string): string | undefined {
  const seen = new Set<string>();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (termToAttribute.has(next)) return next;
    for (const affix of dressing) {
      const rest = [
        next.startsWith(affix) ? next.slice(affix.length) : '',
        next.endsWith(affix) ? next.slice(0, -affix.length) : '',
        next.replace(/\d+$/, ''),
      ];
      for (const shorter of rest) {
        if (shorter.length < 2 || seen.has(shorter)) continue;
        seen.add(shorter);
        waiting.push(shorter);
      }
    }
  }
  return undefined;
}

function attributeIn(name: string): string | undefined {
  const words = wordsOf(name);
  const joined = words.join('');
  const found = inside.find(({ term }) => joined.includes(term));
  if (found !== undefined) return found.attribute;
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + 4); to++) {
      const attribute = termToAttribute.get(words.slice(from, to).join(''));
      if (attribute !== undefined) return attribute;
    }
  const core = joined.length <= 40 ? undressed(joined) : undefined;
  return core === undefined ? undefined : termToAttribute.get(core);
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
