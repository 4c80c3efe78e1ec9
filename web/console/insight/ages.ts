// How long approvals wait and how long decisions took, counted in spans that a person has a feeling for.
import type { Approval } from '../api/wire.ts';

const hourMs = 3_600_000;

type Timed = Pick<Approval, 'created_at' | 'decided_at'>;

const spans = [
  { name: 'Under 1 hour', below: 1 },
  { name: '1 to 4 hours', below: 4 },
  { name: '4 to 24 hours', below: 24 },
  { name: '1 day or more', below: Infinity },
] as const;

export interface AgeRow {
  readonly name: string;
  readonly waiting: number;
  readonly decided: number;
}

const hoursOf = ({ created_at: made, decided_at: decided }: Timed, now: number): number =>
  ((decided === null ? now : Date.parse(decided)) - Date.parse(made)) / hourMs;

export function ageRows(waiting: readonly Timed[], decided: readonly Timed[], now: number): readonly AgeRow[] {
  const count = (all: readonly Timed[], from: number, below: number): number =>
    all.filter((one) => hoursOf(one, now) >= from && hoursOf(one, now) < below).length;
  return spans.map(({ name, below }, place) => {
    const from = spans[place - 1]?.below ?? -Infinity;
    return { name, waiting: count(waiting, from, below), decided: count(decided, from, below) };
  });
}

/** A median of fewer says more about chance than about anybody. */
export const leastForMedian = 5;

/** In hours; null where too few were decided. */
export function medianHours(decided: readonly Timed[]): number | null {
  if (decided.length < leastForMedian) return null;
  const hours = decided.map((one) => hoursOf(one, 0)).toSorted((one, other) => one - other);
  const middle = hours.length / 2;
  const [low, high] = [hours[Math.ceil(middle) - 1] ?? 0, hours[Math.floor(middle)] ?? 0];
  return (low + high) / 2;
}

/** Made inside the range of days. */
export const madeIn = (
  { created_at: made }: Timed,
  dateOf: (at: string) => string,
  range: { from: string; to: string },
) => dateOf(made) >= range.from && dateOf(made) <= range.to;
