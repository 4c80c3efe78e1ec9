// From a call to what would be done: plans for each candidate, the verdict of policy, and the rows that keep both.
import type { Action, Approval, Origin } from '../core/action.ts';
import { ActionId, type ActorId } from '../core/ids.ts';
import type { MessageCap, Twin } from '../core/ports/ledger.ts';
import { letterIn } from '../core/planned-letter.ts';
import { Problem } from '../core/problem.ts';
import type { Settings } from '../core/settings.ts';
import type { Subject, WriteTool } from '../core/tool.ts';
import { reserved } from './edits.ts';
import { businessNow, later, type GateContext } from './context.ts';
import { othersWho } from './principal.ts';
import { judge, type Request, touchedBy, type Verdict } from './policy.ts';
import { digestUnder, type Prepared, type Proposal, rowsOf, type Sheet, subjectsOf } from './rows.ts';
import { findWriteTool, parseInput, preparePlan, type Setting, within } from './toolbox.ts';

export interface Proposed {
  /** False: the same call had been proposed before, and `root` is how it stands. */
  readonly created: boolean;
  readonly root: Action;
  readonly approval: Approval | undefined;
  /** It is another call’s, which asked for the very same and waits for approval. */
  readonly waits?: true;
}

const together = 8;
const dayMs = 86_400_000;

/**
 * Plans, judges and stores a call in one atomic step; executes nothing. The same `idem` again answers the stored root with
 * `created: false`; the same plan already waiting answers that one with `waits`. Throws `paused`, `stale_approval` where
 * `seen` is another digest, `forbidden` for a redirect across scopes, and the first problem where no candidate can be
 * planned for.
 */
export async function propose(context: GateContext, wanted: Proposal): Promise<Proposed> {
  return judgeAndOpen(await plannedCall(context, wanted));
}

/**
 * What the call would do for each candidate. Reads only. Throws `paused`, and the first problem where nothing can be
 * planned; of several candidates those with a problem keep it in their row.
 */
export async function plannedCall(gateContext: GateContext, wanted: Proposal): Promise<Sheet> {
  const { settings, version } = await gateContext.settings.get();
  if (settings.paused)
    throw new Problem('paused', 'An admin has paused all actions. Ask again when they are running again.');
  const id = ActionId.parse(gateContext.newId('act'));
  const setting = { actor: wanted.by, key: id, settings };
  const proposal = await composed(gateContext, await redirected(gateContext, wanted, setting), setting);
  const { tool, input } = proposal;
  const inputs = await within(gateContext, setting, async (context) => tool.expand?.(input, context));
  const drafts = await prepareAll(gateContext, { tool, inputs: inputs ?? [input] }, setting);
  const isGroup = inputs !== undefined;
  const isDraft = isComposed(proposal) && settings.drafts === 'on' && !isGroup;
  return { context: gateContext, proposal, id, settings, version, isGroup, isDraft, drafts };
}

/** A tool may say that the call is really one of another tool, whose stakes then count. */
async function redirected(gateContext: GateContext, wanted: Proposal, setting: Setting): Promise<Proposal> {
  const { tool, input } = wanted;
  const other = await within(gateContext, setting, async (context) => tool.redirect?.(input, context));
  if (other === undefined) return wanted;
  const target = await findWriteTool(gateContext, other.tool);
  // The caller's rights were checked for the tool that was called.
  if (target.scope !== tool.scope) throw new Problem('forbidden', `${tool.name} may not stand in for ${target.name}.`);
  return { ...wanted, tool: target, input: parseInput(target, other.input) };
}

const isComposed = ({ worded, tool }: Proposal): boolean => worded === true && tool.wording !== undefined;

/** Words that were said about somebody become a letter to them, before anybody is shown it or it is planned. */
async function composed(gateContext: GateContext, proposal: Proposal, setting: Setting): Promise<Proposal> {
  const { tool, input } = proposal;
  if (!isComposed(proposal)) return proposal;
  const letter = await within(gateContext, setting, async (context) => tool.wording?.compose(input, context));
  return { ...proposal, input: parseInput(tool, letter) };
}

/** Where nobody can be dealt with, the first reason is the answer. */
async function prepareAll(
  context: GateContext,
  { tool, inputs }: { tool: WriteTool; inputs: readonly unknown[] },
  setting: Setting,
): Promise<readonly Prepared[]> {
  const drafts: Prepared[] = [];
  for (let from = 0; from < inputs.length; from += together) {
    const some = inputs.slice(from, from + together);
    drafts.push(...(await Promise.all(some.map((input) => planned(context, { tool, input }, setting)))));
  }
  const problems = drafts.flatMap(({ prepared }) => ('problem' in prepared ? [prepared.problem] : []));
  const [first] = problems;
  if (first !== undefined && problems.length === drafts.length) throw first;
  return drafts;
}

async function planned(
  context: GateContext,
  { tool, input }: { tool: WriteTool; input: unknown },
  setting: Setting,
): Promise<Prepared> {
  try {
    const plan = await preparePlan(context, { tool, input }, setting);
    return { input, prepared: { plan, parsed: tool.plan.parse(plan) } };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { input, prepared: { problem: error } };
  }
}

/** The person's own, of the same talk, and never on the word of outside text. A crash in between leaves both waiting. */
async function replaceEarlier({ context, proposal }: Sheet, approval: Approval): Promise<void> {
  const { tool, by, origin, provenance } = proposal;
  if (tool.replacesEarlier !== true || origin.kind !== 'conversation' || provenance === 'influenced') return;
  const { candidate } = await context.ledger.action(approval.action);
  for (const one of await context.ledger.approvals({ status: 'pending', limit: 100 })) {
    if (one.id === approval.id || one.tool !== tool.name || one.requestedBy !== by.id) continue;
    const earlier = await context.ledger.action(one.action);
    if (candidate === null || earlier.candidate !== candidate || !isSameTalk(earlier.origin, origin)) continue;
    // Somebody else wants it too.
    if ((await othersWho(context, one, by)).length > 0) continue;
    await context.ledger.decide({
      approval: one.id,
      digest: undefined,
      status: 'superseded',
      by: by.id,
      reason: null,
      act: null,
      at: businessNow(context),
      supersededBy: approval.id,
    });
  }
}

const isSameTalk = (one: Origin, other: Origin): boolean =>
  one.kind === 'conversation' && other.kind === 'conversation' && one.conversation === other.conversation;

/** The rows that would keep the call, with what policy says to it now. Writes nothing. */
export async function judgedCall(sheet: Sheet, sent?: number): Promise<ReturnType<typeof rowsOf>> {
  const { context, proposal, settings } = sheet;
  const subjects = subjectsOf(sheet);
  const { tool, by, provenance, replaces, act = null } = proposal;
  const isUndecided = tool.isDecision === true && act === null;
  const asked = { tool, by: by.id, provenance, isUndecided, replaces, sent };
  const verdict = await verdictOn({ context, settings, subjects }, asked);
  return rowsOf(isPreviewed(sheet, verdict) ? { ...sheet, isDraft: true } : sheet, verdict);
}

/** `sent`: by that actor, as the ledger counted them, where it did not let the call pass. */
async function judgeAndOpen(sheet: Sheet, sent?: number): Promise<Proposed> {
  const { proposal } = sheet;
  const rows = await judgedCall(sheet, sent);
  const { root } = rows;
  if (proposal.seen !== undefined && proposal.seen !== root.digest)
    throw new Problem('stale_approval', 'This is not what you were shown any more. Look at it again.');
  return opened(sheet, rows);
}

/** Where somebody has to approve it, the letters stand on that card. */
function isPreviewed({ proposal: { tool, previews }, settings, drafts }: Sheet, verdict: Verdict): boolean {
  if (previews === undefined || tool.fillsTemplate !== true) return false;
  if (settings.drafts !== 'on' || verdict.kind === 'ask') return false;
  const letters = drafts.filter(({ prepared }) => 'plan' in prepared && letterIn(prepared.plan) !== undefined);
  return letters.length >= (previews === 'each' ? 1 : 2);
}

interface Weighed {
  readonly context: GateContext;
  readonly settings: Settings;
  readonly subjects: readonly Subject[];
}

interface VerdictRequest extends Pick<Request, 'provenance' | 'isUndecided' | 'replaces'> {
  readonly tool: WriteTool;
  readonly by: ActorId;
  /** Where it was counted already. */
  readonly sent?: number | undefined;
}

/** What policy says to it now. */
export async function verdictOn(
  { context, settings, subjects }: Weighed,
  { tool: { name: tool, stakes }, by, sent, ...asked }: VerdictRequest,
): Promise<Verdict> {
  const { messages, ...touched } = touchedBy(subjects);
  const since = later(businessNow(context), -dayMs);
  const sentToday = messages === 0 ? 0 : (sent ?? (await context.ledger.messagesSince(by, since)));
  const role = await context.roleOf(by, settings);
  return judge({ tool, stakes, messages, sentToday, role, ...touched, ...asked }, settings);
}

/** What may be sent without anybody's approval: the ledger holds it, since others may send something at the same moment. */
export function capOf({ context, settings, subjects }: Weighed, actor: ActorId): MessageCap | undefined {
  const { messages } = touchedBy(subjects);
  const since = later(businessNow(context), -dayMs);
  return messages === 0 ? undefined : { actor, since, most: settings.dailyMessageCap - messages };
}

/** The same plan of the same tool, whoever asked for it: one approval is enough, also where other settings were changed since. */
const twinOf = (sheet: Sheet): Twin => ({
  now: businessNow(sheet.context),
  digestAt: (policyVersion) => digestUnder(sheet, policyVersion),
});

async function opened(sheet: Sheet, rows: ReturnType<typeof rowsOf>): Promise<Proposed> {
  const { context, proposal, settings } = sheet;
  const isAuto = rows.root.status === 'approved';
  const cap = isAuto ? capOf({ context, settings, subjects: subjectsOf(sheet) }, proposal.by.id) : undefined;
  // An edit stands beside what it replaces until that falls.
  const twin = isAuto || proposal.idem.startsWith(reserved) ? undefined : twinOf(sheet);
  const { created, root, sent, waits } = await context.ledger.open({ ...rows, cap, twin });
  if (sent !== undefined) return judgeAndOpen(sheet, sent);
  if (waits) return { created, root, approval: undefined, waits };
  if (created && rows.approval !== undefined) await replaceEarlier(sheet, rows.approval);
  return { created, root, approval: created ? rows.approval : undefined };
}
