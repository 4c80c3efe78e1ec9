// “Let her know”, “tell Joris about it”: what was ordered just before, put into words for whom it concerns. A candidate is told of a
// meeting of their own only; what else was decided about them is for people to word.
import { z } from 'zod';
import { addressOf } from '../../../services/operations/greeting.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ReadCall } from '../../ask.ts';
import { fixedTime } from '../../time-words.ts';
import type { Filling } from './filling.ts';

const Args = z.looseObject({
  candidate: z.string().optional(),
  stage: z.string().optional(),
  text: z.string().optional(),
  meeting: z.string().optional(),
  with: z.array(z.string()).optional(),
  start: z.string().optional(),
});
type Args = z.infer<typeof Args>;
type Words = Readonly<Record<string, (name: string, said: Args) => string>>;

const said: Words = {
  send_followup: (name) => `${name} is written to.`,
  add_note: (name, { text = '' }) => `There is a note on ${name}: “${text}”`,
  start_sequence: (name) => `${name} now gets the follow-up sequence.`,
  stop_sequence: (name) => `${name} gets no more of the follow-up sequence.`,
};
/** What was ordered in the same message may still wait for somebody. */
const ordered: Words = {
  ...said,
  move_stage: (name, { stage }) => `${name} goes to ${stage ?? 'the next stage'}.`,
  reject_candidate: (name) => `${name} is to be rejected.`,
  send_offer: (name) => `${name} is to get an offer.`,
};
const done: Words = {
  ...said,
  move_stage: (name, { stage }) => `${name} is now in ${stage ?? 'the next stage'}.`,
  send_message: (name) => `${name} has been written to.`,
};

/** Undefined where nothing was ordered that a colleague could be told of in one breath. */
export function newsFor(user: string, filling: Filling): string | undefined {
  const { before, focus } = filling;
  const [calls, words] = before.calls.length > 0 ? [before.calls, ordered] : [focus.last, done];
  const told = calls.map((call) => toColleague(call, words, { user, filling }));
  return told.length === 0 || told.includes(undefined) ? undefined : told.join(' ');
}

interface MessageContext {
  readonly user: string;
  readonly filling: Filling;
}

function toColleague({ tool, arguments: given }: ReadCall, words: Words, { user, filling }: MessageContext) {
  const args = Args.safeParse(given).data;
  const { catalogue } = filling;
  const name = catalogue.candidates.byId(args?.candidate ?? '')?.name;
  if (args === undefined) return undefined;
  if (words[tool] !== undefined) return name === undefined ? undefined : words[tool](name, args);
  const held = heldIn(args, filling);
  if (held === undefined) return undefined;
  const { title, when, about, whom } = held;
  const what = about === undefined || title.includes(about) ? `“${title}”` : `“${title}” with ${about}`;
  const them = whom.replace(catalogue.users.byId(user)?.name ?? '', 'you');
  const sentences: Readonly<Record<string, string>> = {
    book_meeting: `A meeting with ${them}${besides(about)} is booked for ${when}.`,
    reschedule_meeting: `${what} is now on ${when}.`,
    cancel_meeting: `${what} on ${when} is cancelled.`,
  };
  return sentences[tool];
}

const besides = (about: string | undefined): string => (about === undefined ? '' : ` about ${about}`);

interface Held {
  readonly title: string;
  readonly when: string;
  readonly about: string | undefined;
  readonly whom: string;
}

/** The meeting of a call in words; undefined where it is unknown. */
function heldIn(args: Args, { catalogue }: Filling): Held | undefined {
  const meeting = catalogue.meetings.find(({ id }) => id === args.meeting);
  const { start, candidate, with: people } = { ...(meeting ?? none), ...told(args) };
  if (start === undefined) return undefined;
  return {
    title: meeting?.title ?? 'meeting',
    when: fixedTime(new Date(start), catalogue.timeZone),
    about: catalogue.candidates.byId(candidate ?? '')?.name,
    whom: namesOf(people, catalogue),
  };
}

const none = { start: undefined, candidate: undefined, with: [] };
/** Without what is not told. */
const told = ({ start, candidate, with: people }: Args) => ({
  ...(start === undefined ? {} : { start }),
  ...(candidate === undefined ? {} : { candidate }),
  ...(people === undefined ? {} : { with: people }),
});

const namesOf = (ids: readonly string[], { users }: Catalogue): string =>
  ids.flatMap((id) => users.byId(id)?.name ?? []).join(' and ');

const ofMeetings: Readonly<Record<string, (when: string) => string>> = {
  book_meeting: (when) => `is on ${when}`,
  reschedule_meeting: (when) => `is now on ${when}`,
  cancel_meeting: (when) => `on ${when} will not take place`,
};

/** For the candidate whose one meeting was just booked, moved or cancelled. */
export function newsForCandidate(candidate: string, filling: Filling): string | undefined {
  const { before, focus, catalogue } = filling;
  const calls = before.calls.length > 0 ? before.calls : focus.last;
  const [only, ...others] = calls.filter(({ tool }) => ofMeetings[tool] !== undefined);
  const name = catalogue.candidates.byId(candidate)?.name;
  const args = Args.safeParse(only?.arguments).data;
  const held = args === undefined ? undefined : heldIn(args, filling);
  const says = ofMeetings[only?.tool ?? ''];
  if (others.length > 0 || name === undefined || held?.about !== name || says === undefined) return undefined;
  return `Hi ${addressOf(name)}, your meeting with ${held.whom} ${says(held.when)}.`;
}
