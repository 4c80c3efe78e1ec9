// npm run veteran-model -- compare <version> | promote <version> | rollback
// The quarterly cycle: build under a new version, compare with the one in use, promote, and go back when it disappoints.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promoted, rolledBack } from '../src/services/veteran/model-manifest.ts';
import { loadVeteranData } from '../src/main/load-veteran-data.ts';
import { compareModels } from './veteran/compare-models.ts';
import { readManifest, writeManifest } from './veteran/manifest.ts';

const home = join(import.meta.dirname, '..', 'data', 'veteran');
const manifest = readManifest(home);
const [command, version = ''] = process.argv.slice(2);

function fail(because: string): never {
  console.error(because);
  process.exit(2);
}

if (manifest === undefined) fail('There is no manifest: build the data first.');
const isBuilt = existsSync(join(home, 'models', version, 'model.bin'));
switch (command) {
  case 'compare': {
    if (!isBuilt) fail(`There is no model ${version}.`);
    const { lines, isWorse } = compareModels(loadVeteranData(home), loadVeteranData(home, version));
    for (const line of lines) console.log(line);
    process.exitCode = isWorse ? 1 : 0;
    break;
  }
  case 'promote': {
    if (!isBuilt) fail(`There is no model ${version}.`);
    const { lines, isWorse } = compareModels(loadVeteranData(home), loadVeteranData(home, version));
    for (const line of lines) console.log(line);
    if (isWorse) fail('Not promoted: it is worse than the model in use.');
    writeManifest(home, promoted(manifest, version));
    console.log(`${version} is in use from the next start.`);
    break;
  }
  case 'rollback': {
    const before = rolledBack(manifest);
    if (before === undefined) fail('There is no earlier model.');
    writeManifest(home, before);
    console.log(`${before.current} is in use from the next start.`);
    break;
  }
  default:
    fail('usage: npm run veteran-model -- compare <version> | promote <version> | rollback');
}
