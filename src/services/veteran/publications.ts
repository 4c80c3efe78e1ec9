// How old the newest official publication is that the shipped codes rest on: the services rename and add codes all year round.
import { neededCell, readTable } from './read-table.ts';

/** Newly published codes are to be there within so many days. */
const freshDays = 30;
const dayMs = 86_400_000;

export interface PublicationAge {
  /** Year and month. */
  readonly newest: string;
  readonly days: number;
  readonly isOld: boolean;
}

/** By the table of known publications; a month counts from its last day. Throws for a table without lines. */
export function publicationAge(table: string, now: Date): PublicationAge {
  const months = readTable(table).map((row) => neededCell(row, 'published'));
  const newest = months.reduce((latest, month) => (month > latest ? month : latest), '');
  const [year, month] = newest.split('-').map(Number);
  if (year === undefined || month === undefined) throw new Error(`publications.tsv names no month: ${newest}`);
  const days = Math.max(0, Math.floor((now.getTime() - Date.UTC(year, month, 0)) / dayMs));
  return { newest, days, isOld: days > freshDays };
}
