// undo_action: takes an action back; without one named, the caller's last that can be undone.
import { z } from 'zod';
import type { ActionStatus } from '../core/action.ts';
import type { ActionId } from '../core/ids.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import { Problem } from '../core/problem.ts';
import { controlTool, type ToolContext } from '../core/tool.ts';
import * as argument from './arguments.ts';
import { Decision, decisionOf } from './decision.ts';

const page = 50;
/** As many actions as the gate itself looks back. */
const pages = 10;
const undoable: readonly ActionStatus[] = ['executed', 'partially_executed', 'undo_failed'];

export const undoAction = ({
  gate,
  ledger,
}: {
  gate: Pick<ActionGate, 'undoAction'>;
  ledger: Pick<Ledger, 'actions'>;
}) =>
  controlTool({
    name: 'undo_action',
    summary: 'Undo an action. Without an action named, the last one of the caller that can be undone.',
    scope: 'operations:*',
    effect: 'control',
    reversal: 'redo',
    input: z.strictObject({ action: argument.action.optional() }),
    output: Decision,
    pin: async ({ action }, context) => ({ action: action ?? (await lastOf(ledger, context)) }),

    async execute({ action }, context) {
      return decisionOf(await gate.undoAction(action ?? (await lastOf(ledger, context)), context.actor));
    },

    summarize: ({ summary }) => summary,
  });

async function lastOf(ledger: Pick<Ledger, 'actions'>, { actor }: ToolContext): Promise<ActionId> {
  const query = { requestedBy: actor.id, effects: ['write' as const], lines: 'roots' as const, limit: page };
  let before: ActionId | undefined;
  for (let turned = 0; turned < pages; turned += 1) {
    const actions = await ledger.actions(before === undefined ? query : { ...query, before });
    // Whoever takes back the last thing does not mean the one before it.
    if (before === undefined && actions[0]?.status === 'draft')
      throw new Problem('not_undoable', 'The last thing is a draft that has not been sent. Discard it instead.');
    const last = actions.find(({ status, reversal }) => reversal !== 'none' && undoable.includes(status));
    if (last !== undefined) return last.id;
    before = actions.at(-1)?.id;
    if (before === undefined) break;
  }
  throw new Problem('not_undoable', 'There is no action of yours that can be undone.');
}
