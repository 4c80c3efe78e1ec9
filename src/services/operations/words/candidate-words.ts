// What Muster itself says to candidates in letters, texts and on the page that ends serial mail, by language. A further language is a
// file beside these two and a line here; the types name what it has to say.
import { isWrittenInSpanish } from '../letter-language.ts';
import type { CandidateWords } from './catalogue.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type CandidateLanguage = 'en' | 'es';

export const candidateWords: Readonly<Record<CandidateLanguage, CandidateWords>> = { en, es };

/** Of what was written to somebody, so that what stands around it is in the same language. */
export const languageOfText = (text: string): CandidateLanguage => (isWrittenInSpanish(text) ? 'es' : 'en');

export const wordsAround = (text: string): CandidateWords => candidateWords[languageOfText(text)];
