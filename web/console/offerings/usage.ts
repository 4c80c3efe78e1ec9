// What was used, summed for bills: by day as it is counted, or by month.
import type { Usage } from '../api/offerings.ts';

export interface UsageRow {
  readonly client: string;
  readonly offering: string;
  /** `2026-11-22` or `2026-11`, UTC. */
  readonly period: string;
  readonly runs: number;
  readonly written: number;
  readonly deleted: number;
}
export type Period = 'day' | 'month';

const letters = { day: 10, month: 7 } as const;

/** Newest first; clients in the order in which they came. */
export function summed(usage: readonly Usage[], by: Period): readonly UsageRow[] {
  const rows = new Map<string, UsageRow>();
  for (const { client_id: client, offering_id: offering, day, runs, records_written, records_deleted } of usage) {
    const period = day.slice(0, letters[by]);
    const key = `${client} ${offering} ${period}`;
    const before = rows.get(key) ?? { client, offering, period, runs: 0, written: 0, deleted: 0 };
    rows.set(key, {
      ...before,
      runs: before.runs + runs,
      written: before.written + records_written,
      deleted: before.deleted + records_deleted,
    });
  }
  return [...rows.values()].toSorted((one, other) => other.period.localeCompare(one.period));
}

const dayMs = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The month of that moment, first and last day, UTC: bills are written by the month. */
export function monthOf(at: string): { from: string; to: string } {
  const [year = 0, month = 1] = at.slice(0, 7).split('-').map(Number);
  return { from: dayOf(Date.UTC(year, month - 1, 1)), to: dayOf(Date.UTC(year, month, 1) - dayMs) };
}

/** The service leaves the last day out; people mean it. */
export const dayAfter = (day: string): string => dayOf(Date.parse(day) + dayMs);

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
