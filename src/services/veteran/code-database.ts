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

/** Where a code's line stands in the table. */
interface Line extends CodeReference {
  readonly start: number;
  readonly end: number;
}

export interface SkillImportance {
  readonly skill: number;
  readonly importance: number;
}

export class CodeDatabase implements CodeIndex {
  readonly #text: string;
  readonly #lines: Line[] = [];
  /** The branches that use a code share its entry, so that a slip of the finger is looked up once and not in each. */
  readonly #byCode = new Map<string, Line[]>();
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
    let branch: Branch | undefined;
    for (let start = from; start < this.#text.length;) {
      const end = this.#text.indexOf('\n', start);
      // The table is sorted by branch: nearly every line has that of the line before.
      if (branch === undefined || !this.#text.startsWith(`${branch}\t`, start)) branch = this.#branchAt(start);
      const code = start + branch.length + 1;
      this.#add({ branch, code: this.#text.slice(code, this.#text.indexOf('\t', code)), start, end });
      start = end + 1;
    }
  }

  #branchAt(start: number): Branch {
    const branch = branchNamed.get(this.#text.slice(start, this.#text.indexOf('\t', start)));
    if (branch === undefined) throw new Error(`codes.tsv names an unknown branch at ${start}`);
    return branch;
  }

  #add(line: Line): void {
    this.#lines.push(line);
    const known = this.#byCode.get(line.code);
    if (known === undefined) this.#byCode.set(line.code, [line]);
    else known.push(line);
  }

  #lineOf(branch: Branch, code: string): Line | undefined {
    return this.#byCode.get(code)?.find((line) => line.branch === branch);
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
    return this.#lines.length;
  }

  has(branch: Branch, code: string): boolean {
    return this.#lineOf(branch, code) !== undefined;
  }

  isCurrent(branch: Branch, code: string): boolean {
    const line = this.#lineOf(branch, code);
    return line !== undefined && this.#isCurrent(line);
  }

  family(branch: Branch, pattern: string): readonly string[] {
    return this.#familiesOf(branch).get(pattern) ?? [];
  }

  near(code: string, branch: Branch | undefined): readonly CodeReference[] {
    const found = oneMarkOff(code)
      .flatMap((other) => this.#byCode.get(other) ?? [])
      .filter((line) => branch === undefined || line.branch === branch);
    const current = new Set(found.filter((line) => this.#isCurrent(line)));
    const rank = (line: Line): number => (current.has(line) ? 0 : branches.length) + branches.indexOf(line.branch);
    return found.toSorted((a, b) => rank(a) - rank(b)).map(reference);
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
    for (const line of this.#lines) if (branch === undefined || line.branch === branch) yield reference(line);
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
    const line = this.#lineOf(branch, code);
    return line === undefined ? undefined : this.#text.slice(line.start, line.end).split('\t');
  }

  /** The fourth cell, without cutting the long rest of the line. */
  #isCurrent({ start }: Line): boolean {
    let at = start;
    for (let cell = 0; cell < 3; cell += 1) at = this.#text.indexOf('\t', at) + 1;
    return this.#text.startsWith('current\t', at);
  }

  #occupation(cell: string): CodeOccupation {
    const mark = cell[0];
    const code = cell.slice(1);
    const provenance = mark === 'o' || mark === 'c' ? provenances[mark] : provenances.d;
    return { code, title: this.#titles.get(code) ?? code, provenance };
  }
}

const reference = ({ branch, code }: Line): CodeReference => ({ branch, code });

const list = (text: string, separator: string): string[] => (text === '' ? [] : text.split(separator));

export function skillCell(cell: string): SkillImportance {
  const [skill = '', importance = ''] = cell.split(':');
  return { skill: Number(skill), importance: Number(importance) };
}
