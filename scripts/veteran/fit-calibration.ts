// Fits how sure the model may be: on development families asked by models that never saw them.
import type { JudgedCode } from './evaluate.ts';
import {
  calibrationError,
  fitCurve,
  follow,
  softmax,
  type Observation,
  type ScoreCalibration,
} from '../../src/nlp/military/calibration.ts';

const considered = 30;
const shown = 10;

export function fitCalibration(asked: readonly JudgedCode[]): ScoreCalibration {
  const candidates = [2, 3, 4, 5, 6, 7, 8, 10, 12].map((sharpness) => ({ sharpness, loss: logLoss(asked, sharpness) }));
  const { sharpness } = candidates.reduce((best, next) => (next.loss < best.loss ? next : best));
  return { sharpness, curve: fitCurve(observe(asked, (shares) => shares, sharpness)) };
}

/** Every listed occupation of every text: how likely it was said to be, and whether it was right. */
function observeCalibrated(asked: readonly JudgedCode[], calibration: ScoreCalibration): Observation[] {
  return observe(asked, (shares) => shares.map((share) => follow(calibration.curve, share)), calibration.sharpness);
}

export const errorOf = (asked: readonly JudgedCode[], calibration: ScoreCalibration): number =>
  calibrationError(observeCalibrated(asked, calibration));

function observe(asked: readonly JudgedCode[], of: (shares: number[]) => number[], sharpness: number): Observation[] {
  return asked.flatMap(({ text, ranked }) => {
    const best = ranked.slice(0, considered);
    const sure = of(
      softmax(
        best.map(({ score }) => score),
        sharpness,
      ),
    );
    return best
      .slice(0, shown)
      .map(({ code }, place) => ({ predicted: sure[place] ?? 0, happened: text.occupations.includes(code) }));
  });
}

function logLoss(asked: readonly JudgedCode[], sharpness: number): number {
  const seen = observe(asked, (shares) => shares, sharpness);
  return seen.reduce((sum, one) => sum + lossOf(one), 0) / seen.length;
}

const lossOf = ({ predicted, happened }: Observation): number =>
  -Math.log(Math.max(1e-6, happened ? predicted : 1 - predicted));
