// One call as a sentence. Tools that need no words of their own are told by the line that the gate gave.
import { z } from 'zod';
import type { CallResult } from '../../../call-result.ts';
import type { PastCall } from '../dialogue.ts';
import { overviewOf } from './overview.ts';
import type { Teller } from './teller.ts';

type Done = Extract<CallResult, { kind: 'action' }>;

export function sentenceFor(call: PastCall, tell: Teller): string {
  const { result } = call;
  if (result === undefined || result.kind === 'question') return '';
  if (result.kind === 'problem') return `I could not do that: ${result.problem.detail}`;
  switch (result.status) {
    case 'pending_approval':
      return waiting(call, result, tell);
    case 'executed':
    case 'partially_executed':
      return result.effect === 'write'
        ? `${deed(call, result, tell)}${until(result, tell)}`
        : overviewOf(call, result, tell);
    default:
      return result.summary;
  }
}

function waiting(call: PastCall, { approval, preview }: Done, tell: Teller): string {
  const who =
    approval === undefined || approval.approvers.length === 0
      ? 'an admin'
      : `${tell.people(approval.approvers)} or an admin`;
  return `${intention(call, tell) ?? preview} – this waits for approval by ${who}; nothing has happened yet.`;
}

function intention({ tool, arguments: args }: PastCall, tell: Teller): string | undefined {
  const who = tell.candidate(args);
  if (tool === 'reject_candidate') return `Rejecting ${who}`;
  if (tool === 'send_offer')
    return `The offer to ${who}${typeof args['salary'] === 'number' ? ` (${args['salary'].toLocaleString('en-US')})` : ''}`;
  return undefined;
}

const Move = z.object({ from: z.string(), to: z.string() });
const Booking = z.object({ start: z.string(), duration_minutes: z.number().optional() });

type Wording = (call: PastCall, result: Done, tell: Teller) => string | undefined;

const deeds: Readonly<Record<string, Wording>> = {
  move_stage({ arguments: args }, { plan }, tell) {
    const move = Move.safeParse(plan).data;
    return move === undefined ? undefined : `${tell.candidate(args)} moved from ${move.from} to ${move.to}.`;
  },
  book_meeting({ arguments: args }, _, tell) {
    const booking = Booking.safeParse(args).data;
    if (booking === undefined) return undefined;
    const about = args['candidate'] === undefined ? '' : ` about ${tell.candidate(args)}`;
    const length = `${booking.duration_minutes ?? 30} minutes`;
    return `Booked ${length} with ${tell.people(args['with'])}${about}, ${tell.time(booking.start)}.`;
  },
  reschedule_meeting({ arguments: args }, _, tell) {
    const booking = Booking.safeParse(args).data;
    return booking === undefined ? undefined : `Moved the meeting to ${tell.time(booking.start)}.`;
  },
  add_note: ({ arguments: args }, _, tell) => `Added your note to ${tell.candidate(args)}.`,
  notify_user: ({ arguments: args }, _, tell) => `Told ${tell.people(args['user'])}.`,
  send_message: ({ arguments: args }, _, tell) => `Wrote to ${tell.candidate(args)}.`,
  reject_candidate: ({ arguments: args }, _, tell) => `Rejected ${tell.candidate(args)}.`,
  send_followup: ({ arguments: args }, result, tell) =>
    followUps(args['candidate'] === undefined ? undefined : tell.candidate(args), result),
};

/** What has no words of its own is told by the gate's line. */
const deed = (call: PastCall, result: Done, tell: Teller): string =>
  deeds[call.tool]?.(call, result, tell) ?? result.summary;

function followUps(who: string | undefined, { members, summary, status }: Done): string {
  if (who !== undefined) return `Followed up with ${who}.`;
  if (members === undefined) return summary;
  if (members.length === 0) return 'Nobody fits that description, so nobody was written to.';
  const sent = members.filter((member) => member.status === 'executed').length;
  return status === 'executed' ? `Followed up with ${sent} ${sent === 1 ? 'person' : 'people'}.` : summary;
}

function until({ undo_until: at }: Done, tell: Teller): string {
  return at === undefined || tell.tone === 'brief'
    ? ''
    : ` It leaves ${tell.leaves(at)}; until then I can take it back.`;
}
