// The connected systems that may report events, and the secrets that they sign with.
import type { TenantId } from '../ids.ts';

export interface EventSource {
  readonly tenant: TenantId;
  readonly system: string;
  /** `whsec_…`; the newest first. After a rotation the one before is good for a while. */
  readonly secrets: readonly string[];
}

/** Secrets are sealed at rest; `list` never answers one. */
export interface EventSources {
  /** Over all tenants: which one it is, the signature tells. `now` is real time. */
  ofSystem(system: string, now: Date): Promise<readonly EventSource[]>;
  /** Puts a new secret in the place of the present one, which stays good until `earlierUntil`. */
  rotate(rotation: {
    tenant: TenantId;
    system: string;
    secret: string;
    at: Date;
    earlierUntil: Date;
  }): Promise<{ hadOne: boolean }>;
  list(tenant: TenantId): Promise<readonly { readonly system: string; readonly rotatedAt: Date }[]>;
  /** False where there was none. */
  remove(source: { tenant: TenantId; system: string }): Promise<boolean>;
}
