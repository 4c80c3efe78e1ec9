// The whole build in memory: from a folder of source files to what is shipped, with a report. Nothing is written here.
import { join } from 'node:path';
import type { ModelParts } from '../../src/nlp/military/model-parts.ts';
import type { CalibrationFile } from '../../src/services/veteran/match-calibration.ts';
import type { CodeRow } from './code-row.ts';
import { keyOf } from './code-row.ts';
import type { ScoreCalibration } from '../../src/nlp/military/calibration.ts';
import type { Lexicon } from '../../src/nlp/military/lexicon.ts';
import type { Fold, LabelledText } from './corpus.ts';
import type { FoundTable, Sources } from './find-tables.ts';
import type { MatchTrial } from './fit-match.ts';
import type { Counter, OccupationText } from './train-model.ts';
import type { ShippedTables } from './write-tables.ts';
import { OccupationModel } from '../../src/nlp/military/occupation-model.ts';
import { classify } from '../../src/nlp/military/classify.ts';
import { SkillFinder } from '../../src/nlp/military/skill-finder.ts';
import { skillRows } from '../../src/services/veteran/curated-rows.ts';
import { branchFolds, familyFolds, grouped, militaryCorpus, occupationTexts } from './corpus.ts';
import { derive } from './derive.ts';
import { ask } from './evaluate.ts';
import { findTables } from './find-tables.ts';
import { fitCalibration } from './fit-calibration.ts';
import { fitMatch } from './fit-match.ts';
import { matchTrial } from './match-trial.ts';
import { mergeCodes } from './merge-codes.ts';
import { skillTables, type SkillTables } from './skill-tables.ts';
import { lexiconFrom, readTableFile } from './table-file.ts';
import { counterFor, trainModel } from './train-model.ts';
import { shippedTables } from './write-tables.ts';

export interface Built {
  readonly tables: ShippedTables;
  readonly model: ModelParts;
  readonly calibration: CalibrationFile;
  readonly rows: readonly CodeRow[];
  readonly corpus: readonly LabelledText[];
  readonly occupations: readonly OccupationText[];
  /** Left-out cases that matching is measured on. */
  readonly matchTest: MatchTrial;
  readonly report: readonly string[];
}

export function build(input: { sourceFolder: string; curatedFolder: string; version: string }): Built {
  const sources = findTables(input.sourceFolder);
  const curated = (name: string): string => join(input.curatedFolder, name);
  const lexicon = lexiconFrom(curated('lexicon.tsv'));
  const occupations = occupationTexts(sources);
  const merged = mergeCodes({
    crosswalk: needed(sources, 'crosswalk'),
    inventory: needed(sources, 'inventory'),
    conversion: needed(sources, 'conversion'),
  });
  const corpus = militaryCorpus(merged);
  const counter = counterFor(lexicon);
  const model = trainModel({ version: input.version, occupations, military: corpus, counter });
  const development = branchFolds(corpus).map((fold) => ({
    ...fold,
    ask: fold.ask.filter((text) => text.split === 'development'),
  }));
  const describe = fitCalibration(ask({ folds: development, occupations, lexicon, counter }));
  const rows = derive(merged, {
    derived: readTableFile(curated('derived-occupations.tsv')),
    adjacent: readTableFile(curated('adjacent-occupations.tsv')),
    successors: readTableFile(curated('successors.tsv')),
    overlay: readTableFile(curated('overlay.tsv')),
  });
  const zones = zonesOf(sources);
  const isOpen: OpenTo = ({ kind }, code) => isCommissioned(kind) || (zones.get(code) ?? 0) < longStudy;
  fillByText(rows, { model: new OccupationModel(model), lexicon, calibration: describe }, isOpen);
  const skills = new SkillFinder(skillRows(readTableFile(curated('skills.tsv'))));
  addAdjacent(rows, familyFolds(corpus), { occupations, lexicon, counter, calibration: describe, isOpen });
  const tables = shippedTables({
    rows,
    occupations,
    zones,
    related: relatedOf(sources),
    shown: namesShown(sources),
    groupTitles: groupTitlesOf(sources),
    skills: skillTablesFrom({ finder: skills, rows, occupations, sources, curated }),
  });
  const trial = matchTrial({
    tables,
    rows,
    corpus,
    occupations,
    lexicon,
    counter,
    skills,
    describe,
    curatedFolder: input.curatedFolder,
  });
  const calibration = { describe, match: fitMatch(trial.development) };
  return { tables, model, calibration, rows, corpus, occupations, matchTest: trial.test, report: sources.report };
}

/** A text about allergies does not make a technician an allergist: that takes years of study (O*NET's job zone 5). */
type OpenTo = (row: CodeRow, code: string) => boolean;
const longStudy = 5;
const isCommissioned = (kind: CodeRow['kind']): boolean => kind === 'officer' || kind === 'warrant' || kind === 'other';

function needed(sources: Sources, name: 'crosswalk' | 'inventory' | 'conversion'): FoundTable {
  const table = sources.tables.get(name);
  if (table === undefined) throw new Error(`no table: ${name}`);
  return table;
}

/**
 * The official mapping is narrow: a unit supply specialist is a stocker there and nothing else. What the text of a code
 * leads to when nothing of its own family is known, that is, by similar codes of other fields and branches, is added.
 */
function addAdjacent(
  rows: readonly CodeRow[],
  folds: readonly Fold[],
  shared: {
    occupations: readonly OccupationText[];
    lexicon: Lexicon;
    counter: Counter;
    calibration: ScoreCalibration;
    isOpen: OpenTo;
  },
): void {
  const byKey = new Map(rows.map((row) => [keyOf(row.branch, row.code), row]));
  for (const fold of folds) {
    const model = new OccupationModel(trainModel({ version: 'adjacent', military: fold.train, ...shared }));
    for (const { branch, title, description, codes } of fold.ask) {
      if (description === '') continue;
      const ranked = classify({ ...shared, model }, `${title} . ${description}`, 3);
      const clear = ranked.filter(({ confidence }) => confidence >= 0.15);
      for (const row of codes.flatMap((code) => byKey.get(keyOf(branch, code)) ?? []))
        for (const { code } of clear)
          if (!row.occupations.has(code) && shared.isOpen(row, code)) row.occupations.set(code, 'derived');
    }
  }
}

/** Legacy codes that no source maps get what their own text says, where it says it clearly. */
function fillByText(rows: readonly CodeRow[], classifier: Parameters<typeof classify>[0], isOpen: OpenTo): void {
  for (const row of rows) {
    if (row.occupations.size > 0 || row.status === 'current' || row.reason !== '') continue;
    const clear = classify(classifier, `${row.title} . ${row.description}`, 2).filter(
      ({ code, confidence }) => confidence >= 0.3 && isOpen(row, code),
    );
    for (const { code } of clear) row.occupations.set(code, 'derived');
    if (clear.length > 0)
      row.reason = 'No source maps this code; the occupation was found from its published title and text.';
  }
}

const skillTablesFrom = (input: {
  finder: SkillFinder;
  rows: readonly CodeRow[];
  occupations: readonly OccupationText[];
  sources: Sources;
  curated: (name: string) => string;
}): SkillTables =>
  skillTables({
    ...input,
    ratings: ratingsOf(input.sources),
    defense: readTableFile(input.curated('dod-occupations.tsv')),
    trained: new Map(
      readTableFile(input.curated('military-skills.tsv')).map(({ match = '', skills: names = '' }) => [
        match,
        names.split('|'),
      ]),
    ),
  });

const groupTitlesOf = ({ tables }: Sources): Map<string, string> =>
  new Map(
    (tables.get('inventory')?.rows ?? []).map(({ category = '', group = '', groupTitle = '' }) => [
      `${category.charAt(0)}${group}`,
      groupTitle,
    ]),
  );

/** How important each area of knowledge is, by occupation. */
function ratingsOf({ tables }: Sources): Map<string, Map<string, number>> {
  const ratings = new Map<string, Map<string, number>>();
  for (const { occupation = '', element = '', importance = '', scale = 'IM' } of tables.get('knowledge')?.rows ?? []) {
    if (scale !== 'IM') continue;
    const known = ratings.get(occupation) ?? new Map<string, number>();
    ratings.set(occupation, known.set(element, Number(importance)));
  }
  return ratings;
}

const zonesOf = ({ tables }: Sources): Map<string, number> =>
  new Map((tables.get('zones')?.rows ?? []).map((row) => [row['occupation'] ?? '', Number(row['zone'])]));

/** The nearest tier only: it is what O*NET itself shows first. */
function relatedOf({ tables }: Sources): Map<string, string[]> {
  const near = (tables.get('related')?.rows ?? []).filter((row) => (row['tier'] ?? '').startsWith('Primary-Short'));
  const related = new Map<string, string[]>();
  for (const { occupation = '', related: other = '' } of near)
    related.set(occupation, [...(related.get(occupation) ?? []), other]);
  return related;
}

function namesShown({ tables }: Sources): Map<string, string[]> {
  const reported = tables.get('reported');
  if (reported === undefined) return new Map();
  const rows = reported.rows.filter((row) => row['shown'] === 'Y');
  return grouped({ ...reported, rows }, 'name');
}
