// A clause in which the order stands beside a story: “everybody loved her, so off to the panel with her”, “send him the nudge,
// he'll be glad”. The part that orders is cut out; what else was said stays, for whom “her” means.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import { type Intent, orderOpens } from '../../../../../nlp/intents.ts';
import { saysToSomebody } from '../../../../../nlp/payload.ts';
import { separators, storyFollows } from './joints.ts';
import { losesLength } from './lost-length.ts';
import { isByEvidence } from '../../clause/meanings/evidence.ts';
import { withClocks } from '../wording/short/clocks.ts';
import type { Known } from '../../named/known.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { leftoversOf } from '../../clause/recognised/leftovers.ts';
import { readClause } from '../../clause/reading.ts';
import { lettersEach } from './letters-each.ts';
import { isSaidOn, toldOf } from './said-on.ts';
import { sideBySide } from './side-by-side.ts';
import { notedAlone, wholeOrders } from './whole-orders.ts';
import { toldBoth } from './told-both.ts';
import { isOrdering } from '../../take-clause.ts';
import { isStory } from './story.ts';

const worded: ReadonlySet<Intent> = new Set<Intent>([
  'notify_user',
  'send_message',
  'add_note',
  'log_crm',
  'reject_candidate',
  'cancel_meeting',
]);
const mostCuts = 8;
/** These bind an order, wherever in the sentence they stand. */
const binding =
  /\b(?:if|unless|until|till|whether|except|provided|assuming|in case|should (?:we|i)|would (?:we|it)|what about|maybe|perhaps|might|don't|do not|never(?! (?:showed|came|called|got|was|did|had|heard|turned|replied|answered|appeared)\b))\b/i;

const mayUnfold = ({ mood, isBeside }: Clause): boolean => (mood === 'order' || mood === 'report') && isBeside !== true;

export function unfolded(clause: Clause, quotes: readonly string[], known: Known): readonly Clause[] {
  if (!mayUnfold(clause)) return [clause];
  const read = (one: Clause) => readClause(one, quotes, known);
  const setting = { quotes, known };
  const parts =
    sideBySide(clause, read, known) ??
    toldBoth(clause, read, known) ??
    orderEach(lettersEach(clause, read), setting) ??
    ofSeveralKinds(clause, setting) ??
    wholeOrders(clause, { read, known }) ??
    notedAlone(clause, read);
  if (parts !== undefined) return parts;
  if (isClear(clause, quotes, known)) return [clause];
  const isKept = (part: Clause): boolean => part === clause || part.isBeside === true || toldOf.test(clause.text);
  const cut = (part: Clause) => (isKept(part) ? undefined : wholeOrders(part, { read, known })) ?? [part];
  return storyApart(clause, setting).flatMap(cut);
}

function storyApart(clause: Clause, setting: Setting): readonly Clause[] {
  const cuts = [...clause.text.matchAll(separators)].slice(0, mostCuts);
  const free = cuts.filter(({ index }) => !binding.test(clause.text.slice(0, index)));
  return (
    (cuts.length === 0 ? undefined : orderEach(clause, setting)) ??
    orderLast(clause, free, setting) ??
    orderFirst(clause, cuts, setting) ??
    inOneBreath(clause, setting) ?? [clause]
  );
}

/** “Luca to Offer, and the short update to Birte”: without a verb, and each is an order of another kind. */
function ofSeveralKinds(clause: Clause, setting: Setting): readonly Clause[] | undefined {
  if (orderOpens.test(clause.text)) return undefined;
  const orders = orderEach(clause, setting) ?? [];
  const kinds = new Set(orders.map((order) => readClause(order, setting.quotes, setting.known).intents[0]?.intent));
  return kinds.size > 1 ? orders : undefined;
}

/** “Put him through he did a great day”: speech knows no marks. */
function inOneBreath(clause: Clause, setting: Setting): readonly Clause[] | undefined {
  if (clause.payload !== undefined) return undefined;
  // What is told, noted, or given as a reason is no story beside the order.
  const keeps = readClause(clause, setting.quotes, setting.known).intents.some(({ intent }) => worded.has(intent));
  const stories = keeps ? [] : [...clause.text.matchAll(storyFollows)].slice(0, mostCuts);
  return orderFirst(clause, stories, setting);
}

/** “Yara to the onsite, Dmitri recruiter call, Quinn to the panel”: every part is an order for somebody of its own. */
function orderEach(clause: Clause | undefined, { quotes, known }: Setting): readonly Clause[] | undefined {
  if (clause === undefined || clause.payload !== undefined || clause.reason !== undefined) return undefined;
  if (!partEnds.test(clause.text)) return undefined;
  const parts = clause.text.split(partEnds).filter((part) => part.trim() !== '');
  const orders = parts.map((part) => clauseOf(part));
  if (orders.length < 2 || orders.some((order) => ordering(order, quotes, known) === undefined)) return undefined;
  const readings = orders.map((order) => readClause(order, quotes, known));
  const isFor = ({ people, text }: Reading, at: number): boolean =>
    people.length > 0 || (pronoun.test(text) && isOfOne(readings.slice(0, at)));
  return readings.every(isFor) ? orders : undefined;
}

const partEnds = /[,;/]\s+(?:and\s+|then\s+)?|\s+and\s+/i;

/** “Devi into Panel, and the invitation off to her”: nobody else was named before. */
const isOfOne = (readings: readonly Reading[]): boolean => {
  const people = readings.flatMap((reading) => reading.people);
  return people.length === 1 && people[0]?.candidates.kind === 'one' && people[0].users.kind === 'none';
};
const pronoun = /\b(?:to|for|on) (?:her|him)\b/i;

interface Setting {
  readonly quotes: readonly string[];
  readonly known: Known;
}

type Cuts = readonly RegExpExecArray[];
function orderLast(clause: Clause, cuts: Cuts, { quotes, known }: Setting): readonly Clause[] | undefined {
  for (const { index, 0: mark } of cuts) {
    const before = clause.text.slice(0, index);
    const order = ordering(
      beside(clause, withClocks(clauseOf(clause.text.slice(index + mark.length), clause.payload), known)),
      quotes,
      known,
    );
    if (order === undefined || isTail(order) || splitsNames({ before, mark, order }, { quotes, known })) continue;
    const read = (one: Clause) => readClause(one, quotes, known);
    if (isSaidOn({ before, mark, order }, (text) => read(clauseOf(text))) || losesLength(before, order, read)) continue;
    const first = saysToSomebody(before) ? clauseOf(before) : ordering(clauseOf(before), quotes, known);
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
    if (binding.test(after) || !isStory(after, quotes, known)) continue;
    const head = beside(clause, clauseOf(clause.text.slice(0, index)));
    const order = ordering(head, quotes, known);
    if (order !== undefined) return [{ ...order, said: clause.said }, told(after)];
    const within = cuts.filter(
      (cut) => cut.index < index && !binding.test(clause.text.slice(0, cut.index)) && !isOwnSentence(clause.text, cut),
    );
    const inner = orderLast({ ...head, text: clause.text.slice(0, index) }, within, { quotes, known });
    if (inner !== undefined) return [...inner, told(after)];
  }
  return undefined;
}

/** “I'm not sure we should cancel it”: who goes on without a mark goes on about what was begun. */
const isOwnSentence = (text: string, { index, 0: mark }: RegExpExecArray): boolean =>
  mark.trim() === '' && /^(?:we|i|s?he|they|it)\b/i.test(text.slice(index + mark.length));

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
