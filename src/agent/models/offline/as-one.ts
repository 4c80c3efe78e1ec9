// A message whose sentences are each too little, and one order together: “Tenley offer. 58,400, starts Aug 16.”, “Mrs. Pruett would
// like Tenley's interview an hour later tomorrow, please see to it.”
import { clauseOf } from '../../../nlp/clauses.ts';
import type { Reading } from './clause/recognised/clause-reading.ts';
import { reads, undoubtedIntent } from './clause/objections/doubts.ts';
import { leftoversOf } from './clause/recognised/leftovers.ts';
import { orders } from './orders/index.ts';
import type { Order } from './orders/order.ts';
import type { Part } from './parts.ts';
import { proposing } from './talk/decisions/proposals.ts';
import { readClause } from './clause/reading.ts';

/**
 * Done where a request stands behind the story, and else asked about. Undefined where the sentences are more than one order, or where it is not all but certain which one.
 */
export async function asOne(
  readings: readonly Reading[],
  { known, focus, dialogue }: Omit<Order, 'reading'>,
): Promise<readonly Part[] | undefined> {
  const last = readings.at(-1);
  if (last === undefined || readings.length < 2 || readings.length > mostSentences) return undefined;
  const isAsked = isBareRequest(last);
  if (!readings.every((one) => isPlain(one, isAsked)) || candidatesIn(readings).size > 1) return undefined;
  const reading = readClause(clauseOf(readings.map(({ text }) => text).join(', ')), last.quotes, known);
  const intent = undoubtedIntent(reading, known, isAsked);
  if (intent === undefined || (looks.test(last.text) && !reads.has(intent))) return undefined;
  const parts = await orders[intent]({ reading, known, focus, dialogue });
  if (parts.some(({ kind }) => kind !== 'call')) return undefined;
  if (isAsked || reads.has(intent)) return parts;
  // Nothing says that the sentences belong together: guessing so was wrong as often as it was right.
  const because = 'I read that as one order.';
  return [await proposing(because, parts, { known, otherwise: `${because} What shall I do?` })];
}

const mostSentences = 4;

/** “Can you get it out?” beside an order that was understood says it once more. */
export const isEchoed = (reading: Reading): boolean =>
  isBareRequest(reading) &&
  /^(?!not\b)\p{L}+ (?:to )?(?:it|that|this)\b/iu.test(reading.text) &&
  !against.test(reading.text);
const against =
  /\b(?:cancel|stop|undo|reject|delete|drop|scrap|kill|hold|leave|skip|pause|revert|withdraw|decline|approve|take|again|back|instead|later)\b/i;

/** “Can you get it out?”, “please see to it”: what is to be done stands before it. */
const isBareRequest = ({ clause: { said }, text, people, whens, stages }: Reading): boolean =>
  requests.test(said) && text.split(/\s+/).length <= 5 && people.length + whens.length + stages.length === 0;
const requests = /^(?:please|pls|kindly|can|could|would|will|see to)\b|\b(?:please|pls)[.!? ]*$/i;
const looks = /^(?:look|check|see (?!to)|show|find|confirm|tell|let|give)\b/i;

const isPlain = (reading: Reading, isAsked: boolean): boolean => {
  const { mood } = reading.clause;
  const mayTell = isAsked && (mood === 'report' || mood === 'question');
  return (mood === 'order' || mayTell) && reading.payload === undefined && leftoversOf(reading).hedges.length === 0;
};

/** Two candidates in two sentences are two stories. */
const candidatesIn = (readings: readonly Reading[]): ReadonlySet<string> =>
  new Set(
    readings.flatMap(({ people }) =>
      people.flatMap(({ candidates }) => (candidates.kind === 'one' ? [String(candidates.person.id)] : [])),
    ),
  );
