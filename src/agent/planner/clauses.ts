// The third step: a message cut at punctuation and joints into clauses, each with its mood. Inside a name, a time, a list of
// people or a quotation nothing is cut.
import type { Span } from './span.ts';
import type { Token } from './tokens.ts';
import { wordSet } from './word-set.ts';

export interface Clause {
  /** Tokens, the end exclusive; joints and marks around it are left out. */
  readonly from: number;
  readonly to: number;
  /** What stands between it and the clause before: “,”, “. and”. */
  readonly joint: string;
  /** The mark behind it. */
  readonly ending: string;
  readonly mood: Mood;
}

export type Mood = 'plain' | 'question' | 'negated' | 'conditional' | 'quoted';

const marks = /^[.,;:!?()–—|\n]$/;
const joints = new Set(['and', 'then', 'but', 'plus', 'so', 'because', '&', '+', 'also', 'while']);
const abbreviations = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'prof', 'approx', 'no', 'vs', 'e.g', 'i.e']);

export function clausesIn(tokens: readonly Token[], spans: readonly Span[]): readonly Clause[] {
  const quoted = quotesIn(tokens);
  const cuts = tokens.map((token, at) => token.onNewLine || isCut(at, { tokens, spans, quoted }));
  withoutLoneThings(cuts, tokens, spans);
  const forwarded = forwardedIn(tokens);
  const clauses: Clause[] = [];
  let joint: string[] = [];
  let from = -1;
  const close = (to: number) => {
    if (from >= 0 && to > from) {
      clauses.push({
        from,
        to,
        joint: joint.join(' '),
        ending: endingAt(tokens, to),
        mood: forwarded[from] === true ? 'quoted' : moodOf(tokens.slice(from, to), endingAt(tokens, to)),
      });
      joint = [];
    }
    from = -1;
  };
  for (const [at, token] of tokens.entries()) {
    if (cuts[at] === true) close(at);
    if (isSeparator(token) && cuts[at] === true) joint.push(token.raw.toLowerCase());
    else if (from < 0) from = at;
  }
  close(tokens.length);
  return clauses;
}

/** “Ana: Trial Shift”, “Carmen – Friday at 11”: what only names something belongs to what follows. */
function withoutLoneThings(cuts: boolean[], tokens: readonly Token[], spans: readonly Span[]): void {
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    if (cuts[at] !== true) continue;
    const isAlone =
      at > from &&
      /^[:,–—-]$/.test(token.raw) &&
      spans.some((span) => named.has(span.kind) && span.from === from && span.to === at);
    if (isAlone && !token.onNewLine) cuts[at] = false;
    else from = at + (isSeparator(token) ? 1 : 0);
  }
}
const named = wordSet('person template stage time length meeting money');

const isSeparator = ({ raw, word }: Token): boolean => marks.test(raw) || joints.has(word) || raw === '-';
const endingAt = (tokens: readonly Token[], at: number): string =>
  marks.test(tokens[at]?.raw ?? '') ? (tokens[at]?.raw ?? '') : '';

interface Cutting {
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly quoted: readonly boolean[];
}

function isCut(at: number, { tokens, spans, quoted }: Cutting): boolean {
  const token = tokens[at];
  if (token === undefined || !isSeparator(token) || quoted[at] === true) return false;
  if (!isOwnMark(token, tokens[at - 1], tokens[at + 1])) return false;
  if (spans.some(({ from, to, kind }) => kind !== 'stranger' && from < at && at < to)) return false;
  return !isListed(at, spans, tokens) || !/^[,&+/-]$|^(?:and|or)$/.test(token.word);
}

/** Not inside “Dr. Lee”, “10:30”, “so kind” or “no-show”. */
function isOwnMark(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  const leans = next?.start === token.end;
  if (token.word === 'so') return before === undefined || /^[,.;]$/.test(before.raw);
  if (token.raw === '-') return !leans && next !== undefined && before !== undefined && before.end < token.start;
  if (token.raw === ':') return !leans;
  return token.raw !== '.' || before === undefined || !(leans || isShortened(before));
}

const isShortened = ({ word, raw }: Token): boolean => abbreviations.has(word) || raw.length === 1;

/** Between two people, so that “Ann, Bo and Cid” stay together. */
function isListed(at: number, spans: readonly Span[], tokens: readonly Token[]): boolean {
  const people = spans.filter(({ kind }) => kind === 'person');
  const joins = (place: number) => tokens[place] !== undefined && isSeparator(tokens[place]);
  return (
    people.some((one) => one.to === at || (one.to === at - 1 && joins(at - 1))) &&
    people.some((one) => one.from === at + 1 || (one.from === at + 2 && joins(at + 1))) &&
    !people.some((one) => one.from <= at && at < one.to)
  );
}

/** Lines of somebody else's letter: behind “>”, or all that follows “From: …” and “forwarded message”. */
function forwardedIn(tokens: readonly Token[]): boolean[] {
  let [isCited, isForwarded] = [false, false];
  return tokens.map(({ raw, word, onNewLine }, at) => {
    const opensLine = onNewLine || at === 0;
    if (opensLine) isCited = raw === '>';
    if (
      (opensLine && word === 'from' && tokens[at + 1]?.raw === ':') ||
      (word === 'forwarded' && tokens[at + 1]?.word === 'message')
    )
      isForwarded = true;
    return isCited || isForwarded;
  });
}

/** Which tokens stand between double quotation marks. */
function quotesIn(tokens: readonly Token[]): boolean[] {
  let open = -1;
  const inside = tokens.map(() => false);
  for (const [at, { raw }] of tokens.entries()) {
    if (!/^["“”„«»]$/.test(raw)) continue;
    if (open < 0) open = at;
    else {
      inside.fill(true, open, at);
      open = -1;
    }
  }
  return inside;
}

const negators = wordSet(
  "not no never nobody without don't dont doesn't didn't won't can't cannot isn't aren't wasn't shouldn't wouldn't couldn't haven't hasn't nor",
);
const conditions = wordSet(
  'if unless once until till whether suppose supposing otherwise whenever provided providing assuming after',
);
const doubts = wordSet(
  'whether might doubt doubts wondering wonder tentatively maybe perhaps permitting whenever unless',
);
const polite = wordSet("can could would will please pls may mind shall do any let's");
/** What opens a question that asks for an answer, not for a deed. */
const asking = wordSet("who who's whom whose what what's which when where why how how's did does");
/** These open an order as well, unless a question mark ends it. */
const being = wordSet('is are has had was were am should');

function moodOf(tokens: readonly Token[], ending: string): Mood {
  const said = tokens.map(({ word }) => word);
  const words = tokens.flatMap(({ word, isWord }) => (isWord ? [word] : []));
  const whole = said.join(' ');
  if (asksWithin.test(whole)) return 'question';
  if (isBound(said)) return 'conditional';
  if (said.some((word) => negators.has(word))) return 'negated';
  const isIf = conditions.has(words[0] ?? '') && !courtesy.test(whole);
  if (isIf || said.some((word) => doubts.has(word))) return 'conditional';
  return isAsked(words, { said, ending }) ? 'question' : 'plain';
}

/** “Show me who approved the offer”. */
const asksWithin =
  /^(?:(?:please|pls|can you|could you) )?(?:show|tell|explain to|remind) (?:me|us) (?:who|why|when|how|what|whether|which|where)\b/;

/** A condition that several words open: “in case it rains”, “when Bo agrees”, “the day Walter agrees”. */
function isBound(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words;
  if (first === 'when') return second !== '' && !inverting.test(second);
  if (first === 'the') return moments.has(second) && third !== '' && !relating.test(third);
  return opensCondition.test(words.join(' '));
}
const opensCondition = /^(?:in case|as soon as|(?:as|so) long as|only if|assuming)/;
const inverting = /^(?:are|is|can|could|will|would|do|does|did|was|were|has|have)/;
const moments = wordSet('day moment minute');
const relating = /^(?:after|before|of|is|was)/;

/** “If you would”, “if possible”. */
const courtesy =
  /^if (?:you (?:would|could|can|please|(?:don|wouldn)['’]t mind|have (?:a|the)|get a)|possible|that works|that['’]?s ok)/;

function isAsked([first = '', second = '']: readonly string[], { said, ending }: Ending): boolean {
  const isMarked = ending === '?';
  if (isMarked && first !== '' && !said.some((word) => polite.has(word))) return true;
  if (/^(?:do|have)$/.test(first)) return /^(?:i|we|you|they|he|she)$/.test(second);
  return asking.has(first) || (isMarked && being.has(first));
}

interface Ending {
  readonly said: readonly string[];
  readonly ending: string;
}
