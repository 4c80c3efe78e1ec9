// Decisions of people on what waits: approve, reject, edit. The ledger's one atomic claim makes twenty clicks one.
import type { Principal } from '../core/access.ts';
import type { Action, Approval } from '../core/action.ts';
import type { HumanAct } from '../core/human-act.ts';
import type { ApprovalId } from '../core/ids.ts';
import type { JsonObject } from '../core/json.ts';
import type { Receipt } from '../core/ports/action-gate.ts';
import type { Decision } from '../core/ports/ledger.ts';
import { Problem } from '../core/problem.ts';
import { editIdem, finishEdit } from './edits.ts';
import { businessNow, currentSettings, expiring, type GateContext } from './context.ts';
import { asked, mayDecide, othersWho, requireDecider, requireScope, withStandIns } from './principal.ts';
import { propose } from './propose.ts';
import { receiptOf } from './receipt.ts';
import { start } from './start.ts';
import { findTool, findWriteTool, parseInput } from './toolbox.ts';

/**
 * Claims the approval and starts its action; of several approvers at once, one succeeds. Throws `forbidden`, `four_eyes`,
 * `paused`, `already_decided`, `approval_expired`, and `stale_approval` where the act saw another digest or a record
 * changed since: the action has then failed, and `action_id` names it. A crash after the claim loses nothing: the sweep
 * executes it.
 */
export async function approve(context: GateContext, id: ApprovalId, act: HumanAct): Promise<Receipt> {
  const { by } = act;
  const approval = await asItStands(context, id);
  requireDecider(approval, by);
  requireScope(await findTool(context, approval.tool), by);
  requirePending(approval);
  const settings = await currentSettings(context);
  if (settings.fourEyes && asked(approval.requestedBy, by))
    throw new Problem('four_eyes', 'You asked for this yourself, so somebody else has to approve it.');
  if (settings.paused)
    throw new Problem('paused', 'An admin has paused all actions. Approve it when they are running again.');
  await finishEdit(context, approval, null);
  const action = await decide(context, { approval: id, act, status: 'approved', reason: null });
  const root = await start(context, action, { by: by.id, verify: true });
  if (root.status === 'failed' && root.problem?.code === 'stale_approval')
    throw new Problem('stale_approval', root.problem.detail, { extra: { action_id: root.id } });
  return receiptOf(context, root);
}

/**
 * Also by whoever asked for it, unless somebody else asked for the same: taking back one's own proposal needs no second
 * pair of eyes. Throws `forbidden`, `already_decided`, `approval_expired`, `stale_approval`.
 */
export async function reject(
  context: GateContext,
  id: ApprovalId,
  { act, reason }: { act: HumanAct; reason: string | null },
): Promise<Receipt> {
  const approval = await asItStands(context, id);
  await requirePartyTo(context, approval, act.by);
  requirePending(approval);
  // Whoever declines an edited proposal does not bring back what it was to replace.
  await finishEdit(context, approval, null);
  const action = await decide(context, { approval: id, act, status: 'rejected', reason });
  return receiptOf(context, action);
}

/**
 * Muster's own questions only: what a person asked for, a person declines. Throws `forbidden`, `already_decided`,
 * `approval_expired`.
 */
export async function withdraw(
  context: GateContext,
  id: ApprovalId,
  { by, reason }: { by: Principal; reason: string },
): Promise<Receipt> {
  const approval = await context.ledger.approval(id);
  if (by.kind !== 'system' || approval.requestedBy !== by.id)
    throw new Problem('forbidden', 'Muster withdraws its own questions only. Decline it instead.');
  requirePending(approval);
  const how = { approval: id, digest: undefined, by: by.id, act: null };
  return receiptOf(context, await settled(context, { ...how, status: 'rejected', reason }));
}

/**
 * The new proposal stands before the old one falls, so that a crash in between loses neither; `finishEdit` ties up the
 * rest. The same edit by the same person again answers the first one. Throws `forbidden`, `validation_failed`,
 * `already_decided`, `approval_expired`, `stale_approval`, and what `propose` throws.
 */
export async function edit(
  context: GateContext,
  id: ApprovalId,
  { act, input }: { act: HumanAct; input: JsonObject },
): Promise<Receipt> {
  const { by } = act;
  const approval = await asItStands(context, id);
  await requirePartyTo(context, approval, by);
  const tool = await findWriteTool(context, approval.tool);
  requireScope(tool, by);
  const parsed = parseInput(tool, input);
  const idem = editIdem(id, { by: by.id, input: parsed });
  const standing = await context.ledger.actionByIdem(idem);
  if (standing === undefined) {
    requirePending(approval);
    if (approval.expiresAt <= businessNow(context)) throw await expired(context, approval);
    if (act.digest !== undefined && act.digest !== approval.digest) throw stale();
  }
  const { origin } = await context.ledger.action(approval.action);
  const proposed =
    standing === undefined
      ? await propose(context, {
          tool,
          input: parsed,
          by,
          origin,
          idem,
          provenance: 'instructed',
          replaces: approval.because,
        })
      : { root: standing };
  const replacement = await context.ledger.approvalOf(proposed.root.id);
  // Asked again, an edit that came too late is refused as it was the first time, and one that was cut off is finished.
  if (replacement !== undefined) await finishEdit(context, replacement, act.record);
  return receiptOf(context, await context.ledger.action(proposed.root.id));
}

/** Bound to what the act was shown. */
const decide = (
  context: GateContext,
  { act, ...decision }: Pick<Decision, 'approval' | 'status' | 'reason'> & { act: HumanAct },
): Promise<Action> => settled(context, { ...decision, digest: act.digest, by: act.by.id, act: act.record });

const stale = (): Problem =>
  new Problem('stale_approval', 'This is not what you were shown any more. Look at it again.');

/** The atomic claim, with the ledger's refusals as problems. */
async function settled(context: GateContext, decision: Omit<Decision, 'at'>): Promise<Action> {
  const at = businessNow(context);
  const result = await context.ledger.decide({ ...decision, at });
  switch (result.kind) {
    case 'decided':
      return result.action;
    case 'already_decided':
      throw decidedAlready(result.approval);
    case 'stale':
      throw stale();
    case 'expired':
      throw await expired(context, result.approval);
    default:
      return result satisfies never;
  }
}

/** Ends what nobody decided on in time. */
async function expired(context: GateContext, { id }: Approval): Promise<Problem> {
  const nobody = { by: expiring, act: null, reason: null };
  await context.ledger.decide({
    ...nobody,
    approval: id,
    digest: undefined,
    status: 'expired',
    at: businessNow(context),
  });
  return hasExpired();
}

const hasExpired = (): Problem =>
  new Problem('approval_expired', 'The time to decide on this has run out. Ask for it again.');

/** With whoever stands in for somebody that is away. */
const asItStands = async (context: GateContext, id: ApprovalId): Promise<Approval> =>
  withStandIns(await context.ledger.approval(id), { absences: context.absences, now: businessNow(context) });

function requirePending(approval: Approval): void {
  if (approval.status === 'expired') throw hasExpired();
  if (approval.status !== 'pending') throw decidedAlready(approval);
}

function decidedAlready({ status, decidedBy, decidedAt, supersededBy }: Approval): Problem {
  const what = status === 'superseded' ? 'replaced by an edited one' : status;
  return new Problem('already_decided', `It was ${what} by ${decidedBy ?? 'Muster'} already.`, {
    extra: {
      decision: status,
      decided_by: decidedBy,
      decided_at: decidedAt?.toISOString() ?? null,
      superseded_by: supersededBy,
    },
  });
}

/** Whoever asked takes back their own wish, not that of somebody else who asked for the same. */
async function requirePartyTo(context: GateContext, approval: Approval, by: Principal): Promise<void> {
  if (mayDecide(approval, by)) return;
  if (!asked(approval.requestedBy, by)) requireDecider(approval, by);
  if ((await othersWho(context, approval, by)).length > 0)
    throw new Problem(
      'forbidden',
      'Somebody else asked for the same, so only those who may decide on it can decline it.',
    );
}
