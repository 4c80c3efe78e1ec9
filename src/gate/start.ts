// Begins what is approved: at once, or by a promised job where the group is large.
import type { Action } from '../core/action.ts';
import type { ActorId } from '../core/ids.ts';
import { runRoot } from './execute.ts';
import type { Office } from './office.ts';

export async function start(office: Office, root: Action, run: { by: ActorId; verify: boolean }): Promise<Action> {
  if (root.isGroup && office.inBackground !== undefined) {
    const members = await office.ledger.members(root.id);
    if (members.length > office.inlineLimit) {
      // A crash before the promise loses nothing: the sweep finds approved roots as well.
      await office.inBackground(root.id);
      return root;
    }
  }
  return runRoot(office, root, { ...run, leaseEndedBy: office.clocks.real.now() });
}
