// Carries out what is approved: one action, or a group member by member, each under a lease and a key of its own.
import { type Action, isLeftOut } from '../core/action.ts';
import type { ActorId, CandidateId } from '../core/ids.ts';
import type { ActionPatch } from '../core/ports/ledger.ts';
import { subjectOfAction } from '../core/ports/troubles.ts';
import { Problem } from '../core/problem.ts';
import type { Settings } from '../core/settings.ts';
import type { WriteTool } from '../core/tool.ts';
import { attempt, type Attempted } from './attempt.ts';
import { businessNow, currentSettings, later, leaseFrom, leaseOf, type GateContext } from './context.ts';
import { standIn } from './principal.ts';
import { reachedBy } from './rows.ts';
import { knownWriteTool, storedPlan } from './toolbox.ts';
import { unknownOutcome } from './trouble.ts';
import { isIntact, overtaken } from './verify.ts';

export interface Run {
  readonly by: ActorId;
  /** Prepare anew and compare: for everything that waited, be it for a person or through a crash. */
  readonly verify: boolean;
  /** Work whose lease ended by then may be taken over. */
  readonly leaseEndedBy: Date;
}

/** Drives an approved or interrupted root as far as it goes; answers it as it then stands. */
export async function runRoot(context: GateContext, root: Action, run: Run): Promise<Action> {
  const settings = await currentSettings(context);
  if (settings.paused) return root;
  const tool = await knownWriteTool(context, root.tool);
  if (tool === undefined) return abandon(context, root, run);
  if (root.isGroup) return runGroup(context, { root, tool }, run);
  return runLeaf(context, { leaf: root, tool, settings, root: undefined }, run);
}

/** An action that a system did not answer for this often is left to a person. */
const mostAttempts = 12;
/** An accident that comes twice is survived, with nothing lost; after the third process that died over it no other is risked. */
export const mostClaims = 3;
const stoppedUs = { problem: unknownOutcome('Muster was stopped each time it was tried.'), uncertain: true };

const isTriedTooOften = ({ claims, attempt: tried }: Action): boolean => claims > mostClaims || tried > mostAttempts;

interface Leaf {
  readonly leaf: Action;
  readonly tool: WriteTool;
  readonly settings: Settings;
  /** Of a member: its claimed root, under whose lease it works; a single action has its own. */
  readonly root: Action | undefined;
}

async function runLeaf(context: GateContext, work: Leaf, run: Run): Promise<Action> {
  const { leaf, tool, settings } = work;
  const setting = { actor: standIn(context.tenant, leaf.requestedBy), key: leaf.id, settings };
  if (leaf.status === 'approved' && run.verify) {
    const problem = await overtaken(context, { tool, action: leaf }, setting);
    if (problem !== undefined) return fail(context, { action: leaf, problem, uncertain: false }, run);
  }
  const stored = storedPlan(tool, leaf);
  // Whoever may have been written to counts from now on, whatever becomes of it.
  const contacted = stored === undefined ? [] : reachedBy(tool.subject(stored.plan));
  const { leaseEndedBy } = work.root === undefined ? run : { leaseEndedBy: undefined };
  const claimed = await claim(context, leaf, { by: run.by, leaseEndedBy, contacted });
  if (claimed === undefined) return context.ledger.action(leaf.id);
  const cutOff = leaf.status === 'executing';
  if (stored === undefined) return fail(context, { action: claimed, ...noLongerKnown(cutOff) }, run);
  if (isTriedTooOften(claimed)) return fail(context, { action: claimed, ...stoppedUs }, run);
  const leased = work.root ?? claimed;
  const lease = leaseOf(context, leased);
  const attempted = await attempt(context, { tool, action: claimed, plan: stored.plan, setting, cutOff, lease });
  if (attempted.kind === 'unsettled' && claimed.attempt < mostAttempts) return putOff(context, claimed, leased);
  return settle(context, { action: claimed, attempted }, run);
}

const firstWaitMs = 15_000;
const longestWaitMs = 15 * 60_000;

/** Still being done: the sweep takes it up again when its lease has ended, after pauses that outlast an outage of an hour. */
async function putOff(context: GateContext, action: Action, leased: Action): Promise<Action> {
  const pauseMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (action.attempt - 1));
  const { log, tenant, clocks } = context;
  log.warn('action put off', { tenant, action: action.id, tool: action.tool, attempt: action.attempt });
  const isHeld = await context.ledger.renew({
    action: leased.id,
    attempt: leased.attempt,
    until: later(clocks.real.now(), pauseMs),
    putOff: action.id,
  });
  const waiting = { subject: subjectOfAction(action.id), code: 'unavailable', at: businessNow(context) };
  if (isHeld) await context.troubles?.waits(waiting);
  return context.ledger.action(action.id);
}

/** Takes an approved action, or one whose process is gone; undefined when somebody else has it. */
function claim(
  context: GateContext,
  action: Action,
  { by, leaseEndedBy, contacted }: Pick<Run, 'by'> & { leaseEndedBy: Date | undefined; contacted?: CandidateId[] },
): Promise<Action | undefined> {
  const set: ActionPatch = {
    ...(contacted === undefined ? {} : { contacted }),
    attempt: action.attempt + 1,
    claims: action.claims + 1,
    leaseUntil: action.root === null ? leaseFrom(context) : null,
  };
  const step = { action: action.id, to: 'executing' as const, by, set };
  if (action.status !== 'executing') return context.ledger.step({ ...step, from: ['approved'] });
  return context.ledger.step({ ...step, from: ['executing'], leaseEndedBy: leaseEndedBy ?? leaseFrom(context) });
}

async function settle(
  context: GateContext,
  { action, attempted }: { action: Action; attempted: Attempted },
  run: Run,
): Promise<Action> {
  if (attempted.kind === 'taken_over') return context.ledger.action(action.id);
  if (attempted.kind === 'failed') return fail(context, { action, ...attempted }, run);
  if (attempted.kind === 'unsettled')
    return fail(context, { action, problem: attempted.problem, uncertain: true }, run);
  const { output, outcome } = attempted;
  const executed = await context.ledger.step({
    action: action.id,
    from: ['executing'],
    to: 'executed',
    by: run.by,
    attempt: action.attempt,
    set: {
      output,
      atsUpdated: outcome.atsUpdated,
      contacted: [...outcome.contacted],
      ...(outcome.made === undefined ? {} : { candidate: outcome.made }),
      undoUntil: outcome.undoUntil,
      executedAt: businessNow(context),
      leaseUntil: null,
    },
    events: outcome.events,
    ...(action.attempt > 1 ? { trouble: { kind: 'settled' } } : {}),
  });
  return executed ?? context.ledger.action(action.id);
}

async function fail(
  context: GateContext,
  { action, problem, uncertain }: { action: Action; problem: Problem; uncertain: boolean },
  run: Pick<Run, 'by'>,
): Promise<Action> {
  const { code, message: detail } = problem;
  context.log.warn('action failed', { tenant: context.tenant, action: action.id, tool: action.tool, code });
  // Whoever asked for it was answered long ago, or must look into another system: somebody has to be told.
  const isTold = uncertain || action.attempt > 1;
  const failed = await context.ledger.step({
    action: action.id,
    from: [action.status],
    to: isDeclinedFor(action, problem) ? 'rejected' : 'failed',
    by: run.by,
    attempt: action.attempt,
    // Where it may have been sent, the people stay counted.
    set: { problem: { code, detail }, uncertain, leaseUntil: null, ...(uncertain ? {} : { contacted: [] }) },
    ...(isTold ? { trouble: { kind: 'given_up', code, at: businessNow(context) } } : {}),
  });
  return failed ?? context.ledger.action(action.id);
}

/** Of several people, whoever asked meanwhile not to be written to is left out; before anything was begun for them. */
const isDeclinedFor = ({ root, status }: Action, { code }: Problem): boolean =>
  code === 'contact_declined' && root !== null && status === 'approved';

/** The tool is gone or no longer understands its plan. */
const noLongerKnown = (cutOff: boolean): { problem: Problem; uncertain: boolean } => ({
  problem: cutOff
    ? unknownOutcome('Muster was stopped while it was being done, and its tool has changed since.')
    : new Problem('stale_approval', 'The tool has changed since. Ask for it again.'),
  uncertain: cutOff,
});

/** What was not begun is refused; what was begun a person has to look at. */
async function abandon(context: GateContext, root: Action, run: Run): Promise<Action> {
  if (root.status !== 'executing') return refuse(context, { root, problem: noLongerKnown(false).problem }, run);
  const claimed = await claim(context, root, run);
  if (claimed === undefined) return context.ledger.action(root.id);
  if (!root.isGroup) return fail(context, { action: claimed, ...noLongerKnown(true) }, run);
  for (const action of await context.ledger.members(root.id))
    if (isOpen(action)) await fail(context, { action, ...noLongerKnown(action.status === 'executing') }, run);
  return settleGroup(context, claimed, run);
}

/** Ends an approved root, members first, before any of it was begun. */
export async function refuse(
  context: GateContext,
  { root, problem }: { root: Action; problem: Problem },
  run: Pick<Run, 'by'>,
): Promise<Action> {
  const members = root.isGroup ? await context.ledger.members(root.id) : [];
  for (const action of members)
    if (action.status === 'approved') await fail(context, { action, problem, uncertain: false }, run);
  return fail(context, { action: root, problem, uncertain: false }, run);
}

const isOpen = ({ status }: Action): boolean => status === 'approved' || status === 'executing';

async function runGroup(context: GateContext, group: { root: Action; tool: WriteTool }, run: Run): Promise<Action> {
  const { root, tool } = group;
  const waiting = await context.ledger.members(root.id);
  if (root.status === 'approved' && run.verify && !isIntact(context, root, waiting)) {
    const problem = new Problem(
      'stale_approval',
      'These are not the actions that were decided on. Ask for them again.',
    );
    return refuse(context, { root, problem }, run);
  }
  const claimed = await claim(context, root, run);
  if (claimed === undefined) return context.ledger.action(root.id);
  // One that was put off lets the others go first.
  for (const leaf of waiting.toSorted((a, b) => a.attempt - b.attempt)) {
    if (!isOpen(leaf)) continue;
    const settings = await currentSettings(context);
    if (settings.paused || !(await leaseOf(context, claimed).renew())) return context.ledger.action(root.id);
    const now = await runLeaf(context, { leaf, tool, settings, root: claimed }, run);
    if (isOpen(now)) return context.ledger.action(root.id);
  }
  return settleGroup(context, claimed, run);
}

async function settleGroup(context: GateContext, root: Action, run: Run): Promise<Action> {
  const members = (await context.ledger.members(root.id)).filter((member) => !isLeftOut(member));
  const done = members.filter((member) => member.status === 'executed');
  const to = done.length === members.length ? 'executed' : done.length > 0 ? 'partially_executed' : 'failed';
  const ends = done.flatMap(({ undoUntil }) => (undoUntil === null ? [] : [undoUntil.getTime()]));
  const settled = await context.ledger.step({
    action: root.id,
    from: ['executing'],
    to,
    by: run.by,
    attempt: root.attempt,
    set: {
      problem: members.find((member) => member.problem !== null)?.problem ?? null,
      uncertain: members.some((member) => member.uncertain),
      atsUpdated: done.some((member) => member.atsUpdated),
      contacted: [...new Set(done.flatMap((member) => member.contacted))],
      undoUntil: ends.length === 0 ? null : new Date(Math.min(...ends)),
      executedAt: businessNow(context),
      leaseUntil: null,
    },
  });
  return settled ?? context.ledger.action(root.id);
}
