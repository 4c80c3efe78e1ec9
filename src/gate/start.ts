// Begins what is approved: at once, or by a promised job where the group is large.
import type { Action } from '../core/action.ts';
import type { ActorId } from '../core/ids.ts';
import { runRoot } from './execute.ts';
import type { GateContext } from './context.ts';

/**
 * Answers the root as it then stands: executed, failed, or still `approved` where a background job takes it over. `verify`:
 * prepare the plan anew and refuse it as `stale_approval` where the world has changed.
 */
export async function start(
  context: GateContext,
  root: Action,
  run: { by: ActorId; verify: boolean },
): Promise<Action> {
  if (root.isGroup && context.inBackground !== undefined) {
    const members = await context.ledger.members(root.id);
    if (members.length > context.inlineLimit) {
      // A crash before the promise loses nothing: the sweep finds approved roots as well.
      await context.inBackground(root.id);
      return root;
    }
  }
  return runRoot(context, root, { ...run, leaseEndedBy: context.clocks.real.now() });
}
