// “Let them both know”, “tell Priya and Owen about it”: a candidate and colleagues are told of what was just done, each in words of
// their own. Only where the words are left to whoever writes.
import type { Candidate, User } from '../../../../../core/records.ts';
import type { Known } from '../../named/known.ts';
import { type Part, partOf, question } from '../../parts.ts';
import type { Order } from '../order.ts';
import { type HeldMeeting, justDone, leavesWords, meetingsSpokenOf } from './just-done.ts';
import { newsFor, newsForCandidate } from './news.ts';
import { openText } from './written-words.ts';

type Told =
  | { readonly kind: 'candidate'; readonly person: Candidate }
  | { readonly kind: 'colleague'; readonly person: User };

const everyone =
  /\b(?:(?:them|the two) both|both(?: (?:of them|parties|sides))?|every(?:one|body)(?: involved)?|them all)\b/iu;

/** “Tell Priya about the change, and Owen as well” */
const addsBehind = /\b(?:about|of) \S.*,? and (?=\S.*\b(?:too|as well|also)\b)/iu;

/** Undefined unless candidates and colleagues are meant, or somebody is added behind what they are told of. */
export async function toBothSides(order: Order): Promise<readonly Part[] | undefined> {
  if (!leavesWords(order)) return undefined;
  const { people, text, clause } = order.reading;
  const told = people.length > 0 ? namedIn(order) : everyone.test(text) ? await ofMeeting(order) : undefined;
  if (told === undefined && addsBehind.test(text)) return [question(`Whom shall I tell, by “${clause.text}”?`)];
  const isMixed = new Set(told?.map(({ kind }) => kind)).size > 1;
  if (told === undefined || !(isMixed || addsBehind.test(text))) return undefined;
  return Promise.all(told.map((one) => partFor(one, order)));
}

/** Whom the sentence names, one after the other; undefined where one of them may be either, or nobody. */
function namedIn({ reading: { people, text }, focus }: Order): readonly Told[] | undefined {
  const [latest = []] = focus.candidates;
  const addressed = people.filter(({ start }) => !/\b(?:about|regarding)\s+$/iu.test(text.slice(0, start)));
  const told = addressed.flatMap(({ candidates, users }): readonly Told[] => {
    if (candidates.kind === 'none') return users.kind === 'one' ? [{ kind: 'colleague', person: users.person }] : [];
    if (users.kind !== 'none') return [];
    // Of two who are called so, the one who was spoken of.
    const meant =
      candidates.kind === 'one' ? [candidates.person] : candidates.people.filter(({ id }) => latest.includes(id));
    return meant.length === 1 ? meant.map((person) => ({ kind: 'candidate', person })) : [];
  });
  return told.length === addressed.length ? told : undefined;
}

/** Everybody of the one meeting that was just booked, moved or cancelled, but whoever speaks. */
async function ofMeeting(order: Order): Promise<readonly Told[] | undefined> {
  const [done, ...others] = await justDone(order);
  if (done === undefined || others.length > 0) return undefined;
  const { known } = order;
  const { meeting: id, candidate, with: users } = done.call.arguments;
  const meeting = (await meetingsSpokenOf(known)).find((one) => one.id === id);
  if (meeting !== undefined) return peopleOf(meeting, known);
  return typeof candidate === 'string' && Array.isArray(users)
    ? peopleOf({ candidate, with: users.filter((one) => typeof one === 'string') }, known)
    : undefined;
}

const peopleOf = (
  { candidate, with: users }: Pick<HeldMeeting, 'candidate' | 'with'>,
  { names, reader }: Known,
): readonly Told[] => [
  ...[names.candidates.byId(candidate ?? '') ?? []].flat().map((person): Told => ({ kind: 'candidate', person })),
  ...users
    .filter((id) => id !== reader.user?.id)
    .flatMap((id) => names.users.byId(id) ?? [])
    .map((person): Told => ({ kind: 'colleague', person })),
];

async function partFor(told: Told, order: Order): Promise<Part> {
  const { name, id } = told.person;
  const text = await (told.kind === 'candidate' ? newsForCandidate(told.person, order) : newsFor(told.person, order));
  const words = text === undefined ? {} : { text };
  return told.kind === 'candidate'
    ? partOf({ tool: 'send_message', arguments: { candidate: id, ...words } }, [
        openText(text, `What shall I write to ${name}?`),
      ])
    : partOf({ tool: 'notify_user', arguments: { user: id, ...words } }, [
        openText(text, `What shall I tell ${name}?`),
      ]);
}
