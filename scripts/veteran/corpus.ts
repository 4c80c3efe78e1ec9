// The labelled texts that the model learns from and is measured on, with branch and family so that either can be left out.
import { createHash } from 'node:crypto';
import type { Branch } from '../../src/nlp/military/branch.ts';
import type { CodeRow } from './code-row.ts';
import type { FoundTable, Sources } from './find-tables.ts';
import type { MilitaryText, OccupationText } from './train-model.ts';

export interface LabelledText extends MilitaryText {
  readonly branch: Branch;
  readonly codes: readonly string[];
  /** Branch and first two characters; Space Force shares its families with the Air Force, whose list it mirrors. */
  readonly family: string;
  readonly split: 'development' | 'test';
}

export function militaryCorpus(rows: readonly CodeRow[]): LabelledText[] {
  const texts = new Map<string, LabelledText & { occupations: string[]; codes: string[] }>();
  for (const row of rows) {
    if (row.occupations.size === 0) continue;
    // One text stands for all codes that share it: skill levels and shred-outs repeat theirs word for word.
    const key = `${row.branch}\t${row.description === '' ? `title ${row.title}` : row.description}`;
    const text = texts.get(key) ?? textOf(row);
    texts.set(key, text);
    text.codes.push(row.code);
    for (const code of row.occupations.keys()) if (!text.occupations.includes(code)) text.occupations.push(code);
  }
  return [...texts.values()];
}

function textOf(row: CodeRow): LabelledText & { occupations: string[]; codes: string[] } {
  const service = row.branch === 'Space Force' ? 'Air Force' : row.branch;
  const family = `${service} ${row.code.slice(0, 2)}`;
  return {
    branch: row.branch,
    title: row.title,
    description: row.description,
    occupations: [],
    codes: [],
    family,
    split: share(family) < 0.4 ? 'development' : 'test',
  };
}

/** A number in [0, 1) that depends on the text alone. */
export const share = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

const rowsOf = (table: FoundTable | undefined): FoundTable['rows'] => table?.rows ?? [];

export function occupationTexts({ tables }: Sources): OccupationText[] {
  const names = grouped(tables.get('titles'), 'name');
  const tasks = grouped(tables.get('tasks'), 'text');
  return rowsOf(tables.get('occupations'))
    .map((row) => ({ code: row['occupation'] ?? '', title: row['title'] ?? '', description: row['description'] ?? '' }))
    .filter(({ code }) => /^\d\d-\d{4}\.\d\d$/.test(code) && !code.startsWith('55-'))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map((row) => ({ ...row, names: names.get(row.code) ?? [], tasks: tasks.get(row.code) ?? [] }));
}

export function grouped(table: FoundTable | undefined, column: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const row of rowsOf(table)) {
    const code = row['occupation'] ?? '';
    const value = (row[column] ?? '').replaceAll(/\(.*?\)/g, ' ').trim();
    const group = groups.get(code);
    if (group === undefined) groups.set(code, [value]);
    else group.push(value);
  }
  return groups;
}

export interface Fold {
  readonly train: readonly LabelledText[];
  readonly ask: readonly LabelledText[];
}

const isAirOrSpace = (branch: Branch): boolean => branch === 'Air Force' || branch === 'Space Force';

/** Every text is asked by a model that has seen nothing of its branch. */
export function branchFolds(corpus: readonly LabelledText[]): Fold[] {
  const named = [...new Set(corpus.map((text) => text.branch))].filter((branch) => branch !== 'Space Force');
  return named.map((branch) => {
    const isLeftOut = (text: LabelledText): boolean =>
      text.branch === branch || (isAirOrSpace(branch) && isAirOrSpace(text.branch));
    return { train: corpus.filter((text) => !isLeftOut(text)), ask: corpus.filter((text) => text.branch === branch) };
  });
}

/** Every text is asked by a model that has seen nothing of its family of codes. */
export function familyFolds(corpus: readonly LabelledText[], count = 5): Fold[] {
  const foldOf = (text: LabelledText): number => Math.floor(share(`fold ${text.family}`) * count);
  return Array.from({ length: count }, (_, fold) => ({
    train: corpus.filter((text) => foldOf(text) !== fold),
    ask: corpus.filter((text) => foldOf(text) === fold),
  }));
}
