// What people in the pipeline can be found by. The wire form: the same keys in REST, in the agent's tools and in rules.
import { z } from 'zod';
import { JobId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import { Instant, Stage } from '../../core/records.ts';

const Day = z.iso.date();
const Moment = z.union([Day, Instant]);

const InterviewDays = z.enum(['today', 'tomorrow', 'this_week', 'next_week', 'this_month']);

const HasInterview = z.union([
  z.boolean(),
  InterviewDays,
  Day,
  z.strictObject({ from: Day, to: Day.describe('The first day after it.') }),
]);
export type HasInterview = z.infer<typeof HasInterview>;

const orders = ['name', 'applied', 'last_contact', 'stage_days', 'tenure_score'] as const;
const Sort = z.enum([...orders, '-name', '-applied', '-last_contact', '-stage_days', '-tenure_score']);
export type Sort = z.infer<typeof Sort>;
export type Order = (typeof orders)[number];

const shape = {
  role: safeText(80).min(1).describe('Role family of the requisition, such as nursing or engineering.').optional(),
  days_since_contact: z
    .int()
    .min(0)
    .max(3_650)
    .describe('At least this many days since the last contact. For applications use applied_after.')
    .optional(),
  stage: Stage.describe('Name of a stage. Hired and rejected people count only when asked for here.').optional(),
  job: JobId.describe('Id of a requisition.').optional(),
  at_risk: z.boolean().describe('Whether the candidate has waited too long for a contact.').optional(),
  name: safeText(200).min(1).describe('Part of the name; accents and case do not matter.').optional(),
  applied_after: Moment.describe('Applied on that day or later, or from that RFC 3339 time on.').optional(),
  applied_before: Moment.describe('Applied before that day begins, or before that RFC 3339 time.').optional(),
  location: safeText(200).min(1).describe('Place of the requisition, or a part of it, such as Chicago.').optional(),
  stage_days: z.int().min(0).max(3_650).describe('At least this many days in their present stage.').optional(),
  has_interview: HasInterview.describe('true: an interview lies ahead; false: none does. Or when it is.').optional(),
  mine: z.boolean().describe('true: on requisitions of the person who asks; false: on others.').optional(),
  sort: Sort.describe(
    'applied: newest first; last_contact, stage_days: longest first; tenure_score: most likely to stay first. A minus turns it round.',
  ).optional(),
};

const known = Object.keys(shape);

export const Filters = z.strictObject(shape, {
  error: (issue) =>
    issue.code === 'unrecognized_keys'
      ? `Candidates cannot be filtered by ${issue.keys.join(', ')}. They can be by ${known.join(', ')}.`
      : undefined,
});
export type Filters = z.infer<typeof Filters>;

/** Whether anybody is left out by it; an order alone leaves out nobody. */
export const narrows = ({ sort: _order, ...criteria }: Filters): boolean =>
  Object.values(criteria).some((value) => value !== undefined);
