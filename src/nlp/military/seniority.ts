// How senior a job or a service record is, on one scale of four steps. Ranks are worth nothing to a recruiter unread.

import type { PayGrade } from './pay-grade.ts';

interface Service {
  /** Of the code: `officer`, `warrant`, or one of those of enlisted people. */
  readonly kind: string;
  readonly payGrade: PayGrade | undefined;
  readonly years: number | undefined;
}

/** 1 entry, 2 skilled, 3 leads a team, 4 leads an organization. */
export type Seniority = 1 | 2 | 3 | 4;

export function seniorityOfTitle(title: string): Seniority | undefined {
  const text = title.toLowerCase();
  if (/\b(director|vice president|vp|chief|head of|general manager|executive)\b/.test(text)) return 4;
  if (/\b(manager|supervisor|foreman|superintendent|lead|principal|senior|sr)\b/.test(text)) return 3;
  if (/\b(junior|jr|trainee|apprentice|intern|entry|helper|assistant|associate|attendant|clerk)\b/.test(text)) return 1;
  return undefined;
}

/** By pay grade, else by the kind of code and the years. Officers and warrant officers lead. */
export function seniorityOfService({ kind, payGrade, years }: Service): Seniority | undefined {
  if (payGrade?.kind === 'officer') return payGrade.grade >= 4 ? 4 : 3;
  if (kind === 'officer') return (years ?? 0) >= 12 ? 4 : 3;
  if (kind === 'warrant' || payGrade?.kind === 'warrant') return 3;
  if (payGrade !== undefined) return stepOf(payGrade.grade, [4, 6, 8]);
  return years === undefined ? undefined : stepOf(years, [3, 8, 16]);
}

const stepOf = (value: number, bars: readonly [number, number, number]): Seniority =>
  value >= bars[2] ? 4 : value >= bars[1] ? 3 : value >= bars[0] ? 2 : 1;
