// Taking back what was done, and deciding on what waits.
import { calls, type Filled, type Filling, lack, open, ordinalIn, wordsOf } from './filling.ts';
import type { DoneCall } from '../focus.ts';
import { whatWaits } from '../tool-kinds.ts';

function undo(filling: Filling, tool: string): Filled {
  const chosen = [filling.known['action'] ?? []].flat();
  if (chosen.length > 0) return calls(...chosen.map((action) => ({ tool, arguments: { action } })));
  const done = filling.focus.done.filter(({ status }) => status === 'executed');
  const latest = filling.focus.done[0];
  if (latest !== undefined && latest.status !== 'executed' && isAnyOf(filling) && !isOfAll(filling))
    return notDone(latest, tool, done);
  const meant = meantOf(done, filling);
  if (meant.length > 0) return takeBack(meant, filling, tool);
  if (filling.focus.done.some(({ status }) => status === 'pending_approval')) return calls(whatWaits);
  const question = done.length === 0 ? 'I have done nothing here that could be taken back.' : 'What shall I take back?';
  return open(tool, {}, lack('action', question));
}

/** The latest of them, or all of the latest turn; “undo that” after two deeds of one message asks which. */
function takeBack(meant: readonly DoneCall[], filling: Filling, tool: string): Filled {
  const words = wordsOf(filling);
  const ofTurn = meant.filter(({ turn }) => turn === meant[0]?.turn);
  const isAll = isOfAll(filling);
  if (!isAll && ofTurn.length > 1 && isAnyOf(filling))
    return open(tool, {}, lack('action', 'Which of them shall I take back?', choicesOf(ofTurn)));
  const many = ofTurn.length > 1 && !words.includes('everything') ? ofTurn : meant;
  const back = isAll ? many : meant.slice(0, 1).flatMap((one) => [...laterMoves(one, filling), one]);
  return calls(...back.map(({ action }) => ({ tool, arguments: { action } })));
}

/** A booking that was moved since goes back by way of its moves, the latest first. */
const laterMoves = ({ tool, arguments: args, turn }: DoneCall, { focus, catalogue }: Filling): readonly DoneCall[] =>
  tool !== 'book_meeting'
    ? []
    : focus.done.filter((one) => {
        const meeting = catalogue.meetings.find(({ id }) => id === one.arguments['meeting']);
        const isMove = one.tool === 'reschedule_meeting' && one.status === 'executed' && one.turn < turn;
        return isMove && (meeting?.candidate ?? undefined) === args['candidate'];
      });

const isOfAll = (filling: Filling): boolean =>
  wordsOf(filling).some((word) => /^(?:all|both|everything|them|those)$/.test(word));

/** By their numbers; what they were is said where the question is put. */
const choicesOf = (done: readonly DoneCall[]) => done.map(({ action }) => ({ label: action, value: action }));

/** “Undo that” after what waits, failed or was refused takes back nothing that came before it. */
function notDone({ status }: DoneCall, tool: string, done: readonly DoneCall[]): Filled {
  if (status === 'pending_approval') return calls(whatWaits);
  const question =
    status === 'draft'
      ? 'That is a draft, and has not left: it can be discarded. Shall I take back something else?'
      : 'The last of it was not done. What shall I take back?';
  return open(tool, {}, lack('action', question, choicesOf(done.slice(0, 5))));
}

/** “Undo that”: of what was done together any may be meant. */
const isAnyOf = (filling: Filling): boolean =>
  usedPeople(filling).length === 0 &&
  ordinalIn(wordsOf(filling)) === undefined &&
  !wordsOf(filling).some((word) => word in deeds || word === 'last');

const usedPeople = ({ spans }: Filling): string[] =>
  spans.flatMap(({ span, place }) =>
    (place === 'in' || place === 'more') && span.kind === 'person' ? [...span.candidates, ...span.users] : [],
  );

/** Those about whoever is named, else those of the last turn that did something, latest first. */
function meantOf(done: readonly DoneCall[], filling: Filling): readonly DoneCall[] {
  const named = usedPeople(filling);
  const about = (one: DoneCall) =>
    Object.values(one.arguments)
      .flat()
      .some((value) => typeof value === 'string' && named.includes(value));
  const ofPeople = named.length > 0 ? done.filter(about) : done;
  const tools = filling.message.tokens.flatMap(({ word }) => deeds[word] ?? []);
  const ofDeed = ofPeople.filter(({ tool }) => tools.includes(tool));
  const meant = ofDeed.length > 0 ? ofDeed : ofPeople;
  const place = ordinalIn(wordsOf(filling));
  const at = place === undefined ? undefined : meant.toReversed().at(place);
  return at === undefined ? meant : [at];
}

/** What a deed is called when it is spoken of. */
const deeds: Readonly<Record<string, readonly string[]>> = {
  rejection: ['reject_candidate'],
  reject: ['reject_candidate'],
  move: ['move_stage'],
  stage: ['move_stage'],
  offer: ['send_offer'],
  note: ['add_note'],
  meeting: ['book_meeting', 'reschedule_meeting'],
  booking: ['book_meeting'],
  interview: ['book_meeting'],
  cancellation: ['cancel_meeting'],
  email: ['send_message', 'send_followup'],
  mail: ['send_message', 'send_followup'],
  message: ['send_message', 'notify_user'],
  sequence: ['start_sequence'],
};

function decide(filling: Filling, tool: string): Filled {
  const waiting = filling.focus.done.filter(
    ({ approval, status }) => approval !== undefined && status === 'pending_approval',
  );
  const meant = meantOf(waiting, filling);
  // What was asked for just now is meant, or what waits for who is named; all else is only shown.
  const latest = meant.filter(({ turn }) => turn === 0);
  const isNamed = usedPeople(filling).length > 0;
  const [only, ...others] = latest.length > 0 || !isNamed ? latest : meant;
  if (others.length > 0 || only?.approval === undefined) return calls(whatWaits);
  return calls({ tool, arguments: { approval: only.approval } });
}

export const fillControl = { undo, decide };
