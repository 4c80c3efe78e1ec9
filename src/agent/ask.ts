// The pseudo tool with which a model asks back instead of guessing. It never reaches the gate; the next message answers it.
import { z } from 'zod';
import { Json, JsonObject } from '../core/json.ts';
import { Problem } from '../core/problem.ts';

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

const ReadCall = z.object({ tool: z.string(), arguments: JsonObject });
export type ReadCall = z.infer<typeof ReadCall>;

/** What a message may mean: a canonical sentence (“Move Nina Kovac to Onsite?”), and the calls that a press on it makes. */
const Reading = z.object({ label: z.string().max(300), calls: z.array(ReadCall).min(1).max(24) });

/** Offered beside the readings: none of them was meant. */
export const somethingElse = 'Something else';

export const AskInput = z.object({
  question: z.string().min(1).max(2_000),
  choices: z.array(Choice).max(12).default([]),
  pending: Pending.optional(),
  /** What the message may mean, best first. A press on a label, or its number, makes exactly its calls. */
  readings: z.array(Reading).max(3).optional(),
  /** The order is understood, and there is something to know before it is done: a plain yes does it. */
  caution: z.literal(true).optional(),
});
export type AskInput = z.infer<typeof AskInput>;

/** What can be pressed, in the order shown. */
export const choicesOf = ({ choices, readings = [] }: AskInput): string[] => [
  ...choices.map(({ label }) => label),
  ...readings.map(({ label }) => label),
  ...(readings.length > 0 ? [somethingElse] : []),
];

export const askTool = {
  name: 'ask',
  summary:
    'Ask the person one question. Use it whenever a person, time, stage or amount is missing, unknown, in the past or fits several; act on nothing of that part.',
} as const;

export function questionIn(input: JsonObject): AskInput {
  const read = AskInput.safeParse(input);
  if (read.success) return read.data;
  throw new Problem('validation_failed', 'A question needs `question`, one sentence of text.');
}

const Labelled = z.object({ label: z.string() });

/** A language model asks and offers plain choices; what a press would do is for nobody but the offline planner to say. */
export function askedByModel({ question: text, choices }: JsonObject): JsonObject {
  const labels = Array.isArray(choices) ? choices.slice(0, 12) : [];
  return {
    ...(text === undefined ? {} : { question: text }),
    choices: labels.map((label) => (typeof label === 'string' ? { label } : (Labelled.safeParse(label).data ?? {}))),
  };
}
