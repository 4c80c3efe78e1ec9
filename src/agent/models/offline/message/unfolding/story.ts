// What is only told, and may be dropped behind an order.
import { clauseOf } from '../../../../../nlp/clauses.ts';
import { leftoversOf } from '../../clause/recognised/leftovers.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { readClause } from '../../clause/reading.ts';
import type { Known } from '../../named/known.ts';

/** What stands behind an order may be dropped only where it surely tells something, and adds nothing to the order. */
export function isStory(text: string, quotes: readonly string[], known: Known): boolean {
  const reading = readClause(clauseOf(text), quotes, known);
  const ahead = reading.whens.filter(({ start }) => Date.parse(start) > known.world.now.getTime());
  const names =
    namedBeside(reading) + ahead.length + reading.money.length + reading.stages.length + reading.durations.length;
  const { tells, hedges } = leftoversOf(reading);
  // “…, said nobody ever” may turn the order round.
  const isTold = tells.length > 0 || ofThem.test(text) || didIt.test(text);
  return names === 0 && isTold && !hedges.some((word) => turning.has(word));
}

/** “…, Marek was happy with the visit”: a colleague's praise adds nothing to the order. */
function namedBeside({ people, text }: Reading): number {
  const [first, ...others] = people;
  const isColleague = first?.start === 0 && first.users.kind === 'one' && first.candidates.kind === 'none';
  return isColleague && others.length === 0 && praises.test(text.slice(first.end)) ? 0 : people.length;
}
const praises =
  /^ (?:(?:was|is|were|seems|seemed|sounded) (?:very |really |so |quite |most )?(?:happy|pleased|impressed|keen|delighted|satisfied|convinced|sold|positive|thrilled|excited)|(?:really |absolutely )?(?:liked|loved|likes|loves|enjoyed|recommended|recommends))\b(?!.*\b(?:but|if|unless|until|except|though)\b)/iu;

/** “They deserve to hear from us”: behind one of these stands what somebody does. */
const ofThem =
  /^(?:s?he|they|we|it)(?:'(?:s|d|ve|re|ll))? (?!to\b|both\b|all\b|too\b|not\b|should\b|must\b|needs? to\b|goes\b|gets\b)\p{L}+/iu;

/** “The boss signed it off”. */
const didIt = /^(?:the|his|her|their|our|my) \p{L}+ \p{L}+(?:ed|s) (?:it|him|her|them|this|that|us)\b/iu;

const turning = new Set(['nobody', 'never', 'neither', 'none', 'maybe', 'perhaps', 'unless', 'if', 'or']);
