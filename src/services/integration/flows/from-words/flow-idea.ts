// What a request in words means, before anything of it is held against the catalogue: a reader or a language model writes it.
import { z } from 'zod';
import { safeText } from '../../../../core/json.ts';

const word = safeText(256).min(1);

/** What happened to a record so that it takes the way of the flow. */
export const flowEvents = [
  'any',
  'new',
  'changed',
  'hired',
  'left',
  'rejected',
  'accepted',
  'declined',
  'withdrawn',
  'completed',
  'signed',
  'won',
  'lost',
  'suspended',
  'moved',
] as const;
export type FlowEvent = (typeof flowEvents)[number];

export const FlowIdea = z.strictObject({
  starts: z.enum(['change', 'schedule', 'manual']),
  cron: safeText(128).optional().describe('Five fields, with starts: schedule.'),
  source: z.strictObject({
    system: word.nullable().describe('An id of the catalogue; null where none is named or known.'),
    collection: word.nullable(),
  }),
  event: z.enum(flowEvents),
  where: z
    .array(z.strictObject({ field: word, is: word }))
    .max(10)
    .optional()
    .describe('Only records with these values; fields of the source’s collection.'),
  actions: z
    .array(
      z.discriminatedUnion('do', [
        z.strictObject({
          do: z.literal('write'),
          system: word.nullable(),
          collection: word.nullable(),
          action: z.enum(['create', 'update', 'upsert', 'delete']),
        }),
        z.strictObject({ do: z.literal('tell'), who: word.describe('As the request names them.') }),
      ]),
    )
    .max(20),
  open: z.array(safeText(300).min(1)).max(20).optional().describe('What of the request stands in none of this.'),
});
export type FlowIdea = z.infer<typeof FlowIdea>;

/** A part of the flow that a person has to decide. */
export interface OpenPoint {
  readonly part: 'trigger' | 'source' | 'condition' | 'action' | 'fields' | 'people' | 'words';
  readonly message: string;
}
