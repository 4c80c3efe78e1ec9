// Skills in a cell of the shipped tables, `128:100 144:97`: skill number and importance, the most important first.

export interface SkillImportance {
  readonly skill: number;
  readonly importance: number;
}

const zero = 48;
const colon = 58;
const space = 32;

/** Read mark by mark: there are 14,000 of them in the table of occupations, and splitting takes five times as long. */
export function skillCells(cell: string): readonly SkillImportance[] {
  const skills: SkillImportance[] = [];
  let skill = 0;
  let number = 0;
  for (let at = 0; at < cell.length; at += 1) {
    const mark = cell.charCodeAt(at);
    if (mark === colon) skill = number;
    else if (mark === space) skills.push({ skill, importance: number });
    number = mark === colon || mark === space ? 0 : number * 10 + mark - zero;
  }
  if (cell !== '') skills.push({ skill, importance: number });
  return skills;
}
