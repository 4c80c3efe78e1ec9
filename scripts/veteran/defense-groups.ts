// The occupations of the Department of Defense (DoDI 1312.01) and the skills that each stands for; and, for fields that are newer
// than that list, words of a title.
import type { SkillFinder } from '../../src/nlp/military/skill-finder.ts';
import type { TableRow } from '../../src/services/veteran/read-table.ts';
import { meaningfulWords } from '../../src/nlp/military/words.ts';
import { wordForm } from '../../src/nlp/military/word-form.ts';
import { neededCell } from '../../src/services/veteran/read-table.ts';

export interface GroupSkills {
  /** Everybody of the group has them, the most telling first. */
  readonly core: readonly number[];
  /** Some have them: something else has to say so, too. */
  readonly often: readonly number[];
}

export interface DefenseGroups {
  /** Of a category letter and number, as in `E1243`; a group that is not listed has what its larger one has. */
  of(group: string): GroupSkills;
  /** Of the longest words of a title that name a field. */
  ofTitle(title: string): GroupSkills;
  /** Does the title name a field that has nothing in common with the group? */
  disagree(title: string, group: string): boolean;
}

const none: GroupSkills = { core: [], often: [] };
const byTitle = 'title:';

export function defenseGroups(table: readonly TableRow[], finder: SkillFinder): DefenseGroups {
  const number = new Map(finder.skills.map(({ name }, at) => [name, at]));
  const listed = (cell: string | undefined): number[] =>
    (cell ?? '').split('|').flatMap((name) => (name === '' ? [] : (number.get(name) ?? unknownSkill(name))));
  const skills = new Map(
    table.map((row) => [neededCell(row, 'group'), { core: listed(row['skills']), often: listed(row['often']) }]),
  );
  const fields = [...skills]
    .filter(([key]) => key.startsWith(byTitle))
    .map(([key, found]) => ({ words: formsOf(key.slice(byTitle.length)), found }))
    .toSorted((a, b) => b.words.length - a.words.length);
  const ofTitle = (title: string): GroupSkills => {
    const words = ` ${formsOf(title).join(' ')} `;
    return fields.find((field) => words.includes(` ${field.words.join(' ')} `))?.found ?? none;
  };
  const of = (group: string): GroupSkills => {
    for (let length = group.length; length > 1; length -= 1) {
      const found = skills.get(group.slice(0, length)) ?? skills.get(group.slice(1, length));
      if (found !== undefined) return found;
    }
    return none;
  };
  return {
    of,
    ofTitle,
    disagree(title, group) {
      const [field, trade] = [ofTitle(title), of(group)];
      const known = new Set([...trade.core, ...trade.often]);
      return field.core.length > 0 && known.size > 0 && ![...field.core, ...field.often].some((one) => known.has(one));
    },
  };
}

const formsOf = (text: string): readonly string[] => meaningfulWords(text).map(wordForm);

function unknownSkill(name: string): never {
  throw new Error(`dod-occupations.tsv names an unknown skill: ${name}`);
}
