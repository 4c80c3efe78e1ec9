// What a clause looks like to the scorer of intents: its words, with what was recognised in it replaced by the kind of thing it
// is. “lena tmrw 9 w/ wouter” and “put Hugh in front of Anouk on Friday at ten” both hold a colleague, a candidate and a time.
import { roots } from '../lexicon/gist-roots.ts';
import { fold } from '../text.ts';
import { baseOf } from '../verb-forms.ts';

export interface Chunk {
  readonly start: number;
  readonly end: number;
  /** “candidate”, “time”, “template”: what the words between were taken for. */
  readonly kind: string;
}

/** The root by which the kin of a word are known: “postponed”, “delays” and “defer” are all `=shift`. */
const rootOf = new Map(
  Object.entries(roots).flatMap(([root, words]) => words.split(' ').map((word) => [word, `=${root}`] as const)),
);

/** The words of a text, with a mark such as `<time>` where a chunk stands. */
export function tokensOf(text: string, chunks: readonly Chunk[]): string[] {
  const tokens: string[] = [];
  let at = 0;
  for (const { start, end, kind } of chunks.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    tokens.push(...plainTokens(text.slice(at, start)), `<${kind}>`);
    at = end;
  }
  return [...tokens, ...plainTokens(text.slice(at))];
}

const plainTokens = (text: string): string[] =>
  [...fold(text).matchAll(/\p{L}+(?:'\p{L}+)?|\?/gu)].map(([word]) => baseOf(word) ?? singular(word));

const singular = (word: string): string => (word.length > 4 ? word.replace(/(?<=[^s'])s$/, '') : word);

/** Words, roots, neighbours and what was recognised; each at most once. */
export function featuresOf(tokens: readonly string[]): readonly string[] {
  const rooted = tokens.map((token) => rootOf.get(token) ?? token);
  const kinds = [...new Set(tokens.filter((token) => token.startsWith('<')))].toSorted();
  const found = new Set<string>(['always', `kinds ${kinds.join('')}`, ...tokens]);
  for (const [index, token] of rooted.entries()) found.add(token).add(`${rooted[index - 1] ?? '^'} ${token}`);
  for (const [index, kind] of kinds.entries()) for (const other of kinds.slice(index + 1)) found.add(`${kind}${other}`);
  return [...found];
}
