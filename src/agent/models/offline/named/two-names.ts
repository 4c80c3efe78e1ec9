// “ling deb”: a candidate and a colleague who are so called, rather than a slip for one Deborah Lang.
import type { Candidate, User } from '../../../../core/records.ts';
import type { Found, NameIndex } from '../../../../nlp/names.ts';
import type { Word } from '../../../../nlp/text.ts';

type Index = NameIndex<Candidate> | NameIndex<User>;

/** `found`: what both words are together. */
export function areTwo(
  [one, other]: readonly Word[],
  found: { readonly candidates: Found<Candidate>; readonly users: Found<User> },
  { candidates, users }: { readonly candidates: NameIndex<Candidate>; readonly users: NameIndex<User> },
): boolean {
  const together = Math.max(scoreOf(found.candidates), scoreOf(found.users));
  if (together >= asSpelt || one === undefined || other === undefined) return false;
  return (
    (isOnly(candidates, users, one) && isOnly(users, candidates, other)) ||
    (isOnly(users, candidates, one) && isOnly(candidates, users, other))
  );
}
/** The whole of somebody's name, be it a short form of it. */
const asSpelt = 1;
const sure = 0.92;
const clearly = 0.02;

const scoreOf = (found: Found<unknown>): number => (found.kind === 'none' ? 0 : found.score);

function isOnly(own: Index, foreign: Index, { word }: Word): boolean {
  const found = own.find(word);
  return found.kind === 'one' && found.score >= sure && scoreOf(foreign.find(word)) < found.score - clearly;
}
