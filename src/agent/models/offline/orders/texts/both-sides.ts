// “Let them both know”, “tell Priya and Owen about it”: a candidate and colleagues are told of what was just done, each in words of
// their own. Only where the words are left to whoever writes.
import type { Candidate, User } from '../../../../../core/records.ts';
import type { Known } from '../../named/known.ts';
import { type Part, partOf } from '../../parts.ts';
import type { Order } from '../order.ts';
import { type HeldMeeting, justDone, leavesWords, meetingsSpokenOf } from './just-done.ts';
import { newsFor, newsForCandidate } from './news.ts';
import { openText } from './written-words.ts';

interface Sides {
  readonly candidates: readonly Candidate[];
  readonly users: readonly User[];
}

const everyone =
  /\b(?:(?:them|the two) both|both(?: (?:of them|parties|sides))?|every(?:one|body)(?: involved)?|them all)\b/iu;

/** “Tell Priya about the change, and Owen as well” */
const addsBehind = /\b(?:about|of) \S.*,? and (?=\S.*\b(?:too|as well|also)\b)/iu;

/** Undefined unless candidates and colleagues are meant, or somebody is added behind what they are told of. */
export async function toBothSides(order: Order): Promise<readonly Part[] | undefined> {
  if (!leavesWords(order)) return undefined;
  const { people, text } = order.reading;
  const sides = people.length > 0 ? namedIn(order) : everyone.test(text) ? await ofMeeting(order) : undefined;
  const isMixed = sides !== undefined && sides.candidates.length > 0 && sides.users.length > 0;
  if (sides === undefined || !(isMixed || addsBehind.test(text))) return undefined;
  return [...(await toldCandidates(sides.candidates, order)), ...(await toldColleagues(sides.users, order))];
}

/** Whom the sentence names; undefined where one of them may be either, or nobody. */
function namedIn({ reading: { people, text } }: Order): Sides | undefined {
  const addressed = people.filter(({ start }) => !/\b(?:about|regarding)\s+$/iu.test(text.slice(0, start)));
  const candidates = addressed.flatMap(({ candidates: found, users }) =>
    found.kind === 'one' && users.kind === 'none' ? [found.person] : [],
  );
  const users = addressed.flatMap(({ users: found, candidates: others }) =>
    found.kind === 'one' && others.kind === 'none' ? [found.person] : [],
  );
  return candidates.length + users.length === addressed.length ? { candidates, users } : undefined;
}

/** Everybody of the one meeting that was just booked, moved or cancelled, but whoever speaks. */
async function ofMeeting(order: Order): Promise<Sides | undefined> {
  const [done, ...others] = await justDone(order);
  if (done === undefined || others.length > 0) return undefined;
  const { known } = order;
  const meeting = (await meetingsSpokenOf(known)).find(({ id }) => id === done.call.arguments['meeting']);
  return meeting === undefined ? ofBooking(done.call.arguments, known) : peopleOf(meeting, known);
}

function ofBooking({ candidate, with: users }: Record<string, unknown>, known: Known): Sides | undefined {
  return typeof candidate === 'string' && Array.isArray(users)
    ? peopleOf({ candidate, with: users.filter((id) => typeof id === 'string') }, known)
    : undefined;
}

const peopleOf = (
  { candidate, with: users }: Pick<HeldMeeting, 'candidate' | 'with'>,
  { names, reader }: Known,
): Sides => ({
  candidates: [names.candidates.byId(candidate ?? '') ?? []].flat(),
  users: users.filter((id) => id !== reader.user?.id).flatMap((id) => names.users.byId(id) ?? []),
});

const toldCandidates = (candidates: readonly Candidate[], order: Order): Promise<readonly Part[]> =>
  Promise.all(
    candidates.map(async (candidate) => {
      const text = await newsForCandidate(candidate, order);
      const args = { candidate: candidate.id, ...(text === undefined ? {} : { text }) };
      return partOf({ tool: 'send_message', arguments: args }, [
        openText(text, `What shall I write to ${candidate.name}?`),
      ]);
    }),
  );

const toldColleagues = (users: readonly User[], order: Order): Promise<readonly Part[]> =>
  Promise.all(
    users.map(async (user) => {
      const text = await newsFor(user, order);
      const args = { user: user.id, ...(text === undefined ? {} : { text }) };
      return partOf({ tool: 'notify_user', arguments: args }, [openText(text, `What shall I tell ${user.name}?`)]);
    }),
  );
