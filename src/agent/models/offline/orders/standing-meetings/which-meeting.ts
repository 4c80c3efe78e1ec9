// Which meeting is meant: the one about those people, at that time, or the one booked last in this conversation.
import { z } from 'zod';
import type { Meeting } from '../../../../../core/records.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import type { When } from '../../../../../nlp/when.ts';
import { meetingSpan } from '../../../../../services/operations/resolve/events.ts';
import { timeWords } from '../../../../time-words.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { isTitledAfter, isTitledWith } from '../../named/whom-titled.ts';
import { whichCandidates, whichUsers } from '../../context/whom.ts';
import type { Order } from '../order.ts';

export const comingMeetings = async ({ world }: Known): Promise<readonly Meeting[]> =>
  (await world.meetings(meetingSpan(world.now))).filter(({ start }) => Date.parse(start) > world.now.getTime());

/** Whose meeting it is: those who are named, or whom “his interview” means where it is not the only one that is called so. */
function peopleOf({ reading, known, focus }: Order, named: readonly string[], described: readonly When[]): string[] {
  const isNamed = reading.people.length > 0;
  const isOwned =
    !isNamed &&
    named.length + described.length > 0 &&
    named.length !== 1 &&
    /\b(?:his|her|their)\b/i.test(reading.text);
  const owners = isOwned ? colleaguesTold(focus, known) : [];
  if (owners.length > 0) return owners;
  const whose = [
    isNamed || isOwned ? whichCandidates(reading, known, focus) : undefined,
    whichUsers(reading, known, { focus, about: [] }),
  ];
  return whose.flatMap((one) => (one?.kind === 'people' ? one.people.map(({ id }) => String(id)) : []));
}

export async function findMeetings(order: Order, described: readonly When[]): Promise<readonly Meeting[]> {
  const { reading, known, dialogue } = order;
  const coming = await comingMeetings(known);
  const named = reading.titles.flatMap(({ ids }) => ids);
  const people = peopleOf(order, named, described);
  const isPointed = people.length === 0 && described.length === 0 && named.length === 0;
  if (isPointed) return pointedAt(order, coming, lastBooked(dialogue, coming));
  const fitting = (ids: readonly string[]) =>
    coming.filter(
      (meeting) =>
        (ids.length === 0 || ids.includes(meeting.id)) &&
        people.every(
          (id) =>
            takesPart(meeting, id) ||
            isTitledWith(meeting, id, known.names) ||
            (ids.length > 0 && isTitledAfter(meeting, id, known.names)),
        ) &&
        described.every((when) => isThen(meeting, when)),
    );
  const titled = fitting(named);
  const found = titled.length === 0 && isAnyMeetingOf(people, reading) ? fitting([]) : titled;
  if (people.length === 0 && isSomebodyElses(found, order)) return [];
  return found.length > 1 && /\bmy\b/i.test(reading.text) ? ownOf(found, known) : found;
}

/** “Jaak said no, drop his interview”, where the only interview is another candidate's, who was not spoken of. */
function isSomebodyElses([only, ...more]: readonly Meeting[], { reading, focus }: Order): boolean {
  if (only === undefined || only.candidate === null || more.length > 0 || !/\b(?:his|her)\b/i.test(reading.text))
    return false;
  const spokenOf = [...focus.candidates.flat(), ...focus.users.flat()];
  return focus.candidates.flat().length > 0 && !spokenOf.some((id) => takesPart(only, id));
}

/** “Mirela's meeting” is hers, whatever it is called, also where another is the “Board meeting”. */
const isAnyMeetingOf = (people: readonly string[], { titles, text }: Order['reading']): boolean =>
  people.length > 0 && titles.length > 0 && titles.every(({ start, end }) => anyMeeting.test(text.slice(start, end)));
const anyMeeting = /^(?:meeting|appointment|slot|session|booking)s?$/i;

/** “Bashir is out, cancel his call tomorrow”: of a message that names colleagues only, it is theirs. */
const colleaguesTold = ({ recent, users: [latest = []] }: Order['focus'], { names }: Known): string[] =>
  recent.inMessage && recent.users && !recent.candidates
    ? latest.filter((id) => names.users.byId(id) !== undefined)
    : [];

const takesPart = ({ candidate, with: users }: Meeting, id: string): boolean =>
  candidate === id || users.some((user) => user === id);

/** “My two o'clock”: of several that are at two, the one in which whoever speaks takes part. */
function ownOf(found: readonly Meeting[], { reader: { user } }: Known): readonly Meeting[] {
  const own = found.filter((meeting) => meeting.owner === user?.id || meeting.with.some((id) => id === user?.id));
  return own.length === 1 ? own : found;
}

function pointedAt(
  { reading, known, focus, dialogue }: Order,
  coming: readonly Meeting[],
  last: Meeting | undefined,
): readonly Meeting[] {
  const spokenOf = /\b(?:it|that|this)\b/i.test(reading.text) ? inMessage(focus) : [];
  if (spokenOf.length > 0) return coming.filter((meeting) => isAbout(meeting, spokenOf));
  if (/\bthe other\b/i.test(reading.text)) return othersThanLast(dialogue, coming);
  const counted = countedIn(reading.text, dialogue, coming);
  if (counted !== undefined) return [counted];
  if (last !== undefined) return [last];
  if (pointsOnly.test(reading.text) && !wasOfMeeting(dialogue)) return [];
  const pointed = whichCandidates(reading, known, focus);
  const ids =
    pointed.kind === 'people' ? pointed.people.map(({ id }) => String(id)) : shownLast(reading.text, dialogue);
  return coming.filter(({ candidate }) => candidate !== null && ids.includes(candidate));
}

/** “Show me Zoë” – “Scrap that”: no meeting was spoken of. */
const pointsOnly = /^\p{L}+ (?:it|that|this)(?: (?:please|then|now))?[.! ]*$/iu;
const wasOfMeeting = ({ earlier }: Dialogue): boolean => {
  const before = earlier.at(-1);
  return before !== undefined && (meetingWords.test(before.said) || ofTime.test(before.said));
};
const ofTime = /\b(?:when|what (?:time|day)|calendar|schedule|\p{L}+day|tomorrow|today)\b/iu;

/** “When is Zoë's panel?” – “Move it to nine.”: a meeting of the one who was just looked at. */
function shownLast(text: string, { earlier }: Dialogue): readonly string[] {
  const [shown, ...others] = earlier.at(-1)?.calls ?? [];
  const isOne = shown?.tool === 'show_candidate' && others.length === 0 && /\b(?:it|that|this)\b/i.test(text);
  const id = isOne ? shown.arguments['candidate'] : undefined;
  return typeof id === 'string' ? [id] : [];
}

/** “Zoe's interview clashes; move it to Tuesday”: it is the meeting of those whom the message has just named. */
const inMessage = ({ recent, candidates, users }: Order['focus']): readonly string[] =>
  recent.inMessage
    ? [...(recent.candidates ? (candidates[0] ?? []) : []), ...(recent.users ? (users[0] ?? []) : [])]
    : [];

const isAbout = (meeting: Meeting, people: readonly string[]): boolean =>
  people.every((id) => meeting.candidate === id || meeting.with.some((user) => user === id) || meeting.owner === id);

/** A description by day, by time of day, or by both. */
export function isThen({ start }: Meeting, when: When): boolean {
  const at = Date.parse(start);
  if (when.says.date && when.says.time) return at === Date.parse(when.start);
  if (!when.says.date) return (at - Date.parse(when.start)) % 86_400_000 === 0;
  return (
    at >= Date.parse(when.start) &&
    at < (when.end === undefined ? Date.parse(when.start) + 86_400_000 : Date.parse(when.end))
  );
}

const Booked = z.object({ meeting: z.string() });

/** What was cancelled stands where that was taken back. */
const touching = new Set(['book_meeting', 'reschedule_meeting', 'cancel_meeting']);

/** Those that this conversation booked or moved, newest first, as far as they still stand. */
function touchedIn({ earlier }: Dialogue, coming: readonly Meeting[]): readonly Meeting[] {
  const calls = earlier.flatMap((turn) => turn.calls).filter(({ tool }) => touching.has(tool));
  return calls.toReversed().flatMap(({ tool, arguments: args, result }) => {
    if (result?.kind !== 'action' || result.status !== 'executed') return [];
    const id = Booked.safeParse(tool === 'book_meeting' ? result.result : args).data?.meeting;
    const start = z.object({ start: z.string() }).safeParse(args).data?.start;
    return (
      coming.find((one) => (id === undefined ? Date.parse(one.start) === Date.parse(start ?? '') : one.id === id)) ?? []
    );
  });
}

/** The meeting that this conversation booked or moved last, if it still stands. */
export const lastBooked = (dialogue: Dialogue, coming: readonly Meeting[]): Meeting | undefined =>
  touchedIn(dialogue, coming)[0];

/** “The other one”: not the one that was booked or moved last. */
const othersThanLast = (dialogue: Dialogue, coming: readonly Meeting[]): readonly Meeting[] =>
  [...new Set(touchedIn(dialogue, coming))].slice(1);

/** “The first one” of those. */
function countedIn(text: string, dialogue: Dialogue, coming: readonly Meeting[]): Meeting | undefined {
  const place = /\bthe (first|second|third|1st|2nd|3rd)(?: one| meeting| call| booking)?\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
  if (place === undefined) return undefined;
  const touched = [...new Set(touchedIn(dialogue, coming))].toReversed();
  return touched.length < 2 ? undefined : touched[{ first: 0, '1st': 0, second: 1, '2nd': 1 }[place] ?? 2];
}

export function meetingLabel(meeting: Meeting, { world, reader, names }: Known): string {
  const people = meeting.with.map((id) => names.users.byId(id)?.name ?? id).join(' and ');
  return `${meeting.title} with ${people}, ${timeWords(new Date(meeting.start), { now: world.now, timeZone: reader.timeZone })}`;
}
