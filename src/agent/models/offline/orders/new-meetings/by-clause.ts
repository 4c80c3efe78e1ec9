// Orders for meetings that do not stand yet.
import { titleAmongColleagues } from '../../../../../core/among-colleagues.ts';
import type { Candidate, User } from '../../../../../core/records.ts';
import { placeIn } from '../../../../../nlp/places.ts';
import { given } from '../../given.ts';
import type { Known } from '../../named/known.ts';
import { type Open, partOf, question } from '../../parts.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { offerIn } from '../times/offered-times.ts';
import { eitherOf, whichUsers, type Whom } from '../../context/whom.ts';
import { anchored } from './anchored.ts';
import { openConflict } from '../times/conflicts.ts';
import { aboutOf, durationOf } from './meeting-parts.ts';
import type { Order, TakeOrder } from '../order.ts';
import { onSameDay } from '../times/same-day.ts';
import { completed, openStart } from '../times/time.ts';

const usualMinutes = 30;

export const book: TakeOrder = (order) => {
  const either = eitherOf(order.reading);
  return either === undefined ? bookFor(order) : [question(either)];
};

const bookFor: TakeOrder = async (said) => {
  const { known } = said;
  const asked = await anchored(said);
  const { reading, start } = await withTimes(asked);
  const order = { ...asked, reading };
  const { about, users } = whoTakesPart(order);
  const candidates = about.kind === 'people' ? about.people : [];
  const { takers, usual } = takersOf(users, about, order);
  const open = [
    openAbout(about, users, reading.text) ??
      openTopic(order) ??
      openSomebody(order, about) ??
      openPronoun(about, users, reading),
    openUsers(users, takers, order),
    start,
  ];
  const [when] = reading.whens;
  const minutes = durationOf(reading) ?? usual;
  const call = {
    tool: 'book_meeting',
    arguments: given({
      candidate: candidates[0]?.id,
      with: takers.length === 0 ? undefined : takers.map(({ id }) => id),
      start: start === undefined ? when?.start : undefined,
      duration_minutes: minutes,
      ...extrasOf(order, candidates[0]),
    }),
  };
  if (when === undefined || open.some((one) => one !== undefined)) return [partOf(call, open)];
  return [partOf(call, [await openConflict(known, { users: takers, start: when.start, minutes })])];
};

async function withTimes(asked: Order): Promise<{ reading: Reading; start: Open | undefined }> {
  const { reading, known } = asked;
  const { whens, open } = await onSameDay(completed(reading.whens, known.reader.timeZone), asked);
  return { reading: { ...reading, whens }, start: open ?? openStart(whens, known, 'the meeting') };
}

const hourMs = 3_600_000;

/** “2:15 with Osian” of the free times that were just shown: those whose times they are take part. */
function timesTaken({ reading, known, dialogue }: Order): Takers | undefined {
  const offer = offerIn(dialogue);
  const start = Date.parse(reading.whens[0]?.start ?? '');
  if (offer === undefined || !offer.starts.some((one) => Math.abs(Date.parse(one) - start) < hourMs)) return undefined;
  const takers = offer.withWhom.flatMap((id) => known.names.users.byId(id) ?? []);
  return { takers, usual: offer.minutes ?? usualMinutes };
}

interface Takes {
  readonly about: Whom<Candidate>;
  readonly users: Whom<User>;
}

function whoTakesPart(order: Order): Takes {
  const { reading, known, focus } = order;
  const asked = colleagueAsking(order);
  const others = asked.length > 0 ? whichUsers(reading, known, { focus, about: [] }) : undefined;
  return others?.kind === 'people'
    ? { about: { kind: 'nobody' }, users: { kind: 'people', people: [...asked, ...others.people] } }
    : whoMeets(order);
}

function whoMeets(order: Order): { about: Whom<Candidate>; users: Whom<User> } {
  const { reading, known, focus } = order;
  const about = aboutOf(order);
  const users = whichUsers(reading, known, { focus, about: about.kind === 'people' ? about.people : [] });
  const isNamed = about.kind === 'people' && reading.people.length > 0;
  // “Book him about Lucía”: he is the colleague who was spoken of, if there is one.
  if (isNamed && users.kind === 'nobody' && opensOnPronoun.test(reading.text))
    return { about, users: colleagueMeant(order) };
  if (users.kind !== 'people' || focus.users.length === 0 || !pointsWith(reading)) return { about, users };
  return withPronoun(order, about, users);
}

function withPronoun({ reading, focus }: Order, about: Whom<Candidate>, users: Whom<User>): Takes {
  // “Book him with her”: he is the candidate, whoever she is.
  if (about.kind === 'people' && about.people.length === 1 && opensOnPronoun.test(reading.text))
    return { about, users };
  // “with her” after a colleague was named is the colleague; after both were, it may be either.
  const { candidates: both, users: too, inMessage } = focus.recent;
  if (both && too && inMessage)
    return { about, users: { kind: 'unsure', question: 'Who should take part, and about whom?', choices: [] } };
  return { about: { kind: 'nobody' }, users };
}

/** “Ingrid has questions. Set up an hour for her with Wen”: who was told of, a colleague and nobody else, takes part. */
function colleagueAsking({ reading, known, focus: { recent, users } }: Order): readonly User[] {
  const isTold = recent.inMessage && recent.users && !recent.candidates;
  const isPlain = reading.people.every(
    ({ candidates, users: named }) => candidates.kind === 'none' && named.kind === 'one',
  );
  const [latest = []] = users;
  if (!isTold || !isPlain || latest.length !== 1 || !asksFor.test(reading.text)) return [];
  const named = new Set(
    reading.people.flatMap(({ users: found }) => (found.kind === 'one' ? [String(found.person.id)] : [])),
  );
  return latest.filter((id) => !named.has(id)).flatMap((id) => known.names.users.byId(id) ?? []);
}

const asksFor =
  /\b(?:book|schedule|get|grab|block|reserve|give|find) (?:he|she|they|him|her|them)\b|\bfor (?:him|her|them)(?= with\b| and \p{Lu})/iu;

const pointsWith = ({ people, text }: Reading): boolean =>
  people.length === 0 && /\bwith (?:her|him|them)\b/i.test(text) && !/\bmanager\b/i.test(text);

const opensOnPronoun =
  /^(?:book|schedule|get|grab|block|reserve) (?:him|her|them both|them|both(?: of them)?|the two(?: of them)?)\b/i;

function colleagueMeant({ known, focus, reading }: Order): Whom<User> {
  const [latest = [], before = []] = focus.users;
  const isBoth = /\b(?:both|two)\b/i.test(reading.text);
  const ids = isBoth && latest.length === 1 ? [...before, ...latest] : latest;
  const people = ids.flatMap((id) => known.names.users.byId(id) ?? []);
  if (isBoth && people.length === 2) return { kind: 'people', people };
  if (people.length === 1 && !isBoth && !focus.recent.candidates) return { kind: 'people', people };
  return {
    kind: 'unsure',
    question: 'Who should take part?',
    choices: people.map(({ id, name }) => ({ label: name, value: id })),
  };
}

interface Takers {
  readonly takers: readonly User[];
  /** How long it takes where nothing is said. */
  readonly usual: number;
}

/** “Book a call with Ann” is the reader's own, unless a time is taken that was just shown; “book Ann for Friday” leaves open whose. */
function takersOf(users: Whom<User>, about: Whom<Candidate>, order: Order): Takers {
  if (users.kind === 'people') return { takers: users.people, usual: usualMinutes };
  const shown = users.kind === 'nobody' ? timesTaken(order) : undefined;
  if (shown !== undefined) return shown;
  const { user } = order.known.reader;
  const isReaders = user !== undefined && about.kind === 'people' && isOwn.test(order.reading.text);
  return { takers: isReaders ? [user] : [], usual: usualMinutes };
}

const isOwn = /\b(?:with|between|i|me|my|myself|we|us|our|call|see|meet|speak|talk|catch up|coffee|lunch|chat)\b/i;

function openAbout(about: Whom<Candidate>, users: Whom<User>, text: string): Open | undefined {
  if (about.kind === 'unsure')
    return {
      slot: users.kind === 'people' ? 'candidate' : whoSlot(text),
      question: about.question,
      choices: [...about.choices],
    };
  if (about.kind === 'nobody' || about.people.length < 2) return undefined;
  const choices = about.people.map(({ id, name }) => ({ label: name, value: id }));
  return { slot: 'candidate', question: 'Whom is the meeting about?', choices };
}

/** “Book him with Sarita” of somebody whom nobody has spoken of. */
const openPronoun = (about: Whom<Candidate>, users: Whom<User>, { people, text }: Reading): Open | undefined =>
  about.kind === 'nobody' &&
  users.kind === 'people' &&
  people.length > 0 &&
  users.people.length === people.length &&
  (opensOnPronoun.test(text) || asksFor.test(text))
    ? { slot: 'candidate', question: 'Whom is the meeting about?' }
    : undefined;

/** “about teo” where nobody is known by that name: booked without a word about it, it would be somebody else's meeting. */
function openTopic({ reading }: Order): Open | undefined {
  const isUnheard = (start: number, end: number) => !reading.taken.some((span) => start < span.end && span.start < end);
  for (const match of reading.text.matchAll(/\b(?:about|regarding|re:?) ([\p{L}'-]+)(?= |[,.!?]|$)/giu)) {
    const [whole, word = ''] = match;
    const start = match.index + whole.length - word.length;
    if (isUnheard(start, start + word.length) && !topics.test(word))
      return { slot: 'candidate', question: `I am not sure who or what “${word}” is. Which candidate is it about?` };
  }
  return undefined;
}

/** “the new guy”, “that nurse”: somebody is meant whom nobody here can name. */
function openSomebody({ reading }: Order, about: Whom<Candidate>): Open | undefined {
  const said = about.kind === 'people' ? undefined : (somebody.exec(reading.text) ?? anyone.exec(reading.text))?.[0];
  return said === undefined ? undefined : { slot: 'candidate', question: `Whom do you mean by “${said}”?` };
}

/** “Put somebody in Paloma's diary” */
const anyone = /\b(?<!\bwith )(?:somebody|someone|anybody|anyone)\b/i;

const somebody =
  /\b(?:the|that|this|our) (?:[\p{L}-]+ )?(?:guy|girl|lady|man|woman|person|candidate|kid|fellow|bloke|lad|lass|dude|applicant|nurse|driver|developer|engineer|designer|analyst|one|gentleman)\b(?! (?:from|of) (?:hr|finance))/iu;

const topics =
  /^(?:the|a|an|her|his|their|our|my|this|that|him|them|it|half|onboarding|hiring|roles?|jobs?|candidates?|budget|headcount|feedback|next|quarterly|weekly|interviews?|offers?|process|pipeline|recruiting|what|how|some|all|new|an?)$/i;

function openUsers(users: Whom<User>, takers: readonly User[], { known, reading }: Order): Open | undefined {
  if (users.kind === 'nobody' && anybody.test(reading.text)) return openTakers(known);
  if (users.kind === 'unsure') return { slot: 'with', question: users.question, choices: [...users.choices] };
  return takers.length === 0 ? openTakers(known) : undefined;
}

const anybody = /\bwith (?:some(?:one|body)|any(?:one|body)|whoever|one of|a colleague|a manager)\b/i;

/** Somebody unknown after “with” is expected to be a colleague, anybody else a candidate. */
const whoSlot = (text: string): string => (/\bwith\b/i.test(text) ? 'with' : 'candidate');

const openTakers = (known: Known): Open => ({
  slot: 'with',
  question: 'Who should take part?',
  choices: known.names.users.people.slice(0, 8).map(({ id, name }) => ({ label: name, value: id })),
});

function extrasOf({ reading: { text, payload } }: Order, about: Candidate | undefined) {
  const told = payload ?? /\b(?:called|titled|named)\s+([^⟦]+)$/i.exec(text)?.[1]?.trim();
  const title = told ?? (about === undefined ? undefined : titleAmongColleagues(text, about.name));
  return { title, location: placeIn(text)?.text };
}
