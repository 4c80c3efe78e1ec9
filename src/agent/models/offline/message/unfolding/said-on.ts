// “Dana said Ann to Offer and the letter to Bo”, “tell Dana Ann is in Offer and Bo gets the letter”: what is said goes on behind “and”.
import type { Clause } from '../../../../../nlp/clauses.ts';
import { orderOpens } from '../../../../../nlp/intents.ts';
import { saying } from '../../../../../nlp/lexicon/witnesses.ts';
import { saysToSomebody } from '../../../../../nlp/payload.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { leftoversOf } from '../../clause/recognised/leftovers.ts';

interface Cut {
  readonly before: string;
  readonly mark: string;
  readonly order: Clause;
}

/** Without a verb that orders it, and without a comma where it has no verb at all. */
export function isSaidOn({ before, mark, order: { said } }: Cut, read: (text: string) => Reading): boolean {
  const isJoined = /^,?\s*(?:and)?\s*$/i.test(mark);
  if (!isJoined || orderOpens.test(said) || (mark.includes(',') && !finite.test(said))) return false;
  return saysToSomebody(before) || leftoversOf(read(before)).tells.some((word) => saying.has(word));
}

const finite =
  /\b(?:gets?|goes|is|are|was|were|should|must|needs?|has|have|had|will|would|can|could|moves?|receives?|takes?|wants?)\b/i;

/** “Two things went wrong: …” */
export const toldOf = /^[^:]*\b(?:was|were|went|did|had|happened|got|said|wrote|asked|thought)\b[^:]*: /i;
