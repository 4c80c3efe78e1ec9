// settle_record: what a person knows of a record that a sync sent without learning what became of it: it is there, or it is not and
// goes once more. Until then no run makes it again.
import { z } from 'zod';
import { SyncId } from '../core/ids.ts';
import { writeTool } from '../core/tool.ts';

interface Settlement {
  readonly sync: SyncId;
  readonly record: string;
  readonly isThere: boolean;
  readonly remoteId: string | null;
  readonly name: string;
  readonly destination: string;
  readonly seen: string;
}

/** What the tool needs of the sync engine, which it does not import. */
export interface SettlePorts {
  /** Throws `not_found`, `conflict` where nothing is to be settled, and `validation_failed` for an id that is not there. */
  readonly settleable: (
    asked: Pick<Settlement, 'sync' | 'record' | 'isThere' | 'remoteId'>,
    signal: AbortSignal,
  ) => Promise<Settlement>;
  /** The same settlement twice is one. Throws `conflict` when something has become of the record since. */
  readonly settle: (settlement: Settlement) => Promise<void>;
  /** Undefined: taken back; else why not. */
  readonly unsettle: (settlement: Settlement) => Promise<string | undefined>;
}

/**
 * A decision: no planner may call it. `there` stores that the record stands at the destination, `not_there` sends it again.
 * Undo refuses once a run has written it since.
 */
export const settleRecord = ({ settleable, settle, unsettle }: SettlePorts) =>
  writeTool({
    name: 'settle_record',
    summary:
      'Settle a failed record of a sync when a person has looked: it is at the destination, or it is not and is sent again.',
    scope: 'integrations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    isDecision: true,
    input: z.strictObject({
      sync: SyncId.describe('The run in which the record failed.'),
      record: z.string().min(1).max(512).describe('The id of the record at the source.'),
      is: z.enum(['there', 'not_there']).describe('What was found at the destination.'),
      id: z.string().min(1).max(512).optional().describe('The id of the record at the destination, where it is there.'),
    }),
    plan: z.strictObject({
      sync: SyncId,
      record: z.string(),
      isThere: z.boolean(),
      remoteId: z.string().nullable(),
      name: z.string(),
      destination: z.string(),
      seen: z.string(),
    }),
    output: z.strictObject({ sync: SyncId, record: z.string() }),

    prepare: async ({ sync, record, is, id }, { signal }) =>
      await settleable(
        { sync, record, isThere: is === 'there', remoteId: is === 'there' ? (id ?? null) : null },
        signal,
      ),

    preview: ({ record, isThere, remoteId, name, destination }) =>
      isThere
        ? `Take record ${record} of “${name}” as standing in ${destination}${remoteId === null ? '' : ` as ${remoteId}`}`
        : `Send record ${record} of “${name}” to ${destination} again`,
    subject: () => ({ candidate: null, approvers: [], messages: 0 }),

    async execute(plan) {
      await settle(plan);
      return { sync: plan.sync, record: plan.record };
    },

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),
    recover: async () => ({ kind: 'repeat' }),

    // What was sent again cannot be called back, and what a run has written since is no longer what a person said.
    async undo({ plan }) {
      const because = await unsettle(plan);
      return because === undefined ? { kind: 'undone' } : { kind: 'refused', because };
    },
  });
