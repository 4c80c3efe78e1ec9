// Which of our skills each occupation and each military code asks for, counted in the published texts: figures, no sentences.
import type { OccupationText } from './train-model.ts';
import type { SkillFinder } from '../../src/nlp/military/skill-finder.ts';
import { readWords } from '../../src/nlp/military/words.ts';

export interface SkillWeight {
  readonly skill: number;
  /** 1–100, relative to the strongest of the same row. */
  readonly importance: number;
}

const kept = 14;

export interface SkillCounter {
  ofOccupation(occupation: OccupationText): readonly SkillWeight[];
  /** `trained`: skills by name that everybody of that military occupation is taught. */
  ofText(text: string, trained: readonly string[]): readonly SkillWeight[];
  /** How rare each skill is over all occupations. */
  readonly rarity: readonly number[];
}

export function skillCounter(finder: SkillFinder, occupations: readonly OccupationText[]): SkillCounter {
  const counted = new Map(occupations.map((occupation) => [occupation.code, countIn(finder, occupation)]));
  const having = finder.skills.map(() => 0);
  for (const counts of counted.values()) for (const skill of counts.keys()) having[skill] = (having[skill] ?? 0) + 1;
  const rarity = having.map((count) => Math.log((1 + occupations.length) / (1 + count)));
  const rank = (counts: ReadonlyMap<number, number>): SkillWeight[] => {
    const weighed = [...counts].map(([skill, count]) => {
      const scope = finder.skills[skill]?.kind === 'general' ? 0.5 : 1;
      return { skill, weight: scope * (1 + Math.log(count)) * ((rarity[skill] ?? 0) + 0.3) };
    });
    const top = weighed.reduce((most, { weight }) => Math.max(most, weight), 0);
    return weighed
      .toSorted((a, b) => b.weight - a.weight || a.skill - b.skill)
      .slice(0, kept)
      .map(({ skill, weight }) => ({ skill, importance: Math.max(1, Math.round((100 * weight) / top)) }));
  };
  return {
    ofOccupation: (occupation) => rank(counted.get(occupation.code) ?? new Map()),
    ofText(text, trained) {
      const counts = countText(finder, text);
      for (const name of trained) {
        const skill = finder.skills.findIndex((row) => row.name === name);
        if (skill >= 0) counts.set(skill, (counts.get(skill) ?? 0) + 2);
      }
      return rank(counts);
    },
    rarity,
  };
}

function countIn(finder: SkillFinder, { title, description, tasks, names }: OccupationText): Map<number, number> {
  const counts = countText(finder, [title, title, title, description, description, ...tasks].join(' . '));
  // A word in one of a hundred titles is a sideline; in every third it is the trade.
  const named = countText(finder, names.join(' . '));
  for (const [skill, count] of named)
    if (count >= 2 + names.length / 20) counts.set(skill, (counts.get(skill) ?? 0) + (10 * count) / names.length);
  return counts;
}

const countText = (finder: SkillFinder, text: string): Map<number, number> =>
  new Map(finder.find(readWords(text)).map(({ skill, times }) => [skill, times]));
