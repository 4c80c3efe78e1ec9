// How a person is found in texts: by id, addresses and name, whatever the case or the composition of its letters.
import { erasedMark } from '../../core/personal-data.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Person } from '../../core/ports/personal-data.ts';

export const erased = erasedMark;

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** The texts that point to this person and to hardly anybody else. */
export const needlesOf = ({ candidate, names, emails }: Person): string[] => [
  ...new Set([idNeedle(candidate), ...names, ...names.flatMap(lastFirst), ...emails].filter((text) => text.length > 1)),
];

/**
 * An id such as `20`, a day or a plain word stands inside the texts, times and stages of everybody: it counts only where it is the
 * whole value, between the quotes of JSON.
 */
const idNeedle = (id: string): string => (isDistinctive(id) ? id : JSON.stringify(id));

const isDistinctive = (id: string): boolean =>
  id.length >= 4 && /\p{L}/u.test(id) && /[\d_]/.test(id) && !/^[\d:.tz+-]+$/i.test(id);

/** `Ada Lovelace` is also written `Lovelace, Ada`. */
function lastFirst(name: string): string[] {
  const words = name.trim().split(/\s+/u);
  const last = words.at(-1);
  return last === undefined || words.length < 2 ? [] : [`${last}, ${words.slice(0, -1).join(' ')}`];
}

export function holds(text: string, needles: readonly string[]): boolean {
  const folded = fold(text);
  return needles.some((needle) => folded.includes(fold(needle)));
}

/** Parts of a name are looked for in conversations only, where people call candidates by one name. */
export const nameParts = ({ names }: Person): string[] => [
  ...new Set(names.flatMap((name) => name.split(/[\s'’.-]+/u)).filter((part) => part.length >= 3)),
];

export function holdsWord(text: string, words: readonly string[]): boolean {
  const said = new Set(fold(text).split(/[^\p{L}\p{M}\p{N}]+/u));
  return words.some((word) => said.has(fold(word)));
}

/** The text without the person, for letters to others. */
export const without = (text: string, needles: readonly string[]): string =>
  needles
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, needle) => left.replaceAll(new RegExp(RegExp.escape(needle), 'giu'), erased), text);

const asciiLower = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * A first sieve in the database, wider than `holds`: what passes is looked at again. `lower` of some databases knows ASCII
 * only, so each needle is tried as it is folded there, and as JSON escapes it.
 */
export function mayHold(columns: RawBuilder<unknown>, needles: readonly string[]): RawBuilder<boolean> {
  const forms = needles.flatMap((needle) =>
    ['NFC', 'NFD'].flatMap((form) => {
      const text = needle.normalize(form);
      return [text, text.toLowerCase(), text.toUpperCase()].map(asciiLower);
    }),
  );
  const escaped = forms.map((form) => JSON.stringify(form).slice(1, -1));
  const patterns = [...new Set([...forms, ...escaped])].map(
    (form) => `%${form.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  );
  return sql<boolean>`lower(concat_ws(' ', ${columns})) like any (${patterns}::text[])`;
}
