// The shipped veteran data, read when it is first asked for: nobody can ask before the service listens, and reading takes long.
import type { VeteranData } from '../services/veteran/veteran-data.ts';

export interface LateVeteranData {
  readonly data: VeteranData;
  /** Reads it now, unless that was done. */
  readonly load: () => void;
}

export function lazyVeteranData(read: () => VeteranData): LateVeteranData {
  let kept: VeteranData | undefined;
  const whole = (): VeteranData => (kept ??= read());
  return {
    load: () => void whole(),
    data: {
      get codes() {
        return whole().codes;
      },
      get occupations() {
        return whole().occupations;
      },
      get classifier() {
        return whole().classifier;
      },
      get skills() {
        return whole().skills;
      },
      get resumeWords() {
        return whole().resumeWords;
      },
      get pay() {
        return whole().pay;
      },
      get places() {
        return whole().places;
      },
      get codeProfiles() {
        return whole().codeProfiles;
      },
      get foundCodes() {
        return whole().foundCodes;
      },
      get rarity() {
        return whole().rarity;
      },
      get match() {
        return whole().match;
      },
      get modelVersion() {
        return whole().modelVersion;
      },
    },
  };
}
