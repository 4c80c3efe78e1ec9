// Undoing an undo: what was taken back is proposed anew, planned afresh, and goes through policy like any other proposal.
import type { Principal } from '../core/access.ts';
import type { Action } from '../core/action.ts';
import { ActionId } from '../core/ids.ts';
import type { Receipt } from '../core/ports/action-gate.ts';
import { Problem } from '../core/problem.ts';
import { reserved } from './edits.ts';
import type { GateContext } from './context.ts';
import { propose } from './propose.ts';
import { receiptOf } from './receipt.ts';
import { start } from './start.ts';
import { findWriteTool, parseInput } from './toolbox.ts';

const nameOf = (control: Action): string => `${reserved}redo:${control.id}`;

/** `control` is claimed for undoing; it ends `undone` when the proposal stands, and as it was when that is refused. */
export async function redo(context: GateContext, control: Action, by: Principal): Promise<Receipt> {
  const step = { action: control.id, from: ['undoing'] as const, by: by.id };
  try {
    const root = await proposeAnew(context, control, by);
    await context.ledger.step({ ...step, to: 'undone', set: { leaseUntil: null, undoneBy: by.id } });
    return await receiptOf(context, root);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await context.ledger.step({ ...step, to: 'executed', set: { leaseUntil: null, undoneBy: null } });
    throw error;
  }
}

/** What an undone undo has led to. */
export async function redone(context: GateContext, control: Action): Promise<Receipt | undefined> {
  if (control.effect !== 'control') return undefined;
  const root = await context.ledger.actionByIdem(nameOf(control));
  return root === undefined ? undefined : receiptOf(context, root);
}

async function proposeAnew(context: GateContext, control: Action, by: Principal): Promise<Action> {
  const idem = nameOf(control);
  const standing = await context.ledger.actionByIdem(idem);
  if (standing !== undefined) return standing;
  const undone = await undoneBy(context, control);
  const tool = await findWriteTool(context, undone.tool);
  if (tool.isDecision === true)
    throw new Problem('not_undoable', 'That was a decision. Decide again where it is waiting for you.');
  const input = parseInput(tool, undone.input);
  // What needed a person's consent the first time needs it again: undoing and redoing must not be a way around it.
  const approval = await context.ledger.approvalOf(undone.root ?? undone.id);
  const { created, root } = await propose(context, {
    tool,
    input,
    by,
    origin: control.origin,
    idem,
    provenance: 'instructed',
    ...(approval === undefined ? {} : { replaces: approval.because }),
  });
  return created && root.status === 'approved' ? start(context, root, { by: by.id, verify: false }) : root;
}

/** A control tool with reversal `redo` names the action it undid as `action` in its pinned input. */
async function undoneBy(context: GateContext, control: Action): Promise<Action> {
  const named = ActionId.safeParse(control.input['action']);
  if (!named.success) throw new Problem('not_undoable', 'It does not say which action it was about.');
  const action = await context.ledger.action(named.data);
  if (action.status !== 'undone' || action.effect !== 'write')
    throw new Problem('not_undoable', 'What was undone is in effect again, or never was; there is nothing to redo.');
  return action;
}
