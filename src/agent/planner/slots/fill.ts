// The fifth step: from an order and its spans to calls, or to the question about the first thing that lacks.
import type { ReadCall } from '../../ask.ts';
import { calls, type Filled, type Filling } from './filling.ts';
import { fillMeeting } from './fill-meetings.ts';
import { fillInterviews } from './fill-interviews.ts';
import { fillPerson } from './fill-people.ts';
import { fillWords } from './fill-words.ts';
import { fillRead } from './fill-reads.ts';
import { fillControl } from './fill-control.ts';
import { secondLook } from './second-look.ts';

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

/** Of labels that words give. */
const variants: Readonly<Record<string, (filling: Filling) => Filled>> = {
  'book_meeting/invite': fillInterviews.invite,
  'book_meeting/each': fillInterviews.schedule,
  'reschedule_meeting/replace': fillInterviews.replace,
  'reschedule_meeting/room': fillInterviews.room,
  'reschedule_meeting/all': fillInterviews.moveAll,
  'cancel_meeting/all': fillInterviews.cancelAll,
  'stop_sequence/feedback': fillInterviews.feedback,
  'move_stage/hired': (filling) => fillPerson.hire(filling, 'move_stage'),
  'start_sequence/no-show': (filling) => fillPerson.noShow(filling, 'start_sequence'),
  'stop_sequence/consent': fillPerson.consent,
  'send_message/text': (filling) => fillWords.written(filling, 'send_text'),
};

export function fill(filling: Filling): Filled {
  const { tool } = filling.order;
  const filler = variants[`${tool}/${filling.variant}`] ?? fillers[tool];
  if (filler === undefined) return calls({ tool, arguments: {} });
  const filled = looking(filling, (one) => filler(one, tool));
  return filling.variant === 'instead' && filled.kind === 'calls' ? insteadOf(filling, filled) : filled;
}

const mostLooks = 3;

/** What lacks is looked for among what is named beside; the question stays where nothing is found. */
function looking(filling: Filling, fillOne: (filling: Filling) => Filled): Filled {
  const first = fillOne(filling);
  let [filled, given] = [first, filling];
  for (let look = 1; look <= mostLooks && filled.kind === 'open' && filled.open.choices.length < 2; look += 1) {
    const more = secondLook(given, filled);
    if (more === undefined) return first;
    given = more;
    filled = fillOne(given);
    if (filled.kind === 'calls') return { ...filled, guessed: look };
  }
  return first;
}

/** “Sorry, I meant Lee”: what was done is taken back first. */
function insteadOf({ focus, order }: Filling, filled: Extract<Filled, { kind: 'calls' }>): Filled {
  const before = focus.done.find(({ tool, status }) => tool === order.tool && status === 'executed');
  const undoing: ReadCall[] =
    before === undefined ? [] : [{ tool: 'undo_action', arguments: { action: before.action } }];
  return { ...filled, calls: [...undoing, ...filled.calls] };
}
