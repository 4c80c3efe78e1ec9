// Army: two digits and a letter (enlisted or officer), three and a letter (warrant); skill level, SQI and ASI may follow.
import type { Candidate } from '../code-index.ts';
import { digitsOf } from './confusions.ts';

/** The first level is given from E-1 to E-4: it tells no grade. */
const gradeOfLevel: Readonly<Record<string, number>> = { '2': 5, '3': 6, '4': 7, '5': 8, '6': 9 };

export function armyForms(text: string): readonly Candidate[] {
  const candidates: Candidate[] = [{ code: text }];
  const warrant = /^([0-9OIL]{3})([A-Z])[A-Z0-9]{0,3}$/.exec(text);
  if (warrant !== null) candidates.push({ code: digitsOf(warrant[1] ?? '') + (warrant[2] ?? '') });
  const specialty = /^([0-9OIL]{2})([A-Z0])(([0-6O])[A-Z0-9]{0,4}|[A-Z]\d)?$/.exec(text);
  if (specialty === null) return candidates;
  // A level with SQI and ASI behind it, or an ASI alone (`68WM6`).
  const [, field = '', letter = '', , level = ''] = specialty;
  const grade = gradeOfLevel[level];
  candidates.push({
    code: digitsOf(field) + (letter === '0' ? 'O' : letter),
    ...(grade === undefined ? {} : { grade }),
  });
  return candidates;
}
