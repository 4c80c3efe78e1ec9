// Which skills a word of a title stands for, learned from the codes whose DoD occupation is known: nobody has to list that a
// coxswain's trade is seamanship.
import type { CodeRow } from './code-row.ts';
import type { DefenseGroups } from './defense-groups.ts';
import { readWords } from '../../src/nlp/military/words.ts';
import { wordForm } from '../../src/nlp/military/word-form.ts';
import { mainTitle } from './main-title.ts';

export interface TitleWords {
  /** How likely each skill belongs to the trade, 0–1, by the clearest words of the title. */
  skillsOf(title: string): ReadonlyMap<number, number>;
}

const fewest = 3;
/** A skill counts for a title by its place in the list of the DoD occupation. */
const places = [1, 0.9, 0.7, 0.5];
const doubt = 1.5;

export function titleWords(rows: readonly CodeRow[], groups: DefenseGroups): TitleWords {
  const seen = new Map<string, number>();
  const meant = new Map<string, Map<number, number>>();
  const done = new Set<string>();
  for (const row of rows) {
    const { core, often } = groups.of(row.group);
    const skills = [...core, ...often];
    const title = mainTitle(row);
    if (skills.length === 0 || done.has(`${row.group} ${title}`)) continue;
    done.add(`${row.group} ${title}`);
    for (const term of termsOf(title)) {
      seen.set(term, (seen.get(term) ?? 0) + 1);
      const counts = meant.get(term) ?? new Map<number, number>();
      meant.set(term, counts);
      for (const [place, skill] of core.entries()) counts.set(skill, (counts.get(skill) ?? 0) + (places[place] ?? 0));
    }
  }
  return {
    skillsOf(title) {
      const strengths = new Map<number, number>();
      for (const term of termsOf(title)) {
        const times = seen.get(term) ?? 0;
        if (times < fewest) continue;
        for (const [skill, count] of meant.get(term) ?? [])
          strengths.set(skill, Math.max(strengths.get(skill) ?? 0, count / (times + doubt)));
      }
      return strengths;
    },
  };
}

/** Words and neighbours. */
function termsOf(title: string): Set<string> {
  const words = readWords(title)
    .filter(({ counts }) => counts)
    .map(({ text }) => wordForm(text));
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)]);
}
