// A connect link: somebody without an account here enters, once, what opens an account of theirs in another system.
import { z } from 'zod';
import { ActorId, ConnectionId, TenantId } from './ids.ts';
import { AddOnSide } from './integration.ts';
import { JsonObject, safeText } from './json.ts';

/** Times are real time. Secrets that were entered stand apart, sealed. */
export const ConnectLink = z.strictObject({
  id: z.string(),
  tenant: TenantId,
  system: z.string(),
  /** Of the connection that comes of it. */
  name: safeText(128).min(1),
  /** The tenant over there. */
  tenantId: z.string().nullable(),
  /** An account that has to be let in anew; null: a new one is made. */
  connection: ConnectionId.nullable(),
  /** What is known already and is not asked for. */
  config: JsonObject,
  brand: z.strictObject({ name: safeText(80).min(1), accent: z.string().regex(/^#[0-9a-f]{6}$/i) }),
  /** Why a scope is asked for, in words for whoever grants it. */
  reasons: z.record(z.string(), safeText(300)),
  /** What comes of it belongs to that add-on. */
  addOn: AddOnSide.optional(),
  returnUrl: z.string().nullable(),
  expiresAt: z.date(),
  usedAt: z.date().nullable(),
  createdAt: z.date(),
  createdBy: ActorId,
});
export type ConnectLink = z.infer<typeof ConnectLink>;
