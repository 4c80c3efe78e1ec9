// Moves a parent's baseline towards an organization's own leavers, by as much as their number supports.
import { type Baseline, hazardUntil } from './baseline.ts';
import type { Spells } from './spells.ts';
import { addAt, at, total } from './vector.ts';

export interface Shrinkage {
  /** How many expected leavers the parent's level is worth. */
  readonly level: number;
  /** How many leavers the parent's shape is worth, spread over the intervals as the parent expects leavers there. */
  readonly shape: number;
}

interface Tally {
  readonly observed: Float64Array;
  readonly expected: Float64Array;
}

function tallyOf(parent: Baseline, spells: Spells, scores: Float64Array): Tally {
  const { days } = parent;
  const count = days.length - 1;
  const tally = { observed: new Float64Array(count), expected: new Float64Array(count) };
  const hazardAt = days.map((day) => hazardUntil(parent, day));
  const until = (day: number, interval: number): number =>
    day === days[interval] ? (hazardAt[interval] ?? 0) : hazardUntil(parent, day);
  for (let row = 0; row < spells.exit.length; row++) {
    const entry = at(spells.entry, row);
    const exit = at(spells.exit, row);
    const weight = at(spells.weight, row);
    const hazard = weight * Math.exp(at(scores, row));
    for (let interval = 0; interval < count; interval++) {
      const from = days[interval] ?? 0;
      // The last interval is open: what happens beyond the parent's grid tells about its tail.
      const to = interval === count - 1 ? Number.POSITIVE_INFINITY : (days[interval + 1] ?? 0);
      const start = Math.max(from, entry);
      const end = Math.min(to, exit);
      if (exit > from && exit <= to && at(spells.event, row) === 1) addAt(tally.observed, interval, weight);
      if (end > start) addAt(tally.expected, interval, hazard * (until(end, interval + 1) - until(start, interval)));
      if (exit <= to) break;
    }
  }
  return tally;
}

/**
 * Gamma shrinkage on two levels. The level of the whole curve is (observed + k) / (expected + k); the shape of each
 * interval is pulled towards that level in the same way. With no data it is the parent, with much data the data.
 */
export function fineBaseline(
  parent: Baseline,
  own: { readonly spells: Spells; readonly scores: Float64Array },
  shrinkage: Shrinkage,
): Baseline {
  const { observed, expected } = tallyOf(parent, own.spells, own.scores);
  const all = total(expected);
  const level = (total(observed) + shrinkage.level) / (all + shrinkage.level);
  const hazard = [0];
  for (let interval = 0; interval < observed.length; interval++) {
    const pull = all > 0 ? (shrinkage.shape * at(expected, interval)) / all : 0;
    const factor = pull > 0 ? (at(observed, interval) + pull) / (at(expected, interval) + pull / level) : level;
    const rise = (parent.hazard[interval + 1] ?? 0) - (parent.hazard[interval] ?? 0);
    hazard.push((hazard[interval] ?? 0) + rise * factor);
  }
  return { days: parent.days, hazard };
}
