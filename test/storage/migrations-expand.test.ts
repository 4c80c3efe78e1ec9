// Two releases run side by side while a new one is rolled out: what a migration does to tables that the older one knows may not break
// its statements. Judged by the text of each migration; what the older release writes and reads is played on a server beside this.
import { expect, test } from 'vitest';
import { migrations } from '../../src/storage/migrations/index.ts';
import { oldestRelease } from '../../src/storage/schema-release.ts';

/** Steps that take something away say in their name since which release nothing reads it; but for those of the first release. */
const firstContractions = ['0160-sync-pages'];
const isContraction = (name: string): boolean => firstContractions.includes(name) || oldestRelease(name) !== undefined;
/** What is narrowed on purpose, where the older release never writes what is refused now. */
const narrowed: Readonly<Record<string, string>> = {
  '0110-events': 'part of the first release',
  '0240-meeting-reminders': 'the older release begins one of a kind for a candidate, and leaves meeting null',
  '0281-provisioned-people': 'the columns are new, and null where the older release writes',
};

const rules: readonly (readonly [what: string, found: RegExp])[] = [
  ['takes something away', /\bdrop (table|column|view|type|function|default)\b/i],
  ['renames', /\brename\b/i],
  ['changes a type', /\balter column \S+ (set data )?type\b/i],
  ['wants a value', /\balter column \S+ set not null\b/i],
  ['wants a value', /\badd column (if not exists )?\S+ (?![^,]*\bdefault\b)[^,]*\bnot null\b/i],
  ['narrows', /\badd constraint\b/i],
  ['narrows', /\bcreate unique index\b/i],
];

/** What breaks statements of an older release; tables that the migration makes itself are nobody's yet. */
function breaches(text: string): readonly string[] {
  const plain = text.replaceAll(/--.*$/gm, '').replaceAll(/\$\$[\s\S]*?\$\$/g, '');
  const made = new Set([...plain.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, name]) => name));
  return plain.split(';').flatMap((statement) => {
    const table = /\b(?:alter table|on) (?:only )?(\w+)/i.exec(statement)?.[1];
    if (made.has(table ?? '')) return [];
    return rules.filter(([, found]) => found.test(statement)).map(([what]) => `${what}: ${statement.trim()}`);
  });
}

test('every migration only adds, but for contractions of what nothing reads since a release', () => {
  const all = Object.entries(migrations);
  expect(all.length).toBeGreaterThan(50);
  const found = all.flatMap(([name, text]) => {
    const allowed = (what: string): boolean => isContraction(name) || (name in narrowed && what.startsWith('narrows'));
    return breaches(text)
      .filter((what) => !allowed(what))
      .map((what) => `${name} ${what}`);
  });
  expect(found).toEqual([]);
});

test('exceptions that are no longer needed are struck out', () => {
  const needed = Object.entries(migrations).flatMap(([name, text]) => (breaches(text).length > 0 ? [name] : []));
  const excepted = [...Object.keys(migrations).filter(isContraction), ...Object.keys(narrowed)];
  expect(excepted.toSorted()).toEqual(needed.toSorted());
});

test.each([
  'alter table a drop column b',
  'alter table a rename column b to c',
  'alter table a alter column b type bigint',
  'alter table a alter column b set not null',
  'alter table a add column b text not null',
  'alter table a add column c text default 1, add column b text not null',
  'alter table a add constraint c check (b > 0)',
  'create unique index i on a (b)',
  'drop table a',
])('found: %s', (statement) => {
  expect(breaches(statement)).not.toEqual([]);
});

test.each([
  'alter table a add column b text',
  "alter table a add column b text not null default 'x'",
  'create table a (b text not null); create unique index i on a (b); alter table a add constraint c check (b > 0)',
  'create index i on a (b)',
])('let through: %s', (statement) => {
  expect(breaches(statement)).toEqual([]);
});
