// The pseudo tool with which a model asks back instead of guessing. It never reaches the gate; the next message answers it.
import { z } from 'zod';
import { Json, JsonObject } from '../core/json.ts';

const Choice = z.object({
  label: z.string().max(300),
  /** What the open argument becomes when this is chosen. */
  value: Json.optional(),
});

/** The call that waits for an answer: all that is known of it, and which argument is still open. */
export const Pending = z.object({
  tool: z.string(),
  arguments: JsonObject,
  slot: z.string(),
  /** An instant of the day that is talked of: “4pm” then answers for that day. */
  day: z.string().optional(),
  /** How many stages on or back it is, where that depends on whom: “move Alex forward”. */
  step: z.number().int().optional(),
  /** That instant is also the hour: “tomorrow then” is at the same time. */
  hasHour: z.boolean().optional(),
});
export type Pending = z.infer<typeof Pending>;

export const AskInput = z.object({
  question: z.string().min(1).max(2_000),
  choices: z.array(Choice).max(12).default([]),
  pending: Pending.optional(),
  /** What a “yes” stands for: calls that the question put into words. */
  proposes: z
    .array(z.object({ tool: z.string(), arguments: JsonObject }))
    .max(6)
    .optional(),
});
export type AskInput = z.infer<typeof AskInput>;

export const askTool = {
  name: 'ask',
  summary:
    'Ask the person one question. Use it whenever a person, time, stage or amount is missing, unknown, in the past or fits several; act on nothing of that part.',
} as const;
