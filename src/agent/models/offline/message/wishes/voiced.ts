// What somebody else says is to be done, where it is asked for besides: “My manager said Sam should get an offer of 90k. Could you start
// that?”, “I was told Ann ought to be in the panel by now, so would you change it?”
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';

const voice =
  /^(?:(?:and|so|but|well) )*(?:i(?:'ve| have| was| am|'m) (?:been )?(?:just |also )?(?:told|informed|instructed|under the impression)|.{1,40}?(?:'d| would|'s| has| have)?(?: just| also| all)? (?:said|says|say|(?:told|tells|asked|asks|wanted|wants) (?:me|us)|thinks?|thought|feels?|felt|reckons?|believes?|wishes|wants?|likes?|like|decided|agrees?|agreed|insists?|suggests?|suggested|recommends?|confirmed|confirms))(?: (?:that|to|for))?(?: (?:we|you|i) (?:are|were|should|could|can|might) )?,? (?=\S+ \S)/iu;

/** Undefined where nobody else's words stand before it. */
export function voiced({ clause }: Reading): Clause | undefined {
  const what = clause.said.replace(voice, '');
  return what === clause.said ? undefined : clauseOf(what);
}
