// Many patterns, few of which can fit: those that open on plain words are only tried on texts that open on one of them,
// and all only on texts that hold the words they need.
import { lettersOf } from './patterns/letters.ts';
import { gateOf } from './patterns/tried.ts';

/** What may follow the opening words of a pattern so that they are whole words. */
const wholeWord = /^(?:$|\\b| |,|\(\?: |\(\?[=!]|\(\?<\w+>(?:\(\?:)?[ \\[])/;
const opener = /^[a-z']+(?=[ -]|$)/;

/** The words with which a text must open for the anchored pattern to fit; undefined where the pattern does not say. */
export function firstWordsOf(source: string): ReadonlySet<string> | undefined {
  const body = source
    .replace(/^\^/, '')
    .replaceAll('[- ]?', ' ')
    // What may follow a word, and what is only looked at behind it.
    .replaceAll(/\(\?: [^()]*\)\?/g, ' ')
    .replaceAll(/(?<=[a-z])\(\?[=!](?:[^()]|\([^()]*\))*\)/g, ' ');
  const opening = /^\(\?:([^()[\]]*)\)(.*)$/s.exec(body) ?? /^([a-z' -]+?)(?= )(.*)$/s.exec(body);
  if (opening === null) return undefined;
  const [, said = '', rest = ''] = opening;
  if (!wholeWord.test(rest) || hasOtherWay(rest)) return undefined;
  const alternatives = said.split('|');
  const words = alternatives.flatMap((one) => opener.exec(one)?.[0] ?? []);
  return words.length === alternatives.length ? new Set(words) : undefined;
}

/** A bar outside all brackets: the pattern may fit in quite another way. */
function hasOtherWay(source: string): boolean {
  let depth = 0;
  for (let at = 0; at < source.length; at += 1) {
    const mark = source[at];
    if (mark === '\\') at += 1;
    else if (mark === '(' || mark === '[') depth += 1;
    else if (mark === ')' || mark === ']') depth -= 1;
    else if (mark === '|' && depth === 0) return true;
  }
  return false;
}

/** Answers the items whose pattern may fit a text, in their order. `wordsOf` is the pattern with nothing but its words. */
export function byFirstWord<Item>(
  items: readonly Item[],
  sourceOf: (item: Item) => string,
  wordsOf: (item: Item) => string = sourceOf,
): (text: string) => readonly Item[] {
  const listed = items.map((item) => ({ item, words: firstWordsOf(sourceOf(item)), mayFit: gateOf(wordsOf(item)) }));
  const known = new Set(listed.flatMap(({ words }) => [...(words ?? [])]));
  const sorted = new Map<string, typeof listed>();
  return (text) => {
    const first = /^[\p{L}']+/u.exec(text)?.[0].toLowerCase() ?? '';
    // All words that open no pattern share one list.
    const key = known.has(first) ? first : '';
    const opened = sorted.get(key) ?? listed.filter(({ words }) => words === undefined || words.has(key));
    sorted.set(key, opened);
    const letters = lettersOf(text);
    return opened.flatMap(({ item, mayFit }) => (mayFit(letters) ? [item] : []));
  };
}
