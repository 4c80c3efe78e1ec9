// undo_sync: takes back what one run of a sync wrote: deletes what it made, puts back what it changed. Whoever approves sees how
// much; what somebody changed since is left alone.
import { z } from 'zod';
import { type ActorId, SyncId } from '../core/ids.ts';
import { writeTool } from '../core/tool.ts';

interface Undoable {
  readonly sync: SyncId;
  readonly name: string;
  readonly destination: string;
  readonly deletes: number;
  readonly restores: number;
  readonly stays: number;
}

/** What the tool needs of the sync engine, which it does not import. */
export interface UndoPorts {
  /** Throws `not_found`, and `conflict` or `not_undoable` with the reason. */
  readonly undoableRun: (sync: SyncId) => Promise<Undoable>;
  /** A new run that takes that one back. The same key is the same run, however often it is asked for. */
  readonly beginUndo: (asked: { undone: SyncId; key: string; by: ActorId }) => Promise<SyncId>;
}

/**
 * Starts a run of its own and does not wait for it. Throws `not_found`, `conflict`, `not_undoable`. What somebody changed
 * since stays as it is.
 */
export const undoSync = ({ undoableRun, beginUndo }: UndoPorts) =>
  writeTool({
    name: 'undo_sync',
    summary:
      'Take back what one run of a sync wrote to its destination: delete what it made, put back what it changed or deleted.',
    scope: 'integrations:*',
    effect: 'write',
    stakes: 'high',
    reversal: 'none',
    because: 'the next run of the integration writes it again',
    input: z.strictObject({ sync: SyncId.describe('The run to take back.') }),
    plan: z.strictObject({
      sync: SyncId,
      name: z.string(),
      destination: z.string(),
      deletes: z.int(),
      restores: z.int(),
      stays: z.int(),
    }),
    output: z.strictObject({ sync: SyncId }),

    prepare: async ({ sync }) => await undoableRun(sync),

    preview: ({ name, destination, deletes, restores, stays }) =>
      `Undo a run of “${name}” in ${destination}: ${[
        ...(deletes > 0 ? [`delete ${deletes} that it made`] : []),
        ...(restores > 0 ? [`put ${restores} back that it changed or deleted`] : []),
        ...(stays > 0 ? [`leave ${stays} that cannot be undone`] : []),
      ].join(', ')}`,
    subject: () => ({ candidate: null, approvers: [], messages: 0 }),

    // What can be undone is found anew: what somebody changed since the approval stays.
    execute: async ({ sync }, { key, actor }) => ({ sync: await beginUndo({ undone: sync, key, by: actor.id }) }),

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),
    recover: async () => ({ kind: 'repeat' }),
  });
