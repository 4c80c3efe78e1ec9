// What stood in quotation marks, back in words that repeat a message: it is set aside while the message is read.
import { restoreQuotes } from '../../../../nlp/quotes.ts';
import type { Part } from '../parts.ts';

const inMarks = (text: string, quotes: readonly string[]): string =>
  restoreQuotes(text.replaceAll(/⟦\d+⟧/g, '‘$&’'), quotes);

/** Only what is said to people changes: arguments hold the words already. */
export function quotedBack(part: Part, quotes: readonly string[]): Part {
  if (part.kind === 'remark') return { ...part, text: inMarks(part.text, quotes) };
  if (part.kind === 'call') return part;
  return { ...part, ask: { ...part.ask, question: inMarks(part.ask.question, quotes) } };
}
