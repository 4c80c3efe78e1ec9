// Finds civilian skills in any text: a requisition, a veteran's own words, a published description. Pure word matching.
import { meaningfulWords, type Word } from './words.ts';
import { wordForm } from './word-form.ts';

export interface SkillRow {
  readonly name: string;
  /** `general` skills fit nearly every job and weigh less than those of a trade. */
  readonly kind: 'general' | 'trade';
  readonly triggers: readonly string[];
  /** O*NET's area of knowledge that the skill rests on; empty where none fits. */
  readonly knowledge?: string;
}

export interface FoundSkill {
  readonly skill: number;
  readonly times: number;
  /** Where it was read first. */
  readonly start: number;
  readonly end: number;
}

interface Trigger {
  readonly forms: readonly string[];
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
    const forms = meaningfulWords(trigger).map(wordForm);
    const [first] = forms;
    if (first === undefined) return;
    const triggers = this.#byFirst.get(first);
    if (triggers === undefined) this.#byFirst.set(first, [{ forms, skill }]);
    else if (!triggers.some((known) => known.skill === skill && known.forms.join(' ') === forms.join(' ')))
      triggers.push({ forms, skill });
  }

  /** Every trigger that stands in the text, each as often as it does, by the forms of its words. */
  triggersIn(words: readonly Word[]): readonly { readonly skill: number; readonly trigger: string }[] {
    const forms = formsOf(words);
    return forms.flatMap((form, at) =>
      (this.#byFirst.get(form) ?? [])
        .filter((trigger) => trigger.forms.every((wanted, step) => forms[at + step] === wanted))
        .map((trigger) => ({ skill: trigger.skill, trigger: trigger.forms.join(' ') })),
    );
  }

  /** In order of skill number. Words without meaning of their own may stand between those of a trigger. */
  find(words: readonly Word[]): readonly FoundSkill[] {
    const meaningful = words.filter((word) => word.counts);
    const read = formsOf(meaningful);
    const found = new Map<number, FoundSkill>();
    for (const [at, word] of meaningful.entries())
      for (const { forms, skill } of this.#byFirst.get(read[at] ?? '') ?? []) {
        if (!forms.every((wanted, step) => read[at + step] === wanted)) continue;
        const known = found.get(skill) ?? {
          skill,
          times: 0,
          start: word.start,
          end: meaningful[at + forms.length - 1]?.end ?? word.end,
        };
        // A trigger of two words says more than one of a single word.
        found.set(skill, { ...known, times: known.times + (forms.length > 1 ? 2 : 1) });
      }
    return [...found.values()].toSorted((a, b) => a.skill - b.skill);
  }
}

const formsOf = (words: readonly Word[]): readonly string[] =>
  words.filter((word) => word.counts).map(({ text }) => wordForm(text));
