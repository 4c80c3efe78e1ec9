// How far a word is to be trusted as a sign of a skill, learned from codes whose DoD occupation is known: where "radar" stands
// in a text, how often is radar the trade?
import type { SkillFinder } from '../../src/nlp/military/skill-finder.ts';
import type { CodeRow } from './code-row.ts';
import type { DefenseGroups } from './defense-groups.ts';
import { readWords } from '../../src/nlp/military/words.ts';
import { mainTitle } from './main-title.ts';

export interface TriggerTrust {
  /** Both 0–1. */
  inTitle(skill: number, trigger: string): number;
  inText(skill: number, trigger: string): number;
}

/** Before anything is counted; so many texts weigh as much as what was believed before. */
const before = { title: 0.6, text: 0.3, texts: 4 } as const;
/** Of skills that no DoD occupation is about, one word alone says little. */
const alone = { title: 0.4, text: 0.12 } as const;

type Counts = Map<string, { seen: number; meant: number }>;

export function triggerTrust(
  rows: readonly CodeRow[],
  { finder, groups }: { finder: SkillFinder; groups: DefenseGroups },
): TriggerTrust {
  const titles: Counts = new Map();
  const texts: Counts = new Map();
  /** Skills that stand in no list cannot be counted. */
  const countable = new Set<number>();
  const done = new Set<string>();
  for (const row of rows) {
    const { core, often } = groups.of(row.group);
    const skills = [...core, ...often];
    for (const skill of skills) countable.add(skill);
    if (skills.length === 0) continue;
    const title = mainTitle(row);
    // Levels and shred-outs repeat title and text: they count once.
    const count = (counts: Counts, text: string, key: string): void => {
      if (text === '' || done.has(key)) return;
      done.add(key);
      const heard = new Set(finder.triggersIn(readWords(text)).map(({ skill, trigger }) => keyFor(skill, trigger)));
      for (const one of heard) {
        const known = counts.get(one) ?? { seen: 0, meant: 0 };
        const skill = Number(one.slice(0, one.indexOf(' ')));
        counts.set(one, { seen: known.seen + 1, meant: known.meant + (skills.includes(skill) ? 1 : 0) });
      }
    };
    count(titles, title, `title ${row.branch} ${title}`);
    count(texts, row.description, `text ${row.description}`);
  }
  const trustIn = (counts: Counts, believed: number, single: number) => (skill: number, trigger: string) => {
    if (!countable.has(skill)) return trigger.includes(' ') ? believed : single;
    const { seen, meant } = counts.get(keyFor(skill, trigger)) ?? { seen: 0, meant: 0 };
    return (meant + believed * before.texts) / (seen + before.texts);
  };
  return { inTitle: trustIn(titles, before.title, alone.title), inText: trustIn(texts, before.text, alone.text) };
}

const keyFor = (skill: number, trigger: string): string => `${skill} ${trigger}`;
