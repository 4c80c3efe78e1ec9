// Reads `data/veteran` from disk: the tables, and the model that its manifest names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CalibrationFile } from '../services/veteran/match-calibration.ts';
import { ModelManifest } from '../services/veteran/model-manifest.ts';
import { openVeteranData, type VeteranData } from '../services/veteran/veteran-data.ts';

/** `version`: another model than the one in use. Throws when a file is missing or of another form. */
export function loadVeteranData(folder: string, version?: string): VeteranData {
  const text = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');
  const modelVersion = version ?? ModelManifest.parse(JSON.parse(text('manifest.json'))).current;
  return openVeteranData({
    codes: text('codes.tsv'),
    reasons: text('reasons.tsv'),
    occupations: text('occupations.tsv'),
    lexicon: text('curated', 'lexicon.tsv'),
    skills: text('curated', 'skills.tsv'),
    resumeWords: text('curated', 'resume-words.tsv'),
    pay: text('pay.tsv'),
    metros: text('curated', 'metros.tsv'),
    stems: text('stems.txt'),
    model: readFileSync(join(folder, 'models', modelVersion, 'model.bin')),
    modelVersion,
    calibration: CalibrationFile.parse(JSON.parse(text('models', modelVersion, 'calibration.json'))),
  });
}
