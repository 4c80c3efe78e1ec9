// Finds civilian skills in any text: a requisition, a veteran's own words, a published description. Pure word matching.
import { stem } from './stem.ts';
import { meaningfulWords, type Word } from './words.ts';

export interface SkillRow {
  readonly name: string;
  /** `general` skills fit nearly every job and weigh less than those of a trade. */
  readonly kind: 'general' | 'trade';
  readonly triggers: readonly string[];
}

export interface FoundSkill {
  readonly skill: number;
  readonly times: number;
  /** Where it was read first. */
  readonly start: number;
  readonly end: number;
}

interface Trigger {
  readonly stems: readonly string[];
  readonly skill: number;
}

export class SkillFinder {
  readonly skills: readonly SkillRow[];
  readonly #byFirst = new Map<string, Trigger[]>();

  constructor(skills: readonly SkillRow[]) {
    this.skills = skills;
    for (const [skill, row] of skills.entries())
      for (const trigger of new Set([row.name, ...row.triggers])) this.#add(trigger, skill);
  }

  #add(trigger: string, skill: number): void {
    const stems = meaningfulWords(trigger).map(stem);
    const [first] = stems;
    if (first === undefined) return;
    const triggers = this.#byFirst.get(first);
    if (triggers === undefined) this.#byFirst.set(first, [{ stems, skill }]);
    else if (!triggers.some((known) => known.skill === skill && known.stems.join(' ') === stems.join(' ')))
      triggers.push({ stems, skill });
  }

  /** In order of skill number. Words without meaning of their own may stand between those of a trigger. */
  find(words: readonly Word[]): readonly FoundSkill[] {
    const meaningful = words.filter((word) => word.counts);
    const found = new Map<number, FoundSkill>();
    for (const [at, word] of meaningful.entries())
      for (const { stems, skill } of this.#byFirst.get(word.stem) ?? []) {
        if (!stems.every((wanted, step) => meaningful[at + step]?.stem === wanted)) continue;
        const known = found.get(skill) ?? {
          skill,
          times: 0,
          start: word.start,
          end: meaningful[at + stems.length - 1]?.end ?? word.end,
        };
        // A trigger of two words says more than one of a single word.
        found.set(skill, { ...known, times: known.times + (stems.length > 1 ? 2 : 1) });
      }
    return [...found.values()].toSorted((a, b) => a.skill - b.skill);
  }
}
