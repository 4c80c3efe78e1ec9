// Which skills a civilian occupation asks for, by two kinds of evidence: what it is called, what its tasks say, and how
// important O*NET's raters find the knowledge that the skill rests on.
import type { SkillFinder } from '../../src/nlp/military/skill-finder.ts';
import type { OccupationText } from './train-model.ts';
import type { TriggerTrust } from './trigger-trust.ts';
import { readWords } from '../../src/nlp/military/words.ts';

export interface OccupationSkill {
  readonly skill: number;
  /** 0–1. */
  readonly strength: number;
}

export interface OccupationSkills {
  of(code: string): readonly OccupationSkill[];
  /** Skills that everybody of a military occupation (SOC 55) is taught, the most important first. */
  trainedIn(code: string): readonly number[];
}

/** Importance on O*NET's scale of 1 to 5. */
export type KnowledgeRatings = ReadonlyMap<string, ReadonlyMap<string, number>>;

const needed = 3;
const absent = 2.2;

export function occupationSkills(input: {
  occupations: readonly OccupationText[];
  finder: SkillFinder;
  trust: TriggerTrust;
  ratings: KnowledgeRatings;
  trained: ReadonlyMap<string, readonly string[]>;
}): OccupationSkills {
  const { finder, ratings, trust } = input;
  const known = new Map(
    input.occupations.map((occupation) => [
      occupation.code,
      skillsOf(occupation, { finder, trust, ratings: ratings.get(occupation.code) }),
    ]),
  );
  const number = new Map(finder.skills.map(({ name }, at) => [name, at]));
  return {
    of: (code) => known.get(code) ?? [],
    trainedIn: (code) => (input.trained.get(code) ?? []).flatMap((name) => number.get(name) ?? []),
  };
}

/** One ambiguous word is no evidence, however often it comes: the pilots of ships fly no aircraft. */
function severalWords(texts: readonly string[], { finder, trust }: Reading): readonly number[] {
  const words = new Map<number, Set<string>>();
  for (const text of texts)
    for (const { skill, trigger } of finder.triggersIn(readWords(text))) {
      const known = words.get(skill) ?? new Set();
      words.set(skill, known.add(trigger));
    }
  const isClear = (skill: number, trigger: string): boolean =>
    trigger.includes(' ') || trust.inTitle(skill, trigger) >= 0.7;
  return [...words]
    .filter(([skill, found]) => found.size > 1 || [...found].some((trigger) => isClear(skill, trigger)))
    .map(([skill]) => skill);
}

interface Reading {
  readonly finder: SkillFinder;
  readonly trust: TriggerTrust;
  readonly ratings: ReadonlyMap<string, number> | undefined;
}

/** A kind that says less than this says nothing. */
const least = { title: 0.2, names: 0.04, tasks: 0.06 } as const;

function skillsOf({ title, description, names, tasks }: OccupationText, reading: Reading): OccupationSkill[] {
  const called = title.replace(/,? except .*$/i, '');
  const titled = meant([called], reading, 'inTitle');
  const described = meant([description], reading, 'inText');
  const named = meant(names, reading, 'inTitle');
  const done = meant(tasks, reading, 'inText');
  return severalWords([called, description, ...names, ...tasks], reading)
    .flatMap((skill) => {
      const rating = ratingOf(skill, reading);
      if (rating === 'absent') return [];
      const said = Math.max(titled.get(skill) ?? 0, described.get(skill) ?? 0);
      const [byName, byTask] = [named.get(skill) ?? 0, done.get(skill) ?? 0];
      const isKnown = rating === 'needed';
      const kinds = [said >= least.title, byName >= least.names, byTask >= least.tasks, isKnown].filter(Boolean);
      if (kinds.length < 2) return [];
      const strength =
        0.4 * said + 0.35 * Math.min(1, 3 * byName) + 0.5 * Math.min(1, 4 * byTask) + (isKnown ? 0.2 : 0);
      return [{ skill, strength: Math.min(1, strength) }];
    })
    .toSorted((a, b) => b.strength - a.strength || a.skill - b.skill);
}

function ratingOf(skill: number, { finder, ratings }: Reading): 'needed' | 'absent' | 'unknown' {
  const rating = ratings?.get(finder.skills[skill]?.knowledge ?? '');
  if (rating === undefined) return 'unknown';
  if (rating < absent) return 'absent';
  return rating >= needed ? 'needed' : 'unknown';
}

/** How much of the texts speaks for each skill, every word as far as it is to be trusted. */
function meant(texts: readonly string[], { finder, trust }: Reading, where: 'inTitle' | 'inText'): Map<number, number> {
  const shares = new Map<number, number>();
  for (const text of texts) {
    const best = new Map<number, number>();
    for (const { skill, trigger } of finder.triggersIn(readWords(text)))
      best.set(skill, Math.max(best.get(skill) ?? 0, trust[where](skill, trigger)));
    for (const [skill, strength] of best) shares.set(skill, (shares.get(skill) ?? 0) + strength / texts.length);
  }
  return shares;
}
