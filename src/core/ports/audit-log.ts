// The audit trail for changes that no ledger entry tells of: keys, people, settings, organizations. Ids only, never personal data.
import type { ActorId } from '../ids.ts';

export interface AuditLine {
  /** Numbered without gaps from 1. */
  readonly seq: number;
  readonly at: Date;
  readonly actor: string;
  readonly event: string;
  readonly subject: string;
}

/** Newest first; what is left out narrows nothing. */
export interface AuditQuery {
  readonly limit: number;
  /** Records with lower numbers. */
  readonly before?: number;
  /** The words before the dot of an event, such as `key`. */
  readonly events?: readonly string[];
  readonly actor?: string;
  readonly subject?: string;
  readonly from?: Date;
  readonly to?: Date;
}

export interface AuditCheck {
  readonly records: number;
  /** The number of the first record that is wrong or missing; null: the trail is whole. */
  readonly brokenAt: number | null;
}

/** Append-only, in one hash chain for each organization. */
export interface AuditLog {
  /** `event` in the past tense (`key.created`), `subject` the id of what it happened to. */
  record(entry: { actor: ActorId; event: string; subject: string }): Promise<void>;
  list(query: AuditQuery): Promise<readonly AuditLine[]>;
  /** Computes the whole chain anew: an edit, a gap or a cut-off tail shows. */
  verify(): Promise<AuditCheck>;
}
