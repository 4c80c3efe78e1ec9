// One call as a sentence or two: what was done (before → after), what waits for whom, what a decision came to.
import { z } from 'zod';
import type { CallResult } from '../../call-result.ts';
import type { PastCall } from '../dialogue.ts';
import { wordingOf } from './deeds-in-words.ts';
import { overviewOf } from './overview.ts';
import type { Teller } from './teller.ts';

type ActionResult = Extract<CallResult, { kind: 'action' }>;

export function sentenceFor(call: PastCall, tell: Teller): string {
  const { result } = call;
  if (result === undefined || result.kind === 'question') return '';
  if (result.kind === 'problem') return `I could not do that: ${result.problem.detail}`;
  switch (result.status) {
    case 'pending_approval':
      return waiting(call, result, tell);
    case 'executed':
    case 'partially_executed':
      return executed(call, result, tell);
    default:
      return result.summary;
  }
}

function executed(call: PastCall, result: ActionResult, tell: Teller): string {
  if (result.effect === 'control') return decided(call, result, tell);
  return result.effect === 'write'
    ? `${deed(call, result, tell)}${until(result, tell)}`
    : overviewOf(call, result, tell);
}

function waiting({ tool, arguments: args }: PastCall, { approval, preview, plan }: ActionResult, tell: Teller): string {
  const who =
    approval === undefined || approval.approvers.length === 0
      ? 'an admin'
      : `${tell.people(approval.approvers)} or an admin`;
  const what = wordingOf(tool).wish?.({ arguments: args, plan }, tell) ?? preview;
  return `${capital(what)} – this waits for approval by ${who}; nothing has happened yet.`;
}

/** What has no words of its own is told by the gate's line. */
const deed = ({ tool, arguments: args }: PastCall, result: ActionResult, tell: Teller): string =>
  wordingOf(tool).done?.({ arguments: args, plan: result.plan }, tell) ?? toGroup(result, tell) ?? result.summary;

const fewNames = 4;

function toGroup({ members, status }: ActionResult, tell: Teller): string | undefined {
  if (members === undefined) return undefined;
  if (members.length === 0) return 'Nobody fits that description, so nobody was written to.';
  if (status !== 'executed') return undefined;
  const names = members.flatMap(({ candidate }) => (candidate === null ? [] : [tell.candidate({ candidate })]));
  return `I followed up with ${names.length <= fewNames ? tell.listed(names) : `${members.length} people`}.`;
}

function until({ undo_until: at, members }: ActionResult, tell: Teller): string {
  if (at === undefined || tell.tone === 'brief' || members?.length === 0) return '';
  return members === undefined || members.length === 1
    ? ` The e-mail leaves ${tell.leaves(at)}; until then I can take it back.`
    : ` The e-mails leave ${tell.leaves(at)}; until then I can take them back.`;
}

const Decision = z.object({ action_id: z.string(), tool: z.string(), status: z.string(), summary: z.string() });

/** What was decided on is told by its own plan, which the ledger holds. */
function decided({ tool }: PastCall, { result, summary }: ActionResult, tell: Teller): string {
  const decision = Decision.safeParse(result).data;
  const action = decision === undefined ? undefined : tell.action(decision.action_id);
  if (decision === undefined || action === undefined) return summary;
  const told = { arguments: action.input, plan: action.plan ?? undefined };
  const wording = wordingOf(action.tool);
  const sentences = {
    'approve_action executed': () => before('Approved: ', wording.done?.(told, tell)),
    'decline_action rejected': () =>
      before(
        `All right, ${wording.wish?.(told, tell) ?? lowered(action.preview)} is off; `,
        'nothing was sent or changed.',
      ),
    'undo_action undone': () => wording.undone?.(told, tell) ?? `Taken back: ${lowered(action.preview)}.`,
  } satisfies Record<string, () => string | undefined>;
  const [, tellIt] = Object.entries(sentences).find(([key]) => key === `${tool} ${decision.status}`) ?? [];
  return tellIt?.() ?? decision.summary;
}

const before = (lead: string, sentence: string | undefined): string | undefined =>
  sentence === undefined ? undefined : `${lead}${sentence}`;
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const lowered = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
