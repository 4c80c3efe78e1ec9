// Reads the hand-made tables of `data/veteran/curated` for the build.
import { readFileSync } from 'node:fs';
import { Lexicon } from '../../src/nlp/military/lexicon.ts';
import { lexiconRows } from '../../src/services/veteran/curated-rows.ts';
import { readTable, type TableRow } from '../../src/services/veteran/read-table.ts';

export const readTableFile = (file: string): readonly TableRow[] => readTable(readFileSync(file, 'utf8'));

export const lexiconFrom = (file: string): Lexicon => new Lexicon(lexiconRows(readTableFile(file)));
