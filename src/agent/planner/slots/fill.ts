// The fifth step: from an order and its spans to calls, or to the question about the first thing that lacks.
import type { ReadCall } from '../../ask.ts';
import { calls, type Filled, type Filling } from './filling.ts';
import { fillMeeting } from './fill-meetings.ts';
import { fillPerson } from './fill-people.ts';
import { fillWords } from './fill-words.ts';
import { fillRead } from './fill-reads.ts';
import { fillControl } from './fill-control.ts';

const fillers: Readonly<Record<string, (filling: Filling, tool: string) => Filled>> = {
  move_stage: fillPerson.move,
  reject_candidate: fillPerson.reject,
  send_offer: fillPerson.offer,
  withdraw_offer: fillPerson.plain,
  show_candidate: fillPerson.plain,
  score_candidate: fillPerson.plain,
  send_message: fillWords.written,
  add_note: fillWords.written,
  log_crm: fillWords.written,
  notify_user: fillWords.told,
  send_followup: fillWords.followUp,
  start_sequence: fillPerson.sequence,
  stop_sequence: fillPerson.sequence,
  book_meeting: fillMeeting.book,
  reschedule_meeting: fillMeeting.reschedule,
  cancel_meeting: fillMeeting.cancel,
  find_free_slots: fillMeeting.free,
  find_candidates: fillRead.find,
  translate_mos: fillRead.code,
  run_sync: fillRead.sync,
  show_metrics: fillRead.period,
  list_actions: fillRead.period,
  undo_action: fillControl.undo,
  approve_action: fillControl.decide,
  decline_action: fillControl.decide,
};

export function fill(filling: Filling): Filled {
  const { tool } = filling.order;
  const filler = fillers[tool];
  const filled = filler === undefined ? calls({ tool, arguments: {} }) : filler(filling, tool);
  return filling.variant === 'instead' && filled.kind === 'calls' ? insteadOf(filling, filled.calls) : filled;
}

/** “Sorry, I meant Lee”: what was done is taken back first. */
function insteadOf({ focus, order }: Filling, made: readonly ReadCall[]): Filled {
  const before = focus.done.find(({ tool, status }) => tool === order.tool && status === 'executed');
  return calls(
    ...(before === undefined ? [] : [{ tool: 'undo_action', arguments: { action: before.action } }]),
    ...made,
  );
}
