// What civilian occupations pay in a year, as the Bureau of Labor Statistics publishes it. Read when first asked for.
import { readTable } from './read-table.ts';

export interface TypicalPay {
  /** US dollars a year; a figure that BLS does not publish is absent. */
  readonly p25: number | undefined;
  readonly median: number;
  readonly p75: number | undefined;
  /** As in `2024-05`. */
  readonly month: string;
}

export const paySource = 'BLS Occupational Employment and Wage Statistics, United States';

export class PayTable {
  readonly #text: string;
  #rows: ReadonlyMap<string, TypicalPay> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** By O*NET-SOC code; where BLS has no figure for the occupation itself, that of the broad one which holds it. */
  of(code: string): TypicalPay | undefined {
    const rows = (this.#rows ??= payByOccupation(this.#text));
    const detailed = code.slice(0, 7);
    return rows.get(detailed) ?? rows.get(`${detailed.slice(0, 6)}0`);
  }
}

function payByOccupation(text: string): ReadonlyMap<string, TypicalPay> {
  return new Map(
    readTable(text).map(({ occupation = '', p25, median, p75, month = '' }) => [
      occupation,
      { p25: Number(p25) || undefined, median: Number(median), p75: Number(p75) || undefined, month },
    ]),
  );
}
