// Walks from the latest to the earliest exit and keeps who is at risk: joined by exit time, not yet entered ones removed.
import { type Moment, momentsOf, type Spells, type SweepOrder } from './spells.ts';
import { at, whole } from './vector.ts';

export interface Sweeper {
  /** A new stratum begins: nobody is at risk. */
  clear(): void;
  join(row: number): void;
  leave(row: number): void;
  /** Everybody at risk at that moment has joined; `events` rows left then. */
  settle(moment: Moment, events: readonly number[]): void;
}

export function sweep(spells: Spells, order: SweepOrder, sweeper: Sweeper): void {
  let stratum = Number.NaN;
  let next = 0;
  for (const moment of momentsOf(spells, order)) {
    if (moment.stratum !== stratum) {
      stratum = moment.stratum;
      sweeper.clear();
      // The last ones of the stratum before may not have been removed by entry; they went with `clear`.
      while (next < order.byEntry.length && whole(spells.stratum, whole(order.byEntry, next)) < stratum) next++;
    }
    const events: number[] = [];
    for (let index = moment.from; index < moment.to; index++) {
      const row = whole(order.byExit, index);
      // A spell of no length never was at risk, and its end tells nothing.
      if (at(spells.entry, row) >= moment.time) continue;
      sweeper.join(row);
      if (at(spells.event, row) === 1) events.push(row);
    }
    // At risk at time t means entered before t.
    next = leaveUntil({ spells, order, sweeper }, moment, next);
    if (events.length > 0) sweeper.settle(moment, events);
  }
}

function leaveUntil(
  { spells, order, sweeper }: { spells: Spells; order: SweepOrder; sweeper: Sweeper },
  moment: Moment,
  from: number,
): number {
  let next = from;
  while (next < order.byEntry.length) {
    const row = whole(order.byEntry, next);
    if (whole(spells.stratum, row) !== moment.stratum || at(spells.entry, row) < moment.time) break;
    // Only those who joined can leave.
    if (at(spells.exit, row) >= moment.time && at(spells.entry, row) < at(spells.exit, row)) sweeper.leave(row);
    next++;
  }
  return next;
}
