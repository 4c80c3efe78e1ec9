// One change to a pasted résumé, marked where it stands, so that whoever reads it can look at each.

export interface Change {
  /** Place in the text before. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

export const changeOf = (match: RegExpMatchArray, after: string): Change => {
  const [before] = match;
  const start = match.index ?? 0;
  return { start, end: start + before.length, before, after };
};
