// Orders for meetings that do not stand yet: book one, look for time.
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Candidate, User } from '../../../../core/records.ts';
import type { When } from '../../../../nlp/when.ts';
import { given } from '../given.ts';
import type { Known } from '../known.ts';
import { type Open, type Part, partOf } from '../parts.ts';
import type { Reading } from '../clause-reading.ts';
import { whichCandidates, whichUsers, type Whom } from '../whom.ts';
import { openConflict } from './conflicts.ts';
import type { Order, TakeOrder } from './order.ts';
import { minuteMs, minutesBetween, onDay } from './shift.ts';
import { completed, openStart } from './time.ts';

const usualMinutes = 30;

/** “8:15 for 30”: who books says minutes. */
const bareMinutes = (text: string) =>
  [
    ...text.matchAll(/\bfor (?:a )?(15|20|25|30|40|45|50|60|90)(?=[\s,.]|$)(?! (?:people|k|days?|hours?|weeks?))/gi),
  ].map((match) => ({ minutes: Number(match[1]) }));

function durationOf({ durations, whens, text }: Pick<Reading, 'durations' | 'whens' | 'text'>): number | undefined {
  const said = [...durations, ...bareMinutes(text)].find(({ minutes }) => minutes >= 5 && minutes <= 480)?.minutes;
  const span = whens.find(({ says, end }) => says.time && end !== undefined);
  return said ?? (span?.end === undefined ? undefined : minutesBetween(span.start, span.end));
}

/** Whom the meeting is about: named, pointed at, or the one whose hiring manager takes part. */
function aboutOf(order: Order): Whom<Candidate> {
  const { reading, known, focus } = order;
  const people = reading.people.filter(({ candidates, users }) => users.kind === 'none' || candidates.kind !== 'none');
  const named = whichCandidates({ ...reading, people }, known, focus);
  if (named.kind !== 'nobody' || !/\bmanager\b|\bhm\b/i.test(reading.text)) return named;
  const [latest] = focus.candidates;
  const about = (latest ?? []).flatMap((id) => known.names.candidates.byId(id) ?? []);
  return about.length === 0 ? named : { kind: 'people', people: about };
}

export const book: TakeOrder = async (asked) => {
  const { known } = asked;
  const whens = completed(asked.reading.whens, known.reader.timeZone);
  const reading = { ...asked.reading, whens: whens.map((when) => onDayShown(when, asked)) };
  const order = { ...asked, reading };
  const { about, users } = whoTakesPart(order);
  const candidates = about.kind === 'people' ? about.people : [];
  const takers = takersOf(users, about, known);
  const start = openStart(reading.whens, known, 'the meeting');
  const open = [
    openAbout(about, users, reading.text) ?? openTopic(order) ?? openSomebody(order, about),
    openUsers(users, takers, order),
    start,
  ];
  const [when] = reading.whens;
  const minutes = durationOf(reading) ?? usualMinutes;
  const call = {
    tool: 'book_meeting',
    arguments: given({
      candidate: candidates[0]?.id,
      with: takers.length === 0 ? undefined : takers.map(({ id }) => id),
      start: start === undefined ? when?.start : undefined,
      duration_minutes: minutes,
      ...extrasOf(order),
    }),
  };
  if (when === undefined || open.some((one) => one !== undefined)) return [partOf(call, open)];
  return [partOf(call, [await openConflict(known, { users: takers, start: when.start, minutes })])];
};

function whoTakesPart(order: Order): { about: Whom<Candidate>; users: Whom<User> } {
  const { reading, known, focus } = order;
  const about = aboutOf(order);
  const users = whichUsers(reading, known, { focus, about: about.kind === 'people' ? about.people : [] });
  const isNamed = about.kind === 'people' && reading.people.length > 0;
  // “Book him about Lucía”: he is the colleague who was spoken of, if there is one.
  if (isNamed && users.kind === 'nobody' && opensOnPronoun.test(reading.text))
    return { about, users: colleagueMeant(order) };
  if (users.kind !== 'people' || focus.users.length === 0 || !pointsWith(reading)) return { about, users };
  // “with her” after a colleague was named is the colleague; after both were, it may be either.
  const { candidates: both, users: too, inMessage } = focus.recent;
  if (both && too && inMessage)
    return { about, users: { kind: 'unsure', question: 'Who should take part, and about whom?', choices: [] } };
  return { about: { kind: 'nobody' }, users };
}

const pointsWith = ({ people, text }: Reading): boolean =>
  people.length === 0 && /\bwith (?:her|him|them)\b/i.test(text) && !/\bmanager\b/i.test(text);

const Window = z.object({ from: z.string(), to: z.string() });

/** “Book him at 11”, said of a day whose free times were just shown, is that day. */
function onDayShown(when: When, { dialogue, known }: Order): When {
  const shown = dialogue.earlier.at(-1)?.calls.findLast(({ tool }) => tool === 'find_free_slots');
  const window = Window.safeParse(shown?.arguments).data;
  const isOneDay = window !== undefined && Date.parse(window.to) - Date.parse(window.from) <= dayMs;
  if (!isOneDay || when.says.date || !when.says.time || when.end !== undefined) return when;
  const start = onDay(window.from, when.start, known.reader.timeZone);
  if (Date.parse(start) <= known.world.now.getTime()) return when;
  const { problem: _, ...said } = when;
  return { ...said, start };
}

const opensOnPronoun = /^(?:book|schedule|get|grab|block|reserve) (?:him|her|them)\b/i;

function colleagueMeant({ known, focus }: Order): Whom<User> {
  const people = (focus.users[0] ?? []).flatMap((id) => known.names.users.byId(id) ?? []);
  if (people.length === 1 && !focus.recent.candidates) return { kind: 'people', people };
  return {
    kind: 'unsure',
    question: 'Who should take part?',
    choices: people.map(({ id, name }) => ({ label: name, value: id })),
  };
}

/** Without colleagues it is the reader who meets the candidate. */
function takersOf(users: Whom<User>, about: Whom<Candidate>, { reader }: Known): readonly User[] {
  if (users.kind === 'people') return users.people;
  return reader.user !== undefined && about.kind === 'people' ? [reader.user] : [];
}

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

function extrasOf({ reading }: Order): { title: string | undefined; location: string | undefined } {
  const title = /\b(?:called|titled|named)\s+([^⟦]+)$/i.exec(reading.text)?.[1];
  const location = locationIn(reading.text);
  return { title: reading.payload ?? title?.trim(), location };
}

/** “on Zoom”, “in Room 2”, “in the yard office”, “over the phone”. */
function locationIn(text: string): string | undefined {
  const online =
    /\b(?:on|via|over|using|through) (zoom|(?:ms |microsoft )?teams|google meet|meet|skype|webex|facetime|hangouts|the phone|phone|video)\b/i.exec(
      text,
    )?.[1];
  return (
    online ??
    /\b(?:in|at) ((?:the )?(?:[\p{L}\d'-]+ ){0,2}(?:room|office|hall|lab|studio|building|caf[eé]|cafeteria|canteen|lobby|library|boardroom|meeting room|conference room|suite|floor|cabin|shed|theatre|auditorium|reception|headquarters|hq|site)(?: (?:\d+\w?|[A-Z]\d*|one|two|three|four))?)\b/iu.exec(
      text,
    )?.[1]
  );
}

export const findSlots: TakeOrder = (order): Part[] => {
  const { reading, known } = order;
  const about = aboutOf(order);
  const users = whichUsers(reading, known, { focus: order.focus, about: about.kind === 'people' ? about.people : [] });
  const people = users.kind === 'people' ? users.people : ownCalendar(users, reading.text, known);
  const { from, to } = windowOf(reading.whens, known);
  const call = {
    tool: 'find_free_slots',
    arguments: given({
      with: people.length === 0 ? undefined : people.map(({ id }) => id),
      from,
      to,
      duration_minutes: durationOf({ ...reading, whens: [] }),
    }),
  };
  return [partOf(call, [people.length === 0 ? openCalendar(users) : undefined])];
};

const ownCalendar = (users: Whom<User>, text: string, { reader }: Known): readonly User[] =>
  users.kind === 'nobody' && /\b(?:i|my|me)\b/i.test(text) && reader.user !== undefined ? [reader.user] : [];

const openCalendar = (users: Whom<User>): Open =>
  users.kind === 'unsure'
    ? { slot: 'with', question: users.question, choices: [...users.choices] }
    : { slot: 'with', question: 'Whose calendar shall I look at?' };

const dayMs = 86_400_000;

/** The span that was said, from now on; five days where none was. */
export function windowOf(whens: readonly When[], { world, reader }: Known): { from: string; to: string } {
  const written = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(reader.timeZone)
      .toString({ timeZoneName: 'never', smallestUnit: 'second' });
  const now = world.now.getTime();
  const [when] = whens;
  if (when === undefined) return { from: written(now), to: written(now + 5 * dayMs) };
  const start = Date.parse(when.start);
  const end = when.end === undefined ? start + (when.says.time ? 4 * 3_600_000 : dayMs) : Date.parse(when.end);
  return { from: written(Math.max(now, start)), to: written(Math.max(end, now + minuteMs)) };
}
