// One scored candidate as the audit sees them: the score, what came of it, and what they said about themselves.
import type { Signals } from '../model/encode.ts';

export const attributes = ['sex', 'race_ethnicity', 'sex_and_race_ethnicity', 'over_40'] as const;
export type Attribute = (typeof attributes)[number];

export interface AuditSubject {
  readonly candidate: string;
  readonly jobFamily: string;
  readonly stays: number;
  readonly selected: boolean;
  readonly signals: Signals | null;
  /** Whether the hire stayed past the horizon; null where it is not known. */
  readonly stayed: boolean | null;
  readonly sex: string | null;
  readonly raceEthnicity: string | null;
  readonly over40: boolean | null;
}

/** The group of a subject, or null where they did not say. */
export function groupOf({ sex, raceEthnicity, over40 }: AuditSubject, attribute: Attribute): string | null {
  switch (attribute) {
    case 'sex':
      return sex;
    case 'race_ethnicity':
      return raceEthnicity;
    case 'sex_and_race_ethnicity':
      return sex === null || raceEthnicity === null ? null : `${sex}, ${raceEthnicity}`;
    case 'over_40':
      return over40 === null ? null : over40 ? '40 or older' : 'under 40';
    default:
      return attribute satisfies never;
  }
}
