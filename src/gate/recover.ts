// Goes on where a process died or a job left off: every action, from wherever the ledger says it stands.
import type { Action } from '../core/action.ts';
import type { ActionId, ActorId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { runRoot, refuse } from './execute.ts';
import { businessNow, currentSettings, leaseFrom, later, type GateContext, recovering } from './context.ts';
import { judge, touchedBy } from './policy.ts';
import { knownWriteTool, storedPlan } from './toolbox.ts';
import { resumeUndo } from './undo.ts';
import type { Subject, WriteTool } from '../core/tool.ts';

const dayMs = 86_400_000;

export interface Resumption {
  readonly by: ActorId;
  readonly leaseEndedBy: Date;
}

/**
 * Idempotent. Work whose lease had not ended by `leaseEndedBy` (real time) stays with its process and is answered as it
 * stands, as is what waits for a person or has ended.
 */
export async function resume(context: GateContext, id: ActionId, how: Resumption): Promise<Action> {
  const root = await context.ledger.action(id);
  if (root.status === 'undoing') return resumeUndo(context, root, how);
  if (root.effect !== 'write') return root.status === 'executing' ? closeControl(context, root, how) : root;
  if (root.status === 'approved') return resumeApproved(context, root, how);
  if (root.status === 'executing') return runRoot(context, root, { ...how, verify: true });
  return root;
}

/**
 * A control tool acts by its caller's rights, and the caller is gone. What it changed is in the ledger for everybody to
 * see; the same call made again goes on by itself.
 */
async function closeControl(context: GateContext, root: Action, { by, leaseEndedBy }: Resumption): Promise<Action> {
  const claimed = await context.ledger.step({
    action: root.id,
    from: ['executing'],
    to: 'executing',
    leaseEndedBy,
    by,
    set: { attempt: root.attempt + 1, leaseUntil: leaseFrom(context) },
  });
  if (claimed === undefined) return context.ledger.action(root.id);
  const problem = {
    code: 'outcome_unknown',
    detail: 'Muster was stopped meanwhile. See the action or approval itself.',
  };
  const failed = await context.ledger.step({
    action: root.id,
    from: ['executing'],
    to: 'failed',
    by,
    set: { problem, uncertain: true, leaseUntil: null },
  });
  return failed ?? context.ledger.action(root.id);
}

/** What nobody had to approve then may have to be approved by now; it was never shown to anybody, so it ends. */
async function resumeApproved(context: GateContext, root: Action, how: Resumption): Promise<Action> {
  const approval = await context.ledger.approvalOf(root.id);
  if (approval === undefined && (await asksNow(context, root))) {
    const problem = new Problem('stale_approval', 'By now this needs approval. Ask for it again.');
    return refuse(context, { root, problem }, how);
  }
  return runRoot(context, root, { ...how, verify: true });
}

async function asksNow(context: GateContext, root: Action): Promise<boolean> {
  const settings = await currentSettings(context);
  const tool = await knownWriteTool(context, root.tool);
  if (tool === undefined) return false;
  const members = root.isGroup ? await context.ledger.members(root.id) : [root];
  const { messages, ...touched } = touchedBy(members.flatMap((member) => subjectOf(tool, member)));
  const counted = members.reduce((sum, member) => sum + member.contacted.length, 0);
  const since = later(businessNow(context), -dayMs);
  const sentToday = messages === 0 ? 0 : await context.ledger.messagesSince(root.requestedBy, since);
  const verdict = judge(
    {
      tool: tool.name,
      stakes: tool.stakes,
      provenance: 'instructed',
      messages,
      sentToday: Math.max(0, sentToday - counted),
      role: await context.roleOf(root.requestedBy, settings),
      ...touched,
      isUndecided: tool.isDecision === true && root.act === null,
      replaces: undefined,
    },
    settings,
  );
  return verdict.kind === 'ask';
}

function subjectOf(tool: WriteTool, action: Action): Subject[] {
  const stored = action.status === 'approved' ? storedPlan(tool, action) : undefined;
  return stored === undefined ? [] : [tool.subject(stored.plan)];
}

/** The audit log names `system:recover` for what follows. */
export const sweptBy = (leaseEndedBy: Date): Resumption => ({ by: recovering, leaseEndedBy });
