// Corrects for hires whose outcome is not known yet: those that are known count also for the ones like them that are not.
import { kaplanMeier, shareAt } from './kaplan-meier.ts';
import { outcomesAt, type Spells } from './spells.ts';
import { at } from './vector.ts';

/** No hire may count for more than this many others: a single one must not decide a figure. */
const most = 10;

export interface KnownOutcomes {
  readonly rows: Int32Array;
  readonly labels: Float64Array;
  readonly weights: Float64Array;
}

/**
 * Rows whose outcome at the horizon is known, weighted by the inverse of the chance of being known (IPCW). Leavers are
 * known at once and stayers only after the whole horizon, so that counting both alike would overstate leaving. Whoever
 * was first seen after the horizon tells nothing about reaching it, and is left out.
 */
export function knownOutcomes(spells: Spells, horizonDays: number): KnownOutcomes {
  const outcomes = outcomesAt(spells, horizonDays);
  const rows = Int32Array.from(outcomes.keys()).filter(
    (row) => !Number.isNaN(at(outcomes, row)) && at(spells.entry, row) < horizonDays,
  );
  const censored = { ...spells, event: spells.event.map((event) => 1 - event) };
  const stillWatched = kaplanMeier(censored);
  const weights = Float64Array.from(rows, (row) => {
    const until = Math.min(at(spells.exit, row), horizonDays) - 1e-6;
    return Math.min(most, 1 / Math.max(1e-6, shareAt(stillWatched, until)));
  });
  return { rows, labels: Float64Array.from(rows, (row) => at(outcomes, row)), weights };
}
