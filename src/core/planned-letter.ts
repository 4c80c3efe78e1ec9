// The letter that a stored plan would send, as people are shown it before they decide: tools that write to a candidate keep it
// under one name.
import { z } from 'zod';
import type { Action } from './action.ts';
import type { Json } from './json.ts';

/** `text` and `html` say the same. Links stand as placeholders until the letter leaves. */
export const PlannedLetter = z.object({
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  /** The same as HTML, where the template has one. */
  html: z.string().optional(),
});
export type PlannedLetter = z.infer<typeof PlannedLetter>;

const WithLetter = z.object({ letter: PlannedLetter });

/** What the law asks for beside it, which leaves later. */
const WithStatements = z.object({ statements: z.array(PlannedLetter.extend({ hours: z.number().optional() })) });

/** Undefined: nobody is written to, or the words were erased. */
export const letterIn = (plan: Json): PlannedLetter | undefined => WithLetter.safeParse(plan).data?.letter;

export interface AddressedLetter extends PlannedLetter {
  /** After the action, until it leaves, where that is longer than what is held for a moment. */
  readonly hours?: number | undefined;
  readonly action: Action['id'];
  readonly candidate: Action['candidate'];
}

/** Of several letters so many are shown; all are read where they are sent. */
const mostPreviews = 10;

export const LetterPreview = PlannedLetter.pick({ to: true, subject: true, text: true }).extend({ to: z.string() });
/** One letter by itself, or the first ones of several. */
export const LetterPreviews = z.object({
  ...LetterPreview.partial().shape,
  letters: z.array(LetterPreview).optional(),
  letters_total: z.int().optional(),
});

/** Undefined: no letter is in any of their plans. */
export function letterPreviews(actions: Parameters<typeof lettersOf>[0]): z.infer<typeof LetterPreviews> | undefined {
  const letters = lettersOf(actions).map(({ to, subject, text }) => ({ to, subject, text }));
  const [only, ...others] = letters;
  return others.length === 0 ? only : { letters: letters.slice(0, mostPreviews), letters_total: letters.length };
}

/** Who gets what, of one action or of each member of a group. */
export const lettersOf = (actions: readonly Pick<Action, 'id' | 'candidate' | 'plan'>[]): AddressedLetter[] =>
  actions.flatMap(({ id, candidate, plan }) => {
    const letter = letterIn(plan);
    const { statements = [] } = WithStatements.safeParse(plan).data ?? {};
    const letters = [...(letter === undefined ? [] : [letter]), ...statements];
    return letters.map((one) => ({ action: id, candidate, ...one }));
  });
