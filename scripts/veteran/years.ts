// By which year a legacy code was no longer given out, where the sources or a renumbering everybody knows of say so.
import type { Branch } from '../../src/nlp/military/branch.ts';

export function lastYearOf(row: {
  branch: Branch;
  code: string;
  type: string;
  wasActive: boolean;
}): number | undefined {
  // The Air Force gave up all-digit specialty codes in October 1993.
  if (row.branch === 'Air Force' && /^\d{4,5}[A-Z]?$/.test(row.code)) return 1993;
  // Navy enlisted classifications changed from four digits to letters and digits in 2017.
  if (row.branch === 'Navy' && row.wasActive && row.type === 'NEC' && /^\d{4}$/.test(row.code)) return 2017;
  // Listed as active in March 2016, not listed in July 2024: some year between, so the later one is no claim too many.
  return row.wasActive ? 2024 : 2016;
}
