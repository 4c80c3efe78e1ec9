// Whether a text holds the words that a pattern needs. Hundreds of words are looked for in every text, and hardly any stands there: a
// text is marked once with each three letters that follow each other in it, and a word of which three are not marked is not looked for.
import { remembered } from '../remembered.ts';
import type { Needs } from './needs.ts';

export interface Letters {
  /** What patterns that do not mind capitals compare. */
  readonly small: string;
  /** A bit for each three letters; several share one, so that a bit alone proves nothing. */
  readonly marks: Uint32Array;
}

interface SoughtWord {
  readonly word: string;
  /** Its first and its last three letters; undefined for a word of two. */
  readonly marks: readonly [first: number, last: number] | undefined;
}

/** Of each list the text must hold one. */
export type Sought = readonly (readonly SoughtWord[])[];

const bits = 4_096;
/** As many texts as the steps of one message compare. */
const mostTexts = 300;

const markAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) & (bits - 1);

export const lettersOf = remembered((text: string): Letters => {
  // Patterns that do not mind capitals take the long “s” for one.
  const small = text.toLowerCase().replaceAll('ſ', 's');
  const marks = new Uint32Array(bits >> 5);
  for (let at = 0; at + 2 < small.length; at += 1) {
    const mark = markAt(small, at);
    marks[mark >> 5] = (marks[mark >> 5] ?? 0) | (1 << (mark & 31));
  }
  return { small, marks };
}, mostTexts);

export const soughtOf = (needs: Needs): Sought =>
  needs.map((words) =>
    words.map((word) => ({
      word,
      marks: word.length < 3 ? undefined : ([markAt(word, 0), markAt(word, word.length - 3)] as const),
    })),
  );

export function holds(letters: Letters, sought: Sought): boolean {
  for (const words of sought) if (!holdsOne(letters, words)) return false;
  return true;
}

function holdsOne({ small, marks: marked }: Letters, words: readonly SoughtWord[]): boolean {
  for (const { word, marks } of words)
    if ((marks === undefined || (isMarked(marked, marks[0]) && isMarked(marked, marks[1]))) && small.includes(word))
      return true;
  return false;
}

const isMarked = (marked: Uint32Array, mark: number): boolean => ((marked[mark >> 5] ?? 0) & (1 << (mark & 31))) !== 0;
