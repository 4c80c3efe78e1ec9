// Goes on where a process died or a job left off: every action, from wherever the ledger says it stands.
import type { Action } from '../core/action.ts';
import type { ActionId, ActorId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { runRoot, refuse } from './execute.ts';
import { businessNow, currentSettings, leaseFrom, later, type Office, recovering } from './office.ts';
import { judge, touchedBy } from './policy.ts';
import { knownWriteTool, storedPlan } from './toolbox.ts';
import { resumeUndo } from './undo.ts';
import type { Subject, WriteTool } from '../core/tool.ts';

const dayMs = 86_400_000;

export interface Resumption {
  readonly by: ActorId;
  readonly leaseEndedBy: Date;
}

export async function resume(office: Office, id: ActionId, how: Resumption): Promise<Action> {
  const root = await office.ledger.action(id);
  if (root.status === 'undoing') return resumeUndo(office, root, how);
  if (root.effect !== 'write') return root.status === 'executing' ? closeControl(office, root, how) : root;
  if (root.status === 'approved') return resumeApproved(office, root, how);
  if (root.status === 'executing') return runRoot(office, root, { ...how, verify: true });
  return root;
}

/**
 * A control tool acts by its caller's rights, and the caller is gone. What it changed is in the ledger for everybody to
 * see; the same call made again goes on by itself.
 */
async function closeControl(office: Office, root: Action, { by, leaseEndedBy }: Resumption): Promise<Action> {
  const claimed = await office.ledger.step({
    action: root.id,
    from: ['executing'],
    to: 'executing',
    leaseEndedBy,
    by,
    set: { attempt: root.attempt + 1, leaseUntil: leaseFrom(office) },
  });
  if (claimed === undefined) return office.ledger.action(root.id);
  const problem = {
    code: 'outcome_unknown',
    detail: 'Muster was stopped meanwhile. See the action or approval itself.',
  };
  const failed = await office.ledger.step({
    action: root.id,
    from: ['executing'],
    to: 'failed',
    by,
    set: { problem, uncertain: true, leaseUntil: null },
  });
  return failed ?? office.ledger.action(root.id);
}

/** What nobody had to approve then may have to be approved by now; it was never shown to anybody, so it ends. */
async function resumeApproved(office: Office, root: Action, how: Resumption): Promise<Action> {
  const approval = await office.ledger.approvalOf(root.id);
  if (approval === undefined && (await asksNow(office, root))) {
    const problem = new Problem('stale_approval', 'By now this needs approval. Ask for it again.');
    return refuse(office, { root, problem }, how);
  }
  return runRoot(office, root, { ...how, verify: true });
}

async function asksNow(office: Office, root: Action): Promise<boolean> {
  const settings = await currentSettings(office);
  const tool = await knownWriteTool(office, root.tool);
  if (tool === undefined) return false;
  const members = root.isGroup ? await office.ledger.members(root.id) : [root];
  const { messages, ...touched } = touchedBy(members.flatMap((member) => subjectOf(tool, member)));
  const counted = members.reduce((sum, member) => sum + member.contacted.length, 0);
  const since = later(businessNow(office), -dayMs);
  const sentToday = messages === 0 ? 0 : await office.ledger.messagesSince(root.requestedBy, since);
  const verdict = judge(
    {
      tool: tool.name,
      stakes: tool.stakes,
      provenance: 'instructed',
      messages,
      sentToday: Math.max(0, sentToday - counted),
      role: await office.roleOf(root.requestedBy, settings),
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

export const sweptBy = (leaseEndedBy: Date): Resumption => ({ by: recovering, leaseEndedBy });
