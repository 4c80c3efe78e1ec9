// A rule of an organization: when something happens and conditions hold, do: a tool with arguments. It acts through the gate
// as `rule:<id>`, with the stakes of the tool: no rule lowers a threshold.
import { z } from 'zod';
import { Condition } from './condition.ts';
import { TriggerKind } from './trigger-event.ts';
import { JsonObject, safeText } from './json.ts';

/** Stands in actors, ledger names and exported files, so a rule keeps it for life. */
export const RuleId = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9_-]*$/, 'small letters, digits, _ and -')
  .brand<'RuleId'>();
export type RuleId = z.infer<typeof RuleId>;

/** Keys are written as they travel. `tool` and `arguments` are checked when the rule is saved and again when it acts. */
export const Rule = z.strictObject({
  name: safeText(200).min(1),
  when: z.strictObject({
    event: TriggerKind,
    conditions: z.array(Condition).max(20).default([]).describe('All of them have to hold.'),
  }),
  do: z.strictObject({
    tool: safeText(64).min(1),
    arguments: JsonObject.describe(
      'The tool’s arguments. `{{candidate.id}}`, `{{candidate.name}}`, `{{candidate.stage}}`, `{{job.id}}`, `{{job.title}}`, `{{job.hiring_manager}}`, `{{event.from}}` and `{{event.to}}` are filled in.',
    ),
  }),
});
export type Rule = z.infer<typeof Rule>;
