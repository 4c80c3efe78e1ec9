// Fills what the sources leave open: occupations for military-only codes, successors of legacy codes, newer codes.
import type { Branch } from '../../src/nlp/military/branch.ts';
import type { CodeRow } from './code-row.ts';
import { Branch as BranchSchema } from '../../src/nlp/military/branch.ts';
import { CodeKind } from '../../src/services/veteran/code-record.ts';
import { keyOf } from './code-row.ts';

type TableRow = Readonly<Record<string, string>>;

export interface Curated {
  readonly derived: readonly TableRow[];
  /** Further occupations for codes whose official one is narrow. */
  readonly adjacent: readonly TableRow[];
  readonly successors: readonly TableRow[];
  readonly overlay: readonly TableRow[];
}

export function derive(rows: readonly CodeRow[], curated: Curated): CodeRow[] {
  const byKey = new Map(rows.map((row) => [keyOf(row.branch, row.code), row]));
  for (const entry of curated.overlay) overlay(byKey, entry);
  const all = [...byKey.values()];
  for (const row of all) if (row.occupations.size === 0) deriveOccupations(row, curated.derived);
  for (const row of all) if (row.status === 'current') addAdjacent(row, curated.adjacent);
  linkByTitle(all);
  for (const entry of curated.successors) linkByTable(all, entry);
  return all.toSorted((a, b) => (keyOf(a.branch, a.code) < keyOf(b.branch, b.code) ? -1 : 1));
}

const occupationsOf = (entry: TableRow): string[] =>
  (entry['occupations'] ?? '').split(' ').filter((code) => code !== '');

/** A published code wins over what the sources say, whose meaning becomes history. */
function overlay(byKey: Map<string, CodeRow>, entry: TableRow): void {
  const branch = BranchSchema.parse(entry['branch']);
  const code = entry['code'] ?? '';
  const old = byKey.get(keyOf(branch, code));
  const history = new Set(old?.history);
  if (old !== undefined && old.title !== entry['title']) history.add(old.title);
  byKey.set(keyOf(branch, code), {
    branch,
    code,
    kind: CodeKind.parse(entry['kind']),
    status: 'current',
    type: 'OVERLAY',
    title: entry['title'] ?? '',
    since: Number(entry['since']) || undefined,
    until: undefined,
    occupations: new Map(occupationsOf(entry).map((occupation) => [occupation, 'derived'])),
    militaryOnly: new Set(),
    history,
    next: new Set(),
    reason: entry['reason'] ?? '',
    group: '',
    description: '',
  });
}

const placeholder =
  /\b(student|patient|trainee|unqualified|unassigned|immaterial|transient|prisoner|holdee|disqualif|candidate|reserved for|awaiting|accession reporting|unallotted|no nec assigned)/i;

function deriveOccupations(row: CodeRow, table: readonly TableRow[]): void {
  if (row.militaryOnly.size === 0 && placeholder.test(row.title)) {
    row.reason = 'A status, not a job: it says nothing about the work that was done.';
    return;
  }
  const entry = table.find(({ match = '' }) => fits(row, match));
  if (entry === undefined) {
    if (row.status === 'current') row.reason = 'A special duty or status that no civilian occupation answers to.';
    return;
  }
  for (const occupation of occupationsOf(entry)) row.occupations.set(occupation, 'derived');
  row.reason = entry['reason'] ?? '';
}

function addAdjacent(row: CodeRow, table: readonly TableRow[]): void {
  for (const entry of table.filter(({ match = '' }) => fits(row, match)))
    for (const occupation of occupationsOf(entry))
      if (!row.occupations.has(occupation)) row.occupations.set(occupation, 'derived');
}

function fits(row: CodeRow, match: string): boolean {
  const colon = match.indexOf(':');
  if (colon < 0) return row.militaryOnly.has(match);
  if (match.slice(0, colon) !== row.branch) return false;
  // The Navy's designators have three digits; its other numeric codes are longer and mean other things.
  if (row.branch === 'Navy' && /^\d+$/.test(row.code) && row.code.length !== 3) return false;
  return new RegExp(match.slice(colon + 1)).test(row.code);
}

const fold = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A legacy code whose title a present code of the branch carries word for word was renumbered. */
function linkByTitle(rows: readonly CodeRow[]): void {
  const current = new Map<string, CodeRow[]>();
  for (const row of rows) if (row.status === 'current') group(current, `${row.branch} ${fold(row.title)}`).push(row);
  for (const row of rows) {
    if (row.status !== 'legacy') continue;
    const same = (current.get(`${row.branch} ${fold(row.title)}`) ?? []).filter(
      // A billet code stands beside a classification, and replaces none.
      ({ kind, code }) => kind === row.kind && isBillet(code) === isBillet(row.code),
    );
    if (same.length === 0 || same.length > 3) continue;
    for (const next of same) row.next.add(next.code);
    const [only] = same;
    if (row.occupations.size === 0 && only !== undefined)
      for (const occupation of only.occupations.keys()) row.occupations.set(occupation, 'derived');
  }
}

const isBillet = (code: string): boolean => /^\d{6}$/.test(code);

function group(groups: Map<string, CodeRow[]>, key: string): CodeRow[] {
  const known = groups.get(key) ?? [];
  groups.set(key, known);
  return known;
}

function linkByTable(rows: readonly CodeRow[], entry: TableRow): void {
  const { branch, code = '', next = '', reason = '' } = entry;
  const old = rowsLike(rows, { branch: BranchSchema.parse(branch), pattern: code }).filter(
    (row) => row.status === 'legacy',
  );
  const now = rowsLike(rows, { branch: BranchSchema.parse(branch), pattern: next }).filter(
    (row) => row.status === 'current',
  );
  for (const row of old) {
    row.next.add(next);
    if (row.reason === '') row.reason = reason;
    if (row.occupations.size > 0) continue;
    for (const successor of now.slice(0, 1))
      for (const occupation of successor.occupations.keys()) row.occupations.set(occupation, 'derived');
  }
}

/** `3D0X2` stands for every skill level of that specialty. */
function rowsLike(rows: readonly CodeRow[], { branch, pattern }: { branch: Branch; pattern: string }): CodeRow[] {
  const form = /^\d[A-Z]\dX\d$/.test(pattern) ? new RegExp(`^${pattern.replace('X', '\\d')}[A-Z]?$`) : undefined;
  return rows.filter(
    (row) => row.branch === branch && (form === undefined ? row.code === pattern : form.test(row.code)),
  );
}
