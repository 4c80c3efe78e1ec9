// The state of a group after members of it were taken back, or refused to be.
import type { Action } from '../core/action.ts';
import type { ActorId } from '../core/ids.ts';
import type { GateContext } from './context.ts';

/**
 * Does nothing while a member is still being undone. One failed member makes the whole `undo_failed`; refused members leave
 * it `executed` or `partially_executed`.
 */
export async function settleUndo(context: GateContext, root: Action, by: ActorId): Promise<void> {
  const members = await context.ledger.members(root.id);
  // Another process may have taken over and be in the middle of it.
  if (members.some(({ status }) => status === 'undoing')) return;
  const to = standingOf(members);
  await context.ledger.step({
    action: root.id,
    from: ['undoing'],
    to,
    by,
    set: { leaseUntil: null, ...(to === 'undone' ? { undoneBy: root.undoneBy ?? by } : { undoneBy: null }) },
  });
}

function standingOf(members: readonly Action[]): 'undone' | 'undo_failed' | 'executed' | 'partially_executed' {
  const has = (status: Action['status']) => members.some((member) => member.status === status);
  if (has('undo_failed')) return 'undo_failed';
  if (members.length > 0 && members.every(({ status }) => status === 'executed')) return 'executed';
  return has('executed') ? 'partially_executed' : 'undone';
}
