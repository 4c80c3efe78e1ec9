// What is so after a turn, written from the ledger's receipts and never by a model: set apart from the words of the answer.
import { z } from 'zod';
import { ActionId } from './ids.ts';

/** `unchanged` is added where nothing in the turn changed anything. */
export const FactKind = z.enum(['done', 'waiting', 'refused', 'asked', 'unchanged']);

/** `text` is Muster's own wording; a model neither writes nor changes it. */
export const Fact = z.strictObject({
  kind: FactKind,
  text: z.string(),
  actionId: ActionId.optional(),
});
export type Fact = z.infer<typeof Fact>;
