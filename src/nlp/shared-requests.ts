// “Could you move Ann and book Owen?”: one request for two orders. The mark at its end asks no more about the second order than
// about the first.
import { endsSentence } from './carried-moods.ts';
import { orderOpens } from './intents.ts';

/** A clause, and what stands between it and the one before. */
interface Joined {
  readonly text: string;
  readonly said: string;
  readonly raw: string;
  readonly joint: string;
}

const requests =
  /^(?:(?:hi|hey|hello|good (?:morning|afternoon)|and|so|ok|okay|also|please|pls)\b[^?]{0,25}?)?\b(?:can|could|would|will|might) (?:you|u|somebody|someone)\b/i;
/** “…, should I?” and “or shall we wait?” ask for themselves. */
const asksItself = /^(?:or|maybe|perhaps|should|shall|do|does|did|is|are|was|were|has|have|what|who|when|why|how)\b/i;

const withoutMark = (text: string): string => text.replace(/\s*\?+\s*$/, '');

/** The question mark of a polite request is taken off the orders that share the request. */
export function withoutSharedMark<One extends Joined>(clauses: readonly One[]): One[] {
  let isRequested = false;
  return clauses.map((clause) => {
    if (endsSentence(clause.joint)) {
      isRequested = requests.test(clause.said);
      return clause;
    }
    if (!isRequested || asksItself.test(clause.said) || !orderOpens.test(clause.text)) return clause;
    return {
      ...clause,
      text: withoutMark(clause.text),
      said: withoutMark(clause.said),
      raw: withoutMark(clause.raw),
    };
  });
}
