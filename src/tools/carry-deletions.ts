// carry_deletions: deletes at the destination of a sync what is gone at its source, where that is more than a sync does unasked.
// The sync that held the deletions back proposes it; whoever approves sees how many of how many it is.
import { z } from 'zod';
import { type ActorId, SyncId } from '../core/ids.ts';
import { writeTool } from '../core/tool.ts';

export interface Held {
  readonly sync: SyncId;
  readonly name: string;
  readonly destination: string;
  /** Records that the last complete scan did not show. */
  readonly count: number;
  readonly known: number;
}

/** What the tool needs of the sync engine, which it does not import. */
export interface DeletionPorts {
  /** Throws `not_found`, and `conflict` where that run holds no deletions back. */
  readonly heldDeletions: (sync: SyncId) => Promise<Held>;
  /** A new run that may delete as many. The same key is the same run, however often it is asked for. */
  readonly beginWithDeletions: (asked: { held: SyncId; count: number; key: string; by: ActorId }) => Promise<SyncId>;
}

/**
 * A decision: no planner may call it. Approves a number: a new scan decides which records are gone, and more than that
 * number is held back again. No undo.
 */
export const carryDeletions = ({ heldDeletions, beginWithDeletions }: DeletionPorts) =>
  writeTool({
    name: 'carry_deletions',
    summary: 'Let a sync delete at its destination the records that are gone at the source, which it held back.',
    scope: 'integrations:*',
    effect: 'write',
    stakes: 'high',
    reversal: 'none',
    isDecision: true,
    because: 'what the other system has deleted, Muster no longer has',
    input: z.strictObject({ sync: SyncId.describe('The run that held its deletions back.') }),
    plan: z.strictObject({
      sync: SyncId,
      name: z.string(),
      destination: z.string(),
      count: z.int(),
      known: z.int(),
    }),
    output: z.strictObject({ sync: SyncId }),

    prepare: async ({ sync }) => await heldDeletions(sync),

    preview: ({ name, destination, count, known }) =>
      `Delete ${count} of ${known} records in ${destination}, which “${name}” no longer finds at the source`,
    subject: () => ({ candidate: null, approvers: [], messages: 0 }),

    // A new scan decides what is gone by then; more than was approved is held again.
    execute: async ({ sync, count }, { key, actor }) => ({
      sync: await beginWithDeletions({ held: sync, count, key, by: actor.id }),
    }),

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),
    recover: async () => ({ kind: 'repeat' }),
  });
