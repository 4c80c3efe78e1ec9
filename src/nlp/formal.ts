// The formal sentences of offices in plain words, before a message is cut into clauses. What was put into quotation marks is not here
// any more.
import { bindsBeside, formal, saidBeside } from './lexicon/formal.ts';
import { isCargo } from './payload.ts';
import { rewriting } from './patterns/tried.ts';

const plainly = rewriting(formal);

export const withoutFormality = (text: string): string => plainly(withoutBeside(text));

/** “Transfer Ms Fox, whose interview was yesterday, to …” needs nothing of what stands between the commas. */
const withoutBeside = (text: string): string =>
  text.includes(', who') || text.includes('which') || text.includes(' of whom')
    ? text.replaceAll(saidBeside, (whole: string, said: string, at: number) =>
        bindsBeside.test(said) || isWritten(text, at) ? whole : '',
      )
    : text;

/** What is told to somebody keeps its words. */
const isWritten = (text: string, at: number): boolean =>
  isCargo(text, at) || writes.test(text.slice(Math.max(0, text.lastIndexOf('. ', at)), at));
const writes = /\b(?:that|saying|says?|note|tell|inform|message|write|told)\b|:/iu;
