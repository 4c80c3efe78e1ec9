// The hand-made tables as the language modules want them: skills, jargon, cities.
// Checked by hand: to compile a schema for each table takes longer, at every start, than to read the tables.
import type { LexiconRow } from '../../nlp/military/lexicon.ts';
import type { MetroRow } from '../../nlp/military/places.ts';
import type { SkillRow } from '../../nlp/military/skill-finder.ts';
import { neededCell, type TableRow } from './read-table.ts';

const list = (cell: string | undefined): string[] => (cell === undefined || cell === '' ? [] : cell.split('|'));

function skillKind(row: TableRow): SkillRow['kind'] {
  const kind = neededCell(row, 'kind');
  if (kind !== 'general' && kind !== 'trade') throw new Error(`a skill is general or of a trade, not ${kind}`);
  return kind;
}

export const skillRows = (rows: readonly TableRow[]): SkillRow[] =>
  rows.map((row) => ({
    name: neededCell(row, 'skill'),
    kind: skillKind(row),
    triggers: list(row['triggers']).filter((trigger) => trigger !== ''),
    knowledge: row['knowledge'] ?? '',
  }));

export const lexiconRows = (rows: readonly TableRow[]): LexiconRow[] =>
  rows.map((row) => ({
    forms: neededCell(row, 'term').split('/'),
    kind: neededCell(row, 'kind'),
    plain: row['plain'] ?? '',
    hints: row['hints'] ?? '',
  }));

export const metroRows = (rows: readonly TableRow[]): MetroRow[] =>
  rows.map((row) => ({ metro: neededCell(row, 'metro'), cities: neededCell(row, 'cities').split('|') }));
