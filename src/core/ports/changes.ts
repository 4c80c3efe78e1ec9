// Who changed settings and templates, when, and to what: enough to put any of them back.
import { z } from 'zod';
import { Json } from '../json.ts';

export const Change = z.strictObject({
  /** Counts up for each thing. */
  version: z.int(),
  /** Null: it was removed. */
  value: Json.nullable(),
  by: z.string(),
  at: z.date(),
});
export type Change = z.infer<typeof Change>;

/** What is changed: the settings as a whole, or one template. */
export type Changed = { readonly kind: 'settings' } | { readonly kind: 'template'; readonly id: string };

/** Read only: the stores of settings and templates write an entry in the transaction of each change. */
export interface Changes {
  /** Newest first. */
  list(what: Changed, limit: number): Promise<readonly Change[]>;
  /** Throws `not_found`. */
  get(what: Changed, version: number): Promise<Change>;
}
