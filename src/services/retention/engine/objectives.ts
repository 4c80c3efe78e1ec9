// What boosting improves: slopes of the loss at the present scores, for staying or not and for time until leaving.
import { sweep } from './risk-sweep.ts';
import { type Spells, sweepOrderOf } from './spells.ts';
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

interface Rise {
  readonly time: number;
  readonly hazard: number;
  readonly square: number;
}

/** Cumulative sums of the hazard steps of one stratum, latest first; looked up by time. */
class Ladder {
  readonly rises: Rise[] = [];

  /** Sums of the steps after `from` and up to `to`. */
  between(from: number, to: number): { hazard: number; square: number } {
    const high = this.#upTo(to);
    const low = this.#upTo(from);
    return { hazard: high.hazard - low.hazard, square: high.square - low.square };
  }

  /** Turns steps, latest first, into running sums, earliest first. */
  finish(): this {
    this.rises.reverse();
    let hazard = 0;
    let square = 0;
    this.rises.forEach((rise, index) => {
      hazard += rise.hazard;
      square += rise.square;
      this.rises[index] = { time: rise.time, hazard, square };
    });
    return this;
  }

  #upTo(time: number): { hazard: number; square: number } {
    let low = 0;
    let high = this.rises.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.rises[middle]?.time ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    return this.rises[low - 1] ?? { hazard: 0, square: 0 };
  }
}

/** Cox's partial likelihood with Breslow's ties: within boosting the difference to Efron's is below its noise. */
export function coxObjective(spells: Spells): Objective {
  const order = sweepOrderOf(spells);
  const rows = spells.exit.length;

  function laddersAt(hazards: Float64Array): ReadonlyMap<number, Ladder> {
    const ladders = new Map<number, Ladder>();
    let risk = 0;
    sweep(spells, order, {
      clear() {
        risk = 0;
      },
      join(row) {
        risk += at(hazards, row);
      },
      leave(row) {
        risk -= at(hazards, row);
      },
      settle({ time, stratum }, events) {
        const ladder = ladders.get(stratum) ?? new Ladder();
        ladders.set(stratum, ladder);
        const left = events.reduce((sum, row) => sum + at(spells.weight, row), 0);
        ladder.rises.push({ time, hazard: left / risk, square: left / risk ** 2 });
      },
    });
    for (const ladder of ladders.values()) ladder.finish();
    return ladders;
  }

  return {
    rows,
    start: 0,
    slopes(scores, { gradient, curvature }) {
      const hazards = scores.map((score, row) => at(spells.weight, row) * Math.exp(score));
      const ladders = laddersAt(hazards);
      for (let row = 0; row < rows; row++) {
        const ladder = ladders.get(whole(spells.stratum, row));
        const own = at(hazards, row);
        const { hazard, square } = ladder?.between(at(spells.entry, row), at(spells.exit, row)) ?? {
          hazard: 0,
          square: 0,
        };
        gradient[row] = own * hazard - at(spells.weight, row) * at(spells.event, row);
        curvature[row] = Math.max(1e-9, own * hazard - own ** 2 * square);
      }
    },
  };
}
