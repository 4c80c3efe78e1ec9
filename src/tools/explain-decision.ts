// explain_decision: who asked for what was decided about a candidate, who decided and how, when, why, and whether it still holds.
import { z } from 'zod';
import type { Action, Approval } from '../core/action.ts';
import type { CandidateId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import type { Candidate } from '../core/records.ts';
import { readTool } from '../core/tool.ts';
import { timeInWords } from '../services/operations/local-time.ts';
import { lookUp } from './about.ts';
import * as argument from './arguments.ts';
import type { ToolPorts } from './tool-ports.ts';

/** What decides about a person, where no tool is named. */
const deciding = ['reject_candidate', 'send_offer', 'withdraw_offer', 'move_stage'];
const most = 20;

const decision = z.strictObject({
  action_id: z.string(),
  tool: z.string(),
  summary: z.string(),
  status: z.string(),
  asked_by: z.string(),
  asked_at: z.string(),
  via: z.string(),
  reason: z.string().nullable(),
  /** Null: nobody had to decide, it was done at once. */
  approval: z
    .strictObject({
      because: z.string(),
      status: z.string(),
      decided_by: z.string().nullable(),
      decided_at: z.string().nullable(),
      /** Such as a press in Slack, where it was kept. */
      how: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
  executed_at: z.string().nullable(),
  undone_by: z.string().nullable(),
  problem: z.string().nullable(),
  in_words: z.string(),
});
type Decision = z.infer<typeof decision>;

const output = z.strictObject({
  candidate: z.string(),
  name: z.string(),
  /** Newest first. */
  decisions: z.array(decision),
  /** What the ATS itself says of the end of the candidacy. */
  in_ats: z.string(),
});

type Ports = Pick<ToolPorts, 'ats' | 'ledger' | 'directory'>;

export const explainDecision = ({ ats, ledger, directory }: Ports) =>
  readTool({
    name: 'explain_decision',
    summary:
      'Say why and by whom something was decided about a candidate: who asked, who approved or declined and how, when, the reason, and whether it was undone. For questions such as why somebody was rejected.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: true,
    input: z.strictObject({
      candidate: argument.candidate,
      tool: safeText(64)
        .min(1)
        .describe('Name of one tool, such as reject_candidate; without it, all decisions.')
        .optional(),
    }),
    output,

    async execute({ candidate: id, tool }, { settings: { timeZone: zone } }) {
      const { candidate } = await lookUp(ats, id);
      const found = await decisionsOn(ledger, id, tool === undefined ? deciding : [tool]);
      const names = new Map<string, string>((await directory.users()).map((user) => [user.id, user.name]));
      const decisions = await Promise.all(
        found.map(async (action) =>
          written(action, { approval: await ledger.approvalOf(action.root ?? action.id), names, zone }),
        ),
      );
      return { candidate: id, name: candidate.name, decisions, in_ats: inAts(candidate, zone) };
    },

    summarize: ({ name, decisions: [latest, ...others], in_ats: standing }) =>
      latest === undefined
        ? `Nothing was decided about ${name} here. ${standing}`
        : `${latest.in_words} ${standing}${others.length === 0 ? '' : ` There ${others.length === 1 ? 'is one decision' : `are ${others.length} decisions`} before it.`}`,
  });

async function decisionsOn(
  ledger: Pick<ToolPorts['ledger'], 'actions'>,
  candidate: CandidateId,
  tools: readonly string[],
): Promise<readonly Action[]> {
  const found = await Promise.all(
    tools.map((tool) => ledger.actions({ candidate, tool, effects: ['write'], limit: most })),
  );
  return found
    .flat()
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, most);
}

interface Known {
  readonly approval: Approval | undefined;
  readonly names: ReadonlyMap<string, string>;
  readonly zone: string;
}

const Reasoned = z.object({ reason: z.string().nullable() });
const reasonOf = ({ plan, input }: Action): string | null =>
  Reasoned.safeParse(plan).data?.reason ?? Reasoned.safeParse(input).data?.reason ?? null;

function written(action: Action, known: Known): Decision {
  const { approval, names } = known;
  const who = (id: string | null | undefined): string | null => (id == null ? null : (names.get(id) ?? id));
  return {
    action_id: action.id,
    tool: action.tool,
    summary: action.preview,
    status: action.status,
    asked_by: who(action.requestedBy) ?? action.requestedBy,
    asked_at: action.createdAt.toISOString(),
    via: action.origin.kind,
    reason: reasonOf(action),
    approval: approval === undefined ? null : decided(approval, who(approval.decidedBy)),
    executed_at: action.executedAt?.toISOString() ?? null,
    undone_by: who(action.undoneBy),
    problem: action.problem?.detail ?? null,
    in_words: inWords(action, known),
  };
}

const decided = (approval: Approval, by: string | null): Decision['approval'] => ({
  because: approval.because,
  status: approval.status,
  decided_by: by,
  decided_at: approval.decidedAt?.toISOString() ?? null,
  how: howDecided(approval),
  reason: approval.reason,
});

/** By what act and in which channel, where the approval keeps that. */
const Act = z.object({ act: z.string().nullish(), channel: z.string().nullish() });

function howDecided(approval: Approval): string | null {
  const { act, channel } = Act.safeParse(approval).data ?? {};
  if (act == null) return null;
  return channel == null ? act : `${act} in ${channel}`;
}

function inWords({ preview, requestedBy, createdAt, status, undoneBy, problem }: Action, known: Known): string {
  const { approval, names, zone } = known;
  const who = (id: string | null): string => names.get(id ?? '') ?? id ?? 'Muster';
  const at = (date: Date | null | undefined): string =>
    date == null ? '' : ` on ${timeInWords(date.toISOString(), zone)}`;
  return [
    `${who(requestedBy)} asked for it${at(createdAt)}: ${preview}.`,
    decidedInWords(approval, { who, at }),
    ...(undoneBy === null ? [] : [`${who(undoneBy)} took it back.`]),
    ...(status === 'failed' && problem !== null ? [`It was not done: ${problem.detail}`] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

interface Words {
  readonly who: (id: string | null) => string;
  readonly at: (date: Date | null) => string;
}

function decidedInWords(approval: Approval | undefined, { who, at }: Words): string {
  if (approval === undefined) return 'Nobody had to approve it.';
  const { status, decidedBy, decidedAt, reason, expiresAt } = approval;
  const how = howDecided(approval);
  const by = `${who(decidedBy)}${how === null ? '' : ` (${how})`}`;
  const why = reason === null ? '' : `: ${reason}`;
  switch (status) {
    case 'pending':
      return `Nobody has decided yet; it waits until ${at(expiresAt).replace(' on ', '')}.`;
    case 'approved':
      return `${by} approved it${at(decidedAt)}${why}.`;
    case 'rejected':
      return `${by} declined it${at(decidedAt)}${why}.`;
    case 'expired':
      return 'It expired without a decision.';
    case 'superseded':
      return `${by} put another proposal in its place.`;
    default:
      return status satisfies never;
  }
}

function inAts({ stage, rejection }: Candidate, zone: string): string {
  if (rejection === null) return `The ATS shows them in ${stage}.`;
  const why = rejection.reason === null ? 'without a reason' : `with the reason “${rejection.reason}”`;
  return `The ATS shows them in ${stage} since ${timeInWords(rejection.at, zone)}, ${why}.`;
}
