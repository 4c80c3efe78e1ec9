// run_sync: starts a saved integration now. The run itself is watched, cancelled and repeated on the integration platform.
import { z } from 'zod';
import { type ActorId, IntegrationId, SyncId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import { Problem } from '../core/problem.ts';
import { writeTool } from '../core/tool.ts';

interface Saved {
  readonly id: IntegrationId;
  readonly name: string;
  readonly source: string;
  readonly destination: string;
}

/** What the tool needs of the integration service. */
export interface SyncPorts {
  readonly integrations: () => Promise<readonly Saved[]>;
  /** The same key is the same run, however often it is asked for. */
  readonly begin: (asked: { integration: IntegrationId; key: string; by: ActorId }) => Promise<SyncId>;
}

/**
 * Starts a run and does not wait for it. Throws `not_found` and `ambiguous`, both with the choices. The same key is the
 * same run.
 */
export const runSync = ({ integrations, begin }: SyncPorts) =>
  writeTool({
    name: 'run_sync',
    summary: 'Run a saved integration now, such as the one that brings hires into payroll.',
    scope: 'integrations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'none',
    because: 'what a sync wrote is taken back by a sync of its own',
    input: z.strictObject({
      integration: safeText(128)
        .min(1)
        .describe('Its id, its name, or a system that only one integration reads or writes.'),
    }),
    plan: z.strictObject({ integration: IntegrationId, name: z.string(), source: z.string(), destination: z.string() }),
    output: z.strictObject({ sync: SyncId }),

    async prepare({ integration: said }) {
      const { id, ...rest } = chosen(await integrations(), said);
      return { integration: id, ...rest };
    },

    preview: ({ name, source, destination }) => `Run the sync “${name}” from ${source} to ${destination}`,
    subject: () => ({ candidate: null, approvers: [], messages: 0 }),

    execute: async ({ integration }, { key, actor }) => ({ sync: await begin({ integration, key, by: actor.id }) }),

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),
    recover: async () => ({ kind: 'repeat' }),
  });

/** Throws `not_found` or `ambiguous`, both with the choices. */
function chosen(all: readonly Saved[], said: string): Saved {
  const wanted = said.trim().toLowerCase();
  const exact = all.filter(({ id, name }) => id === said || name.toLowerCase() === wanted);
  const fitting = exact.length > 0 ? exact : all.filter((one) => words(one).includes(wanted));
  const [only, ...others] = fitting;
  const choices = (others.length > 0 ? fitting : all).map(({ id, name }) => ({ integration_id: id, name }));
  if (only === undefined)
    throw new Problem('not_found', `There is no saved integration “${said}”.`, { extra: { choices } });
  if (others.length > 0)
    throw new Problem('ambiguous', `More than one integration fits “${said}”. Name one of them.`, {
      extra: { choices },
    });
  return only;
}

const words = ({ name, source, destination }: Saved): string => `${name} ${source} ${destination}`.toLowerCase();
