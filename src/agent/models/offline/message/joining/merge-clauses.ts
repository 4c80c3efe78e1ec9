// Clauses that cannot stand alone, put to the ones they belong to: “Book half an hour with Owen. Tomorrow at three.”, “everyone in
// field: send them the info”, “…, book it please”.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import { orderOpens } from '../../../../../nlp/intents.ts';
import { requestKindOf } from '../../../../../nlp/bare-requests.ts';
import { confirms } from '../../../../../nlp/lexicon/confirmations.ts';
import { baseOf } from '../../../../../nlp/verb-forms.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { reads } from '../../clause/objections/doubts.ts';
import { leftoversOf } from '../../clause/recognised/leftovers.ts';
import type { Known } from '../../named/known.ts';
import { readClause } from '../../clause/reading.ts';
import { isOrdering } from '../../take-clause.ts';
import { carriedOver } from './carry-over.ts';
import { refusesLetter, withOwnLetters } from './own-letters.ts';

export function mergeClauses(clauses: readonly Clause[], quotes: readonly string[], known: Known): Clause[] {
  const merged: Clause[] = [];
  const read: Read = (one) => readClause(one, quotes, known);
  for (const clause of withOwnLetters(clauses, read)) {
    const before = merged.at(-1);
    const carried = before === undefined ? undefined : carriedOver(before, clause, read);
    if (carried !== undefined) {
      merged.splice(-1, 1, ...carried);
      continue;
    }
    const isApart = before !== undefined && refusesLetter(before) && read(clause).template !== undefined;
    const together =
      before === undefined || isApart ? undefined : (wished(before, clause, read) ?? joined(before, clause, read));
    if (together === undefined) merged.push(clause);
    else merged[merged.length - 1] = together;
  }
  return merged;
}

type Read = (clause: Clause) => Reading;

/** “Everyone in field, quiet for a week, hit them with the nudge”: cut apart by what each half names, and one order all the same. */
export function groupsJoined(clauses: readonly Clause[], quotes: readonly string[], known: Known): readonly Clause[] {
  const read: Read = (one) => readClause(one, quotes, known);
  return clauses.reduce<readonly Clause[]>((joint, clause) => {
    const before = joint.at(-1);
    const isOne =
      before !== undefined &&
      before.mood === 'order' &&
      clause.mood === 'order' &&
      before.payload === undefined &&
      clause.payload === undefined &&
      isGroupAhead(read(before), read(clause));
    return isOne ? [...joint.slice(0, -1), { ...clause, text: toGroup(before.text, clause.text) }] : [...joint, clause];
  }, []);
}

/** “How do I move Ann to the panel? Can you do it for me?”: the second sentence makes an order of the first. */
const isWish = ({ mood, isCarried }: Clause): boolean =>
  isCarried !== true && (mood === 'hypothetical' || mood === 'question' || mood === 'report' || mood === 'order');

function wished(before: Clause, clause: Clause, read: Read): Clause | undefined {
  if (isLook(before, read) && clause.mood !== 'negated' && looksAgain.test(clause.text)) return before;
  if (!isWish(before) || clause.mood === 'negated' || !isConfirmation(clause, before)) return undefined;
  const order = asOrder(before);
  return order !== undefined && isOrdering(read(order)) ? order : undefined;
}

/** Whoever asks how something is done names it, so any word for doing it asks for that. */
function isConfirmation({ text, said, payload }: Clause, before: Clause): boolean {
  if (confirms.test(text)) return true;
  const kind = payload === undefined ? requestKindOf(said) : undefined;
  return kind === 'any' || (kind !== undefined && /^how\b/i.test(before.said));
}

const asks =
  /^(?:so |and |hello,? |hi,? |hey,? )*(?:how (?:do|can|would|could|should|might) (?:i|we|you|one|somebody)(?: go about| best| get to)?|is it possible(?: for (?:you|me|us))? to|would it be possible to|(?:should|could|can|may|might) (?:i|we|you)(?: please)?|what about|(?:\p{L}[\p{L}'-]* ){1,3}(?:(?:just|has|have) )?(?:asked|asks|is asking|was asking|wondered|wonders|enquired|wants to know|wanted to know)(?: me| us)? (?:if|whether))\s+/iu;

function asOrder({ said, payload, reason }: Clause): Clause | undefined {
  const [first = '', ...rest] = said.replace(asks, '').replace(/\?+$/, '').split(' ');
  const order = clauseOf([baseOf(first) ?? first, ...rest].join(' '), payload);
  return order.mood === 'order' ? { ...order, ...(reason === undefined ? {} : { reason }) } : undefined;
}

/** Both as one clause; undefined where each stands for itself. */
function joined(before: Clause, clause: Clause, read: Read): Clause | undefined {
  if (before.mood !== 'order' || clause.mood !== 'order') return undefined;
  if (isEcho(before, clause, read)) return before;
  if (before.payload !== undefined || clause.payload !== undefined) return undefined;
  const isOwnOrder = orderOpens.test(clause.text) && !/^(?:use|using|with|start|make (?:it|that))\b/i.test(clause.text);
  const whole = { ...before, text: `${before.text} ${clause.text.replace(lengthens, 'for ')}` };
  if (!isOwnOrder && adds({ before: read(before), after: read(clause), whole: () => read(whole) })) return whole;
  return isGroupAhead(read(before), read(clause)) ? { ...clause, text: toGroup(before.text, clause.text) } : undefined;
}

const adds = ({ before, after, whole }: { before: Reading; after: Reading; whole: () => Reading }): boolean =>
  (isAddition(after) &&
    !isTale(after) &&
    !(lengthens.test(after.text) && before.durations.length > 0) &&
    (before.intents.length > 0 || isOrdering(whole()))) ||
  (isNameAlone(after) && lacksTopic(before));

/** “Carlo, Monday 10:30. Jun-Jun Villareal.”: a name by itself belongs to the meeting before it. */
const isNameAlone = ({ people, text }: Reading): boolean =>
  people.length === 1 && people[0]?.candidates.kind === 'one' && people[0].text.length >= text.length - 2;
const lacksTopic = ({ intents, people }: Reading): boolean =>
  intents[0]?.intent === 'book_meeting' && people.every(({ candidates }) => candidates.kind === 'none');

const isAddition = ({ intents, whens, durations, money, people, template, text }: Reading): boolean =>
  (intents.length === 0 ||
    /^use\b/i.test(text) ||
    (lengthens.test(text) && durations.length === 1 && whens.length === 0)) &&
  (whens.length + durations.length + money.length > 0 ||
    template !== undefined ||
    (people.length > 0 && /^(?:with|for|about)\b/i.test(text))) &&
  text.split(/\s+/).length <= 10;

/** “Dana and I talked about it yesterday” tells of a day, and is none of the meeting's. */
const isTale = (reading: Reading): boolean =>
  reading.template === undefined && leftoversOf(reading).tells.some((word) => !states.test(word));
const states = /^(?:is|isn't|are|was|were|has|have|had|do|does|starts?|ends|runs|takes|works|suits|gets?)$/;

/** “…, make it 45 minutes” */
const lengthens = /^make (?:it|that) (?!\S* ?(?:longer|shorter))/i;

/** “…, get it in”: the order that has just been given, once more. */
function isEcho(before: Clause, clause: Clause, read: Read): boolean {
  if (isConfirmation(clause, before)) return isOrdering(read(before));
  const [said] = read(before).intents;
  if (!/^\p{L}+(?: (?:it|that))?[.! ]*$/iu.test(clause.text)) return false;
  return said !== undefined && said.intent === read(clause).intents[0]?.intent;
}

const isLook = (clause: Clause, read: Read): boolean => {
  const reading = read(clause);
  return clause.payload === undefined && isOrdering(reading) && reads.has(reading.intents[0]?.intent ?? 'add_note');
};

/** “…, could you pull that up for her?”, “… Can you look?” */
const looksAgain =
  /^(?:please )?(?:pull|look|check|show|find|dig|bring|get|give|tell|send)(?: (?:me|us|him|her|them))?(?: (?:it|that|this|those|these))?(?: (?:up|out|over|for (?:me|us|him|her|them)))*[.!? ]*$/i;

/** “Everyone in field, a week of silence: send them the info”: whom first, and then what. */
function isGroupAhead(group: Reading, order: Reading): boolean {
  const describes = Object.keys(group.filters).length > 0 && group.people.length === 0 && !orderOpens.test(group.text);
  const lacksWhom =
    order.people.length === 0 &&
    Object.keys(order.filters).length === 0 &&
    /\b(?:them|all|each|everyone)\b|^(?:send|use|follow up|chase|nudge)\b/i.test(order.text);
  return describes && lacksWhom && (order.template !== undefined || order.intents[0]?.intent === 'send_followup');
}

const toGroup = (group: string, order: string): string => {
  const deed = order.replace(/^follow up(?: with)?/i, '').replace(/\b(?:them|all of them|each)\b/i, '');
  return `follow up with ${group.replace(/[:,]\s*$/, '')} ${deed}`;
};
