// Finds civilian occupations by code, by words of the title, or by what employers call them; titles first.
import type { Occupation, OccupationTable } from './occupation-table.ts';

export function searchOccupations(
  { text, limit }: { text: string; limit: number },
  { all }: Pick<OccupationTable, 'all'>,
): readonly Occupation[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const has = (value: string): boolean => words.every((word) => value.toLowerCase().includes(word));
  const byTitle = all.filter(({ code, title }) => code.startsWith(words[0] ?? '') || has(title));
  const found = new Set(byTitle);
  if (found.size < limit) for (const one of all) if (one.names.some(has)) found.add(one);
  return [...found].slice(0, limit);
}
