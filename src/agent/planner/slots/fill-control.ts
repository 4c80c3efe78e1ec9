// Taking back what was done, and deciding on what waits.
import { calls, type Filled, type Filling, open, ordinalIn, wordsOf } from './filling.ts';
import type { Done } from '../focus.ts';

function undo(filling: Filling, tool: string): Filled {
  const done = filling.focus.done.filter(({ status }) => status === 'executed');
  const [only, ...others] = meantOf(done, filling);
  if (only === undefined)
    return open(
      tool,
      {},
      {
        slot: 'action',
        question: done.length === 0 ? 'I have done nothing here that could be taken back.' : 'What shall I take back?',
        choices: [],
      },
    );
  const all = wordsOf(filling).some((word) => /^(?:all|both|everything|them|those)$/.test(word));
  return calls(...(all ? [only, ...others] : [only]).map(({ action }) => ({ tool, arguments: { action } })));
}

const usedPeople = ({ spans }: Filling): string[] =>
  spans.flatMap(({ span, place }) =>
    (place === 'in' || place === 'more') && span.kind === 'person' ? [...span.candidates, ...span.users] : [],
  );

/** Those about whoever is named, else those of the last turn that did something, latest first. */
function meantOf(done: readonly Done[], filling: Filling): readonly Done[] {
  const named = usedPeople(filling);
  const about = (one: Done) =>
    Object.values(one.arguments)
      .flat()
      .some((value) => typeof value === 'string' && named.includes(value));
  const ofPeople = named.length > 0 ? done.filter(about) : done;
  const tools = wordsOf(filling).flatMap((word) => deeds[word] ?? []);
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
  if (others.length > 0) return calls({ tool: 'list_approvals', arguments: {} });
  if (only?.approval === undefined) return calls({ tool: 'list_approvals', arguments: {} });
  return calls({ tool, arguments: { approval: only.approval } });
}

export const fillControl = { undo, decide };
