// npm run build:veteran-data -- <source folder> [<version>]: makes `data/veteran` anew from the publishers' files.
// The same files give the same bytes. A new model is not used before `veteran-model.ts promote` says so.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeModel } from '../src/nlp/military/model-file.ts';
import { build } from './veteran/build.ts';
import { differences } from './veteran/differences.ts';
import { readManifest } from './veteran/manifest.ts';
import { stemTable } from './veteran/stem-table.ts';

const [sourceFolder, wanted] = process.argv.slice(2);
if (sourceFolder === undefined) {
  console.error('usage: npm run build:veteran-data -- <folder with the source files> [<model version>]');
  process.exit(2);
}

const home = join(import.meta.dirname, '..', 'data', 'veteran');
const manifest = readManifest(home);
const version = wanted ?? manifest?.current ?? 'v1.0.0-military';
const built = build({ sourceFolder, curatedFolder: join(home, 'curated'), version });
for (const line of built.report) console.log(line);

const codesFile = join(home, 'codes.tsv');
if (existsSync(codesFile))
  for (const line of differences(readFileSync(codesFile, 'utf8'), built.tables.codes)) console.log(line);

writeFileSync(codesFile, built.tables.codes);
writeFileSync(join(home, 'reasons.tsv'), built.tables.reasons);
writeFileSync(join(home, 'occupations.tsv'), built.tables.occupations);
writeFileSync(join(home, 'stems.txt'), stemTable(join(home, 'curated')));
const folder = join(home, 'models', version);
mkdirSync(folder, { recursive: true });
// As it is read: inflating it would cost every start of the service more than reading the other half of its bytes.
writeFileSync(join(folder, 'model.bin'), encodeModel(built.model));
writeFileSync(join(folder, 'calibration.json'), `${JSON.stringify(built.calibration, undefined, 1)}\n`);
if (manifest === undefined)
  writeFileSync(join(home, 'manifest.json'), `${JSON.stringify({ current: version, previous: [] }, undefined, 2)}\n`);
console.log(
  `${built.rows.length} codes, model ${version}: ${built.model.terms.length} terms, ${built.model.classes.length} occupations`,
);
