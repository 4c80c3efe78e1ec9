// Plans a draft once more: whether what would be sent is still what its sender was shown.
import type { Principal } from '../core/access.ts';
import type { Action } from '../core/action.ts';
import { canonical, type Json } from '../core/json.ts';
import { letterIn } from '../core/planned-letter.ts';
import type { ActionPatch } from '../core/ports/ledger.ts';
import { Problem } from '../core/problem.ts';
import type { Settings } from '../core/settings.ts';
import type { Subject, WriteTool } from '../core/tool.ts';
import { digestOf, toJsonObject } from './digest.ts';
import type { GateContext } from './context.ts';
import { standIn } from './principal.ts';
import { groupPreview } from './receipt.ts';
import { parseInput, preparePlan, storedPlan } from './toolbox.ts';

/** A draft that may be decided on, with what that takes. */
export interface OpenDraft {
  readonly draft: Action;
  readonly tool: WriteTool;
  readonly settings: Settings;
  readonly version: number;
}

export type Planned = Required<Pick<ActionPatch, 'input' | 'plan' | 'digest' | 'preview' | 'policyVersion'>> & {
  readonly plan: Json;
};

/** What may be sent: how the ledger has it from then on, and whom it touches. */
export interface Ready {
  readonly set: Partial<Planned>;
  readonly subjects: readonly Subject[];
}

/** `shown`: the plan whose template counts. */
export async function planAnew(
  context: GateContext,
  { draft, tool, settings, version }: OpenDraft,
  { input, shown }: { input: Action['input']; shown?: Json },
): Promise<Planned> {
  const setting = { actor: standIn(context.tenant, draft.requestedBy), key: draft.id, settings };
  const known = shown === undefined ? undefined : storedPlan(tool, draft);
  const plan = await preparePlan(context, { tool, input: parseInput(tool, input), shown: known }, setting);
  const digest = digestOf({ tenant: context.tenant, tool: tool.name, policyVersion: version, content: plan });
  return { input, plan, digest, preview: tool.preview(tool.plan.parse(plan)), policyVersion: version };
}

/** Somebody may have been in contact meanwhile: that changes the plan and not what was read. */
export function isSameLetter(one: Json, other: Json): boolean {
  const [first, second] = [letterIn(one), letterIn(other)];
  return (
    canonical(first === undefined ? one : toJsonObject(first)) ===
    canonical(second === undefined ? other : toJsonObject(second))
  );
}

interface Checked {
  readonly member: Action;
  readonly fresh: Planned | Problem;
}

/** Throws where a letter is another one by now, or somebody is not to be written to any more; the draft then shows the others. */
export async function planGroupAnew(context: GateContext, open: OpenDraft, by: Principal): Promise<Ready> {
  const { draft, tool } = open;
  const members = await context.ledger.members(draft.id);
  const checked: Checked[] = [];
  for (const member of members)
    if (member.status === 'draft') checked.push({ member, fresh: await lookedAt(context, { ...open, draft: member }) });
  const [failed] = checked.flatMap(({ fresh }) => (fresh instanceof Problem ? [fresh] : []));
  if (failed !== undefined && checked.every(({ fresh }) => fresh instanceof Problem)) throw failed;
  for (const one of checked) await renew(context, one, by);
  const set = await summed(context, open);
  // Of an erased person the digest is another: what was shown is then not what would be sent.
  if (draft.digest === digestOver(context, draft, members) && checked.every(isAsShown)) {
    const plans = checked.flatMap(({ fresh }) => (fresh instanceof Problem ? [] : [tool.plan.parse(fresh.plan)]));
    return { set, subjects: plans.map((plan) => tool.subject(plan)) };
  }
  await context.ledger.step({ action: draft.id, from: ['draft'], to: 'draft', by: by.id, digest: draft.digest, set });
  throw new Problem('stale_approval', 'The letters are others by now. Read them again before you send them.');
}

const isAsShown = ({ member, fresh }: Checked): boolean =>
  !(fresh instanceof Problem) && isSameLetter(fresh.plan, member.plan);

async function lookedAt(context: GateContext, open: OpenDraft): Promise<Planned | Problem> {
  const { input, plan } = open.draft;
  try {
    return await planAnew(context, open, { input, shown: plan });
  } catch (error) {
    if (!(error instanceof Problem) || error.retry === 'later') throw error;
    return error;
  }
}

/** Whoever cannot be written to any more is left out. */
async function renew(context: GateContext, { member, fresh }: Checked, by: Principal): Promise<void> {
  const step = { action: member.id, from: ['draft'] as const, by: by.id };
  if (fresh instanceof Problem) {
    const problem = { code: fresh.code, detail: fresh.message };
    await context.ledger.step({ ...step, to: 'rejected', set: { problem, plan: null } });
  } else if (fresh.digest !== member.digest) await context.ledger.step({ ...step, to: 'draft', set: fresh });
}

const digestOver = (context: GateContext, { tool, policyVersion }: Action, members: readonly Action[]): string =>
  digestOf({
    tenant: context.tenant,
    tool,
    policyVersion,
    content: members.filter(({ plan }) => plan !== null).map(({ digest }) => digest),
  });

/** The root as its members have it now. */
async function summed(context: GateContext, { draft, version }: OpenDraft): Promise<Partial<Planned>> {
  const members = await context.ledger.members(draft.id);
  const waiting = members.filter(({ status }) => status === 'draft');
  const preview = groupPreview(
    waiting.map((one) => one.preview),
    members.length - waiting.length,
  );
  return {
    digest: digestOver(context, { ...draft, policyVersion: version }, members),
    preview,
    policyVersion: version,
  };
}
