// A survival curve at even steps: its own points lie where somebody left, which no axis could show.
interface Point {
  readonly day: number;
  readonly stays: number;
}

const monthDays = 365.25 / 12;
/** More places than that crowd the axis and its table. */
const mostPlaces = 37;

/** 0, 1, 2 … or 0, 3, 6 …, up to the curve's last day. */
export function wholeMonths(points: readonly Point[]): readonly number[] {
  const last = Math.floor((points.at(-1)?.day ?? 0) / monthDays);
  const step = [1, 2, 3, 6, 12].find((each) => last / each < mostPlaces) ?? 24;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, place) => place * step);
}

export const dayOf = (month: number): number => month * monthDays;

/** 0 to 1; everybody is there on the first day. Null where the curve says nothing. */
export function staysAt(points: readonly Point[], month: number): number | null {
  if (points.length === 0) return null;
  return points.findLast(({ day }) => day <= dayOf(month))?.stays ?? 1;
}
