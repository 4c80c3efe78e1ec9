// Where an action came from: the trace in which it was asked for, and when it began to wait.
import type { ActionId, ApprovalId, TenantId } from '../ids.ts';

export interface Origin {
  readonly action: ActionId;
  /** W3C traceparent; null where nothing was traced then. */
  readonly trace: string | null;
  /** Business time. */
  readonly since: Date;
}

/** Reads only. For traces and for figures of how long something waited. */
export interface Origins {
  /** Undefined where there is no such thing. */
  of(tenant: TenantId, what: { approval: ApprovalId } | { action: ActionId }): Promise<Origin | undefined>;
}
