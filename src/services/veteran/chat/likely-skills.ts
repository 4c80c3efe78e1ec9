// What some holders of a code have beside its skills: said, so that a veteran can name it, and never claimed for them.
import type { Words } from './words/en.ts';

const shown = 4;

export const withLikely = (text: string, likely: readonly string[], words: Words): string =>
  likely.length === 0
    ? text
    : `${text} ${words.likelySkills(
        likely
          .slice(0, shown)
          .map((name) => name.toLowerCase())
          .join(', '),
      )}`;
