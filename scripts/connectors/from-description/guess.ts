// What was not written in the description but concluded from it: where it stands in the declaration, why, and how sure it is.
export type Confidence = 'high' | 'medium' | 'low';

export interface Guess {
  /** In the declaration, such as `collections.people.paging`. */
  readonly at: string;
  readonly because: string;
  readonly confidence: Confidence;
}

/** Collects what is guessed and what could not be decided, in the order of the declaration. */
export interface Notes {
  readonly guesses: Guess[];
  readonly open: string[];
  /** Addresses of lists whose records have no field that looks like an id. */
  readonly withoutId: string[];
  /** Collections of whose pages nobody says how many records they hold. */
  readonly sizes: string[];
  /** Addresses of lists that are asked for by something of which there is no list. */
  readonly unlisted: string[];
}

export const openNotes = (): Notes => ({ guesses: [], open: [], withoutId: [], sizes: [], unlisted: [] });

export const guess = (notes: Notes, at: string, [confidence, because]: readonly [Confidence, string]): void =>
  void notes.guesses.push({ at, because, confidence });

/** Everything that a person has to decide or to leave out. */
export const openPoints = ({ open, withoutId, sizes, unlisted }: Notes): readonly string[] => [
  ...new Set(open),
  ...(sizes.length === 0 ? [] : [`how many records does a page hold of ${sizes.join(', ')}?`]),
  ...(withoutId.length === 0
    ? []
    : [`lists left out since no field of their records looks like an id: ${withoutId.join(', ')}`]),
  ...(unlisted.length === 0
    ? []
    : [`lists left out since they are asked for by something that no list gives: ${unlisted.join(', ')}`]),
];
