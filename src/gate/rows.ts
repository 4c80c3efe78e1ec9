// The rows that keep a proposal: its root, a member for each candidate, and the approval that waits where policy asks.
import { type Action, type Approval, isLeftOut } from '../core/action.ts';
import { ActionId, ApprovalId, CandidateId, TaskId, type UserId } from '../core/ids.ts';
import type { ActRecord } from '../core/human-act.ts';
import type { Json } from '../core/json.ts';
import type { Call } from '../core/ports/desk.ts';
import type { Problem } from '../core/problem.ts';
import type { Settings } from '../core/settings.ts';
import type { Subject, WriteTool } from '../core/tool.ts';
import { digestOf, toJsonObject } from './digest.ts';
import { businessNow, later, type Office } from './office.ts';
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
export interface Draft {
  readonly input: unknown;
  readonly prepared: { readonly plan: Json; readonly parsed: unknown } | { readonly problem: Problem };
}

/** All that the rows are written from. */
export interface Sheet {
  readonly office: Office;
  readonly proposal: Proposal;
  readonly id: ActionId;
  readonly settings: Settings;
  readonly version: number;
  readonly isGroup: boolean;
  readonly drafts: readonly Draft[];
}

const hourMs = 3_600_000;

export const subjectsOf = ({ proposal, drafts }: Sheet) =>
  drafts.flatMap(({ prepared }) => ('plan' in prepared ? [proposal.tool.subject(prepared.parsed)] : []));

export function rowsOf(sheet: Sheet, verdict: Verdict) {
  const { office, proposal, id, isGroup, drafts } = sheet;
  const status = verdict.kind === 'auto' ? 'approved' : 'pending_approval';
  const task = TaskId.parse(office.newId('tsk'));
  const lines = drafts.map((one, position) => lineOf(sheet, { draft: one, status, task, position }));
  const planned = lines.filter((line) => line.plan !== null);
  const [only] = lines;
  const root: Action =
    !isGroup && only !== undefined
      ? { ...only, id, root: null, idem: proposal.idem }
      : {
          ...lineOf(sheet, { draft: undefined, status, task, position: 0 }),
          id,
          idem: proposal.idem,
          digest: digestIn(
            sheet,
            planned.map((line) => line.digest),
          ),
          preview: groupPreview(
            planned.map((line) => line.preview),
            lines.filter(isLeftOut).length,
          ),
        };
  const members = isGroup ? lines.map((line) => ({ ...line, root: id })) : [];
  return { root, members, approval: verdict.kind === 'ask' ? approvalOf(sheet, root, verdict.because) : undefined };
}

/** Who is written to, as far as the daily cap counts. */
export const reachedBy = ({ candidate, messages }: Subject): CandidateId[] =>
  messages > 0 && candidate !== null ? [candidate] : [];

const digestIn = ({ office, proposal, version }: Sheet, content: Json): string =>
  digestOf({ tenant: office.tenant, tool: proposal.tool.name, policyVersion: version, content });

/** One row: of a candidate's part where there is a draft, else of the group's root. */
function lineOf(
  sheet: Sheet,
  line: { draft: Draft | undefined; status: 'approved' | 'pending_approval'; task: TaskId; position: number },
): Action {
  const { office, proposal, version } = sheet;
  const { tool, by, origin } = proposal;
  const id = ActionId.parse(office.newId('act'));
  const base: Action = {
    ...blankAction(businessNow(office)),
    id,
    task: line.task,
    isGroup: line.draft === undefined,
    position: line.position,
    tool: tool.name,
    effect: 'write',
    stakes: tool.stakes,
    reversal: tool.reversal,
    input: toJsonObject(line.draft?.input ?? proposal.input),
    policyVersion: version,
    status: line.status,
    requestedBy: by.id,
    origin,
    act: proposal.act ?? null,
    idem: `${proposal.idem} ${id}`,
  };
  if (line.draft === undefined) return base;
  const { prepared } = line.draft;
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

function approvalOf(sheet: Sheet, root: Action, because: string): Approval {
  const { office, settings } = sheet;
  const now = businessNow(office);
  return {
    id: ApprovalId.parse(office.newId('apr')),
    action: root.id,
    tool: root.tool,
    input: root.input,
    digest: root.digest,
    preview: root.preview,
    because,
    requestedBy: root.requestedBy,
    approvers:
      settings.approvers[root.tool] ??
      settings.approvers['*'] ??
      inAll(subjectsOf(sheet).map((subject) => subject.approvers)),
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
