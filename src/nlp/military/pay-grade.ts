// Pay grades of the uniformed services: E-1 to E-9, W-1 to W-5, O-1 to O-10.

export interface PayGrade {
  readonly kind: 'enlisted' | 'warrant' | 'officer';
  readonly grade: number;
}

const letters = { enlisted: 'E', warrant: 'W', officer: 'O' } as const;
const highest = { enlisted: 9, warrant: 5, officer: 10 } as const;

/** `O-3E` is an O-3 who was enlisted before; the Army and the Navy write W-2 as CW2 and CWO2. */
const written = /\b(e|o|c?wo?)[ -]?(\d{1,2})e?\b/i;

/** `E-6`, `e6`, `CW2`, `O-3E`; undefined for what is no pay grade. */
export function readPayGrade(text: string): PayGrade | undefined {
  const match = written.exec(text);
  if (match === null) return undefined;
  const letter = (match[1] ?? '').toLowerCase();
  const kind = letter === 'e' ? 'enlisted' : letter === 'o' ? 'officer' : 'warrant';
  const grade = Number(match[2]);
  return grade < 1 || grade > highest[kind] ? undefined : { kind, grade };
}

export const enlistedGrade = (grade: number): PayGrade => ({ kind: 'enlisted', grade });

export const payGradeText = ({ kind, grade }: PayGrade): string => `${letters[kind]}-${grade}`;
