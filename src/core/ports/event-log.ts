// What happened, in the order in which Muster learned of it, and what was made of it. Each entry promises one reaction.
import { z } from 'zod';
import type { TriggerEvent, TriggerKind, IncomingEvent } from '../trigger-event.ts';
import { ActionId, type CandidateId, EventId } from '../ids.ts';

/** What one part of automation made of one event. */
export const Reaction = z.strictObject({
  event: EventId,
  /** `status-sync:crm`, `rule:<id>`, `sequence:<id>`, … */
  name: z.string(),
  result: z.enum(['done', 'waits', 'failed', 'skipped']),
  /** Why, in words without personal data. */
  detail: z.string().nullable(),
  action: ActionId.nullable(),
});
export type Reaction = z.infer<typeof Reaction>;

/** The name of the job that is promised with each entry; it carries the entry's id. */
export const reactJob = 'react-to-event';

export interface EventQuery {
  readonly limit: number;
  /** Older than this id. */
  readonly before?: EventId;
  /** From this business time on. */
  readonly since?: Date;
  readonly kinds?: readonly TriggerKind[];
  readonly candidate?: CandidateId;
}

/** An action that automation called because of what another action did. */
export interface Consequence {
  readonly cause: ActionId;
  readonly effect: ActionId;
}

/** `known`: the same came before; `different`: under this id something else did. `id`: the entry that stands. */
export interface AppendResult {
  readonly kind: 'new' | 'known' | 'different';
  readonly id: EventId;
}

/**
 * Entries are only added; an erasure replaces the ids of a person. Their order is that of arrival, while `occurredAt` is
 * what the source says. The same id from one source is taken once.
 */
export interface EventLog {
  /** Stores it and promises the reaction, in one transaction. */
  take(event: IncomingEvent): Promise<AppendResult>;
  /** The same for several, all or none; answers in their order. */
  takeAll(events: readonly IncomingEvent[]): Promise<readonly AppendResult[]>;
  find(id: EventId): Promise<TriggerEvent | undefined>;
  /** Newest first. */
  list(query: EventQuery): Promise<readonly TriggerEvent[]>;
  /** What that action caused. */
  causedBy(action: ActionId): Promise<readonly TriggerEvent[]>;
  /** What automation did because of what these actions did, in the order in which it happened. */
  effectsOf(causes: readonly ActionId[]): Promise<readonly Consequence[]>;
  /** Of these actions those that automation called because of what another one did. */
  causesOf(effects: readonly ActionId[]): Promise<readonly Consequence[]>;
  /** Of these actions those that automation called because of what happened to a candidate. */
  candidatesOf(effects: readonly ActionId[]): Promise<ReadonlyMap<ActionId, CandidateId>>;
  /** Whether a later stage change of the same candidate is known; of the same instant, the one learned of later counts. */
  hasNewerStage(stage: { candidate: CandidateId; occurredAt: Date; id: EventId }): Promise<boolean>;
  /** The last stage change of that candidate, reported or made through the gate, that happened by then; `but`: leaving that entry out. */
  stageBefore(asked: { candidate: CandidateId; at: Date; but?: EventId }): Promise<TriggerEvent | undefined>;
  /** Notes what was made of an event. False: it was noted before, and stays as it was. */
  note(reaction: Reaction): Promise<boolean>;
  reactions(event: EventId): Promise<readonly Reaction[]>;
}
