// The rows that keep a proposal: its root, a member for each candidate, and the approval that waits where policy asks.
import { type Action, type Approval, type DraftTerms, isLeftOut } from '../core/action.ts';
import { ActionId, ApprovalId, CandidateId, TaskId, type UserId } from '../core/ids.ts';
import type { ActRecord } from '../core/human-act.ts';
import type { Json } from '../core/json.ts';
import type { Call } from '../core/ports/action-gate.ts';
import type { Problem } from '../core/problem.ts';
import type { Settings } from '../core/settings.ts';
import type { Subject, WriteTool } from '../core/tool.ts';
import { digestOf, toJsonObject } from './digest.ts';
import { businessNow, later, type GateContext } from './context.ts';
import type { Verdict } from './policy.ts';
import { groupPreview } from './receipt.ts';
import { blankAction } from './blank-action.ts';

export interface Proposal extends Omit<Call, 'tool' | 'input'> {
  readonly tool: WriteTool;
  /** Parsed already. */
  readonly input: unknown;
  /** The act of the person who decided by this call, where it is itself a decision. */
  readonly act?: ActRecord | null;
  /** Why what this one replaces had to wait; see policy. */
  readonly replaces?: string;
}

/** One candidate's part, or all of it where the tool works on one thing. */
export interface Prepared {
  readonly input: unknown;
  readonly prepared: { readonly plan: Json; readonly parsed: unknown } | { readonly problem: Problem };
}

/** All that the rows are written from. */
export interface Sheet {
  readonly context: GateContext;
  readonly proposal: Proposal;
  readonly id: ActionId;
  readonly settings: Settings;
  readonly version: number;
  readonly isGroup: boolean;
  /** Whoever asked reads it first: it waits for them, whatever policy says. */
  readonly isDraft: boolean;
  readonly drafts: readonly Prepared[];
}

const hourMs = 3_600_000;
const draftDays = 7;

/** Candidates whose plan failed count for nothing, neither towards volume nor for who may approve. */
export const subjectsOf = ({ proposal, drafts }: Sheet) =>
  drafts.flatMap(({ prepared }) => ('plan' in prepared ? [proposal.tool.subject(prepared.parsed)] : []));

/**
 * Pure but for new ids. A group has a root and one member for each candidate; members without a plan are `failed`, or
 * `rejected` where the person declined contact. `approval` is undefined for a draft and where policy asks nobody.
 */
export function rowsOf(sheet: Sheet, verdict: Verdict) {
  const { context, proposal, id, isGroup, isDraft, drafts } = sheet;
  const status = isDraft ? 'draft' : verdict.kind === 'auto' ? 'approved' : 'pending_approval';
  const task = TaskId.parse(context.newId('tsk'));
  const lines = drafts.map((one, position) => lineOf(sheet, { prepared: one, status, task, position }));
  const planned = lines.filter((line) => line.plan !== null);
  const [only] = lines;
  const root: Action =
    !isGroup && only !== undefined
      ? { ...only, id, root: null, idem: proposal.idem, draft: isDraft ? termsOf(sheet, verdict) : null }
      : {
          ...lineOf(sheet, { prepared: undefined, status, task, position: 0 }),
          id,
          idem: proposal.idem,
          draft: isDraft ? termsOf(sheet, verdict) : null,
          digest: digestUnder(sheet, sheet.version),
          preview: groupPreview(
            planned.map((line) => line.preview),
            lines.filter(isLeftOut).length,
          ),
        };
  const members = isGroup ? lines.map((line) => ({ ...line, root: id })) : [];
  const waits = verdict.kind === 'ask' && !isDraft;
  const asking = { context, settings: sheet.settings, subjects: subjectsOf(sheet) };
  return { root, members, approval: waits ? approvalOf(asking, root, verdict.because) : undefined };
}

const termsOf = ({ context, proposal }: Sheet, verdict: Verdict): DraftTerms => ({
  ...(proposal.tool.wording === undefined ? { isFixed: true as const } : {}),
  because: verdict.kind === 'ask' ? verdict.because : null,
  expiresAt: later(businessNow(context), draftDays * 24 * hourMs).toISOString(),
});

/** Who is written to, as far as the daily cap counts. */
export const reachedBy = ({ candidate, messages }: Subject): CandidateId[] =>
  messages > 0 && candidate !== null ? [candidate] : [];

const digestIn = ({ context, proposal, version }: Sheet, content: Json): string =>
  digestOf({ tenant: context.tenant, tool: proposal.tool.name, policyVersion: version, content });

/** What the call would be known by under that version of the settings. */
export function digestUnder(sheet: Sheet, version: number): string {
  const digest = (content: Json) => digestIn({ ...sheet, version }, content);
  const plans = sheet.drafts.flatMap(({ prepared }) => ('plan' in prepared ? [prepared.plan] : []));
  const [only = null] = plans;
  return digest(sheet.isGroup ? plans.map(digest) : only);
}

/** One row: of a candidate's part where there is one, else of the group's root. */
function lineOf(
  sheet: Sheet,
  line: {
    prepared: Prepared | undefined;
    status: 'draft' | 'approved' | 'pending_approval';
    task: TaskId;
    position: number;
  },
): Action {
  const { context, proposal, version } = sheet;
  const { tool, by, origin } = proposal;
  const id = ActionId.parse(context.newId('act'));
  const base: Action = {
    ...blankAction(businessNow(context)),
    id,
    task: line.task,
    isGroup: line.prepared === undefined,
    position: line.position,
    tool: tool.name,
    effect: 'write',
    stakes: tool.stakes,
    reversal: tool.reversal,
    input: toJsonObject(line.prepared?.input ?? proposal.input),
    policyVersion: version,
    status: line.status,
    requestedBy: by.id,
    origin,
    act: proposal.act ?? null,
    idem: `${proposal.idem} ${id}`,
  };
  if (line.prepared === undefined) return base;
  const { prepared } = line.prepared;
  if ('problem' in prepared) {
    const { code, message: detail } = prepared.problem;
    const refused = { ...base, digest: digestIn(sheet, null), problem: { code, detail } };
    // Of several people those who are not to be written to are left out; that is no failure.
    if (code === 'contact_declined')
      return { ...refused, status: 'rejected', preview: `Left out: ${detail}`, candidate: candidateIn(base.input) };
    return { ...refused, status: 'failed', preview: tool.summary };
  }
  const subject = tool.subject(prepared.parsed);
  return {
    ...base,
    plan: prepared.plan,
    digest: digestIn(sheet, prepared.plan),
    preview: tool.preview(prepared.parsed),
    candidate: subject.candidate,
    // What will be sent at once counts from now on, before it is sent.
    contacted: line.status === 'approved' ? reachedBy(subject) : [],
  };
}

const candidateIn = ({ candidate }: Action['input']): CandidateId | null =>
  CandidateId.safeParse(candidate).data ?? null;

interface Asking {
  readonly context: GateContext;
  readonly settings: Settings;
  readonly subjects: readonly Subject[];
}

/**
 * Approvers are those the settings name for the tool, else for `*`, else the people who may decide on every subject.
 * Expires after the setting `approvalHours` of business time.
 */
export function approvalOf({ context, settings, subjects }: Asking, root: Action, because: string): Approval {
  const now = businessNow(context);
  return {
    id: ApprovalId.parse(context.newId('apr')),
    action: root.id,
    tool: root.tool,
    input: root.input,
    digest: root.digest,
    preview: root.preview,
    because,
    requestedBy: root.requestedBy,
    approvers:
      settings.approvers[root.tool] ?? settings.approvers['*'] ?? inAll(subjects.map((subject) => subject.approvers)),
    status: 'pending',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    act: null,
    supersededBy: null,
    expiresAt: later(now, settings.approvalHours * hourMs),
    createdAt: now,
  };
}

/** Who may decide on one candidate must not thereby decide on others: only those who may decide on all of them. */
function inAll([first, ...others]: readonly (readonly UserId[])[]): UserId[] {
  return [...new Set(first)].filter((user) => others.every((approvers) => approvers.includes(user)));
}
