// What all examinations of `npm run doctor` share: a finding, and the clock beside another one's.

export interface Finding {
  readonly what: string;
  readonly isWell: boolean;
  /** What was seen, or what to do. */
  readonly words: string;
}

export interface DoctorDependencies {
  readonly fetch: typeof fetch;
  readonly now: () => Date;
}

export const well = (what: string, words: string): Finding => ({ what, isWell: true, words });
export const bad = (what: string, words: string): Finding => ({ what, isWell: false, words });

/** Signed requests and tokens are refused that are five minutes off; half of that is time to act. */
const mostSkewSeconds = 150;

/** `date`: the header of an answer. */
export function examineClock(whose: string, date: string | null, now: Date): Finding {
  const theirs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(theirs)) return well('Clock', `${whose} does not tell its time`);
  const skew = Math.round((now.getTime() - theirs) / 1000);
  return Math.abs(skew) <= mostSkewSeconds
    ? well('Clock', `${Math.abs(skew)} s off ${whose}'s`)
    : bad(
        'Clock',
        `${Math.abs(skew)} s off ${whose}'s; signed requests are refused beyond 300. Turn on time synchronisation (NTP).`,
      );
}
