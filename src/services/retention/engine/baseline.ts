// The baseline hazard of a job family: cumulative at chosen days, straight in between, constant beyond what was observed.
import { sweep } from './risk-sweep.ts';
import { type Spells, sweepOrderOf } from './spells.ts';
import { at } from './vector.ts';

export interface Baseline {
  /** Ascending, starts at 0. */
  readonly days: readonly number[];
  /** Cumulative hazard at those days, of a hire whose signals are all at their reference. */
  readonly hazard: readonly number[];
}

/** Where early leaving is decided the grid is finer. */
export const gridDays: readonly number[] = [
  0, 14, 30, 60, 90, 120, 150, 180, 240, 300, 365, 456, 547, 638, 730, 913, 1095, 1278, 1460, 1825, 2190, 2555, 2920,
  3650,
];

export interface Step {
  readonly time: number;
  readonly hazard: number;
}

/** Breslow's estimator for one stratum (or all rows as one): the hazard that each moment of leaving adds. */
export function breslowSteps(spells: Spells, scores: Float64Array): readonly Step[] {
  const steps: Step[] = [];
  const pooled = { ...spells, stratum: new Int32Array(spells.exit.length) };
  let risk = 0;
  const hazardOf = (row: number) => at(spells.weight, row) * Math.exp(at(scores, row));
  sweep(pooled, sweepOrderOf(pooled), {
    clear() {
      risk = 0;
    },
    join(row) {
      risk += hazardOf(row);
    },
    leave(row) {
      risk -= hazardOf(row);
    },
    settle({ time }, events) {
      const left = events.reduce((sum, row) => sum + at(spells.weight, row), 0);
      // Right after a late entry the risk set can be a handful: one leaver there must not decide the curve.
      steps.push({ time, hazard: left / Math.max(risk, 3) });
    },
  });
  return steps.toReversed();
}

/** The days up to which the curve rests on observation: the last moment at which at least ten were still at risk. */
export function observedDays({ exit }: Spells): number {
  const sorted = exit.toSorted();
  return at(sorted, Math.max(0, sorted.length - 10));
}

export function baselineFrom(steps: readonly Step[], until: number): Baseline {
  const inner = gridDays.filter((day) => day < until);
  const days = [...inner, until];
  const hazard = days.map((day) => steps.reduce((sum, step) => (step.time <= day ? sum + step.hazard : sum), 0));
  return { days, hazard };
}

/** Hazard a day over the last third of what was observed; it goes on unchanged beyond. */
function tailRate({ days, hazard }: Baseline): number {
  const end = days.at(-1) ?? 0;
  const from = days.findIndex((day) => day >= (end * 2) / 3);
  const span = end - (days[from] ?? 0);
  const start = span > 0 ? from : from - 1;
  const rise = (hazard.at(-1) ?? 0) - (hazard[start] ?? 0);
  // Nobody left in the last third, which is luck: nobody stays for ever. The rate of the whole curve stands in.
  if (rise <= 0) return (hazard.at(-1) ?? 0) / Math.max(1, end);
  return rise / Math.max(1, end - (days[start] ?? 0));
}

export function hazardUntil(baseline: Baseline, day: number): number {
  const { days, hazard } = baseline;
  const end = days.at(-1) ?? 0;
  if (day >= end) return (hazard.at(-1) ?? 0) + (day - end) * tailRate(baseline);
  const after = days.findIndex((known) => known > day);
  const low = days[after - 1] ?? 0;
  const high = days[after] ?? low + 1;
  const before = hazard[after - 1] ?? 0;
  return before + ((hazard[after] ?? before) - before) * ((day - low) / (high - low));
}

/** The first day at which the cumulative hazard reaches `level`; infinite where it never does. */
export function dayOf(baseline: Baseline, level: number): number {
  const { days, hazard } = baseline;
  const last = hazard.at(-1) ?? 0;
  if (level > last) {
    const rate = tailRate(baseline);
    return rate > 0 ? (days.at(-1) ?? 0) + (level - last) / rate : Number.POSITIVE_INFINITY;
  }
  const after = Math.max(
    1,
    hazard.findIndex((known) => known >= level),
  );
  const low = hazard[after - 1] ?? 0;
  const rise = (hazard[after] ?? low) - low;
  const from = days[after - 1] ?? 0;
  return rise > 0 ? from + ((level - low) / rise) * ((days[after] ?? from) - from) : (days[after] ?? from);
}
