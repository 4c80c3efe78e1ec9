// explain_decision: who asked for what was done or decided, who decided and how, when, why, how long it took, what was written, and
// whether it still holds.
import { z } from 'zod';
import type { Action, Approval } from '../core/action.ts';
import { safeText } from '../core/json.ts';
import type { ActionQuery } from '../core/ports/ledger.ts';
import type { Candidate } from '../core/records.ts';
import { readTool } from '../core/tool.ts';
import { zonedTimeInWords } from '../services/operations/local-time.ts';
import { periodInWords, rangeOf } from '../services/operations/period.ts';
import { lookUp } from './about.ts';
import { actionInWords, howDecided, reasonOf, tookMinutes, type WordingContext, wordingOf } from './action-in-words.ts';
import * as argument from './arguments.ts';
import type { ToolPorts } from './tool-ports.ts';

/** What decides about a person, where no tool is named. */
const deciding = ['reject_candidate', 'send_offer', 'withdraw_offer', 'move_stage'];
/** Instead of the names of tools: whatever was done. */
const anything = 'any';
const most = 20;
const mostTold = 3;

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
  /** From asking to doing. */
  took_minutes: z.int().nullable(),
  /** The letter, text or note that it was about. */
  wording: z.string().nullable(),
  undone_by: z.string().nullable(),
  problem: z.string().nullable(),
  in_words: z.string(),
});
type Decision = z.infer<typeof decision>;

const output = z.strictObject({
  candidate: z.string().nullable(),
  name: z.string().nullable(),
  /** Newest first. */
  decisions: z.array(decision),
  /** What the ATS itself says of the end of the candidacy; null where it is about no candidate. */
  in_ats: z.string().nullable(),
  /** What was asked for, in words: the colleague, and the period. */
  by: z.string().nullable(),
  period: z.string().nullable(),
});

const toolName = safeText(64).min(1);
const input = z.strictObject({
  candidate: argument.candidate.optional(),
  tool: z
    .union([toolName, z.array(toolName).min(1).max(12)])
    .describe(
      'Names of tools, such as reject_candidate, or “any”; without it, decisions about the candidate, or anything where none is named.',
    )
    .optional(),
  user: argument.user.describe('A colleague who asked for it, decided it or is named in it.').optional(),
  period: argument.period.optional(),
});
type Input = z.infer<typeof input>;

type Ports = Pick<ToolPorts, 'ats' | 'ledger' | 'directory'>;

/**
 * The twenty newest that fit. Throws `candidate_not_found`. Holds reasons and letters, so its text counts as from outside.
 */
export const explainDecision = ({ ats, ledger, directory }: Ports) =>
  readTool({
    name: 'explain_decision',
    summary:
      'Answer a question about what was done or decided: by whom, why, when, who approved or declined it, what was written, whether it was undone.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: true,
    input,
    output,

    async execute(asked, { now, settings: { timeZone: zone } }) {
      const about = asked.candidate === undefined ? undefined : (await lookUp(ats, asked.candidate)).candidate;
      const range = asked.period === undefined ? {} : rangeOf(asked.period, now, zone);
      const found = await actionsOf(ledger, toolsOf(asked), { ...range, ...(about && { candidate: about.id }) });
      const names = new Map<string, string>((await directory.users()).map((user) => [user.id, user.name]));
      const all = await Promise.all(
        found.map(async (action) => ({ action, approval: await ledger.approvalOf(action.root ?? action.id) })),
      );
      return {
        candidate: about?.id ?? null,
        name: about?.name ?? null,
        decisions: all
          .filter((one) => asked.user === undefined || concerns(one, asked.user))
          .map(({ action, approval }) => written(action, { approval, names, zone })),
        in_ats: about === undefined ? null : inAts(about, zone),
        by: asked.user === undefined ? null : (names.get(asked.user) ?? asked.user),
        period: asked.period === undefined ? null : periodInWords(asked.period, zone),
      };
    },

    summarize: (answer) =>
      [
        ...(answer.decisions.length === 0
          ? [noneInWords(answer)]
          : answer.decisions.slice(0, mostTold).map(({ in_words: words }) => words)),
        ...(answer.in_ats === null ? [] : [answer.in_ats]),
        ...othersInWords(answer),
      ].join(' '),
  });

function noneInWords({ name, by, period }: z.infer<typeof output>): string {
  const about = name === null ? '' : ` about ${name}`;
  return `Nothing of that kind was done${by === null ? '' : ` by ${by}`}${about} here${period === null ? '' : ` ${period}`}.`;
}

function othersInWords({ decisions, period }: z.infer<typeof output>): string[] {
  const others = decisions.length - mostTold;
  const span = period === null ? '' : ` ${period}`;
  return others <= 0 ? [] : [`There ${others === 1 ? 'is one more' : `are ${others} more`} before that${span}.`];
}

/** Undefined where every one counts. */
function toolsOf({ candidate, tool, user }: Input): readonly string[] | undefined {
  if (tool === undefined) return candidate === undefined || user !== undefined ? undefined : deciding;
  const tools = [tool].flat();
  return tools.includes(anything) ? undefined : tools;
}

async function actionsOf(
  ledger: Pick<ToolPorts['ledger'], 'actions'>,
  tools: readonly string[] | undefined,
  query: Pick<ActionQuery, 'candidate' | 'from' | 'to'>,
): Promise<readonly Action[]> {
  const found = await Promise.all(
    (tools ?? [undefined]).map((tool) =>
      ledger.actions({ ...query, ...(tool === undefined ? {} : { tool }), effects: ['write'], limit: most }),
    ),
  );
  return found
    .flat()
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, most);
}

const concerns = ({ action, approval }: { action: Action; approval: Approval | undefined }, user: string): boolean =>
  [
    action.requestedBy,
    action.undoneBy,
    approval?.decidedBy,
    ...Object.values(action.input).flatMap((value) => (Array.isArray(value) ? value : [value])),
  ].includes(user);

function written(action: Action, told: WordingContext): Decision {
  const { approval, names } = told;
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
    took_minutes: tookMinutes(action),
    wording: wordingOf(action),
    undone_by: who(action.undoneBy),
    problem: action.problem?.detail ?? null,
    in_words: actionInWords(action, told),
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

function inAts({ stage, rejection }: Candidate, zone: string): string {
  if (rejection === null) return `The ATS shows them in ${stage}.`;
  const why = rejection.reason === null ? 'without a reason' : `with the reason “${rejection.reason}”`;
  return `The ATS shows them in ${stage} since ${zonedTimeInWords(rejection.at, zone)}, ${why}.`;
}
