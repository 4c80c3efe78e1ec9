// How well some words fit a title or a slug: “gentle nudge” is gentle_nudge, “the frontend role” the Frontend Engineer.
import { likeness } from './names/likeness.ts';
import { singular } from './roles.ts';
import { bareWords, fold, remembered } from './text.ts';

const filler = new Set(
  'the a an our my that this role job position opening req requisition template message email mail note one for of using with'.split(
    ' ',
  ),
);

const titleWords = remembered((text: string): readonly string[] => {
  const words = bareWords(fold(text).replaceAll(/\b(back|front|full)[\s-](end|stack)\b/g, '$1$2')).map(singular);
  const kept = words.filter((word) => !filler.has(word));
  return kept.length === 0 ? words : kept;
});

/** 1 for the title itself; less where only some of its words are said; 0 where a said word is not in it. */
export function titleFit(said: string, title: string): number {
  const asked = titleWords(said);
  const words = titleWords(title);
  if (asked.length === 0 || words.length === 0) return 0;
  if (asked.join('') === words.join('')) return 1;
  if (asked.length === 1 && words.length > 1 && asked[0] === words.map(([first = '']) => first).join('')) return 0.95;
  const fits = asked.map((word) => Math.max(...words.map((other) => wordFit(word, other))));
  if (Math.min(...fits) < 0.85) return 0;
  const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
  return mean * (0.7 + 0.25 * Math.min(1, asked.length / words.length));
}

/** Exact, or the start or a form of the same word (`checking`, `check`), or a slip in a long one. */
function wordFit(asked: string, word: string): number {
  if (asked === word) return 1;
  const shorter = Math.min(asked.length, word.length);
  if (shorter >= 4 && (word.startsWith(asked) || asked.startsWith(word))) return 0.95;
  return shorter >= 5 ? likeness(asked, word) * 0.95 : 0;
}
