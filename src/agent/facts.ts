// What a turn came to, from what the gate answered to its calls: set apart from the words of the answer, whoever planned.
import type { Fact } from '../core/fact.ts';
import type { TurnCall } from '../core/ports/conversations.ts';
import type { User } from '../core/records.ts';
import { CallResult } from './call-result.ts';
import { isDecisionRecord } from './words/decision-record.ts';
import { listedIn, mostListed } from './words/shown-approvals.ts';

type ActionResult = Extract<CallResult, { kind: 'action' }>;
type Called = Pick<TurnCall, 'tool' | 'result'>;

const nothingChanged = 'Nothing was changed.';

/** `users`: for the names of those who are waited for. */
export function factsOf(calls: readonly Called[], users: readonly Pick<User, 'id' | 'name'>[]): readonly Fact[] {
  const facts = calls.flatMap((call) => factsOfCall(call, users));
  const isChanged = calls.some(({ result }) => hasEffect(CallResult.parse(result)));
  return isChanged ? facts : [...facts, { kind: 'unchanged', text: nothingChanged }];
}

/** Something was done, taken back, decided or waits now. */
function hasEffect(result: CallResult): boolean {
  if (result.kind !== 'action' || result.effect === 'read') return false;
  return result.status !== 'failed' && !(result.effect === 'write' && isEmptyGroup(result));
}

const isEmptyGroup = ({ members }: ActionResult): boolean => members?.length === 0;

function factsOfCall(call: Called, users: readonly Pick<User, 'id' | 'name'>[]): Fact[] {
  const result = CallResult.parse(call.result);
  if (result.kind === 'question') return [{ kind: 'asked', text: result.question }];
  if (result.kind === 'problem') {
    const { detail, attempt } = result.problem;
    return [{ kind: 'refused', text: detail, ...(attempt === undefined ? {} : { actionId: attempt.action_id }) }];
  }
  if (result.effect === 'read') return call.tool === 'list_approvals' ? waitingOf(result) : [];
  if (result.status === 'pending_approval')
    return [
      {
        kind: 'waiting',
        text: `${result.preview}${result.preview.includes('\n') ? '\n' : '. '}${waitsFor(result, users)}`,
        actionId: result.action_id,
      },
    ];
  if (result.draft !== undefined)
    return [{ kind: 'waiting', text: draftWaits(result.draft), actionId: result.action_id }];
  const kind = result.status === 'failed' ? 'refused' : 'done';
  const text = isDecisionRecord(call.tool) ? `${leads[call.tool] ?? ''}${result.summary}` : withoutLead(result.summary);
  return [{ kind, text, actionId: result.action_id }];
}

/** Every reader shows the kind of a fact before it: “Done” is said once. */
const withoutLead = (summary: string): string => summary.replace(/^Done: /, '');

function draftWaits({ to, subject, letters = [], letters_total: total }: NonNullable<ActionResult['draft']>): string {
  if (to !== undefined) return `Draft to ${to}: “${subject ?? ''}”. Nothing is sent until you send it.`;
  return `Drafts to ${total ?? letters.length} people: “${letters[0]?.subject ?? ''}”. Nothing is sent until you send them.`;
}

const leads: Readonly<Record<string, string>> = { approve_action: 'Approved. ' };

function waitsFor({ approval }: ActionResult, users: readonly Pick<User, 'id' | 'name'>[]): string {
  const names = (approval?.approvers ?? []).map((id) => users.find((user) => user.id === id)?.name ?? id);
  const people = names.length === 0 ? 'an admin' : `${names.join(', ')} or an admin`;
  return `It waits for ${people}; nothing has happened yet.`;
}

function waitingOf(result: ActionResult): Fact[] {
  const listed = listedIn(result);
  const more = listed.length - mostListed;
  return [
    ...listed
      .slice(0, mostListed)
      .map(({ preview, action_id: actionId }): Fact => ({ kind: 'waiting', text: preview, actionId })),
    ...(more > 0 ? [{ kind: 'waiting' as const, text: `… and ${more} more` }] : []),
  ];
}
