// How well free text finds occupations and how honest the confidences are: always by models that saw nothing of what is asked.
import { join } from 'node:path';
import { calibrationError, type Observation } from '../src/nlp/military/calibration.ts';
import { build } from '../scripts/veteran/build.ts';
import { branchFolds, familyFolds } from '../scripts/veteran/corpus.ts';
import { ask, hits, type JudgedCode } from '../scripts/veteran/evaluate.ts';
import { errorOf } from '../scripts/veteran/fit-calibration.ts';
import { observeMatches } from '../scripts/veteran/fit-match.ts';
import { lexiconFrom } from '../scripts/veteran/table-file.ts';
import { counterFor } from '../scripts/veteran/train-model.ts';

export function accuracy(sourceFolder: string): void {
  const curatedFolder = join(import.meta.dirname, '..', 'data', 'veteran', 'curated');
  const built = build({ sourceFolder, curatedFolder, version: 'v0.0.0-bench' });
  const lexicon = lexiconFrom(join(curatedFolder, 'lexicon.tsv'));
  const shared = { occupations: built.occupations, lexicon, counter: counterFor(lexicon) };
  console.log('free text → occupation, hit@1/5/10 in percent (number of texts)');
  for (const [name, folds] of [
    ['branch left out', branchFolds(built.corpus)],
    ['code family left out', familyFolds(built.corpus)],
  ] as const) {
    const asked = ask({ folds, ...shared });
    const [development, test] = [ofSplit(asked, 'development'), ofSplit(asked, 'test')];
    console.log(`  ${name}: development ${hits(development)}, test ${hits(test)}, all ${hits(asked)}`);
    console.log(
      `    expected calibration error of the ten listed, test families: ${errorOf(test, built.calibration.describe).toFixed(4)}`,
    );
  }
  const matches = observeMatches(built.matchTest, built.calibration.match);
  console.log(
    `matches: expected calibration error ${calibrationError(matches).toFixed(4)} over ${matches.length} listed pairs`,
  );
  printReliability(matches);
}

const ofSplit = (asked: readonly JudgedCode[], split: 'development' | 'test'): JudgedCode[] =>
  asked.filter(({ text }) => text.split === split);

function printReliability(seen: readonly Observation[]): void {
  for (let span = 0; span < 10; span += 1) {
    const part = seen.filter(({ predicted }) => Math.floor(predicted * 10) === span);
    if (part.length === 0) continue;
    const said = part.reduce((sum, one) => sum + one.predicted, 0) / part.length;
    const was = part.filter(({ happened }) => happened).length / part.length;
    console.log(`  said ${said.toFixed(2)}, was ${was.toFixed(2)} (${part.length})`);
  }
}
