// The letters without which a pattern fits nowhere in a text, read off the pattern: looking for a word costs a hundredth of trying a
// pattern, and a pattern that is never tried is never compiled. What is not understood of a pattern asks for nothing.
import { type PatternPart, readPattern } from './read-pattern.ts';

/** Of each list the text must hold one, in small letters. */
export type Needs = readonly (readonly string[])[];

interface Piece {
  /** All that it can be, in small letters; undefined where that cannot be listed. */
  readonly all: readonly string[] | undefined;
  readonly needs: Needs;
}

/** Longer lists tell little. */
const mostListed = 32;
const mostNeeds = 3;

const unlisted: Piece = { all: undefined, needs: [] };
const empty: readonly string[] = [''];

const isPlainest = (letter: string): boolean => letter.length === 1 && letter.charCodeAt(0) < 128;
/** “[ -]” may be written out: “re-run”, “re run”. */
const fewOf = /^\[([^\\^\]-]{1,3}-?|-[^\\^\]-]{0,2})\]$/;

function pieceOf(part: PatternPart): Piece {
  switch (part.kind) {
    case 'letter':
      return isPlainest(part.letter) ? { all: [part.letter.toLowerCase()], needs: [] } : unlisted;
    case 'one':
      return oneOf(part.of);
    case 'joined':
      return joined(part.parts.map(pieceOf));
    case 'either':
      return either(part.parts.map(pieceOf));
    case 'repeated':
      return repeated(pieceOf(part.part), part);
    case 'unknown':
      return unlisted;
    default:
      return part satisfies never;
  }
}

function oneOf(set: string): Piece {
  const chars = (fewOf.exec(set)?.[1] ?? '').split('');
  const isPlain = chars.length > 0 && chars.every(isPlainest);
  return isPlain ? { all: chars.map((char) => char.toLowerCase()), needs: [] } : unlisted;
}

function repeated(piece: Piece, { least, most }: { least: number; most: number }): Piece {
  if (least === 0)
    return most === 1 && piece.all !== undefined ? { all: [...empty, ...piece.all], needs: [] } : unlisted;
  return { all: most === 1 ? piece.all : undefined, needs: needsOf(piece) };
}

/** What stands side by side is one word, as long as all that it can be is a short list. */
function joined(pieces: readonly Piece[]): Piece {
  const needs: Needs[number][] = [];
  let run: readonly string[] = empty;
  let isListed = true;
  for (const { all, needs: own } of pieces) {
    needs.push(...own);
    if (all !== undefined && all.length * run.length <= mostListed) {
      run = run.flatMap((head) => all.map((tail) => head + tail));
      continue;
    }
    isListed = false;
    if (isTelling(run)) needs.push(shortest(run));
    run = all ?? empty;
  }
  if (isListed) return { all: [...new Set(run)], needs };
  return { all: undefined, needs: isTelling(run) ? [...needs, shortest(run)] : needs };
}

function either(pieces: readonly Piece[]): Piece {
  const all = pieces.flatMap((piece) => piece.all ?? []);
  if (pieces.every((piece) => piece.all !== undefined) && all.length <= mostListed)
    return { all: [...new Set(all)], needs: [] };
  const best = pieces.map((piece) => needsOf(piece)[0]);
  const listed = best.flatMap((one) => one ?? []);
  return { all: undefined, needs: best.includes(undefined) || listed.length > mostListed ? [] : [shortest(listed)] };
}

const needsOf = ({ all, needs }: Piece): Needs => rarest([...needs, ...(all === undefined ? [] : [shortest(all)])]);

/** The longer a word, the fewer texts hold it. */
export const rarest = (needs: Needs): Needs =>
  needs
    .filter(isTelling)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a) || a.length - b.length)
    .slice(0, mostNeeds);

/** A letter or two stand in nearly every text. */
const isTelling = (words: readonly string[]): boolean => lengthOf(words) > 1;
const lengthOf = (words: readonly string[]): number => Math.min(...words.map((word) => word.trim().length));

/** Where “meeting” is not, there is no “meetings”. */
const shortest = (words: readonly string[]): readonly string[] =>
  words.filter(
    (word, at) =>
      !words.some((other, place) => (other.length < word.length ? word.includes(other) : other === word && place < at)),
  );

export const needsIn = (source: string): Needs => needsOf(pieceOf(readPattern(source)));
