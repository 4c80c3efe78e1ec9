// The shape of a cue: a pattern that means an intent, how surely, and what must stand beside it.

export type Cue =
  | 'person'
  | 'user'
  | 'stage'
  | 'time'
  | 'money'
  | 'template'
  | 'meeting'
  /** A meeting that stands is named by its title. */
  | 'title'
  | 'payload'
  | 'code'
  | 'filter'
  | 'duration'
  | 'approval';

export type Intent =
  | 'find_candidates'
  | 'show_candidate'
  | 'move_stage'
  | 'reject_candidate'
  | 'send_offer'
  | 'withdraw_offer'
  | 'book_meeting'
  | 'reschedule_meeting'
  | 'cancel_meeting'
  | 'find_free_slots'
  | 'send_followup'
  | 'send_message'
  | 'add_note'
  | 'log_crm'
  | 'notify_user'
  | 'score_candidate'
  | 'translate_mos'
  | 'start_sequence'
  | 'stop_sequence'
  | 'morning_brief'
  | 'show_metrics'
  | 'list_approvals'
  | 'list_actions'
  | 'integration_health'
  | 'run_sync'
  | 'approve_action'
  | 'decline_action'
  | 'undo_action';

export interface Command {
  readonly intent: Intent;
  readonly pattern: RegExp;
  readonly weight: number;
  readonly with?: readonly Cue[];
  readonly without?: readonly Cue[];
}
