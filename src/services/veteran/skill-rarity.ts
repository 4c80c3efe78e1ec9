// How much a shared skill says: what nearly every occupation asks for says little.
import type { OccupationTable } from './occupation-table.ts';
import type { SkillFinder } from '../../nlp/military/skill-finder.ts';

export function skillRarity(table: OccupationTable, finder: SkillFinder): Float32Array {
  const having = new Float32Array(finder.skills.length);
  for (const { skills } of table.all) for (const { skill } of skills) having[skill] = (having[skill] ?? 0) + 1;
  return having.map((count, skill) => {
    const scope = finder.skills[skill]?.kind === 'general' ? 0.4 : 1;
    return scope * Math.log((1 + table.all.length) / (1 + count));
  });
}
