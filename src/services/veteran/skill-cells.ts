// Skills in a cell of the shipped tables, `128:100 144:97:19`: skill number, importance and, for a code, the evidence as one
// number; the most important first.

export interface SkillImportance {
  readonly skill: number;
  readonly importance: number;
  /** What speaks for it: a sum of `evidenceBits`; zero where the table does not say. */
  readonly evidence: number;
}

/** The kinds of evidence for a skill of a code, as the build counts them. */
export const evidenceBits = {
  /** Words of the official title. */
  title: 1,
  /** The Department of Defense's occupation of this very code. */
  dod_occupation: 2,
  /** The same of the code it mirrors, was renumbered from or shares its title's words with. */
  related_code: 4,
  /** The official description. */
  description: 8,
  /** O*NET's tasks, titles and knowledge ratings of the civilian occupations that the code leads to. */
  civilian_occupation: 16,
  /** Commissioned and warrant officers, of whose code nothing else is known. */
  rank: 32,
} as const;

const kinds = Object.entries(evidenceBits);

export const evidenceKinds = (evidence: number): readonly string[] =>
  kinds.filter(([, bit]) => (evidence & bit) !== 0).map(([kind]) => kind);

const zero = 48;
const colon = 58;
const space = 32;

/** Read mark by mark: there are thousands of them in the table of occupations, and splitting takes five times as long. */
export function skillCells(cell: string): readonly SkillImportance[] {
  const skills: SkillImportance[] = [];
  const numbers = [0, 0, 0];
  let place = 0;
  for (let at = 0; at <= cell.length; at += 1) {
    const mark = at === cell.length ? space : cell.charCodeAt(at);
    if (mark === colon) place += 1;
    else if (mark !== space) numbers[place] = (numbers[place] ?? 0) * 10 + mark - zero;
    else if (place > 0) {
      const [skill = 0, importance = 0, evidence = 0] = numbers;
      skills.push({ skill, importance, evidence });
      numbers.fill(0);
      place = 0;
    }
  }
  return skills;
}
