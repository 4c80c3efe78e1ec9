// The audit trail for changes that no ledger entry tells of: keys, people, settings, organisations. Ids only, never personal data.
import type { ActorId } from '../ids.ts';

export interface AuditLog {
  /** `event` in the past tense (`key.created`), `subject` the id of what it happened to. */
  record(entry: { actor: ActorId; event: string; subject: string }): Promise<void>;
}
