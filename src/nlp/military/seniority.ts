// How senior a job or a service record is, on one scale of four steps. Ranks are worth nothing to a recruiter unread.

/** 1 entry, 2 skilled, 3 leads a team, 4 leads an organization. */
export type Seniority = 1 | 2 | 3 | 4;

export function seniorityOfTitle(title: string): Seniority | undefined {
  const text = title.toLowerCase();
  if (/\b(director|vice president|vp|chief|head of|general manager|executive)\b/.test(text)) return 4;
  if (/\b(manager|supervisor|foreman|superintendent|lead|principal|senior|sr)\b/.test(text)) return 3;
  if (/\b(junior|jr|trainee|apprentice|intern|entry|helper|assistant|associate|attendant|clerk)\b/.test(text)) return 1;
  return undefined;
}

/** Pay grade E-1 to E-9; officers and warrant officers lead. */
export function seniorityOfService(service: {
  readonly kind: string;
  readonly grade: number | undefined;
  readonly years: number | undefined;
}): Seniority | undefined {
  if (service.kind === 'officer') return (service.years ?? 0) >= 12 ? 4 : 3;
  if (service.kind === 'warrant') return 3;
  const { grade, years } = service;
  if (grade !== undefined) return stepOf(grade, [4, 6, 8]);
  return years === undefined ? undefined : stepOf(years, [3, 8, 16]);
}

const stepOf = (value: number, bars: readonly [number, number, number]): Seniority =>
  value >= bars[2] ? 4 : value >= bars[1] ? 3 : value >= bars[0] ? 2 : 1;

const grades = /\b([eow])-?(\d{1,2})\b/i;

/** `E-6`, `e6`, `W2`, `O-3`: the letter's kind and the number. */
export function readPayGrade(
  text: string,
): { readonly kind: 'enlisted' | 'warrant' | 'officer'; readonly grade: number } | undefined {
  const match = grades.exec(text);
  if (match === null) return undefined;
  const letter = (match[1] ?? '').toLowerCase();
  const grade = Number(match[2]);
  if (grade < 1 || grade > (letter === 'w' ? 5 : letter === 'o' ? 10 : 9)) return undefined;
  return { kind: letter === 'e' ? 'enlisted' : letter === 'w' ? 'warrant' : 'officer', grade };
}
