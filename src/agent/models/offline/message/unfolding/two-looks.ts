// Two things that somebody wants to see in one breath become two questions.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import type { Intent } from '../../../../../nlp/intents.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';

type Read = (clause: Clause) => Reading;

/** These say what is looked at by themselves; a list of people may go on behind “and”. */
const looks: ReadonlySet<Intent> = new Set<Intent>([
  'morning_brief',
  'show_metrics',
  'list_approvals',
  'list_actions',
  'integration_health',
]);
const joints = /,?\s(?:and(?: then| also)?|then|plus|also|as well as)\s+|,\s+/gi;
const sure = 0.85;

/**
 * “The log of today, then the brief”, “numbers for this week and whatever is pending”: without a verb for the second. A look changes
 * nothing, so it is cut wherever both halves ask for one.
 */
export function twoLooks(clause: Clause, read: Read): readonly Clause[] | undefined {
  if (clause.payload !== undefined || clause.reason !== undefined || !isLook(read(clause))) return undefined;
  for (const { index, 0: joint } of clause.text.matchAll(joints)) {
    const halves = [clause.text.slice(0, index), clause.text.slice(index + joint.length)].map((text) => clauseOf(text));
    const [first, second] = halves.map((half) => read(half));
    if (first === undefined || second === undefined || !isLook(first) || !isLook(second)) continue;
    if (first.intents[0]?.intent !== second.intents[0]?.intent) return halves;
  }
  return undefined;
}

function isLook({ clause, intents, people }: Reading): boolean {
  const [best] = intents;
  const isAsked = clause.mood === 'order' || clause.mood === 'question';
  return isAsked && people.length === 0 && best !== undefined && best.confidence >= sure && looks.has(best.intent);
}
