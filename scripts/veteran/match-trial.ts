// The two halves that matching is fitted and measured on: other codes, other requisitions, and a model that saw neither.
import { join } from 'node:path';
import type { Lexicon } from '../../src/nlp/military/lexicon.ts';
import type { ScoreCalibration } from '../../src/nlp/military/calibration.ts';
import type { SkillFinder } from '../../src/nlp/military/skill-finder.ts';
import type { CodeRecord } from '../../src/services/veteran/code-record.ts';
import type { VeteranData } from '../../src/services/veteran/veteran-data.ts';
import type { CodeRow } from './code-row.ts';
import type { LabelledText } from './corpus.ts';
import type { MatchTrial } from './fit-match.ts';
import type { Counter, OccupationText } from './train-model.ts';
import type { ShippedTables } from './write-tables.ts';
import { OccupationModel } from '../../src/nlp/military/occupation-model.ts';
import { Gazetteer } from '../../src/nlp/military/places.ts';
import { BoundedMemo } from '../../src/services/veteran/bounded-memo.ts';
import { CodeDatabase } from '../../src/services/veteran/code-database.ts';
import { metroRows } from '../../src/services/veteran/curated-rows.ts';
import { PayTable } from '../../src/services/veteran/pay-table.ts';
import { OccupationTable } from '../../src/services/veteran/occupation-table.ts';
import { ResumeWords } from '../../src/services/veteran/rewriting/resume-words.ts';
import { skillRarity } from '../../src/services/veteran/skill-rarity.ts';
import { madeUpJobs, withoutHeldBack } from './fit-match.ts';
import { readTableFile } from './table-file.ts';
import { trainModel } from './train-model.ts';

export function matchTrial(input: {
  tables: ShippedTables;
  rows: readonly CodeRow[];
  corpus: readonly LabelledText[];
  occupations: readonly OccupationText[];
  lexicon: Lexicon;
  counter: Counter;
  skills: SkillFinder;
  describe: ScoreCalibration;
  curatedFolder: string;
}): { development: MatchTrial; test: MatchTrial } {
  const { tables, lexicon, counter, skills } = input;
  const model = trainModel({
    version: 'trial',
    occupations: input.occupations.map(withoutHeldBack),
    military: input.corpus,
    counter,
  });
  const occupations = new OccupationTable(tables.occupations);
  const data: VeteranData = {
    codes: new CodeDatabase({ ...tables, occupationTitles: occupations.titles() }),
    occupations,
    classifier: { model: new OccupationModel(model), lexicon, calibration: input.describe },
    skills,
    resumeWords: new ResumeWords([]),
    pay: new PayTable(''),
    codeProfiles: new BoundedMemo(2_000),
    foundCodes: new BoundedMemo(2_000),
    rarity: skillRarity(occupations, skills),
    places: new Gazetteer(metroRows(readTableFile(join(input.curatedFolder, 'metros.tsv')))),
    match: { skillWeight: 0, curve: { from: [0, 1], to: [0, 1] } },
    modelVersion: 'trial',
  };
  const jobs = madeUpJobs(input.occupations);
  const half = (split: 'development' | 'test'): MatchTrial => ({
    data,
    jobs: jobs.filter((job) => job.split === split),
    codes: sampleCodes({ corpus: input.corpus, data, split }),
  });
  return { development: half('development'), test: half('test') };
}

/** One code for each set of occupations, so that what many codes share does not drown the rest. */
function sampleCodes(input: {
  corpus: readonly LabelledText[];
  data: VeteranData;
  split: LabelledText['split'];
}): CodeRecord[] {
  const records = new Map<string, CodeRecord>();
  for (const { branch, codes, split } of input.corpus) {
    if (split !== input.split) continue;
    const record = input.data.codes.get(branch, codes[0] ?? '');
    const key = record?.occupations.map(({ code }) => code).join(' ') ?? '';
    if (record !== undefined && key !== '' && !records.has(key)) records.set(key, record);
  }
  return [...records.values()].slice(0, 300);
}
