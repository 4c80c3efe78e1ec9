// The shipped veteran data, read when it is first asked for: a service that nobody asks about veterans does without its 9 MB. The
// first question waits a tenth of a second for it.
import type { VeteranData } from '../services/veteran/veteran-data.ts';

export function lazyVeteranData(read: () => VeteranData): VeteranData {
  let kept: VeteranData | undefined;
  const whole = (): VeteranData => (kept ??= read());
  return {
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
  };
}
