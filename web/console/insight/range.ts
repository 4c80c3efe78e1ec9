// The days that figures are about, as the address names them: both the first and the last day are in it.
const dayMs = 86_400_000;

export interface DayRange {
  readonly from: string;
  readonly to: string;
  /** How many days, both ends counted. */
  readonly days: number;
}

const usualDays = 30;
/** Longer spans read the whole ledger for a plot that nobody could read. */
const mostDays = 366;

const day = /^\d{4}-\d\d-\d\d$/;
const isDay = (word: string): boolean => day.test(word) && !Number.isNaN(Date.parse(word));

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** What the address asks for as far as it makes sense; else the thirty days up to today. */
export function rangeOf(asked: { readonly from: string; readonly to: string }, today: string): DayRange {
  const to = isDay(asked.to) && asked.to <= today ? asked.to : today;
  const usual = addDays(to, 1 - usualDays);
  const first = isDay(asked.from) && asked.from <= to ? asked.from : usual;
  const from = first < addDays(to, 1 - mostDays) ? addDays(to, 1 - mostDays) : first;
  return { from, to, days: Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1 };
}

interface Dated {
  readonly date: string;
}

/** As many bars as stand beside one another on a phone. */
const mostBars = 31;

export interface Bucket<Row> {
  /** Its first day. */
  readonly date: string;
  readonly rows: readonly Row[];
}

/** Every day of the range, or every seven days where it is long; those without rows, too. */
export function bucketsOf<Row extends Dated>(rows: readonly Row[], { from, days }: DayRange): readonly Bucket<Row>[] {
  const width = days > mostBars ? 7 : 1;
  return Array.from({ length: Math.ceil(days / width) }, (_, place) => {
    const first = addDays(from, place * width);
    const next = addDays(first, width);
    return { date: first, rows: rows.filter(({ date }) => date >= first && date < next) };
  });
}

export const isByWeek = ({ days }: DayRange): boolean => days > mostBars;
