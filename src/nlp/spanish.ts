// Whether a message is Spanish. Orders are read in English only, and an honest answer is better than half an understanding.
import { englishWords, littleWords, tellingWords } from './lexicon/spanish.ts';
import { fold } from './text.ts';

/** A text to be sent or noted may be Spanish in an English order. */
const cargo = /[:"]/;

const none: ReadonlySet<string> = new Set();

/**
 * True for orders, questions and greetings in Spanish. Names do not count (“María de la Cruz” is said in English, too), nor does
 * what follows a colon or a quotation mark behind English words, nor do `own` words: those of stages, jobs and templates here.
 */
export function isSpanish(said: string, own: ReadonlySet<string> = none): boolean {
  if (/[¿¡]/.test(said)) return true;
  const opening = said.slice(0, cargo.exec(said)?.index);
  const words = opening.match(/(?<![\p{L}'])\p{Ll}[\p{L}'’]*|^\s*\p{L}+/gu)?.map((word) => fold(word.trim())) ?? [];
  const count = (list: ReadonlySet<string>): number => words.filter((word) => list.has(word)).length;
  const telling = words.filter((word) => tellingWords.has(word) && !own.has(word)).length;
  if (telling === 0) return false;
  const english = count(englishWords);
  return english === 0 || (telling >= 2 && telling + count(littleWords) > english);
}
