// What somebody is to be told of, where the words are left to whoever writes: what was done last, “about Lin” what was done for her,
// “about both” what was done in the last two messages. That somebody was told of it meanwhile is passed over.
import { z } from 'zod';
import { meetingSpan } from '../../../../../services/operations/resolve/events.ts';
import { saysOfWhat, tellsOfIt } from '../../../../../nlp/lexicon/talk.ts';
import { deedsOf } from '../../context/deeds.ts';
import type { Dialogue, PastCall, PastTurn } from '../../context/dialogue.ts';
import { waitingIn } from '../../context/waiting.ts';
import type { Known } from '../../named/known.ts';
import type { Order } from '../order.ts';

export interface Done {
  readonly call: PastCall;
  /** Place of the turn in which it was done. */
  readonly turn: number;
  /** It was asked for, and is still to be approved. */
  readonly waits: boolean;
}

/** Turns back in which it was done, and those in which it was done for whoever is named. */
const near = 2;
const nearNamed = 4;

/** Whether the words are left to whoever writes. */
export function leavesWords(order: Order): boolean {
  const { payload, clause, people } = order.reading;
  if (payload !== undefined) return false;
  const topical = topicsOf(order).reduce((text, { words }) => text.replace(words, ' about it'), clause.said);
  const said = people.reduce((text, { text: name }) => text.replace(name, 'somebody'), topical);
  return tellsOfIt.test(said) && saysOfWhat.test(said);
}

/** “Tell Yuki about Lin”: the candidates behind the “about”. */
const topicsOf = ({ reading: { people, text } }: Pick<Order, 'reading'>): readonly { id: string; words: string }[] =>
  people.flatMap(({ candidates, start, end }) => {
    const before = /\s(?:about|regarding)\s+$/iu.exec(text.slice(0, start))?.[0];
    return before === undefined || candidates.kind !== 'one'
      ? []
      : [{ id: candidates.person.id, words: before + text.slice(start, end) }];
  });

const tellings: ReadonlySet<string> = new Set(['notify_user', 'send_message']);
/** In words that stood in no message. */
const isTelling = ({ said, calls }: PastTurn): boolean =>
  calls.length > 0 &&
  calls.every(
    ({ tool, arguments: { text } }) => tellings.has(tool) && typeof text === 'string' && !said.includes(text),
  );

/** In the order in which it was done; empty where nothing was done that the words may mean. */
export async function justDone(order: Order): Promise<readonly Done[]> {
  const { dialogue, known } = order;
  const all = (await allDone(dialogue, known)).filter(({ turn }) => {
    const done = dialogue.earlier[turn];
    return done === undefined || !isTelling(done);
  });
  const [topic] = topicsOf(order);
  if (topic !== undefined) {
    const meetings = await meetingsSpokenOf(known);
    const isOn = ({ arguments: args }: PastCall): boolean =>
      args['candidate'] === topic.id || meetings.find(({ id }) => id === args['meeting'])?.candidate === topic.id;
    return all.filter(({ call, turn }) => isRecent(turn, nearNamed, dialogue) && isOn(call)).slice(-1);
  }
  const last = all.at(-1);
  if (last === undefined || !isRecent(last.turn, near, dialogue)) return [];
  const together = all.filter(({ turn }) => turn === last.turn);
  return ofBoth.test(order.reading.clause.said) ? bothOf(all, together) : together;
}

const ofBoth = /\babout both\b/iu;

/** Two that were done together, or one after the other. */
function bothOf(all: readonly Done[], together: readonly Done[]): readonly Done[] {
  if (together.length > 1) return together.length === 2 ? together : [];
  const two = all.slice(-2);
  const [first] = two;
  return two.length === 2 && all.filter(({ turn }) => turn === first?.turn).length === 1 ? two : [];
}

async function allDone(dialogue: Dialogue, known: Known): Promise<readonly Done[]> {
  const deeds = (await deedsOf(dialogue, known)).map(({ call, turn }): Done => ({ call, turn, waits: false }));
  const waiting = (await waitingIn(dialogue, known)).map(({ call, turn }): Done => ({ call, turn, waits: true }));
  return [...deeds, ...waiting].toSorted((a, b) => a.turn - b.turn);
}

/** Turns in which somebody was only told of it do not count. */
const isRecent = (turn: number, most: number, { earlier }: Dialogue): boolean =>
  earlier.slice(turn + 1).filter((one) => !isTelling(one)).length < most;

const HeldMeeting = z.looseObject({
  id: z.string(),
  title: z.string(),
  with: z.array(z.string()),
  candidate: z.string().nullable(),
  start: z.string(),
});
export type HeldMeeting = z.infer<typeof HeldMeeting>;
const Cancelled = z.looseObject({ meeting: HeldMeeting });

/** Those that stand, and those that were cancelled lately: no calendar shows them, but the ledger does. */
export async function meetingsSpokenOf({ world }: Known): Promise<readonly HeldMeeting[]> {
  const cancelled = (await world.recentActions()).flatMap(({ tool, plan }) =>
    tool === 'cancel_meeting' ? (Cancelled.safeParse(plan).data?.meeting ?? []) : [],
  );
  return [...(await world.meetings(meetingSpan(world.now))), ...cancelled];
}
