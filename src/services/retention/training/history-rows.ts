// The organization's own history as training rows. Old hires count less and very old ones not at all: work changes.
import type { HistoryRow } from '../../../core/ports/retention.ts';
import { daysBetween } from '../feedback/matured.ts';
import type { TrainingRow } from './training-rows.ts';

const halfLifeDays = 3 * 365;
const windowDays = 8 * 365;

export interface HistoryWindow {
  readonly today: string;
  /** Nothing that happened after this day is known, as on the day itself. */
  readonly knownUntil?: string;
}

export function historyRows(
  rows: readonly HistoryRow[],
  { today, knownUntil = today }: HistoryWindow,
): readonly TrainingRow[] {
  return rows.flatMap((row) => {
    const age = daysBetween(row.hiredAt, today);
    if (age > windowDays || row.hiredAt >= knownUntil) return [];
    const end = row.leftAt ?? row.seenUntil;
    const left = row.leftAt !== null && row.leftAt <= knownUntil;
    const exitDays = Math.max(0.5, daysBetween(row.hiredAt, end < knownUntil ? end : knownUntil));
    return [
      {
        person: row.candidate,
        signals: row.signals,
        entryDays: 0,
        exitDays,
        left,
        stratum: 0,
        weight: 0.5 ** (Math.max(0, age) / halfLifeDays),
      },
    ];
  });
}
