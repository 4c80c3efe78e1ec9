// The stems of all words of the hand-made tables, so that the service does not look for them at every start.
import { join } from 'node:path';
import { stem } from '../../src/nlp/military/stem.ts';
import { meaningfulWords } from '../../src/nlp/military/words.ts';
import { lexiconRows, skillRows } from '../../src/services/veteran/curated-rows.ts';
import { readTableFile } from './table-file.ts';

/** A line of `word stem` for each, in the order of the alphabet. */
export function stemTable(curatedFolder: string): string {
  const rowsOf = (name: string) => readTableFile(join(curatedFolder, name));
  const texts = skillRows(rowsOf('skills.tsv')).flatMap(({ name, triggers }) => [name, ...triggers]);
  const hints = lexiconRows(rowsOf('lexicon.tsv')).flatMap((row) => row.hints.toLowerCase().split(' '));
  const words = new Set([...texts.flatMap(meaningfulWords), ...hints.filter((hint) => hint !== '')]);
  return [...words]
    .toSorted()
    .map((word) => `${word} ${stem(word)}\n`)
    .join('');
}
