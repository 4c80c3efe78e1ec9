// What a code without a text or a DoD occupation of its own takes from its nearest relative: the code that it mirrors, the one
// it was renumbered from, or the others of its specialty.
import { patternsOf } from '../../src/nlp/military/families.ts';
import { keyOf, type CodeRow } from './code-row.ts';
import { containedTitles } from './contained-titles.ts';
import type { DefenseGroups } from './defense-groups.ts';
import { mainTitle } from './main-title.ts';

export interface GroupOfCode {
  /** Category letter and number; empty where none is known. */
  readonly group: string;
  /** Given by the inventory to this very code. */
  readonly isOwn: boolean;
  /** That of a code of the same title, not only of the same field. */
  readonly isNear: boolean;
  /** Of a title that stands within the title of the code. */
  readonly isNamed?: boolean;
}

export interface Relatives {
  groupOf(row: CodeRow): GroupOfCode;
  textOf(row: CodeRow): string;
}

export function relativesAmong(rows: readonly CodeRow[], groups: DefenseGroups): Relatives {
  const isKnown = (group: string): boolean => groups.of(group) !== groups.of('');
  const known = counted(rows, (row) => (isKnown(row.group) ? row.group : ''));
  const groupOfKeys = (list: readonly string[]): string | undefined =>
    list.flatMap((key) => mostOf(known.get(key)) ?? [])[0];
  const contained = containedTitles(rows, (row) => (isKnown(row.group) ? row.group : ''));
  const texts = counted(rows, (row) => (row.description === '' ? '' : `${fold(mainTitle(row))}\t${row.description}`));
  return {
    groupOf(row) {
      if (isKnown(row.group)) return { group: row.group, isOwn: true, isNear: true };
      const keys = keysOf(row);
      const near = groupOfKeys(keys.filter((key) => !key.startsWith('field')));
      if (near !== undefined) return { group: near, isOwn: false, isNear: true };
      const named = contained(row);
      if (named !== undefined) return { group: named, isOwn: false, isNear: true, isNamed: true };
      const field = groupOfKeys(keys.filter((key) => key.startsWith('field')));
      if (field !== undefined) return { group: field, isOwn: false, isNear: false };
      return { group: '', isOwn: false, isNear: false };
    },
    textOf(row) {
      if (row.description !== '') return row.description;
      const title = fold(mainTitle(row));
      for (const key of keysOf(row))
        for (const text of (texts.get(key) ?? new Map<string, number>()).keys())
          if (text.startsWith(`${title}\t`)) return text.slice(title.length + 1);
      return '';
    },
  };
}

const levels = /\b(helper|apprentice|journeyman|craftsman|superintendent|manager|sel)\b/gi;
const fold = (title: string): string =>
  title
    .replaceAll(levels, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** From the nearest relative to the farthest. A current code learns from old ones only where the title is the same. */
function keysOf(row: CodeRow): readonly string[] {
  const { branch, code, kind, status } = row;
  const service = branch === 'Space Force' ? 'Air Force' : branch;
  const rank = kind === 'officer' || kind === 'warrant' ? 'officer' : 'enlisted';
  const title = fold(mainTitle(row));
  const field = branch === 'Army' ? [code.slice(0, 2)] : patternsOf(service, code);
  return [
    `code ${keyOf(service, code)} ${title}`,
    `title ${service} ${rank} ${title}`,
    `title ${rank} ${title}`,
    ...field.map((pattern) => `field ${service} ${rank} ${status} ${pattern}`),
  ];
}

type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

function counted(rows: readonly CodeRow[], valueOf: (row: CodeRow) => string): Counts {
  const counts = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const value = valueOf(row);
    if (value === '') continue;
    for (const key of keysOf(row)) {
      const values = counts.get(key) ?? new Map<string, number>();
      counts.set(key, values.set(value, (values.get(value) ?? 0) + (row.status === 'current' ? 2 : 1)));
    }
  }
  return counts;
}

const mostOf = (counts: ReadonlyMap<string, number> | undefined): string | undefined =>
  [...(counts ?? [])].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0];
