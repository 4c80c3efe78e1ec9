// Conditions of rules and sequence steps: a fact, a comparison and a value. Facts are ids, stages and numbers, never text
// that candidates wrote.
import { z } from 'zod';
import { safeText } from './json.ts';

const factNames = [
  'candidate.id',
  'candidate.stage',
  'candidate.days_since_contact',
  'candidate.at_risk',
  'job.id',
  'job.role',
  'job.family',
  'job.location',
  'event.from',
  'event.to',
  'event.system',
] as const;
/** Closed: a fact is an id, a stage, a number or a flag, never text that a candidate wrote. */
export const FactName = z.enum(factNames);
export type FactName = z.infer<typeof FactName>;

export type Facts = Readonly<Record<FactName, string | number | boolean | null>>;

const value = z.union([safeText(200), z.number(), z.boolean()]);

/** Comparisons of one condition all have to hold; text is compared without regard to case. */
export const Condition = z
  .strictObject({
    fact: FactName,
    is: value.optional().describe('Equal; text without regard to case.'),
    is_not: value.optional(),
    one_of: z.array(value).min(1).max(50).optional(),
    at_least: z.number().optional(),
    at_most: z.number().optional(),
  })
  .refine(({ fact: _fact, ...comparisons }) => Object.values(comparisons).some((given) => given !== undefined), {
    message: 'needs a comparison: is, is_not, one_of, at_least or at_most',
  });
export type Condition = z.infer<typeof Condition>;

const fold = (given: string | number | boolean | null): string => String(given ?? '').toLowerCase();

/** All comparisons of a condition have to hold. A number that is not known is neither at least nor at most anything. */
function holds({ fact, ...wanted }: Condition, facts: Facts): boolean {
  const given = facts[fact];
  if (wanted.is !== undefined && fold(wanted.is) !== fold(given)) return false;
  if (wanted.is_not !== undefined && fold(wanted.is_not) === fold(given)) return false;
  if (wanted.one_of !== undefined && !wanted.one_of.some((one) => fold(one) === fold(given))) return false;
  const number = typeof given === 'number' ? given : Number.NaN;
  if (wanted.at_least !== undefined && !(number >= wanted.at_least)) return false;
  return wanted.at_most === undefined || number <= wanted.at_most;
}

/** True for no conditions. Pure; a fact that is null equals the empty text. */
export const allHold = (conditions: readonly Condition[], facts: Facts): boolean =>
  conditions.every((condition) => holds(condition, facts));
