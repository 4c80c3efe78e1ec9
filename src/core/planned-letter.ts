// The letter that a stored plan would send, as people are shown it before they decide: tools that write to a candidate keep it
// under one name.
import { z } from 'zod';
import type { Action } from './action.ts';
import type { Json } from './json.ts';

export const PlannedLetter = z.object({
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  /** The same as HTML, where the template has one. */
  html: z.string().optional(),
});
export type PlannedLetter = z.infer<typeof PlannedLetter>;

const WithLetter = z.object({ letter: PlannedLetter });

/** Undefined: nobody is written to, or the words were erased. */
export const letterIn = (plan: Json): PlannedLetter | undefined => WithLetter.safeParse(plan).data?.letter;

export interface AddressedLetter extends PlannedLetter {
  readonly action: Action['id'];
  readonly candidate: Action['candidate'];
}

/** Who gets what, of one action or of each member of a group. */
export const lettersOf = (actions: readonly Pick<Action, 'id' | 'candidate' | 'plan'>[]): AddressedLetter[] =>
  actions.flatMap(({ id, candidate, plan }) => {
    const letter = letterIn(plan);
    return letter === undefined ? [] : [{ action: id, candidate, ...letter }];
  });
