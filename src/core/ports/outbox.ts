// Promised jobs: written in the transaction of their cause, handed to the queue afterwards, gone when done.
import { z } from 'zod';
import { TenantId } from '../ids.ts';
import { JsonObject } from '../json.ts';

/** May be run more than once: handlers have to bear a repeat. `tries` counts hand-overs. */
export const PromisedJob = z.strictObject({
  id: z.string(),
  tenant: TenantId,
  name: z.string(),
  data: JsonObject,
  /** Real time. */
  due: z.date(),
  tries: z.int(),
  /** W3C traceparent of its cause. */
  trace: z.exactOptional(z.string().nullable()),
});
export type PromisedJob = z.infer<typeof PromisedJob>;

/** Without an id: it is shown, not run again. */
export const BuriedJob = PromisedJob.pick({ tenant: true, name: true, data: true }).extend({
  /** When it was given up. */
  at: z.date(),
});
export type BuriedJob = z.infer<typeof BuriedJob>;

/**
 * At least once: a job is handed over until `keep`. Several processes may lease at a time; none gets what another holds.
 */
export interface Outbox {
  promise(job: { tenant: TenantId; name: string; data: JsonObject; due: Date }): Promise<void>;
  /** Leases due promises for hand-over; one not kept by the end of its lease comes up again. */
  lease(lease: { now: Date; until: Date; limit: number }): Promise<readonly PromisedJob[]>;
  /** The queue has these now: their leases last until then. */
  handedOver(jobs: { ids: readonly string[]; until: Date }): Promise<void>;
  /** Ends every lease: whoever held them is gone. */
  releaseAll(): Promise<void>;
  /** The promise is kept. False: it was kept before. */
  keep(id: string): Promise<boolean>;
  /** Given up after its last try; kept for a person to see. */
  bury(burial: { id: string; because: string }): Promise<void>;
  /** What was given up for that reason since then. */
  buried(query: { because: string; since: Date }): Promise<readonly BuriedJob[]>;
}
