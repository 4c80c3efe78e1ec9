// Time spent in a job, as survival analysis sees it: from when it was observed, until when, and whether it ended then.
import { at, pick, whole } from './vector.ts';

export interface Spells {
  /** Days in the job when observation began; above 0 the spell is left-truncated. */
  readonly entry: Float64Array;
  /** Days in the job when it ended or was last seen. */
  readonly exit: Float64Array;
  /** 1: it ended then; 0: it was still going on. */
  readonly event: Float64Array;
  /** Each stratum has a baseline hazard of its own. */
  readonly stratum: Int32Array;
  readonly weight: Float64Array;
}

export function spellsFrom(rows: {
  readonly exit: ArrayLike<number>;
  readonly event: ArrayLike<number>;
  readonly entry?: ArrayLike<number>;
  readonly stratum?: ArrayLike<number>;
  readonly weight?: ArrayLike<number>;
}): Spells {
  const count = rows.exit.length;
  return {
    exit: Float64Array.from(rows.exit),
    event: Float64Array.from(rows.event),
    entry: rows.entry === undefined ? new Float64Array(count) : Float64Array.from(rows.entry),
    stratum: rows.stratum === undefined ? new Int32Array(count) : Int32Array.from(rows.stratum),
    weight: rows.weight === undefined ? new Float64Array(count).fill(1) : Float64Array.from(rows.weight),
  };
}

export const selectSpells = (spells: Spells, rows: Int32Array): Spells => ({
  entry: pick(spells.entry, rows),
  exit: pick(spells.exit, rows),
  event: pick(spells.event, rows),
  stratum: Int32Array.from(rows, (row) => whole(spells.stratum, row)),
  weight: pick(spells.weight, rows),
});

/** Stayed past the horizon (1), left before (0), or not known yet (NaN). */
export const outcomesAt = ({ exit, event }: Spells, horizon: number): Float64Array =>
  exit.map((days, row) => (days >= horizon ? 1 : at(event, row) === 1 ? 0 : Number.NaN));

/** Rows in the two orders in which a sweep from late to early meets them: as they join and as they leave the risk set. */
export interface SweepOrder {
  readonly byExit: Int32Array;
  readonly byEntry: Int32Array;
}

export function sweepOrderOf({ entry, exit, stratum }: Spells): SweepOrder {
  const rows = Int32Array.from(exit.keys());
  const descending = (times: Float64Array) => (a: number, b: number) =>
    whole(stratum, a) - whole(stratum, b) || at(times, b) - at(times, a) || a - b;
  return { byExit: rows.toSorted(descending(exit)), byEntry: rows.toSorted(descending(entry)) };
}

/** One moment at which somebody left: rows `from` to `to` of `byExit` share stratum and exit time. */
export interface Moment {
  readonly from: number;
  readonly to: number;
  readonly time: number;
  readonly stratum: number;
}

/** Walks over the distinct exit times of every stratum, latest first. */
export function* momentsOf(spells: Spells, { byExit }: SweepOrder): Generator<Moment> {
  let from = 0;
  while (from < byExit.length) {
    const first = whole(byExit, from);
    const time = at(spells.exit, first);
    const stratum = whole(spells.stratum, first);
    let to = from + 1;
    while (
      to < byExit.length &&
      at(spells.exit, whole(byExit, to)) === time &&
      whole(spells.stratum, whole(byExit, to)) === stratum
    )
      to++;
    yield { from, to, time, stratum };
    from = to;
  }
}
