// Civilian occupations in memory: titles, usual job names, preparation, neighbours and skills, by O*NET-SOC code.
import { readTable } from './read-table.ts';
import { skillCells, type SkillImportance } from './skill-cells.ts';

export interface Occupation {
  readonly index: number;
  readonly code: string;
  readonly title: string;
  /** O*NET's job zone, 1 (little preparation) to 5; undefined where not rated. */
  readonly zone: number | undefined;
  /** What employers call it. */
  readonly names: readonly string[];
  readonly related: readonly string[];
  readonly skills: readonly SkillImportance[];
}

export class OccupationTable {
  readonly all: readonly Occupation[];
  readonly #byCode: ReadonlyMap<string, Occupation>;

  constructor(text: string) {
    this.all = readTable(text).map((row, index) => ({
      index,
      code: row['code'] ?? '',
      title: row['title'] ?? '',
      zone: Number(row['zone']) || undefined,
      names: list(row['names'], '|'),
      related: list(row['related'], ' '),
      skills: skillCells(row['skills'] ?? ''),
    }));
    this.#byCode = new Map(this.all.map((occupation) => [occupation.code, occupation]));
  }

  get(code: string): Occupation | undefined {
    return this.#byCode.get(code);
  }

  titles(): ReadonlyMap<string, string> {
    return new Map(this.all.map(({ code, title }) => [code, title]));
  }
}

const list = (text: string | undefined, separator: string): string[] =>
  text === undefined || text === '' ? [] : text.split(separator);
