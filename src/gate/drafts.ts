// Letters that were worded for somebody, or filled from a template for several people: they wait until whoever asked sends, edits
// or discards them. Each of the three is one atomic step of the action, bound to what was shown, so that twenty presses send once.
import { type Principal } from '../core/access.ts';
import type { Action } from '../core/action.ts';
import type { HumanAct } from '../core/human-act.ts';
import type { ActionId } from '../core/ids.ts';
import type { DraftEdit, Receipt } from '../core/ports/action-gate.ts';
import type { Step } from '../core/ports/ledger.ts';
import { Problem } from '../core/problem.ts';
import { toJsonObject } from './digest.ts';
import { businessNow, expiring, type GateContext } from './context.ts';
import { isSameLetter, type OpenDraft, planAnew, planGroupAnew, type Planned, type Ready } from './plan-draft.ts';
import { requireScope, requireUndoer } from './principal.ts';
import { capOf, verdictOn } from './propose.ts';
import { receiptOf } from './receipt.ts';
import { approvalOf, reachedBy } from './rows.ts';
import { start } from './start.ts';
import { findWriteTool, parseInput } from './toolbox.ts';

/**
 * Plans the letters anew, lets policy judge them, then executes or waits for approval. At most once: the step is bound to
 * the draft's digest. Throws `forbidden`, `paused`, `already_decided`, `approval_expired`, and `stale_approval` where a
 * letter is another one by now; the draft then shows that one.
 */
export async function sendDraft(context: GateContext, id: ActionId, act: HumanAct): Promise<Receipt> {
  const open = await openDraft(context, id, act);
  const { draft, settings } = open;
  if (settings.paused)
    throw new Problem('paused', 'An admin has paused all actions. Send it when they are running again.');
  const ready = draft.isGroup ? await planGroupAnew(context, open, act.by) : await planOneAnew(context, open, act.by);
  const sent = await release(context, open, { act, ready });
  const root = sent.status === 'approved' ? await start(context, sent, { by: act.by.id, verify: false }) : sent;
  return receiptOf(context, root);
}

/** Throws where the letter is another one by now; the draft then shows that one. */
async function planOneAnew(context: GateContext, open: OpenDraft, by: Principal): Promise<Ready> {
  const { draft, tool } = open;
  const planned = await planAnew(context, open, { input: draft.input, shown: draft.plan });
  if (!isSameLetter(planned.plan, draft.plan)) {
    await rewrite(context, draft, { by, planned });
    throw new Problem('stale_approval', 'The letter has changed. Read it again before you send it.');
  }
  return { set: planned, subjects: [tool.subject(tool.plan.parse(planned.plan))] };
}

/**
 * Replaces subject or text and plans the letter anew; recipients stay. It remains a draft with a new digest. Throws what
 * `sendDraft` throws but `paused`, `conflict` for a letter from a template, and `validation_failed` where neither is given.
 */
export async function editDraft(
  context: GateContext,
  id: ActionId,
  { act, changed }: { act: HumanAct; changed: DraftEdit },
): Promise<Receipt> {
  const open = await openDraft(context, id, act);
  const { draft, tool } = open;
  if (changed.subject === undefined && changed.text === undefined) throw nothingGiven();
  if (tool.wording === undefined)
    throw new Problem(
      'conflict',
      'A letter from a template is sent as it is or discarded. Change the template instead.',
    );
  const { argument } = tool.wording;
  const input = toJsonObject({
    ...draft.input,
    ...(changed.subject === undefined ? {} : { subject: changed.subject }),
    ...(changed.text === undefined ? {} : { [argument]: changed.text }),
  });
  const planned = await planAnew(context, open, { input: toJsonObject(parseInput(tool, input)) });
  return receiptOf(context, await rewrite(context, draft, { by: act.by, planned, act }));
}

/**
 * Ends the draft as `rejected`; nothing was or will be sent. Throws `forbidden`, `already_decided`, `approval_expired`,
 * `stale_approval`.
 */
export async function discardDraft(context: GateContext, id: ActionId, act: HumanAct): Promise<Receipt> {
  const { draft } = await openDraft(context, id, act);
  return receiptOf(context, await stepped(context, draft, { to: 'rejected', by: act.by.id, set: { act: act.record } }));
}

/** False: it was sent or discarded meanwhile. */
export async function expireDraft(context: GateContext, id: ActionId): Promise<boolean> {
  const step = { action: id, from: ['draft'] as const, to: 'expired' as const, by: expiring };
  return (await context.ledger.step(step)) !== undefined;
}

/** Whoever asked for it, or an admin, decides on what they were shown. */
async function openDraft(context: GateContext, id: ActionId, act: HumanAct): Promise<OpenDraft> {
  const draft = await context.ledger.action(id);
  if (draft.draft === null) throw new Problem('not_found', `There is no draft ${id} here.`);
  const tool = await findWriteTool(context, draft.tool);
  requireUndoer(draft, act.by);
  requireScope(tool, act.by);
  if (draft.status !== 'draft') throw over(draft);
  if (new Date(draft.draft.expiresAt) <= businessNow(context)) {
    await expireDraft(context, id);
    throw over({ ...draft, status: 'expired' });
  }
  if (act.digest !== undefined && act.digest !== draft.digest) throw stale();
  return { draft, tool, ...(await context.settings.get()) };
}

const stale = (): Problem =>
  new Problem('stale_approval', 'This is not the letter that you were shown. Read it again before you decide.');

function over({ id, status, draft }: Action): Problem {
  if (status === 'expired')
    return new Problem('approval_expired', 'The time to send this draft has run out. Ask for it again.');
  const discarded = status === 'rejected' && draft?.because === null;
  const detail = discarded ? 'This draft was discarded already.' : 'This draft was sent already.';
  return new Problem('already_decided', detail, { extra: { action_id: id, status } });
}

const nothingGiven = (): Problem => {
  const message = 'Name a subject or a text.';
  return new Problem('validation_failed', message, { errors: [{ path: 'text', code: 'required', message }] });
};

/** Stays a draft, with another letter. */
const rewrite = (
  context: GateContext,
  draft: Action,
  { by, planned, act }: { by: Principal; planned: Planned; act?: HumanAct },
): Promise<Action> =>
  stepped(context, draft, {
    to: 'draft',
    by: by.id,
    set: { ...planned, ...(act === undefined ? {} : { act: act.record }) },
  });

/** Policy has its say once the letters are as their sender wants them. */
async function release(
  context: GateContext,
  open: OpenDraft,
  { act, ready, sent }: { act: HumanAct; ready: Ready; sent?: number },
): Promise<Action> {
  const { draft, tool, settings } = open;
  const { subjects } = ready;
  const replaces = draft.draft?.because ?? undefined;
  const asked = { tool, by: draft.requestedBy, provenance: 'instructed' as const, isUndecided: false, replaces, sent };
  const verdict = await verdictOn({ context, settings, subjects }, asked);
  const set = { ...ready.set, act: act.record };
  const by = act.by.id;
  if (verdict.kind === 'auto') {
    // The members of a group count by themselves.
    const contacted = draft.isGroup ? [] : subjects.flatMap(reachedBy);
    const cap = capOf({ context, settings, subjects }, draft.requestedBy);
    const released = { to: 'approved', by, set: { ...set, contacted } } as const;
    if (sent !== undefined || cap === undefined) return stepped(context, draft, released);
    const step = { ...released, action: draft.id, from: ['draft'], digest: draft.digest, cap } as const;
    // Others sent so much meanwhile that it needs approval; or it was decided on, which the next step tells.
    return (await context.ledger.step(step)) ?? release(context, open, { act, ready, sent: settings.dailyMessageCap });
  }
  const approval = approvalOf({ context, settings, subjects }, { ...draft, ...ready.set }, verdict.because);
  return stepped(context, draft, { to: 'pending_approval', by, set, approval });
}

/** Only from the draft that was looked at: of two decisions at once the second is told how it stands. */
async function stepped(
  context: GateContext,
  { id, digest }: Action,
  step: Omit<Step, 'action' | 'from' | 'digest'>,
): Promise<Action> {
  const taken = await context.ledger.step({ ...step, action: id, from: ['draft'], digest });
  if (taken !== undefined) return taken;
  const now = await context.ledger.action(id);
  throw now.status === 'draft' ? stale() : over(now);
}
