// Ratings of the sea services with the rate before or behind them: IT2, BMCS, ITSN, FNMK.
import type { Candidate } from '../code-index.ts';

const gradeOf: Readonly<Record<string, number>> = {
  '1': 6,
  '2': 5,
  '3': 4,
  C: 7,
  CS: 8,
  CM: 9,
  SN: 3,
  FN: 3,
  AN: 3,
  CN: 3,
  SA: 2,
  FA: 2,
  AA: 2,
  SR: 1,
  FR: 1,
  AR: 1,
};

const behind = /^([A-Z]{2,4}?(?:\([A-Z]+\))?)(CS|CM|C|[1-3]|SN|FN|AN|CN|SA|FA|AA|SR|FR|AR)$/;
const before = /^(SN|FN|AN|SA|FA|AA)([A-Z]{2,4})$/;

export function ratingForms(text: string): readonly Candidate[] {
  const candidates: Candidate[] = [];
  const rated = behind.exec(text);
  if (rated !== null) {
    const grade = gradeOf[rated[2] ?? ''];
    candidates.push({ code: rated[1] ?? '', ...(grade === undefined ? {} : { grade }) });
  }
  // Qualifications in brackets that are not part of any code: `MM2(SG)` was cut before, `ET1(X)` is cut here.
  const bare = /^([A-Z]{2,4})([1-3])?\([A-Z/]*\)$/.exec(text);
  if (bare?.[1] !== undefined) candidates.push({ code: bare[1] });
  const striker = before.exec(text);
  if (striker?.[2] !== undefined) candidates.push({ code: striker[2], grade: gradeOf[striker[1] ?? ''] ?? 3 });
  return candidates;
}
