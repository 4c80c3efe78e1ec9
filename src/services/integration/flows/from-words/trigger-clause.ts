// Divides a request into what has to happen and what is then done: which system is the source, and which belong to which verb.
import type { Mention } from './system-names.ts';
import type { Token } from './tokens.ts';
import { type Verb, eventWords, verbWords } from './words.ts';

export interface Clauses {
  readonly source: Mention | undefined;
  /** The places of the words that say what happened. */
  readonly trigger: ReadonlySet<number>;
  readonly segments: readonly { verb: Verb | undefined; at: readonly number[]; targets: readonly Mention[] }[];
}

const isEvent = (tokens: readonly Token[], at: number): boolean => eventRank(tokens, at) >= 0;

/** Which of the events a word says, by its place in their list; −1: none. In “the hiring manager” it only says which manager. */
export function eventRank(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? '';
  const behind = tokens[at + 1];
  const goesOn = behind !== undefined && !behind.breaks && behind.text === behind.word && !joints.has(behind.word);
  if (word.endsWith('ing') && goesOn) return -1;
  return eventWords.findIndex(([, pattern]) => pattern.test(word));
}

/** Small words between a participle and where it happens. */
const joints = new Set(['in', 'at', 'on', 'from', 'by', 'to', 'the', 'a', 'and', 'or', 'is', 'gets']);

const verbOf = ({ word }: Token): Verb | undefined => verbWords.find(([, pattern]) => pattern.test(word))?.[0];

export function clausesOf(tokens: readonly Token[], mentions: readonly Mention[]): Clauses {
  const inside = new Set(
    mentions.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
  );
  const trigger = triggerIn(tokens, inside);
  const source = sourceOf(tokens, mentions, trigger);
  if (source !== undefined) for (let at = source.from; at <= source.to; at += 1) trigger.add(at);
  const segments = segmentsOf(tokens, { trigger, inside });
  return {
    source,
    trigger,
    segments: segments.map((segment) => ({
      ...segment,
      targets: mentions.filter((one) => one !== source && !trigger.has(one.from) && segment.at.includes(one.from)),
    })),
  };
}

const cues = new Set(['when', 'whenever', 'if', 'once', 'who', 'after']);

/** From a word such as “when”, or around what happened, up to the next mark or verb. */
function triggerIn(tokens: readonly Token[], inside: ReadonlySet<number>): Set<number> {
  const start = tokens.findIndex(({ word }, at) => cues.has(word) || isEachOf(tokens, at));
  if (start >= 0 && !isFrequency(tokens, start)) return forward(tokens, start, inside);
  const event = tokens.findIndex((token, at) => isEvent(tokens, at) && !inside.has(at) && verbOf(token) === undefined);
  if (event < 0) return new Set();
  return new Set([...forward(tokens, event, inside), ...leadingTo(tokens, event, inside)]);
}

/** “a Workable hire”, “people hired in Ashby”: what stands before it belongs to it, up to a verb. */
function leadingTo(tokens: readonly Token[], event: number, inside: ReadonlySet<number>): readonly number[] {
  const isEnd = (at: number, token: Token): boolean => {
    const behind = tokens[at + 1];
    if (behind?.breaks === true || (inside.has(at) && behind?.word === 'and')) return true;
    return !inside.has(at) && (verbOf(token) !== undefined || /^(to|into|for)$/.test(token.word));
  };
  const end = tokens.slice(0, event).findLastIndex((token, at) => isEnd(at, token));
  return Array.from({ length: event - end - 1 }, (_, index) => end + 1 + index);
}

/** “for each”, “for every”, “every new …”. */
const isEachOf = (tokens: readonly Token[], at: number): boolean => {
  const [here, before] = [tokens[at]?.word, tokens[at - 1]?.word];
  if (here !== 'each' && here !== 'every') return false;
  return before === 'for' || isEvent(tokens, at + 1);
};

/** “once a day”, “if” alone at the end. */
const isFrequency = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'once' && ['a', 'an', 'every', 'per'].includes(tokens[at + 1]?.word ?? '');

function forward(tokens: readonly Token[], start: number, inside: ReadonlySet<number>): Set<number> {
  const found = new Set<number>([start]);
  let happened = isEvent(tokens, start);
  for (const [at, token] of tokens.entries()) {
    if (at <= start) continue;
    const isOver = happened && ((!inside.has(at) && isAction(tokens, at)) || endsEvent(tokens, at));
    if (isOver || token.breaks || /^(into|should)$/.test(token.word)) break;
    happened ||= isEvent(tokens, at);
    found.add(at);
  }
  return found;
}

const isAction = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] !== undefined && verbOf(tokens[at]) !== undefined && !isEvent(tokens, at);

const endsEvent = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'and' || (tokens[at]?.word === 'to' && !isStage(tokens, at));

/** “moves to Onsite”, “added to HubSpot”. */
const isStage = (tokens: readonly Token[], at: number): boolean =>
  /^(moves|moved|added)$/.test(tokens[at - 1]?.word ?? '');

/** The first of the trigger; else what things come from, or what another system is kept in step with. */
function sourceOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  trigger: ReadonlySet<number>,
): Mention | undefined {
  const inTrigger = mentions.find(({ from }) => trigger.has(from));
  if (inTrigger !== undefined) return inTrigger;
  const from = mentions.find((one) => precededBy(tokens, one, 'from'));
  if (from !== undefined) return from;
  const isSynced = tokens.some(
    ({ word }, at) =>
      (/^(sync|step)$/.test(word) && tokens[at - 1]?.word === 'in') ||
      (word === 'date' && tokens[at - 1]?.word === 'to'),
  );
  if (isSynced) return mentions.at(-1);
  const [first, second] = mentions;
  return second !== undefined && trigger.size === 0 && first !== undefined && !precededBy(tokens, first, 'to')
    ? first
    : undefined;
}

/** The nearest preposition before it. */
function precededBy(tokens: readonly Token[], { from }: Mention, wanted: string): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const word = tokens[at]?.word ?? '';
    if (['in', 'into', 'to', 'from', 'with', 'on', 'of'].includes(word)) return word === wanted;
  }
  return false;
}

/** “all open jobs”, “the update”: what is spoken of, and nothing that is to be done. */
export const isNamed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.breaks === false && determiners.has(tokens[at - 1]?.word ?? '');
const determiners = new Set(['all', 'the', 'any', 'only', 'our', 'these', 'those', 'every', 'each', 'new']);

/** “in sync with” is no second verb, and neither is the noun of “a sync of”. */
const isNoun = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'sync' && ['in', 'a'].includes(tokens[at - 1]?.word ?? '');

/** Everything outside the trigger, divided at its verbs. */
function segmentsOf(
  tokens: readonly Token[],
  { trigger, inside }: { trigger: ReadonlySet<number>; inside: ReadonlySet<number> },
) {
  const segments: { verb: Verb | undefined; at: number[] }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (trigger.has(at)) continue;
    const verb = inside.has(at) || isNamed(tokens, at) ? undefined : verbOf(token);
    const begins = verb !== undefined && !(isNoun(tokens, at) && segments.length > 0);
    if (begins || segments.length === 0) segments.push({ verb, at: [at] });
    else segments.at(-1)?.at.push(at);
  }
  return segments;
}
