// What Muster says in a chat, as data: text, facts, buttons. Each adapter draws it in its platform's own way.
import { z } from 'zod';
import { ActionId, ApprovalId } from '../core/ids.ts';
import { JsonObject } from '../core/json.ts';

/** What a click means; `digest` says of what was shown. It travels in the button and comes back with the click; rights are checked anew then. */
export const Intent = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('approve'), approval: ApprovalId, digest: z.string() }),
  z.strictObject({
    do: z.literal('reject'),
    approval: ApprovalId,
    reason: z.string().nullable(),
    digest: z.string().optional(),
  }),
  z.strictObject({
    do: z.literal('edit'),
    approval: ApprovalId,
    arguments: JsonObject,
    digest: z.string().optional(),
  }),
  z.strictObject({ do: z.literal('send'), draft: ActionId, digest: z.string() }),
  z.strictObject({ do: z.literal('discard'), draft: ActionId, digest: z.string() }),
  z.strictObject({ do: z.literal('rewrite'), draft: ActionId, arguments: JsonObject, digest: z.string() }),
  z.strictObject({ do: z.literal('undo'), action: ActionId }),
  /** Presses that carry the same `once` do it once, wherever the button stands. */
  z.strictObject({ do: z.literal('call'), tool: z.string(), arguments: JsonObject, once: z.string().optional() }),
  z.strictObject({ do: z.literal('say'), text: z.string() }),
  z.strictObject({ do: z.literal('note'), candidate: z.string(), text: z.string() }),
  z.strictObject({ do: z.literal('snooze'), minutes: z.int().min(1).max(1440) }),
]);
export type Intent = z.infer<typeof Intent>;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isLong: boolean;
  readonly isOptional: boolean;
}

/** Asked for before the click counts. */
export interface Form {
  readonly title: string;
  readonly submit: string;
  readonly fields: readonly Field[];
}

export interface Button {
  readonly label: string;
  readonly intent: Intent;
  readonly style?: 'primary' | 'danger';
  readonly form?: Form;
}

/** One call of a tool in a plan, in the state that the ledger has. */
export interface Step {
  /** The same whenever the plan is drawn anew. */
  readonly id: string;
  readonly title: string;
  readonly state: 'pending' | 'in_progress' | 'waiting' | 'complete' | 'error';
  /** What the state alone does not say. */
  readonly detail?: string;
}

export interface Plan {
  readonly title: string;
  readonly steps: readonly Step[];
}

export type Part =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Small print. */
  | { readonly kind: 'quiet'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | ({ readonly kind: 'plan' } & Plan)
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export interface Card {
  /** The whole in one plain line, for notifications and screen readers. */
  readonly text: string;
  readonly parts: readonly Part[];
  /** Business time at which it stops being true although nothing happened: a way back that ends. */
  readonly changesAt?: Date | undefined;
}

export const plainCard = (text: string): Card => ({ text, parts: [{ kind: 'text', text }] });
