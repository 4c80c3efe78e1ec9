// Talks as scenarios of `npm run eval`: the same shapes that docs/evals.md describes.
import { z } from 'zod';
import { JsonObject } from '../../core/json.ts';

const Call = z.tuple([z.string(), JsonObject]).readonly();
export type ScenarioCall = z.infer<typeof Call>;

const Outcome = z.strictObject({
  calls: z.array(Call),
  asks: z.union([z.boolean(), z.literal('may')]).exactOptional(),
});

export const ScenarioMessage = Outcome.extend({ say: z.string(), or: z.array(Outcome).exactOptional() });
export type ScenarioMessage = z.infer<typeof ScenarioMessage>;

export const Scenario = z.strictObject({
  id: z.string(),
  kind: z.literal('own'),
  world: z.string(),
  talk: z.array(ScenarioMessage),
});
export type Scenario = z.infer<typeof Scenario>;

export const ScenarioWorld = z.strictObject({
  sandbox: z.string(),
  now: z.string(),
  timezone: z.string(),
  users: z.array(z.strictObject({ id: z.string(), name: z.string(), role: z.string() })),
  stages: z.array(z.string()),
  jobs: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      role: z.string(),
      hiring_manager: z.string(),
      location: z.string(),
      status: z.enum(['open', 'closed', 'draft']),
    }),
  ),
  candidates: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      job_id: z.string(),
      stage: z.string(),
      applied_at: z.string(),
      last_contact_at: z.string().nullable(),
    }),
  ),
  calendar: z.array(
    z.strictObject({
      id: z.string(),
      user_id: z.string(),
      title: z.string(),
      start: z.string(),
      end: z.string(),
      candidate_id: z.string().exactOptional(),
    }),
  ),
  templates: z.array(z.strictObject({ id: z.string(), subject: z.string() })),
});
export type ScenarioWorld = z.infer<typeof ScenarioWorld>;

/** Why a talk, or the rest of one, is no scenario. */
export const leftOutReasons = [
  'taken_back',
  'failed',
  'refers_elsewhere',
  'other_speaker',
  'erased',
  'unreadable',
] as const;
export type LeftOut = (typeof leftOutReasons)[number];

export const TalkExport = z.strictObject({
  version: z.literal(1),
  consents: z.int().describe('People whose talks were read: those who consented.'),
  scenarios: z.array(Scenario),
  worlds: z.array(ScenarioWorld),
  left_out: z
    .partialRecord(z.enum(leftOutReasons), z.int())
    .describe('Talks that end there, or are no scenario at all, by reason.'),
});
export type TalkExport = z.infer<typeof TalkExport>;
