// Begins what is approved: at once, or by a promised job where the group is large.
import type { Action } from '../core/action.ts';
import type { ActorId } from '../core/ids.ts';
import { runRoot } from './execute.ts';
import type { GateContext } from './context.ts';

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
