// The military codes in memory: an index over the shipped table, whose lines are read when they are asked for.
import type { Branch } from '../../nlp/military/branch.ts';
import type { CodeIndex, CodeReference } from '../../nlp/military/code-index.ts';
import type { CodeOccupation, CodeRecord } from './code-record.ts';
import { branches } from '../../nlp/military/branch.ts';
import { patternsOf } from '../../nlp/military/families.ts';
import { CodeKind } from './code-record.ts';
import { oneMarkOff } from './near-codes.ts';
import { readTable } from './read-table.ts';

const columns = 'branch code kind status title since until occupations history next reason skills'
  .split(' ')
  .join('\t');
const branchNamed: ReadonlyMap<string, Branch> = new Map(branches.map((branch) => [branch, branch]));
const provenances = { o: 'official', c: 'converted', d: 'derived' } as const;

const levelWords = / +(helper|apprentice|journeyman|craftsman|superintendent|manager)$/i;

interface Place {
  readonly start: number;
  readonly end: number;
}

export interface SkillImportance {
  readonly skill: number;
  readonly importance: number;
}

export class CodeDatabase implements CodeIndex {
  readonly #text: string;
  readonly #places = new Map<string, Place>();
  readonly #families = new Map<Branch, ReadonlyMap<string, readonly string[]>>();
  readonly #reasons: readonly string[];
  readonly #titles: ReadonlyMap<string, string>;

  /** Throws when the table is of another form than this code reads. */
  constructor(tables: { codes: string; reasons: string; occupationTitles: ReadonlyMap<string, string> }) {
    this.#text = tables.codes;
    this.#reasons = readTable(tables.reasons).map((row) => row['reason'] ?? '');
    this.#titles = tables.occupationTitles;
    const header = this.#text.slice(0, this.#text.indexOf('\n'));
    if (header !== columns) throw new Error(`codes.tsv has other columns: ${header}`);
    this.#indexLines(header.length + 1);
  }

  #indexLines(from: number): void {
    let start = from;
    while (start < this.#text.length) {
      const end = this.#text.indexOf('\n', start);
      const branchEnd = this.#text.indexOf('\t', start);
      const codeEnd = this.#text.indexOf('\t', branchEnd + 1);
      const branch = branchNamed.get(this.#text.slice(start, branchEnd));
      if (branch === undefined) throw new Error(`codes.tsv names an unknown branch at ${start}`);
      const code = this.#text.slice(branchEnd + 1, codeEnd);
      this.#places.set(`${branch}\t${code}`, { start, end });
      start = end + 1;
    }
  }

  /** Made when a branch's families are first asked for: most questions name a code. */
  #familiesOf(branch: Branch): ReadonlyMap<string, readonly string[]> {
    const known = this.#families.get(branch);
    if (known !== undefined) return known;
    const families = new Map<string, string[]>();
    for (const { code } of this.references(branch))
      for (const pattern of patternsOf(branch, code)) {
        const codes = families.get(pattern);
        if (codes === undefined) families.set(pattern, [code]);
        else codes.push(code);
      }
    this.#families.set(branch, families);
    return families;
  }

  get size(): number {
    return this.#places.size;
  }

  has(branch: Branch, code: string): boolean {
    return this.#places.has(`${branch}\t${code}`);
  }

  isCurrent(branch: Branch, code: string): boolean {
    return this.#cells(branch, code)?.[3] === 'current';
  }

  family(branch: Branch, pattern: string): readonly string[] {
    return this.#familiesOf(branch).get(pattern) ?? [];
  }

  near(code: string, branch: Branch | undefined): readonly CodeReference[] {
    const among = branch === undefined ? branches : [branch];
    const found = among.flatMap((of) =>
      oneMarkOff(code).flatMap((other) => (this.has(of, other) ? [{ branch: of, code: other }] : [])),
    );
    return found.toSorted(
      (a, b) => Number(this.isCurrent(b.branch, b.code)) - Number(this.isCurrent(a.branch, a.code)),
    );
  }

  get(branch: Branch, code: string): CodeRecord | undefined {
    const cells = this.#cells(branch, code);
    if (cells === undefined) return undefined;
    const cell = (column: number): string => cells[column] ?? '';
    const [since, until, reason] = [cell(5), cell(6), cell(10)];
    return {
      branch,
      code,
      title: cell(4),
      kind: CodeKind.parse(cell(2)),
      status: cell(3) === 'current' ? 'current' : 'legacy',
      ...(since === '' ? {} : { since: Number(since) }),
      ...(until === '' ? {} : { until: Number(until) }),
      occupations: list(cell(7), ' ').map((occupation) => this.#occupation(occupation)),
      history: list(cell(8), '|'),
      successors: list(cell(9), '|'),
      ...(reason === '' ? {} : { reason: this.#reasons[Number(reason)] ?? '' }),
    };
  }

  /** Skills read from the code's own published title and text. */
  skillsOf(branch: Branch, code: string): readonly SkillImportance[] {
    return list(this.#cells(branch, code)?.[11] ?? '', ' ').map(skillCell);
  }

  /** All codes, or those of a branch, in the order of the table. */
  *references(branch?: Branch): Generator<CodeReference> {
    for (const key of this.#places.keys()) {
      const tab = key.indexOf('\t');
      const of = branchNamed.get(key.slice(0, tab));
      if (of !== undefined && (branch === undefined || of === branch)) yield { branch: of, code: key.slice(tab + 1) };
    }
  }

  titleOf(branch: Branch, code: string): string {
    return this.#cells(branch, code)?.[4] ?? '';
  }

  /** A specialty's title without what only some of its codes have: skill level and shred-out. */
  titleOfFamily(branch: Branch, code: string): string {
    const [plain = ''] = this.titleOf(branch, code).split(', ', 1);
    return plain.replace(levelWords, '').trim();
  }

  #cells(branch: Branch, code: string): readonly string[] | undefined {
    const place = this.#places.get(`${branch}\t${code}`);
    return place === undefined ? undefined : this.#text.slice(place.start, place.end).split('\t');
  }

  #occupation(cell: string): CodeOccupation {
    const mark = cell[0];
    const code = cell.slice(1);
    const provenance = mark === 'o' || mark === 'c' ? provenances[mark] : provenances.d;
    return { code, title: this.#titles.get(code) ?? code, provenance };
  }
}

const list = (text: string, separator: string): string[] => (text === '' ? [] : text.split(separator));

export function skillCell(cell: string): SkillImportance {
  const [skill = '', importance = ''] = cell.split(':');
  return { skill: Number(skill), importance: Number(importance) };
}
