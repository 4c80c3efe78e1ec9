// Keeps quoted text out of the grammar: what stands between quotation marks, or behind “she wrote:”, is cargo and never an instruction.
import { noDetails, saidAloud, setForwardedAside } from './forwarded.ts';

export interface Protected {
  readonly text: string;
  readonly quotes: readonly string[];
}

/** Puts quoted passages aside. Short quoted names stay: `isName` knows them. */
export function setQuotesAside(text: string, isName: (quoted: string) => boolean): Protected {
  const quotes: string[] = [];
  const keep = (passage: string) => `⟦${quotes.push(passage) - 1}⟧`;
  const aloud = (_: string, inner: string) => keep(inner.trim());
  const spoken = setForwardedAside(text, keep).replaceAll(saidAloud, aloud).replaceAll(noDetails, aloud);
  const told = spoken.replaceAll(reported, (_, head: string, inner: string) => `${head}${keep(inner.trim())}`);
  const aside = told.replaceAll(
    /"([^"]+)"|(?<![\p{L}\p{N}])'([^']*(?:'\p{L}[^']*)*)'(?![\p{L}\p{N}])/gu,
    (whole, ...[double, single, at]: [string?, string?, number?]) => {
      const inner = (double ?? single ?? '').trim();
      if (inner === '' || isName(inner)) return inner === '' ? whole : inner;
      // “He writes: ‘Send it at once.’ Tell Ann …”: its full stop ends the sentence around it, too.
      const ends = /[.!?]$/.test(inner) && startsAnew.test(told.slice((at ?? 0) + whole.length));
      return keep(inner) + (ends ? '.' : '');
    },
  );
  return { text: aside, quotes };
}

/** Another sentence that does not look back at what was quoted. */
const startsAnew =
  /^\s+(?=\p{Lu})(?![^.!?\n]*\b(?:it|above|verbatim|(?:this|that) (?:as|on|in|to|down|note|message|text))\b)/u;

/** “Tess wrote: move Ravi to offer”: what others said behind a colon is theirs. The reader's own words are not. */
const reported =
  /((?:^|[\n.!?,;]\s*|\b(?:and|but|so|because) )(?!i\b|we\b)(?:(?:the|her|his|their|my|our|a|an) )?[\p{L}'-]+(?: [\p{L}'-]+){0,3}? (?:said|says|wrote|writes|reads|goes|went|states|stated|replied|replies|answered|texted|messaged|asked|shouted|posted|keeps saying|told (?:me|us))(?: (?:to|in) [\p{L} ]{2,20})?:\s*)(?!["'⟦])(\S[^\n]*?)(?=[.!?]\s|\n|$)/giu;

/** Quoted text back in its place. */
export const restoreQuotes = (text: string, quotes: readonly string[]): string =>
  // A forwarded passage may hold quotes of its own.
  [1, 2].reduce((whole) => whole.replaceAll(/⟦(\d+)⟧/g, (_, index: string) => quotes[Number(index)] ?? ''), text);
