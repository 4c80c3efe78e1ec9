// The English words that exports of talks keep: the lexicon of the tagger of `natural` (92,662 words with their parts of
// speech), read when the first talks are exported.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { type Vocabulary, vocabularyOf } from '../services/evaluation/vocabulary.ts';

const file = 'natural/lib/natural/brill_pos_tagger/data/English/lexicon_from_posjs.json';
const Lexicon = z.record(z.string(), z.array(z.string()));

let loading: Promise<Vocabulary> | undefined;

export const loadVocabulary = (): Promise<Vocabulary> => (loading ??= read());

async function read(): Promise<Vocabulary> {
  const text = await readFile(createRequire(import.meta.url).resolve(file), 'utf8');
  return vocabularyOf(Lexicon.parse(JSON.parse(text)));
}
