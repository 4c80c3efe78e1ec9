// “I ask for an appointment of one hour, on Friday at ten between …”: a length before the cut is no story, where the order behind it
// has none.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';

export function losesLength(before: string, order: Clause, read: (clause: Clause) => Reading): boolean {
  const { intents, durations } = read(order);
  return (
    intents[0]?.intent === 'book_meeting' &&
    durations.length === 0 &&
    read(clauseOf(before)).durations.some(({ minutes }) => minutes >= 5 && minutes <= 480)
  );
}
