// What boosting improves: slopes of the loss at the present scores, for staying or not and for time until leaving.
import { type RiskWalk, riskWalkOf } from './risk-walk.ts';
import type { Spells } from './spells.ts';
import type { Slopes } from './tree.ts';
import { at, mean, logit, sigmoid, whole } from './vector.ts';

export interface Objective {
  readonly rows: number;
  readonly start: number;
  /** Writes the slopes at `scores`. */
  slopes(scores: Float64Array, into: Slopes): void;
}

export function logisticObjective(labels: Float64Array): Objective {
  return {
    rows: labels.length,
    start: logit(mean(labels)),
    slopes(scores, { gradient, curvature }) {
      for (let row = 0; row < labels.length; row++) {
        const probability = sigmoid(at(scores, row));
        gradient[row] = probability - at(labels, row);
        curvature[row] = Math.max(1e-9, probability * (1 - probability));
      }
    },
  };
}

/** Cumulative sums of the hazard steps, from the first of a stratum on: one rung for each moment at which somebody left. */
interface Ladder {
  /** The moments' numbers of one stratum, latest first, `from` (inclusive) to `to` (exclusive). */
  readonly strata: readonly { readonly from: number; readonly to: number }[];
  readonly times: Float64Array;
  /** How many left at each, by weight. */
  readonly left: Float64Array;
}

function ladderOf({ stops }: RiskWalk, { weight }: Spells): Ladder & { readonly places: ReadonlyMap<number, Rung> } {
  const moments = stops.filter(({ events }) => events.length > 0);
  const places = new Map<number, Rung>();
  moments.forEach(({ stratum }, index) => {
    const place = places.get(stratum);
    if (place === undefined) places.set(stratum, { from: index, to: index + 1 });
    else place.to = index + 1;
  });
  return {
    places,
    strata: [...places.values()],
    times: Float64Array.from(moments, ({ time }) => time),
    left: Float64Array.from(moments, ({ events }) => events.reduce((sum, row) => sum + at(weight, row), 0)),
  };
}

interface Rung {
  readonly from: number;
  to: number;
}

/** The number of the latest moment up to `time`; -1 where there is none. */
function rungAt(times: Float64Array, place: Rung | undefined, time: number): number {
  if (place === undefined) return -1;
  let low = place.from;
  let high = place.to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(times, middle) <= time) high = middle;
    else low = middle + 1;
  }
  return low < place.to ? low : -1;
}

const risenAt = (sums: Float64Array, rung: number): number => (rung < 0 ? 0 : at(sums, rung));

/** Cox's partial likelihood with Breslow's ties: within boosting the difference to Efron's is below its noise. */
export function coxObjective(spells: Spells): Objective {
  const walk = riskWalkOf(spells);
  const rows = spells.exit.length;
  const { places, strata, times, left } = ladderOf(walk, spells);
  const rungs = (days: Float64Array): Int32Array =>
    Int32Array.from(days, (day, row) => rungAt(times, places.get(whole(spells.stratum, row)), day));
  const upper = rungs(spells.exit);
  const lower = rungs(spells.entry);
  const hazards = new Float64Array(rows);
  const hazard = new Float64Array(times.length);
  const square = new Float64Array(times.length);

  function climb(): void {
    let [risk, move, moment] = [0, 0, 0];
    for (const { until, events } of walk.stops) {
      for (; move < until; move++) {
        const row = whole(walk.moves, move);
        if (row >= 0) risk += at(hazards, row);
        else risk -= at(hazards, ~row);
      }
      if (events.length === 0) {
        risk = 0;
        continue;
      }
      hazard[moment] = at(left, moment) / risk;
      square[moment] = at(left, moment) / risk ** 2;
      moment++;
    }
    for (const { from, to } of strata) {
      for (let rung = to - 2; rung >= from; rung--) {
        hazard[rung] = at(hazard, rung + 1) + at(hazard, rung);
        square[rung] = at(square, rung + 1) + at(square, rung);
      }
    }
  }

  return {
    rows,
    start: 0,
    slopes(scores, { gradient, curvature }) {
      for (let row = 0; row < rows; row++) hazards[row] = at(spells.weight, row) * Math.exp(at(scores, row));
      climb();
      for (let row = 0; row < rows; row++) {
        const own = at(hazards, row);
        const [high, low] = [whole(upper, row), whole(lower, row)];
        const risen = risenAt(hazard, high) - risenAt(hazard, low);
        gradient[row] = own * risen - at(spells.weight, row) * at(spells.event, row);
        curvature[row] = Math.max(1e-9, own * risen - own ** 2 * (risenAt(square, high) - risenAt(square, low)));
      }
    },
  };
}
