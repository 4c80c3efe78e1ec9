// The letter of a message template: filled anew while nobody has seen it, and kept to the word once somebody has.
import type { Template } from '../core/records.ts';
import { type Merge, namesOf, renderTemplate, valuesOf } from '../services/operations/render.ts';
import type { Filled, LetterPlan } from './held-letter.ts';

/** Throws `validation_failed` with the variables that are unknown or have no value. */
export const fillLetter = (template: Template, merge: Merge): Filled => ({
  ...renderTemplate(template, merge),
  values: valuesOf(namesOf(template), merge),
});

/** As `fillLetter`, for what Muster words itself out of these. */
export const wordedLetter = (
  words: Omit<Filled, 'values'>,
  { names, merge }: { names: readonly string[]; merge: Merge },
): Filled => ({ ...words, values: valuesOf(names, merge) });

/** What was shown, with the values of today: the same plan while they are the same, whatever became of the template. */
export function shownLetter({ subject, text, html, version, values = {} }: LetterPlan, merge: Merge): Filled {
  return { subject, text, html, version, values: valuesOf(Object.keys(values), merge) };
}

/** A template that names what the letter was filled with. */
export const namedBy = ({ values = {} }: LetterPlan): Pick<Template, 'subject' | 'body'> => ({
  subject: '',
  body: Object.keys(values)
    .map((name) => `{{${name}}}`)
    .join(' '),
});

/** Plans of before this was kept, and words of somebody's own, are planned as if nobody had seen them. */
export const isKept = (
  shown: LetterPlan | null | undefined,
): shown is LetterPlan & { values: Record<string, string> } => shown?.values !== undefined;
