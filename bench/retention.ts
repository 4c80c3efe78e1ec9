// Figures of the retention engine on real data, beside its Python peers where those are installed.
// usage: npm run bench:retention -- <folder of public data> [ranking|calibration|fairness|fine-tuning|training|serving …] [--development]
import { benchCalibration } from './retention/calibration.ts';
import { dataSets } from './retention/data-sets.ts';
import { benchFairness } from './retention/fairness.ts';
import { benchFineTuning } from './retention/fine-tuning.ts';
import { benchRanking } from './retention/ranking.ts';
import { benchServing } from './retention/serving.ts';
import { benchTraining } from './retention/training-load.ts';

const [folder, ...wanted] = process.argv.slice(2);
const parts = wanted.filter((word) => !word.startsWith('--'));
const runs = (part: string): boolean => parts.length === 0 || parts.includes(part);
/** Everything was tuned on the development folds; the test folds are other draws of the same people. */
const seeds = wanted.includes('--development') ? [11] : [201, 202];

if (folder === undefined) {
  console.error('usage: npm run bench:retention -- <folder of public data> [part …] [--development]');
  process.exitCode = 2;
} else {
  const sets = dataSets(folder);
  if (runs('ranking')) benchRanking(sets, seeds);
  if (runs('calibration')) for (const seed of seeds) benchCalibration(sets, seed);
  if (runs('fairness')) benchFairness(folder, seeds[0] ?? 101);
  if (runs('training')) await benchTraining();
  if (runs('serving')) await benchServing();
  if (runs('fine-tuning')) benchFineTuning(folder);
}
