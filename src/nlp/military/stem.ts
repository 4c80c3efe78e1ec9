// Word stems by Porter's rules. `natural` is taken by sub-path: its root loads database drivers and reads `.env`.
import { createRequire } from 'node:module';
import { z } from 'zod';

const Stemmer = z.object({ stem: z.custom<(word: string) => string>((value) => typeof value === 'function') });
const { stem: porter } = Stemmer.parse(createRequire(import.meta.url)('natural/lib/natural/stemmers/porter_stemmer'));

// Bounded, because anybody may send invented words.
const known = new Map<string, string>();
const limit = 40_000;

/** Numbers and designations (`f18`, `c130`) stay as they are. */
export function stem(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  const made = /\d/.test(word) ? word : porter(word);
  if (known.size >= limit) known.clear();
  known.set(word, made);
  return made;
}

/** Takes stems that were found before, a line of `word stem` each, so that the words of our own tables cost nothing. */
export function rememberStems(table: string): void {
  for (const line of table.split('\n')) {
    const [word = '', made = ''] = line.split(' ');
    if (made !== '') known.set(word, made);
  }
}
