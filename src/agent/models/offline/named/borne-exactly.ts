// “Lena”, where one colleague is called just so and two candidates may be called that for short: the colleague is meant.
import type { Found } from '../../../../nlp/names.ts';

/** What a short form falls behind the name as it is written. */
const clearly = 0.02;

interface Both<One, Other> {
  readonly candidates: Found<One>;
  readonly users: Found<Other>;
}

/** Several who fit less well than the one on the other list are not meant. */
export const borneExactly = <One, Other>({ candidates, users }: Both<One, Other>): Both<One, Other> => ({
  candidates: isBehind(candidates, users) ? nobody : candidates,
  users: isBehind(users, candidates) ? nobody : users,
});

/** A colleague called Brendan is no slip for a candidate called Brennan; how well each list knows the word is 1 at the most. */
export const withoutSlip = <One, Other>(
  { candidates, users }: Both<One, Other>,
  knownAs: { readonly candidate: number; readonly user: number },
): Both<One, Other> => ({
  candidates: users.kind !== 'none' && knownAs.user === 1 && knownAs.candidate < 1 ? nobody : candidates,
  users: candidates.kind !== 'none' && knownAs.candidate === 1 && knownAs.user < 1 ? nobody : users,
});

const isBehind = (several: Found<unknown>, one: Found<unknown>): boolean =>
  several.kind === 'several' && one.kind === 'one' && one.score > several.score + clearly;

const nobody = { kind: 'none', suggestions: [] } as const;
