// Puts the crosswalk of today and the inventory of 2016 together: one row for each (branch, code), current or legacy.
import type { CodeRow } from './code-row.ts';
import type { FoundTable, Row } from './find-tables.ts';
import { branchOfLetter, branchOfName, occupationTypes } from './branches.ts';
import { keyOf, plainCode, plainTitle } from './code-row.ts';
import { kindOf } from './kind-of.ts';
import { lastYearOf } from './years.ts';

export interface MergeInput {
  readonly crosswalk: FoundTable;
  readonly inventory: FoundTable;
  readonly conversion: FoundTable;
}

const cell = (row: Row, column: string): string => row[column] ?? '';
const titleIn = (row: Row): string => plainTitle(cell(row, 'title'));

const isOccupation = (code: string): boolean => /^\d\d-\d{4}(\.\d\d)?$/.test(code);
const isMilitary = (code: string): boolean => code.startsWith('55-');

export function mergeCodes(input: MergeInput): CodeRow[] {
  const rows = new Map<string, CodeRow>();
  const letters = new Map<string, string>();
  for (const source of input.crosswalk.rows) addCurrent(source, { rows, letters });
  const seen = inventoryByKey(input.inventory.rows);
  const converted = conversionTable(input.conversion.rows);
  for (const [key, entries] of seen) {
    const row = rows.get(key);
    if (row === undefined) rows.set(key, legacyRow(entries, converted));
    else enrich(row, entries);
  }
  for (const [key, row] of rows)
    row.kind = kindOf({ ...row, letter: letters.get(key), ...cluesOf(row, seen.get(key)) });
  forgetCommonTexts([...rows.values()]);
  return [...rows.values()].toSorted(byBranchAndCode);
}

/** One text for many trades ("a basic MOS represents the learner level …") describes none of them. */
function forgetCommonTexts(rows: readonly CodeRow[]): void {
  const groups = new Map<string, Set<string>>();
  for (const { description, group } of rows) {
    const known = groups.get(description) ?? new Set();
    groups.set(description, known.add(group.slice(0, detailOfTrade)));
  }
  for (const row of rows) if ((groups.get(row.description)?.size ?? 0) >= manyTrades) row.description = '';
}

/** Category letter, area and group of a DoD occupation; what follows is a specialty of the same trade. */
const detailOfTrade = 4;
const manyTrades = 5;

const byBranchAndCode = (a: CodeRow, b: CodeRow): number => {
  const [left, right] = [keyOf(a.branch, a.code), keyOf(b.branch, b.code)];
  return left < right ? -1 : left > right ? 1 : 0;
};

function emptyRow(branch: CodeRow['branch'], code: string): CodeRow {
  return {
    branch,
    code,
    kind: 'other',
    status: 'current',
    type: '',
    title: '',
    since: undefined,
    until: undefined,
    occupations: new Map(),
    militaryOnly: new Set(),
    history: new Set(),
    next: new Set(),
    reason: '',
    group: '',
    description: '',
  };
}

function addCurrent(
  source: Row,
  { rows, letters }: { rows: Map<string, CodeRow>; letters: Map<string, string> },
): void {
  const letter = cell(source, 'service');
  const branch = branchOfLetter[letter];
  if (branch === undefined || cell(source, 'status').startsWith('O')) return;
  const code = plainCode(cell(source, 'code'));
  const key = keyOf(branch, code);
  const row = rows.get(key) ?? emptyRow(branch, code);
  rows.set(key, row);
  letters.set(key, letter);
  const title = titleIn(source);
  if (row.title === '') row.title = title;
  else if (row.title !== title) row.history.add(title);
  const year = Number(/(?:19|20)\d\d/.exec(cell(source, 'effective'))?.[0]);
  if (Number.isInteger(year)) row.since = Math.min(row.since ?? year, year);
  for (const column of ['onet1', 'onet2', 'onet3', 'onet4']) addOccupation(row, cell(source, column), 'official');
}

function addOccupation(row: CodeRow, code: string, provenance: 'official' | 'converted'): void {
  if (!isOccupation(code)) return;
  const full = code.includes('.') ? code : `${code}.00`;
  if (isMilitary(full)) row.militaryOnly.add(full);
  else if (!row.occupations.has(full)) row.occupations.set(full, provenance);
}

function inventoryByKey(rows: readonly Row[]): Map<string, Row[]> {
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    const branch = branchOfName[row['service'] ?? ''];
    if (branch === undefined || !occupationTypes.has((row['type'] ?? '').toUpperCase())) continue;
    const key = keyOf(branch, plainCode(row['code'] ?? ''));
    const entries = byKey.get(key);
    if (entries === undefined) byKey.set(key, [row]);
    else entries.push(row);
  }
  return byKey;
}

function conversionTable(rows: readonly Row[]): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const { from = '', to = '' } of rows) table.set(from, [...(table.get(from) ?? []), to]);
  return table;
}

const textOf = (entry: Row): string => {
  const text = entry['description'] ?? '';
  return text.length < 25 || /^\s*no descri/i.test(text) ? '' : text;
};

const longestText = (entries: readonly Row[]): string =>
  entries.map(textOf).reduce((longest, text) => (text.length > longest.length ? text : longest), '');

const activeFirst = (entries: readonly Row[]): Row[] =>
  entries.toSorted((a, b) => Number(b['status'] === 'Active') - Number(a['status'] === 'Active'));

function legacyRow(entries: readonly Row[], converted: ReadonlyMap<string, readonly string[]>): CodeRow {
  const [first = {}, ...others] = activeFirst(entries);
  const row = emptyRow(branchOfName[cell(first, 'service')] ?? 'Army', plainCode(cell(first, 'code')));
  row.status = 'legacy';
  row.title = titleIn(first);
  for (const title of others.map(titleIn)) if (title !== row.title) row.history.add(title);
  for (const old of entries.flatMap((entry) => [cell(entry, 'onet1'), cell(entry, 'onet2')]))
    for (const code of converted.get(old) ?? []) addOccupation(row, code, 'converted');
  row.description = longestText(entries);
  row.group = groupOf(entries, row);
  row.type = typesOf(entries).join('|');
  row.until = lastYearOf({ ...row, wasActive: first['status'] === 'Active' });
  return row;
}

function enrich(row: CodeRow, entries: readonly Row[]): void {
  row.type = typesOf(entries).join('|');
  // A code may have meant something else before: the text has to belong to what it means now.
  const same = entries.filter((entry) => fold(titleIn(entry)) === fold(row.title));
  const active = entries.filter((entry) => entry['status'] === 'Active');
  row.description = [same, active, entries].map(longestText).find((text) => text !== '') ?? '';
  row.group = groupOf(same.length > 0 ? same : active, row);
  for (const entry of entries) {
    const title = titleIn(entry);
    if (title !== '' && fold(title) !== fold(row.title)) row.history.add(title);
  }
}

/** The letter of the category stands before the number: the same number may be an officer's or a warrant officer's. */
function groupOf(entries: readonly Row[], { title }: Pick<CodeRow, 'title'>): string {
  const same = entries.filter((entry) => fold(titleIn(entry)) === fold(title));
  const found = [...same, ...entries].find((entry) => /^\d{2,6}$/.test(cell(entry, 'group')));
  return found === undefined ? '' : `${cell(found, 'category').charAt(0)}${cell(found, 'group')}`;
}

const fold = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const typesOf = (entries: readonly Row[]): string[] =>
  [...new Set(entries.map((entry) => (entry['type'] ?? '').toUpperCase()))].toSorted();

/** Only entries that mean what the code means now: 17A was an enlisted crewman once and is a cyber officer today. */
function cluesOf(row: CodeRow, entries: readonly Row[] = []): { categories: Set<string>; types: Set<string> } {
  const same = entries.filter((entry) => fold(titleIn(entry)) === fold(row.title));
  const active = entries.filter((entry) => entry['status'] === 'Active');
  const chosen = [same, active, entries].find((list) => list.length > 0) ?? [];
  return {
    categories: new Set(chosen.map((entry) => entry['category'] ?? '')),
    types: new Set(chosen.map((entry) => (entry['type'] ?? '').toUpperCase())),
  };
}
