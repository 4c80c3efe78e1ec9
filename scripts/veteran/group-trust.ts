// How far a DoD occupation is to be believed about a skill: as far as titles, texts and civilian occupations of its codes bear it
// out. "Operations Staff" holds astronauts and disaster preparedness officers; "Dentists" holds dentists.
import type { CodeRow } from './code-row.ts';
import { collected, type EvidenceMark, type EvidenceSources, type GroupTrust } from './skill-evidence.ts';
import { mainTitle } from './main-title.ts';

/** Before anything is counted; so many titles weigh as much as what was believed before. */
const before = { belief: 0.5, titles: 4 } as const;

const others: readonly EvidenceMark[] = ['t', 'd', 'o'];

export function groupTrust(rows: readonly CodeRow[], sources: EvidenceSources): GroupTrust {
  const counts = new Map<string, { titles: number; borneOut: number }>();
  const done = new Set<string>();
  for (const row of rows) {
    const { group, isOwn } = sources.relatives.groupOf(row);
    // Levels and shred-outs repeat the title: they count once.
    const title = `${group} ${mainTitle(row)}`;
    if (!isOwn || done.has(title)) continue;
    done.add(title);
    for (const [skill, marks] of collected(row, sources)) {
      if (!marks.has('g')) continue;
      const doubt = others.reduce((left, mark) => left * (1 - (marks.get(mark) ?? 0)), 1);
      const known = counts.get(`${group} ${skill}`) ?? { titles: 0, borneOut: 0 };
      counts.set(`${group} ${skill}`, { titles: known.titles + 1, borneOut: known.borneOut + 1 - doubt });
    }
  }
  return (group, skill) => {
    const { titles, borneOut } = counts.get(`${group} ${skill}`) ?? { titles: 0, borneOut: 0 };
    return (borneOut + before.belief * before.titles) / (titles + before.titles);
  };
}
