// Every intent and who takes its orders.
import type { Intent } from '../../../../nlp/intents.ts';
import { move, reject, score, show } from './candidates.ts';
import { actions, approvals, approve, brief, decline, find, health, metrics, translate } from './control.ts';
import { findSlots } from './free-times/by-clause.ts';
import { book } from './new-meetings/by-clause.ts';
import { cancel, reschedule } from './standing-meetings/by-clause.ts';
import { followUp, message, notify } from './texts/messages.ts';
import { logEntry, note } from './texts/notes.ts';
import { offer, withdrawOffer } from './offers.ts';
import type { TakeOrder } from './order.ts';
import { startSequence, stopSequence } from './sequences.ts';
import { sync } from './sync.ts';
import { undo } from './undo.ts';

export const orders: Readonly<Record<Intent, TakeOrder>> = {
  find_candidates: find,
  show_candidate: show,
  move_stage: move,
  reject_candidate: reject,
  send_offer: offer,
  withdraw_offer: withdrawOffer,
  book_meeting: book,
  reschedule_meeting: reschedule,
  cancel_meeting: cancel,
  find_free_slots: findSlots,
  send_followup: followUp,
  send_message: message,
  add_note: note,
  log_crm: logEntry,
  notify_user: notify,
  score_candidate: score,
  translate_mos: translate,
  start_sequence: startSequence,
  stop_sequence: stopSequence,
  morning_brief: brief,
  show_metrics: metrics,
  list_approvals: approvals,
  list_actions: actions,
  integration_health: health,
  run_sync: sync,
  approve_action: approve,
  decline_action: decline,
  undo_action: undo,
};
