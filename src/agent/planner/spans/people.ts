// Who is named: the longest mention wins, and a frequent word is a name only where it is written like one.
import type { NameIndex, Named } from '../../../nlp/names.ts';
import type { Catalogue } from '../catalogue.ts';
import type { PersonSpan, WordSpan } from '../span.ts';
import type { Token } from '../tokens.ts';
import { frequentWords } from './frequent-words.ts';

const least = 0.9;
const longest = 4;
/** Typed shortly, and nobody. */
const texted: ReadonlySet<string> = new Set(
  'tho thx pls plz btw tmr tmw tmrw mon tue tues wed thu thur fri sat sun jan feb mar apr jun jul aug sep oct nov dec asap ppl msg wanna gonna abt bc cuz cos'.split(
    ' ',
  ),
);
/** Behind these a frequent word in small letters may be a name: “email hope”. */
const beforeName =
  /^(?:email|tell|text|message|with|w|about|re|for|move|reject|show|book|note|ping|notify|on|to|n|and)$/;

interface Hit {
  readonly ids: readonly string[];
  readonly score: number;
}

export function peopleIn(text: string, tokens: readonly Token[], { candidates, users }: Catalogue): PersonSpan[] {
  const found: PersonSpan[] = [];
  const may = tokens.map((token, at) => mayBeName(token, at, { tokens, candidates, users }));
  for (let from = 0; from < tokens.length; from += 1) {
    const span = may[from] === true ? longestAt(from, { text, tokens, may, candidates, users }) : undefined;
    if (span === undefined) continue;
    found.push(span);
    from = span.to - 1;
  }
  return found;
}

interface Names {
  readonly candidates: NameIndex<Named & { readonly id: string }>;
  readonly users: NameIndex<Named & { readonly id: string }>;
}

function mayBeName(
  token: Token,
  at: number,
  { tokens, candidates, users }: Names & { tokens: readonly Token[] },
): boolean {
  if (!token.isWord || token.raw.length < 2) return false;
  const familiar = () => Math.max(candidates.familiarity(token.word), users.familiarity(token.word));
  if (!frequentWords.has(token.word)) return (token.isCapital || !texted.has(token.word)) && familiar() >= least;
  if (!token.isCapital) return isTypedName(at, tokens) && familiar() === 1;
  return familiar() === 1 && !(opensSentence(at, tokens) && isVerbLike(tokens[at + 1]));
}

/** “email hope”, where nothing is written with a capital. */
const isTypedName = (at: number, tokens: readonly Token[]): boolean =>
  beforeName.test(tokens[at - 1]?.word ?? '') && !tokens.some(({ isCapital }) => isCapital);

const opensSentence = (at: number, tokens: readonly Token[]): boolean =>
  at === 0 || /^[.!?:;]$/.test(tokens[at - 1]?.raw ?? '') || tokens[at]?.onNewLine === true;
/** “Will you”, “May I”. */
const isVerbLike = (next: Token | undefined): boolean =>
  /^(?:you|we|i|it|the|there|he|she|they|be|a)$/.test(next?.word ?? '');

function longestAt(
  from: number,
  { text, tokens, may, candidates, users }: Names & { text: string; tokens: readonly Token[]; may: readonly boolean[] },
): PersonSpan | undefined {
  for (let to = Math.min(tokens.length, from + longest + 1); to > from; to -= 1) {
    if (to > from + 1 && !isNamePart(tokens.slice(from + 1, to), may[to - 1] === true)) continue;
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (first === undefined || last === undefined) continue;
    const said = text.slice(first.start, last.end);
    const [asCandidate, asUser] = [hitIn(candidates, said), hitIn(users, said)];
    const score = Math.max(asCandidate.score, asUser.score);
    if (score < least) continue;
    // Who is written exactly so is meant before somebody like it.
    const near = (hit: Hit) => (hit.score >= least && score - hit.score < 0.045 ? hit.ids : []);
    return {
      kind: 'person',
      from,
      to,
      start: first.start,
      end: last.end,
      candidates: near(asCandidate),
      users: near(asUser),
      score,
      isFull: to > from + 1,
    };
  }
  return undefined;
}

/** Words of a name stand side by side, joined by nothing but a hyphen, an apostrophe or an initial's stop. */
const isNamePart = (rest: readonly Token[], lastMay: boolean): boolean =>
  rest.every(
    ({ raw, isWord, word, onNewLine }) =>
      !onNewLine && ((isWord && !/^(?:and|or|to|with|for)$/.test(word)) || /^[-'’.]$/.test(raw)),
  ) &&
  (lastMay ||
    (rest.at(-1)?.isWord === true &&
      (rest.at(-1)?.isCapital === true ||
        (rest.at(-1)?.raw.length === 1 && !/^[aibnw]$/.test(rest.at(-1)?.word ?? '')))));

function hitIn(index: Names['candidates'], said: string): Hit {
  const found = index.find(said);
  if (found.kind === 'none') return { ids: [], score: 0 };
  return { ids: found.kind === 'one' ? [found.person.id] : found.people.map(({ id }) => id), score: found.score };
}

/** A word with a capital letter inside a sentence that is nothing we know: perhaps somebody who is not here. */
export function strangersIn(tokens: readonly Token[], taken: (at: number) => boolean): WordSpan[] {
  const writesCapitals = tokens.some(({ isWord, isCapital }) => isWord && !isCapital);
  if (!writesCapitals) return [];
  return tokens.flatMap((token, at): WordSpan[] => {
    const { isWord, isCapital, raw, word, start, end } = token;
    if (!isWord || !isCapital || raw.length < 3 || /^\p{Lu}+$|^I['’]|^(?:Kindly|Please|Pending|Thanks)$/u.test(raw))
      return [];
    if (taken(at) || taken(at + 1) || frequentWords.has(word) || opensSentence(at, tokens)) return [];
    return [{ kind: 'stranger', from: at, to: at + 1, start, end, text: raw }];
  });
}
