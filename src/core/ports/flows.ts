// Where flows are kept: one draft that is edited, versions that never change, and the promise to carry out what was published.
import type { Flow, FlowDocument, FlowVersion } from '../flow.ts';
import type { TriggerKind } from '../trigger-event.ts';
import type { ActorId, FlowId } from '../ids.ts';

/** A published version never changes. Concurrent edits of the draft are told apart by `revision`. */
export interface Flows {
  add(flow: Flow): Promise<void>;
  /** Throws `not_found`. */
  get(id: FlowId): Promise<Flow>;
  list(query: { limit: number; before?: FlowId }): Promise<readonly Flow[]>;
  /** Throws `conflict` when the draft is not at that revision any more. */
  saveDraft(id: FlowId, draft: { document: FlowDocument; revision: number; by: ActorId; at: Date }): Promise<Flow>;
  /** Adds a version and promises that it is carried out, in one transaction. Throws `conflict` as `saveDraft` does. */
  publish(
    id: FlowId,
    version: { document: FlowDocument; revision: number; note: string | null; by: ActorId; at: Date },
  ): Promise<Flow>;
  /** Promises that what runs follows. */
  enable(id: FlowId, enabled: boolean): Promise<Flow>;
  /** The integrations of that version stand. */
  deployed(id: FlowId, version: number): Promise<void>;
  /** Throws `not_found`. */
  version(id: FlowId, version: number): Promise<FlowVersion>;
  /** Newest first. */
  versions(id: FlowId): Promise<readonly FlowVersion[]>;
  /** Removes it with its versions, and promises that its integrations end. */
  remove(id: FlowId): Promise<void>;
  /** Enabled flows whose published version begins with that event. */
  beginningWith(event: TriggerKind): Promise<readonly Flow[]>;
}
