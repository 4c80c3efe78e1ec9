// Titles in which two words are written as one: “Backend Engineer”, “Helpdesk Technician”. Apart they are a title that employers are
// known to use, and as one word they are unknown.
import type { OccupationModel } from '../../nlp/military/occupation-model.ts';
import { classesOfTitle } from '../../nlp/military/title-key.ts';
import { readWords } from '../../nlp/military/words.ts';

const shortestPart = 3;

/** The title with that word in two, or as it is: where it is known so, or no such parting makes a known one. */
export function wordsApart(title: string, { parts }: Pick<OccupationModel, 'parts'>): string {
  const isKnown = (text: string): boolean => classesOfTitle(parts.knownTitles, readWords(text)).length > 0;
  const words = title.trim().split(/\s+/);
  if (!words.some((word) => word.length >= 2 * shortestPart) || isKnown(title)) return title;
  for (const [at, word] of words.entries())
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
      const apart = words.with(at, `${word.slice(0, cut)} ${word.slice(cut)}`).join(' ');
      if (isKnown(apart)) return apart;
    }
  return title;
}
