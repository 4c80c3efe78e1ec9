// What is so after a turn, written from the ledger's receipts and never by a model: set apart from the words of the answer.
import { z } from 'zod';
import { ActionId } from './ids.ts';

export const FactKind = z.enum(['done', 'waiting', 'refused', 'asked', 'unchanged']);

export const Fact = z.strictObject({
  kind: FactKind,
  text: z.string(),
  actionId: ActionId.optional(),
});
export type Fact = z.infer<typeof Fact>;
