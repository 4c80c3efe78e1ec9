// How long people have stood in a stage: of one, and of all who stand there.
import type { Candidate } from '../api/wire.ts';

const dayMs = 86_400_000;

type Standing = Pick<Candidate, 'stage_since'>;

export const daysIn = ({ stage_since: since }: Standing, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / dayMs));

const inWords = (days: number): string => (days === 1 ? '1 day' : `${String(days)} days`);

/** `3 days here` */
export const ageWords = (candidate: Standing, now: number): string => {
  const days = daysIn(candidate, now);
  return days === 0 ? 'Here since today' : `${inWords(days)} here`;
};

/** `Median 4 days, longest 12 days`; undefined where nobody stands. */
export function agesWords(candidates: readonly Standing[], now: number): string | undefined {
  const days = candidates.map((each) => daysIn(each, now)).toSorted((one, other) => one - other);
  const longest = days.at(-1);
  const median = days[Math.floor((days.length - 1) / 2)];
  if (longest === undefined || median === undefined) return undefined;
  return days.length === 1 ? inWords(longest) : `Median ${inWords(median)}, longest ${inWords(longest)}`;
}
