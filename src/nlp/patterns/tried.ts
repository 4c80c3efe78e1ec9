// Patterns are only tried on texts that hold the words they need. What a pattern needs is read when it is first asked about.
import { holds, type Letters, lettersOf, type Sought, soughtOf } from './letters.ts';
import { needsIn } from './needs.ts';

/** Whether a pattern, given by its source, may fit a text of these letters (`lettersOf`). */
export function gateOf(source: string): (letters: Letters) => boolean {
  let sought: Sought | undefined;
  return (letters) => holds(letters, (sought ??= soughtOf(needsIn(source))));
}

/** Puts plain words in the place of others, line by line. */
export function rewriting(lines: readonly (readonly [heard: RegExp, meant: string])[]): (text: string) => string {
  const gated = lines.map(([heard, meant]) => ({ heard, meant, mayFit: gateOf(heard.source) }));
  return (text) => {
    let said = text;
    let letters = lettersOf(said);
    for (const { heard, meant, mayFit } of gated) {
      if (!mayFit(letters)) continue;
      const next = said.replaceAll(heard, meant);
      if (next === said) continue;
      said = next;
      letters = lettersOf(said);
    }
    return said;
  };
}
