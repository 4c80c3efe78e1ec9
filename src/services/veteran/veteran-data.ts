// Everything the service knows, opened once at start. Read-only afterwards and shared by all tenants.
import type { Classifier } from '../../nlp/military/classify.ts';
import { Lexicon } from '../../nlp/military/lexicon.ts';
import { decodeModel } from '../../nlp/military/model-file.ts';
import { OccupationModel } from '../../nlp/military/occupation-model.ts';
import { Gazetteer } from '../../nlp/military/places.ts';
import { rememberStems } from '../../nlp/military/stem.ts';
import { SkillFinder } from '../../nlp/military/skill-finder.ts';
import { BoundedMemo } from './bounded-memo.ts';
import { CodeDatabase } from './code-database.ts';
import { lexiconRows, metroRows, skillRows } from './curated-rows.ts';
import type { CalibrationFile, MatchCalibration } from './match-calibration.ts';
import type { CodeProfile } from './code-profile.ts';
import type { FoundCode } from './found-code.ts';
import { PayTable } from './pay-table.ts';
import { OccupationTable } from './occupation-table.ts';
import { readTable } from './read-table.ts';
import { ResumeWords } from './rewriting/resume-words.ts';
import { skillRarity } from './skill-rarity.ts';

/** Five kilobytes each. */
const cachedCodes = 2_000;

/** The files of `data/veteran` as `main` reads them. */
export interface VeteranFiles {
  readonly codes: string;
  readonly reasons: string;
  readonly occupations: string;
  readonly lexicon: string;
  readonly resumeWords: string;
  readonly skills: string;
  readonly metros: string;
  readonly pay: string;
  readonly stems: string;
  readonly model: Uint8Array;
  readonly modelVersion: string;
  readonly calibration: CalibrationFile;
}

export interface VeteranData {
  readonly codes: CodeDatabase;
  readonly occupations: OccupationTable;
  readonly classifier: Classifier;
  readonly skills: SkillFinder;
  readonly resumeWords: ResumeWords;
  readonly pay: PayTable;
  readonly places: Gazetteer;
  readonly codeProfiles: BoundedMemo<CodeProfile>;
  readonly foundCodes: BoundedMemo<FoundCode>;
  /** How much a shared skill says, by skill number. */
  readonly rarity: Float32Array;
  readonly match: MatchCalibration;
  readonly modelVersion: string;
}

/** Throws when a file is of another form. */
export function openVeteranData(files: VeteranFiles): VeteranData {
  rememberStems(files.stems);
  const occupations = new OccupationTable(files.occupations);
  const skills = new SkillFinder(skillRows(readTable(files.skills)));
  const { codes, reasons, calibration } = files;
  return {
    codes: new CodeDatabase({ codes, reasons, occupationTitles: occupations.titles() }),
    occupations,
    pay: new PayTable(files.pay),
    classifier: {
      model: new OccupationModel(decodeModel(files.model)),
      lexicon: new Lexicon(lexiconRows(readTable(files.lexicon))),
      calibration: calibration.describe,
    },
    skills,
    resumeWords: new ResumeWords(readTable(files.resumeWords)),
    codeProfiles: new BoundedMemo(cachedCodes),
    foundCodes: new BoundedMemo(cachedCodes),
    rarity: skillRarity(occupations, skills),
    places: new Gazetteer(metroRows(readTable(files.metros))),
    match: calibration.match,
    modelVersion: files.modelVersion,
  };
}
