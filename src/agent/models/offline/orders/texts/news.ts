// “Let her know”, “tell Joris about it”: what was just done, put into words for whom it concerns. A candidate is only told of a
// meeting of their own; what else was decided about them is for the recruiter to word.
import { addressOf } from '../../../../../services/operations/greeting.ts';
import { z } from 'zod';
import type { Candidate, User } from '../../../../../core/records.ts';
import { fixedTime } from '../../../../time-words.ts';
import type { Deed } from '../../context/deeds.ts';
import type { Known } from '../../named/known.ts';
import type { Order } from '../order.ts';
import { type HeldMeeting, justDone, leavesWords, meetingsSpokenOf } from './just-done.ts';

const Args = z.looseObject({
  candidate: z.string().optional(),
  stage: z.string().optional(),
  text: z.string().optional(),
  meeting: z.string().optional(),
  with: z.array(z.string()).optional(),
  start: z.string().optional(),
  duration_minutes: z.number().optional(),
});
type Args = z.infer<typeof Args>;

/** Undefined where nothing was done that a colleague could be told of in one breath. */
export async function newsFor(user: User, order: Order): Promise<string | undefined> {
  if (!leavesWords(order)) return undefined;
  const { known } = order;
  const deeds = await justDone(order);
  const meetings = deeds.length === 0 ? [] : await meetingsSpokenOf(known);
  const sentences = deeds.map(({ call, waits }) =>
    toColleague(call, { user, meetings, known, words: waits ? ordered : ofCandidate }),
  );
  const told = sentences.filter((sentence) => sentence !== undefined);
  return told.length === 0 || told.length < sentences.length ? undefined : told.join(' ');
}

/** A colleague is told of orders that the same message gives: these may still wait for somebody. */
export async function newsOf(calls: readonly Call[], user: User, known: Known): Promise<string | undefined> {
  const meetings = await meetingsSpokenOf(known);
  const sentences = calls.map((call) => toColleague(call, { user, meetings, known, words: ordered }));
  const told = sentences.filter((sentence) => sentence !== undefined);
  return told.length === 0 || told.length < sentences.length ? undefined : told.join(' ');
}

interface Telling {
  readonly user: User;
  readonly meetings: readonly HeldMeeting[];
  readonly known: Known;
  readonly words: typeof ofCandidate;
}

const ofCandidate: Readonly<Record<string, (name: string, said: Args) => string>> = {
  move_stage: (name, { stage }) => `${name} is now in ${stage ?? 'the next stage'}.`,
  reject_candidate: (name) => `${name} is rejected.`,
  send_offer: (name) => `${name} gets the offer.`,
  send_followup: (name) => `${name} has been written to.`,
  send_message: (name) => `${name} has been written to.`,
  add_note: (name, { text = '' }) => `There is a note on ${name}: “${text}”`,
  start_sequence: (name) => `${name} now gets the follow-up sequence.`,
  stop_sequence: (name) => `${name} gets no more of the follow-up sequence.`,
};

const ordered: typeof ofCandidate = {
  move_stage: (name, { stage }) => `${name} goes to ${stage ?? 'the next stage'}.`,
  reject_candidate: (name) => `${name} is to be rejected.`,
  send_offer: (name) => `${name} is to get an offer.`,
  send_followup: (name) => `${name} is written to.`,
  add_note: (name, { text = '' }) => `There is a note on ${name}: “${text}”`,
  start_sequence: (name) => `${name} now gets the follow-up sequence.`,
  stop_sequence: (name) => `${name} gets no more of the follow-up sequence.`,
};

type Call = Pick<Deed['call'], 'tool' | 'arguments'>;

function toColleague({ tool, arguments: given }: Call, telling: Telling): string | undefined {
  const args = Args.safeParse(given).data;
  if (args === undefined) return undefined;
  const words = telling.words[tool];
  if (words === undefined) return ofMeeting(tool, args, telling);
  const name = telling.known.names.candidates.byId(args.candidate ?? '')?.name;
  return name === undefined ? undefined : words(name, args);
}

interface Held {
  readonly title: string;
  readonly when: string;
  readonly about: string | undefined;
  readonly whom: string;
}

/** The meeting of a deed in words; undefined where it is unknown. */
function heldIn(args: Args, meetings: readonly HeldMeeting[], known: Known): Held | undefined {
  const meeting = meetings.find(({ id }) => id === args.meeting);
  const start = args.start ?? meeting?.start;
  if (start === undefined) return undefined;
  return { title: meeting?.title ?? 'meeting', when: fixedTime(new Date(start), known.world.timeZone), ...whoIn() };

  function whoIn(): Pick<Held, 'about' | 'whom'> {
    const candidate = args.candidate ?? meeting?.candidate ?? '';
    return {
      about: known.names.candidates.byId(candidate)?.name,
      whom: namesOf(args.with ?? meeting?.with ?? [], known),
    };
  }
}

const namesOf = (users: readonly string[], { names }: Known): string =>
  users.flatMap((id) => names.users.byId(id)?.name ?? []).join(' and ');

function ofMeeting(tool: string, args: Args, { user, meetings, known }: Telling): string | undefined {
  const held = heldIn(args, meetings, known);
  if (held === undefined) return undefined;
  const { title, when, about, whom } = held;
  const behind = about === undefined ? '' : ` about ${about}`;
  const what = about === undefined || title.includes(about) ? `“${title}”` : `“${title}” with ${about}`;
  const sentences: Readonly<Record<string, string>> = {
    book_meeting: `A meeting with ${whom.replace(user.name, 'you')}${behind} is booked for ${when}.`,
    reschedule_meeting: `${what} is now on ${when}.`,
    cancel_meeting: `${what} on ${when} is cancelled.`,
  };
  return sentences[tool];
}

/** For the candidate whose meeting was just booked, moved or cancelled. */
export async function newsForCandidate(candidate: Candidate, order: Order): Promise<string | undefined> {
  if (!leavesWords(order)) return undefined;
  const [deed, ...others] = await justDone(order);
  return deed === undefined || others.length > 0
    ? undefined
    : toCandidate(deed.call, candidate, { known: order.known, meetings: await meetingsSpokenOf(order.known) });
}

/** A candidate is told of the one meeting of their own that the same message books, moves or cancels. */
export async function newsOfOwnMeeting(
  calls: readonly Call[],
  candidate: Candidate,
  known: Known,
): Promise<string | undefined> {
  const [only, ...others] = calls.filter(({ tool }) => wordsFor[tool] !== undefined);
  const isOrdered = calls.every(({ tool }) => wordsFor[tool] !== undefined || tool === 'move_stage');
  if (only === undefined || others.length > 0 || !isOrdered) return undefined;
  return toCandidate(only, candidate, { known, meetings: await meetingsSpokenOf(known) });
}

function toCandidate(
  { tool, arguments: given }: Call,
  { name }: Candidate,
  { known, meetings }: Pick<Telling, 'known' | 'meetings'>,
): string | undefined {
  const args = Args.safeParse(given).data;
  const held = args === undefined ? undefined : heldIn(args, meetings, known);
  const says = wordsFor[tool];
  if (held?.about !== name || says === undefined) return undefined;
  return `Hi ${addressOf(name)}, your meeting with ${held.whom} ${says(held.when)}.`;
}

const wordsFor: Readonly<Record<string, (when: string) => string>> = {
  book_meeting: (when) => `is on ${when}`,
  reschedule_meeting: (when) => `is now on ${when}`,
  cancel_meeting: (when) => `on ${when} will not take place`,
};
