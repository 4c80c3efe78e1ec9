// The military codes in memory: an index over the shipped table, whose lines are read when they are asked for.
import type { Branch } from '../../nlp/military/branch.ts';
import type { CodeIndex, CodeReference } from '../../nlp/military/code-index.ts';
import type { CodeOccupation, CodeRecord } from './code-record.ts';
import { branches } from '../../nlp/military/branch.ts';
import { patternsOf } from '../../nlp/military/families.ts';
import { CodeKind } from './code-record.ts';
import { oneMarkOff, slipsBetween } from './near-codes.ts';
import { CodeLines, type LineNumber } from './code-lines.ts';
import { readTable } from './read-table.ts';
import { sharedTitle } from './shared-title.ts';
import { skillCells, type SkillImportance } from './skill-cells.ts';

const columns = 'branch code kind status title since until occupations history next reason group skills'
  .split(' ')
  .join('\t');
const provenances = { o: 'official', c: 'converted', d: 'derived' } as const;

const levelWords = / +(helper|apprentice|journeyman|craftsman|superintendent|manager)$/i;

export class CodeDatabase implements CodeIndex {
  readonly #lines: CodeLines;
  readonly #families = new Map<Branch, ReadonlyMap<string, readonly string[]>>();
  readonly #reasons: readonly string[];
  readonly #titles: ReadonlyMap<string, string>;

  /** Throws when the table is of another form than this code reads. */
  constructor(tables: { codes: string; reasons: string; occupationTitles: ReadonlyMap<string, string> }) {
    this.#reasons = readTable(tables.reasons).map((row) => row['reason'] ?? '');
    this.#titles = tables.occupationTitles;
    const header = tables.codes.slice(0, tables.codes.indexOf('\n'));
    if (header !== columns) throw new Error(`codes.tsv has other columns: ${header}`);
    this.#lines = new CodeLines(tables.codes, header.length + 1);
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
    return this.#lines.size;
  }

  has(branch: Branch, code: string): boolean {
    return this.#lines.of(branch, code) !== undefined;
  }

  isCurrent(branch: Branch, code: string): boolean {
    const line = this.#lines.of(branch, code);
    return line !== undefined && this.#lines.isCurrent(line);
  }

  family(branch: Branch, pattern: string): readonly string[] {
    return this.#familiesOf(branch).get(pattern) ?? [];
  }

  near(code: string, branch: Branch | undefined): readonly CodeReference[] {
    const found = oneMarkOff(code)
      .flatMap((other) => this.#lines.having(other))
      .filter((line) => branch === undefined || this.#lines.branchOf(line) === branch)
      .map((line) => ({ line, rank: this.#rankOf(line) + beginsAlike(this.#lines.codeOf(line), code) }));
    return found.toSorted((a, b) => a.rank - b.rank).map(({ line }) => this.#reference(line));
  }

  similar(code: string, branch: Branch | undefined): readonly CodeReference[] {
    const found: { reference: CodeReference; rank: number }[] = [];
    if (code.length < 3 || code.length > 8) return [];
    for (let line = 1; line <= this.#lines.size; line += 1) {
      if (branch !== undefined && this.#lines.branchOf(line) !== branch) continue;
      // What begins otherwise is another field, and most of the table.
      if (this.#lines.firstOf(line) !== code[0]) continue;
      const reference = this.#reference(line);
      const slips = slipsBetween(code, reference.code);
      if (slips < 3)
        found.push({ reference, rank: 100 * slips + this.#rankOf(line) + beginsAlike(reference.code, code) });
    }
    return found
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, 20)
      .map(({ reference }) => reference);
  }

  /** Current codes first, then the larger branches. */
  #rankOf(line: LineNumber): number {
    const place = branches.indexOf(this.#lines.branchOf(line));
    return this.#lines.isCurrent(line) ? place : branches.length + place;
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

  /** Skills that the build found evidence for, the most important first. */
  skillsOf(branch: Branch, code: string): readonly SkillImportance[] {
    return skillCells(this.#cells(branch, code)?.[12] ?? '');
  }

  /** Number and name of the Department of Defense's occupation for the code, or for one of the same title. */
  defenseOccupation(branch: Branch, code: string): string | undefined {
    const cell = (this.#cells(branch, code)?.[11] ?? '').replaceAll(/[()]/g, '');
    return cell === '' ? undefined : this.#reasons[Number(cell)];
  }

  /** All codes, or those of a branch, in the order of the table. */
  *references(branch?: Branch): Generator<CodeReference> {
    for (let line = 1; line <= this.#lines.size; line += 1)
      if (branch === undefined || this.#lines.branchOf(line) === branch) yield this.#reference(line);
  }

  titleOf(branch: Branch, code: string): string {
    return this.#cells(branch, code)?.[4] ?? '';
  }

  /** A specialty's title without what only some of its codes have: skill level and shred-out. */
  titleOfFamily(branch: Branch, code: string): string {
    const [plain = ''] = this.titleOf(branch, code).split(', ', 1);
    return plain.replace(levelWords, '').trim();
  }

  /** What all its levels and lines say, by the specialty's pattern; the current ones where there are any. */
  titleOfSpecialty(branch: Branch, pattern: string): string | undefined {
    const members = this.family(branch, pattern);
    const current = members.filter((code) => this.isCurrent(branch, code));
    return sharedTitle((current.length === 0 ? members : current).map((code) => this.titleOf(branch, code)));
  }

  #cells(branch: Branch, code: string): readonly string[] | undefined {
    const line = this.#lines.of(branch, code);
    return line === undefined ? undefined : this.#lines.cells(line);
  }

  #reference(line: LineNumber): CodeReference {
    return { branch: this.#lines.branchOf(line), code: this.#lines.codeOf(line) };
  }

  #occupation(cell: string): CodeOccupation {
    const mark = cell[0];
    const code = cell.slice(1);
    const provenance = mark === 'o' || mark === 'c' ? provenances[mark] : provenances.d;
    return { code, title: this.#titles.get(code) ?? code, provenance };
  }
}

/** What begins with the same field comes first: it is the end of a code that is typed in haste. */
const beginsAlike = (code: string, written: string): number =>
  (code.startsWith(written) ? 0 : 5) + (code.slice(0, 2) === written.slice(0, 2) ? 0 : 10);

const list = (text: string, separator: string): string[] => (text === '' ? [] : text.split(separator));
