// The Kaplan-Meier curve: what share was still there after each number of days, without any model.
import { sweep } from './risk-sweep.ts';
import { type Spells, sweepOrderOf } from './spells.ts';
import { at } from './vector.ts';

export interface CurvePoint {
  readonly day: number;
  readonly share: number;
}

export function kaplanMeier(spells: Spells): readonly CurvePoint[] {
  const pooled = { ...spells, stratum: new Int32Array(spells.exit.length) };
  const steps: { day: number; kept: number }[] = [];
  let risk = 0;
  sweep(pooled, sweepOrderOf(pooled), {
    clear() {
      risk = 0;
    },
    join(row) {
      risk += at(spells.weight, row);
    },
    leave(row) {
      risk -= at(spells.weight, row);
    },
    settle({ time }, events) {
      const left = events.reduce((sum, row) => sum + at(spells.weight, row), 0);
      steps.push({ day: time, kept: 1 - left / risk });
    },
  });
  let share = 1;
  return steps.toReversed().map(({ day, kept }) => {
    share *= kept;
    return { day, share };
  });
}

export function shareAt(curve: readonly CurvePoint[], day: number): number {
  let low = 0;
  let high = curve.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((curve[middle]?.day ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return curve[low - 1]?.share ?? 1;
}
