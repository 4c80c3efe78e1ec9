// A call that a model made and nobody can carry out: no such tool, or arguments that cannot be read. It goes through the loop
// under this name, so that the model gets the complaint as the answer to its own call. It is no tool: no model is told of it.
import { z } from 'zod';

const Unusable = z.object({ tool: z.string(), complaint: z.string() });
export type Unusable = z.infer<typeof Unusable>;

export const unusableCall = {
  name: 'unusable_call',
  summary: 'Answers a call that could not be read.',
  schema: { type: 'object', properties: {} },
  read: (name: string, args: unknown): Unusable | undefined =>
    name === 'unusable_call'
      ? (Unusable.safeParse(args).data ?? { tool: 'unknown', complaint: 'unreadable' })
      : undefined,
} as const;
