// A message whose sentences are each too little, and one order together: “Tenley offer. 58,400, starts Aug 16.”, “Mrs. Pruett would
// like Tenley's interview an hour later tomorrow, please see to it.”
import { clauseOf } from '../../../nlp/clauses.ts';
import type { Reading } from './clause-reading.ts';
import { certainIntent } from './gist.ts';
import { orders } from './orders/index.ts';
import type { Order } from './orders/order.ts';
import type { Part } from './parts.ts';
import { readClause } from './reading.ts';
import { leftoversOf } from './leftovers.ts';

/** Undefined where the sentences are more than one order, or where it is not all but certain which one. */
export async function asOne(
  readings: readonly Reading[],
  { known, focus, dialogue }: Omit<Order, 'reading'>,
): Promise<readonly Part[] | undefined> {
  if (readings.length < 2 || readings.length > mostSentences || !readings.every((one) => isPlain(one)))
    return undefined;
  if (peopleOf(readings).size > 1) return undefined;
  const reading = readClause(clauseOf(readings.map(({ text }) => text).join(', ')), readings[0]?.quotes ?? [], known);
  const intent = certainIntent(reading);
  if (intent === undefined) return undefined;
  const parts = await orders[intent]({ reading, known, focus, dialogue });
  return parts.every(({ kind }) => kind === 'call') ? parts : undefined;
}

const mostSentences = 3;

const isPlain = (reading: Reading): boolean =>
  reading.clause.mood === 'order' && reading.payload === undefined && leftoversOf(reading).hedges.length === 0;

/** Two candidates in two sentences are two stories. */
const peopleOf = (readings: readonly Reading[]): ReadonlySet<string> =>
  new Set(
    readings.flatMap(({ people }) =>
      people.flatMap(({ candidates }) => (candidates.kind === 'one' ? [String(candidates.person.id)] : [])),
    ),
  );
