// A clause in which the order stands beside a story: “everybody loved her, so off to the panel with her”, “send him the nudge,
// he'll be glad”. The part that orders is cut out; what else was said stays, for whom “her” means.
import { type Clause, clauseOf } from '../../../../nlp/clauses.ts';
import { isByEvidence } from '../clause/evidence.ts';
import type { Known } from '../named/known.ts';
import { leftoversOf } from '../clause/leftovers.ts';
import { readClause } from '../clause/reading.ts';
import { sideBySide } from './side-by-side.ts';
import { isOrdering } from '../take-clause.ts';

const separators =
  /,?\s(?:so|anyway|anyhow|then|and|but|therefore|hence|which means)\s+|,\s+|:\s+|;\s+|\s-+\s|\)\s+|\s(?=please\s)|(?<!\b(?:to|not|never|and|or|you|we|i|they|he|she|it|will|would|could|should|can|must|may|might|going|let's|\w+n't|cannot|someone|somebody|who|that))\s(?=(?:send|give|drop|shoot|move|reject|book|tell|email|message|nudge|chase|offer|put|advance)\s(?:him|her|them)\s)/gi;
const mostCuts = 8;
/** These bind an order, wherever in the sentence they stand. */
const binding =
  /\b(?:if|unless|until|till|whether|except|provided|assuming|in case|should (?:we|i)|would (?:we|it)|what about|maybe|perhaps|might|don't|do not|never)\b/i;

export function unfolded(clause: Clause, quotes: readonly string[], known: Known): readonly Clause[] {
  if (clause.mood !== 'order' && clause.mood !== 'report') return [clause];
  const parts = sideBySide(clause, (one) => readClause(one, quotes, known), known);
  if (parts !== undefined) return parts;
  const cuts = [...clause.text.matchAll(separators)].slice(0, mostCuts);
  if (cuts.length === 0 || isClear(clause, quotes, known)) return [clause];
  return (
    orderEach(clause, { quotes, known }) ??
    orderLast(clause, cuts, { quotes, known }) ??
    orderFirst(clause, cuts, { quotes, known }) ?? [clause]
  );
}

/** “Yara to the onsite, Dmitri recruiter call, Quinn to the panel”: every part is an order for somebody of its own. */
function orderEach(clause: Clause, { quotes, known }: Setting): readonly Clause[] | undefined {
  if (clause.payload !== undefined || clause.reason !== undefined) return undefined;
  const parts = clause.text.split(/[,;/]\s+(?:and\s+|then\s+)?|\s+and\s+/i).filter((part) => part.trim() !== '');
  if (parts.length < 2) return undefined;
  const orders = parts.map((part) => ordering(clauseOf(part), quotes, known));
  const isEach = orders.every((order) => order !== undefined && readClause(order, quotes, known).people.length > 0);
  return isEach ? orders.filter((order) => order !== undefined) : undefined;
}

interface Setting {
  readonly quotes: readonly string[];
  readonly known: Known;
}

type Cuts = readonly RegExpExecArray[];

function orderLast(clause: Clause, cuts: Cuts, { quotes, known }: Setting): readonly Clause[] | undefined {
  for (const { index, 0: mark } of cuts) {
    const before = clause.text.slice(0, index);
    const order = ordering(
      beside(clause, clauseOf(clause.text.slice(index + mark.length), clause.payload)),
      quotes,
      known,
    );
    if (
      order === undefined ||
      binding.test(before) ||
      isTail(order) ||
      splitsNames({ before, mark, order }, { quotes, known })
    )
      continue;
    const first = ordering(clauseOf(before), quotes, known);
    if (first !== undefined) return [first, order];
    // “Owen and Inés on Wednesday”: who is named without a word told of them takes part.
    if (!isJoining(mark) || isStatement(before, quotes, known)) return [told(before), order];
  }
  return undefined;
}

function orderFirst(clause: Clause, cuts: Cuts, { quotes, known }: Setting): readonly Clause[] | undefined {
  if (clause.payload !== undefined || isText(clause, quotes, known)) return undefined;
  for (const { index, 0: mark } of cuts.toReversed()) {
    const after = clause.text.slice(index + mark.length);
    const order = ordering(beside(clause, clauseOf(clause.text.slice(0, index))), quotes, known);
    if (order !== undefined && !binding.test(after) && isStory(after, quotes, known))
      return [{ ...order, said: clause.said }, told(after)];
  }
  return undefined;
}

function isClear(clause: Clause, quotes: readonly string[], known: Known): boolean {
  const reading = readClause(clause, quotes, known);
  return isOrdering(reading) && !reading.intents.some(isByEvidence) && leftoversOf(reading).tells.length === 0;
}

/** “Tell Owen it's off, she is sick”: all that stands behind the name is told. */
function isText(clause: Clause, quotes: readonly string[], known: Known): boolean {
  if (clause.payload !== undefined || !telling.test(clause.text)) return false;
  const { people, text } = readClause(clause, quotes, known);
  const [first] = people;
  return (
    first !== undefined && telling.exec(text)?.[0].length === first.start && /^ \p{L}/u.test(text.slice(first.end))
  );
}
const telling = /^(?:tell|text|message|inform|notify|remind|dm|ping|fyi) /i;

/** The part keeps the reason of the whole, and what was written letter for letter. */
const beside = ({ reason, raw }: Clause, part: Clause): Clause => ({
  ...(reason === undefined ? {} : { reason }),
  ...part,
  raw,
});

function ordering(clause: Clause, quotes: readonly string[], known: Known): Clause | undefined {
  if (clause.mood !== 'order') return undefined;
  const reading = readClause(clause, quotes, known);
  const { tells, hedges } = leftoversOf(reading);
  return isOrdering(reading) && tells.length + hedges.length === 0 ? clause : undefined;
}

/** What stands behind an order may be dropped only where it surely tells something, and adds nothing to the order. */
function isStory(text: string, quotes: readonly string[], known: Known): boolean {
  const reading = readClause(clauseOf(text), quotes, known);
  const names =
    reading.people.length +
    reading.whens.length +
    reading.money.length +
    reading.stages.length +
    reading.durations.length;
  const { tells, hedges } = leftoversOf(reading);
  // “…, said nobody ever” may turn the order round.
  return names === 0 && tells.length > 0 && !hedges.some((word) => turning.has(word));
}

const turning = new Set(['nobody', 'never', 'neither', 'none', 'maybe', 'perhaps', 'unless', 'if', 'or']);

/** “…, about Ottavia?” belongs to what stands before it. */
const isTail = ({ text }: Clause): boolean => /^(?:about|with|for|re|regarding)\b/i.test(text);

/** “Mina and Ingram”: they were named in one breath. */
function splitsNames(
  { before, mark, order }: { before: string; mark: string; order: Clause },
  { quotes, known }: Setting,
): boolean {
  if (!isJoining(mark)) return false;
  const [next] = readClause(order, quotes, known).people;
  const head = before.trimEnd();
  const isNamedLast = readClause(clauseOf(head), quotes, known).people.some((one) =>
    head.toLowerCase().endsWith(one.text.toLowerCase()),
  );
  return isNamedLast && next !== undefined && order.said.toLowerCase().startsWith(next.text.toLowerCase());
}

const isJoining = (mark: string): boolean => /^,?\s*(?:and)?\s*$/i.test(mark);

function isStatement(text: string, quotes: readonly string[], known: Known): boolean {
  const reading = readClause(clauseOf(text), quotes, known);
  return reading.people.length === 0 || leftoversOf(reading).tells.some((word) => !/^(?:do|have|has|does)$/.test(word));
}

const told = (text: string): Clause => ({ ...clauseOf(text), mood: 'report', isBeside: true });
