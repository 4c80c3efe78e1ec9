// Takes back what was executed: under the root's lease and a key of its own, member by member, newest first.
import type { Principal } from '../core/access.ts';
import type { Action } from '../core/action.ts';
import type { ActionId, ActorId, TaskId } from '../core/ids.ts';
import type { Receipt } from '../core/ports/action-gate.ts';
import { Problem } from '../core/problem.ts';
import type { AnyTool } from '../core/tool.ts';
import { mostClaims } from './execute.ts';
import { businessNow, currentSettings, leaseFrom, leaseOf, type GateContext } from './context.ts';
import { requireScope, requireUndoer, standIn } from './principal.ts';
import { receiptOf } from './receipt.ts';
import { redo, redone } from './redo.ts';
import { findTool } from './toolbox.ts';
import { undoOne, type UndoResult } from './undo-one.ts';
import { settleUndo } from './settle-undo.ts';
import { unknownOutcome } from './trouble.ts';

const undoable = ['executed', 'partially_executed', 'undo_failed'] as const;
const isUndoable = ({ status }: Action): boolean => undoable.some((known) => known === status);

/**
 * Repeating it undoes nothing twice. Undoing an undo proposes the original action anew. Throws `forbidden`, `paused`,
 * `not_undoable`, `changed_since` where a later change would be lost, and `request_in_progress` while another part of the
 * task is being undone.
 */
export async function undoAction(context: GateContext, id: ActionId, by: Principal): Promise<Receipt> {
  const action = await context.ledger.action(id);
  const tool = await findTool(context, action.tool);
  requireUndoer(action, by);
  requireScope(tool, by);
  if (action.status === 'undone') return (await redone(context, action)) ?? receiptOf(context, action);
  requireWayBack(tool, action);
  if ((await currentSettings(context)).paused)
    throw new Problem('paused', 'An admin has paused all actions. Undo it when they are running again.');
  const root = action.root === null ? action : await context.ledger.action(action.root);
  if (root.status === 'undoing') return finishFirst(context, { root, action }, by);
  const claimed = await claim(context, root, { by: by.id, whole: action.root === null });
  if (claimed === undefined) return standing(context, action);
  return work(context, { claimed, asked: action }, by);
}

/** An earlier undo is at work, or was cut off: that one is finished before this one is looked at. */
async function finishFirst(
  context: GateContext,
  { root, action }: { root: Action; action: Action },
  by: Principal,
): Promise<Receipt> {
  const { status } = await resumeUndo(context, root, { by: by.id, leaseEndedBy: context.clocks.real.now() });
  return status === 'undoing' ? standing(context, action) : undoAction(context, action.id, by);
}

/**
 * One call, one task, one root: undoing the task is undoing its root with all members. Throws `not_found` and what
 * `undoAction` throws.
 */
export async function undoTask(context: GateContext, task: TaskId, by: Principal): Promise<Receipt> {
  const [root] = await context.ledger.task(task);
  if (root === undefined) throw new Problem('not_found', 'There is no such task.');
  return undoAction(context, root.id, by);
}

const page = 50;
const pages = 10;

/**
 * The newest undoable action that `by` asked for, among the last 500 roots. Throws `not_undoable` where there is none or
 * the newest is an unsent draft, `changed_since` where something newer was begun meanwhile, and what `undoAction` throws.
 */
export async function undoLast(context: GateContext, by: Principal): Promise<Receipt> {
  const asked = businessNow(context);
  let before: ActionId | undefined;
  for (let turned = 0; turned < pages; turned += 1) {
    const query = { limit: page, requestedBy: by.id, lines: 'roots' as const, effects: ['write' as const] };
    const actions = await context.ledger.actions(before === undefined ? query : { ...query, before });
    const newest = before === undefined ? actions[0] : undefined;
    // Whoever takes back the last thing does not mean the one before it, nor one that came while they waited.
    if (newest?.status === 'draft') throw new Problem('not_undoable', unsent);
    if (newest !== undefined && newest.createdAt > asked) throw new Problem('changed_since', overtakenLast);
    const last = actions.find((action) => isUndoable(action) && action.reversal !== 'none');
    if (last !== undefined) return undoAction(context, last.id, by);
    before = actions.at(-1)?.id;
    if (before === undefined) break;
  }
  throw new Problem('not_undoable', 'Nothing that you asked for can still be undone.');
}

const overtakenLast = 'Something newer was done meanwhile. Say which action is to be undone.';
const unsent = 'It is a draft and has not been sent. Discard it instead.';

function requireWayBack(tool: AnyTool, action: Action): void {
  if (tool.effect === 'read') throw new Problem('not_undoable', 'Nothing was changed, so there is nothing to undo.');
  if (tool.reversal === 'none')
    throw new Problem('not_undoable', 'because' in tool ? tool.because : 'A decision stays; act on what came of it.');
  // The tool knows a way back, and this one action has lost it.
  if (action.reversal === 'none')
    throw new Problem('not_undoable', 'The personal values of this action were erased, and with them the way back.');
  if (isUndoable(action) || action.status === 'undoing') return;
  if (action.uncertain)
    throw new Problem('not_undoable', 'It is not known whether this was done. Look in the connected system first.');
  if (action.status === 'draft') throw new Problem('not_undoable', unsent);
  const waits = action.status === 'pending_approval';
  throw new Problem(
    'not_undoable',
    waits ? 'It has not been done yet. Decline it instead.' : 'It was not done, so there is nothing to undo.',
  );
}

/** The claim is on the root, so that a member and its whole group are never taken back at the same time. */
function claim(
  context: GateContext,
  root: Action,
  { by, whole }: { by: ActorId; whole: boolean },
): Promise<Action | undefined> {
  return context.ledger.step({
    action: root.id,
    from: undoable,
    to: 'undoing',
    by,
    set: { attempt: root.attempt + 1, claims: 1, leaseUntil: leaseFrom(context), undoneBy: whole ? by : null },
  });
}

/** Somebody else is at it, or has just been. */
async function standing(context: GateContext, asked: Action): Promise<Receipt> {
  const now = await context.ledger.action(asked.id);
  if (now.status === 'undone' || now.status === 'undoing') return receiptOf(context, now);
  throw new Problem('request_in_progress', 'Another part of this is being taken back. Try again in a moment.');
}

async function work(
  context: GateContext,
  { claimed, asked }: { claimed: Action; asked: Action },
  by: Principal,
): Promise<Receipt> {
  if (claimed.effect === 'control') return redo(context, claimed, by);
  const results = await takeBackAll(context, { claimed, only: asked.root === null ? undefined : asked.id }, by);
  if (claimed.isGroup) await settleUndo(context, claimed, by.id);
  const now = await context.ledger.action(asked.id);
  const [first, ...others] = results;
  if (others.length === 0 && first?.kind === 'instead') return receiptOf(context, first.root);
  const refused = results.flatMap((result) => (result.kind === 'refused' ? [result.because] : []));
  const [because] = refused;
  if (because !== undefined && refused.length === results.length) throw new Problem('changed_since', because);
  return receiptOf(context, now);
}

/** `only`: one member; otherwise everything that is still in effect. */
async function takeBackAll(
  context: GateContext,
  { claimed, only }: { claimed: Action; only: ActionId | undefined },
  by: Principal,
): Promise<readonly UndoResult[]> {
  if (!claimed.isGroup) return [await undoOne(context, { leaf: claimed, root: claimed }, by)];
  const members = (await context.ledger.members(claimed.id)).toReversed();
  const wanted = members.filter((leaf) => (only === undefined || leaf.id === only) && inEffect(leaf));
  const results: UndoResult[] = [];
  for (const leaf of wanted) {
    const undoing = await beginMember(context, { leaf, claimed }, by);
    if (undoing !== undefined) results.push(await undoOne(context, { leaf: undoing, root: claimed }, by));
  }
  return results;
}

const inEffect = (leaf: Action): boolean => leaf.reversal !== 'none' && (isUndoable(leaf) || leaf.status === 'undoing');

async function beginMember(
  context: GateContext,
  { leaf, claimed }: { leaf: Action; claimed: Action },
  by: Principal,
): Promise<Action | undefined> {
  if (!(await leaseOf(context, claimed).renew())) return undefined;
  if (leaf.status === 'undoing') return leaf;
  return context.ledger.step({
    action: leaf.id,
    from: undoable,
    to: 'undoing',
    by: by.id,
    set: { undoneBy: by.id, leaseUntil: null },
  });
}

/** Too many processes died over it. Of a group the member is given up that they stood at; the others can still be taken back. */
async function giveUpUndo(
  context: GateContext,
  { claimed, begun }: { claimed: Action; begun: Action | undefined },
  by: ActorId,
): Promise<Action> {
  const { code, message: detail } = unknownOutcome('Muster was stopped each time it was taken back.');
  const leaf = begun ?? claimed;
  await context.ledger.step({
    action: leaf.id,
    from: ['undoing'],
    to: 'undo_failed',
    by,
    set: { problem: { code, detail }, uncertain: true, leaseUntil: null },
    trouble: { kind: 'given_up', code, at: businessNow(context) },
  });
  if (claimed.isGroup) await settleUndo(context, claimed, by);
  return context.ledger.action(claimed.id);
}

/** After a crash: the claim says by its `undoneBy` whether all was to be taken back or just the member that stands half-way. */
export async function resumeUndo(
  context: GateContext,
  root: Action,
  { by, leaseEndedBy }: { by: ActorId; leaseEndedBy: Date },
): Promise<Action> {
  if ((await currentSettings(context)).paused) return root;
  const claimed = await context.ledger.step({
    action: root.id,
    from: ['undoing'],
    to: 'undoing',
    leaseEndedBy,
    by,
    set: { attempt: root.attempt + 1, claims: root.claims + 1, leaseUntil: leaseFrom(context) },
  });
  if (claimed === undefined) return context.ledger.action(root.id);
  const members = await context.ledger.members(root.id);
  const begun = members.find((member) => member.status === 'undoing');
  if (claimed.claims > mostClaims) return giveUpUndo(context, { claimed, begun }, by);
  const undoer = standIn(context.tenant, root.undoneBy ?? begun?.undoneBy ?? by);
  try {
    if (root.undoneBy !== null) await work(context, { claimed, asked: root }, undoer);
    else if (begun !== undefined) await work(context, { claimed, asked: begun }, undoer);
    else await settleUndo(context, claimed, by);
  } catch (error) {
    // Refused: everything stands as it did, and nobody is waiting for the answer.
    if (!(error instanceof Problem)) throw error;
  }
  return context.ledger.action(root.id);
}
