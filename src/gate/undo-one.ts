// Runs the way back of one action, with the same patience as an execution, and settles where the action then stands.
import type { Principal } from '../core/access.ts';
import type { Action } from '../core/action.ts';
import { type HeldLease, underLease } from '../core/lease.ts';
import type { ActionPatch, TroubleStep } from '../core/ports/ledger.ts';
import { Problem } from '../core/problem.ts';
import type { UndoOutcome, WriteTool } from '../core/tool.ts';
import { businessNow, currentSettings, type GateContext, leaseOf } from './context.ts';
import { standIn } from './principal.ts';
import { proposeCompensation } from './compensation.ts';
import { knownWriteTool, storedPlan, within } from './toolbox.ts';
import { pauseBefore, tries, troubleOf, unknownOutcome } from './trouble.ts';

export type UndoResult =
  | { readonly kind: 'undone' | 'failed' | 'taken_over' }
  | { readonly kind: 'refused'; readonly because: string }
  | { readonly kind: 'instead'; readonly root: Action };

type UndoAttempt =
  | UndoOutcome
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'taken_over' };

interface UndoTarget {
  /** In `undoing`. */
  readonly leaf: Action;
  /** As it was claimed: the work is done under its lease. */
  readonly root: Action;
}

/**
 * Leaves the action `undone`, `undo_failed`, or `executed` again where the tool refused. `instead` names the compensating
 * action, which may still wait for approval. Nothing is written where another process took the work over.
 */
export async function undoOne(context: GateContext, way: UndoTarget, by: Principal): Promise<UndoResult> {
  const tried = await tryToUndo(context, way);
  const { leaf } = way;
  switch (tried.kind) {
    case 'undone':
      return undone(context, { leaf, note: tried.note }, by);
    case 'refused':
      await settle(context, { leaf, to: 'executed', set: { undoneBy: null } }, by);
      return tried;
    case 'instead':
      return instead(context, { leaf, tried }, by);
    case 'failed': {
      const { code, message: detail } = tried.problem;
      context.log.warn('undo failed', { tenant: context.tenant, action: leaf.id, tool: leaf.tool, code });
      const uncertain = code === 'outcome_unknown';
      const trouble = uncertain ? { kind: 'given_up' as const, code, at: businessNow(context) } : undefined;
      await settle(context, { leaf, to: 'undo_failed', set: { problem: { code, detail }, uncertain }, trouble }, by);
      return { kind: 'failed' };
    }
    case 'taken_over':
      return tried;
    default:
      return tried satisfies never;
  }
}

async function undone(
  context: GateContext,
  { leaf, note }: { leaf: Action; note: string | undefined },
  by: Principal,
): Promise<UndoResult> {
  const set = { undoneBy: by.id, undoNote: note ?? null, problem: null, uncertain: false };
  await settle(context, { leaf, to: 'undone', set }, by);
  return { kind: 'undone' };
}

/** The way back is an action of its own. Once that is done, this one is taken back; until then it stands. */
async function instead(
  context: GateContext,
  { leaf, tried }: { leaf: Action; tried: Extract<UndoOutcome, { kind: 'instead' }> },
  by: Principal,
): Promise<UndoResult> {
  try {
    const root = await proposeCompensation(context, { leaf, tool: tried.tool, input: tried.input }, by);
    if (root.status === 'executed') await undone(context, { leaf, note: undefined }, by);
    else await settle(context, { leaf, to: 'executed', set: { undoneBy: null } }, by);
    return { kind: 'instead', root };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await settle(context, { leaf, to: 'executed', set: { undoneBy: null } }, by);
    return { kind: 'refused', because: error.message };
  }
}

interface Settling {
  readonly leaf: Action;
  readonly to: 'undone' | 'executed' | 'undo_failed';
  readonly set: ActionPatch;
  readonly trouble?: TroubleStep | undefined;
}

async function settle(context: GateContext, { leaf, to, set, trouble }: Settling, by: Principal): Promise<void> {
  await context.ledger.step({
    action: leaf.id,
    from: ['undoing'],
    to,
    by: by.id,
    attempt: leaf.attempt,
    set: { ...set, leaseUntil: null },
    events: to === 'undone' ? [{ kind: 'action.undone', action: leaf.id }] : [],
    ...(trouble === undefined ? {} : { trouble }),
  });
}

async function tryToUndo(context: GateContext, way: UndoTarget): Promise<UndoAttempt> {
  const { leaf, root } = way;
  const tool = await knownWriteTool(context, leaf.tool);
  const done = tool === undefined ? undefined : doneWith(tool, leaf);
  if (tool === undefined || done === undefined)
    return { kind: 'failed', problem: new Problem('not_undoable', 'The tool has changed since.') };
  const lease = leaseOf(context, root);
  let last = new Problem('outcome_unknown', 'It was cut off.');
  for (let tried = 0; tried < tries; tried += 1) {
    if (tried > 0) {
      await pauseBefore(context, { tried, after: last });
      if (!(await lease.renew())) return { kind: 'taken_over' };
    }
    const answer = await once(context, { tool, leaf, done, lease });
    // What somebody who took it over has done looks like a change of others.
    if (!(await lease.holds())) return { kind: 'taken_over' };
    if (answer.kind !== 'trouble') return answer;
    last = answer.problem;
  }
  return { kind: 'failed', problem: last.code === 'outcome_unknown' ? unknownOutcome(last.message) : last };
}

interface ExecutedCall {
  readonly plan: unknown;
  readonly output: unknown;
}

function doneWith(tool: WriteTool, leaf: Action): ExecutedCall | undefined {
  const stored = storedPlan(tool, leaf);
  const output = tool.output.safeParse(leaf.output);
  return stored === undefined || !output.success ? undefined : { plan: stored.plan, output: output.data };
}

async function once(
  gateContext: GateContext,
  { tool, leaf, done, lease }: { tool: WriteTool; leaf: Action; done: ExecutedCall; lease: HeldLease },
): Promise<UndoAttempt | { readonly kind: 'trouble'; readonly problem: Problem }> {
  if (tool.reversal === 'none') return { kind: 'refused', because: tool.because };
  const actor = standIn(gateContext.tenant, leaf.requestedBy);
  const setting = { actor, key: `${leaf.id}:undo`, settings: await currentSettings(gateContext) };
  try {
    return await within(gateContext, setting, (context) => underLease(lease, () => tool.undo(done, context)));
  } catch (error) {
    const trouble = troubleOf(gateContext, leaf, error);
    if (trouble.kind !== 'final') return { kind: 'trouble', problem: trouble.problem };
    if (trouble.problem.code === 'changed_since') return { kind: 'refused', because: trouble.problem.message };
    return { kind: 'failed', problem: trouble.problem };
  }
}
