// What is kept of systems that report changes by themselves: the secret that proves them, their subscription, and which of
// their reports were taken.
import { z } from 'zod';
import { ConnectionId, TenantId } from '../ids.ts';

/** Secrets are sealed at rest. */
export const HookSource = z.strictObject({
  tenant: TenantId,
  connection: ConnectionId,
  system: z.string(),
  /** The present one first; the one before a rotation stays good for a while. */
  secrets: z.array(z.string()),
  /** The system's own name of the subscription; null where somebody entered the address over there by hand. */
  subscription: z.string().nullable(),
  /** Real time by which the subscription has to be renewed. */
  renewAt: z.date().nullable(),
  createdAt: z.date(),
  lastAt: z.date().nullable(),
});
export type HookSource = z.infer<typeof HookSource>;

export interface TakenHook {
  readonly connection: ConnectionId;
  /** The system's own name of the event, or one made from what it sent. */
  readonly id: string;
  readonly type: string;
  readonly at: Date;
}

/** Named by the job that wakes what reads from a connection. */
export const wakeJob = 'wake-integrations';

/**
 * Of one organization. Real time throughout. A report is kept by its id for a while, so that a delivery that is repeated
 * wakes nobody twice.
 */
export interface Hooks {
  /** Makes or rotates the secret; one that was good until now stays so until then. */
  open(source: {
    connection: ConnectionId;
    system: string;
    secret: string;
    at: Date;
    earlierUntil: Date;
  }): Promise<void>;
  get(connection: ConnectionId, now: Date): Promise<HookSource | undefined>;
  subscribed(connection: ConnectionId, as: { subscription: string | null; renewAt: Date | null }): Promise<void>;
  /** False: there was none. */
  close(connection: ConnectionId): Promise<boolean>;
  /**
   * Keeps that it came and promises that what reads from there is woken, in one transaction; while one such promise stands,
   * further events add none. `known`: the same came before.
   */
  take(event: TakenHook): Promise<'new' | 'known'>;
  /** The promise is being kept: what comes from now on needs another. */
  waking(connection: ConnectionId): Promise<void>;
  /** Forgets events that are older. */
  sweep(olderThan: Date): Promise<void>;
}

/** Over all organizations: whoever calls is known by the connection in the address alone. */
export interface HookSources {
  presented(connection: ConnectionId, now: Date): Promise<HookSource | undefined>;
  /** Subscriptions that have to be renewed by then. */
  due(by: Date): Promise<readonly { tenant: TenantId; connection: ConnectionId }[]>;
}
