// Answers to the planner's own questions: “the second one”, a name, a time, “yes”, “never mind”.
import type { Json, JsonObject } from '../../../core/json.ts';
import { findDurations } from '../../../nlp/durations.ts';
import { parseWhen, type When } from '../../../nlp/when.ts';
import { AskInput, type Pending } from '../../ask.ts';
import type { Dialogue } from './dialogue.ts';
import { openConflict } from './orders/conflicts.ts';
import { onDay, startFor } from './orders/shift.ts';
import { openStart } from './orders/time.ts';
import { findPeople, isKnown } from './people.ts';
import { type Part, partOf } from './parts.ts';
import { choice } from './choices.ts';
import type { Known } from './known.ts';
import { windowOf } from './orders/free-times.ts';
import { readClause } from './reading.ts';
import { requiredOf } from './required.ts';
import { isOrdering } from './take-clause.ts';
import { clauseOf } from '../../../nlp/clauses.ts';
import { findMoney } from '../../../nlp/money.ts';
import { findStage } from '../../../nlp/stages-in-words.ts';

export const dropped =
  /^(?:(?:no|nope|neither|none|actually|sorry|oh|ok(?:ay)?|wait|hmm+|hold on|hang on|well)[,.! ]+)*(?:no(?: thanks?| thank you)?|nope|never ?mind|forget (?:it|that|about it)|cancel(?: that| it)?|skip (?:it|that)|don't(?: bother)?|none(?: of (?:them|those|these))?|neither|leave it|stop)[.! ]*$/i;

/** Undefined when the message is no answer to what was asked last. */
export async function answered(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const asks = questionsOf(dialogue);
  const [ask, ...others] = asks;
  if (ask === undefined) return undefined;
  const parts = bothOf(said, ask) ?? [await answer(said, ask, known)].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return [...parts, ...others.map((other): Part => ({ kind: 'ask', ask: other }))];
}

/** “Both” of two candidates who were offered. */
function bothOf(said: string, { choices, pending }: AskInput): readonly Part[] | undefined {
  const isBoth = /^(?:both|the two)(?: of (?:them|these))?(?: please)?[.! ]*$/i.test(said.trim());
  if (!isBoth || choices.length !== 2 || pending?.slot !== 'candidate') return undefined;
  const { tool, arguments: args } = pending;
  if (requiredOf({ tool, arguments: { ...args, candidate: '' } }, []).length > 0) return undefined;
  return choices.map(({ value = null }) => partOf({ tool, arguments: { candidate: value, ...args } }, []));
}

export function questionsOf({ earlier }: Dialogue): AskInput[] {
  const calls = earlier.at(-1)?.calls ?? [];
  return calls.flatMap(({ tool, arguments: args }) => {
    const asked = AskInput.safeParse(args);
    return tool === 'ask' && asked.success ? [asked.data] : [];
  });
}

async function answer(said: string, ask: AskInput, known: Known): Promise<Part | undefined> {
  const { pending } = ask;
  const chosen = choice(said, ask, known);
  if (pending === undefined || !isShort(said, pending)) return undefined;
  if (chosen === undefined && pending.slot === 'text' && (isOrder(said, known) || decides.test(said)))
    return orderOrText(said, pending);
  const value = chosen?.value ?? valueOf(said, pending, known);
  if (value === undefined) return pending.slot === 'start' ? dayOnly(said, pending, known) : undefined;
  return filled(withMore(said, pending, { value, known }), value, known);
}

/** “Yes, please approve it” answers some other question. */
const decides =
  /^(?:yes|yeah|yep|no|ok(?:ay)?|sure|right|correct)\b|\b(?:approve|decline|undo|never ?mind|go ahead|do it)\b/i;

const isOrder = (said: string, known: Known): boolean => isOrdering(readClause(clauseOf(said), [], known));

/** “Book Lee tomorrow” in answer to “what shall I write?” may be the text, or a new order. */
const orderOrText = (said: string, { tool, arguments: args }: Pending): Part =>
  partOf({ tool, arguments: args }, [
    {
      slot: 'text',
      question: 'Shall I write exactly that? Otherwise give me the text in quotation marks.',
      choices: [{ label: said, value: said }],
    },
  ]);

/** Long messages are new orders, unless a text was asked for. */
const isShort = (said: string, pending: Pending): boolean =>
  pending.slot === 'text' || said.trim().split(/\s+/).length <= 9;

type ReadAnswer = (said: string, pending: Pending, known: Known) => Json | undefined;

const whoIn = (said: string, { names }: Known) =>
  findPeople(`with ${said}`, names, []).filter((person) => isKnown(person));

function colleaguesIn(said: string, known: Known): string[] {
  const users = whoIn(said, known).flatMap(({ users: found }) => (found.kind === 'one' ? [found.person.id] : []));
  const isSelf = /^(?:me|myself|just me|with me)\b/i.test(said.trim());
  return isSelf && known.reader.user !== undefined ? [...users, known.reader.user.id] : users;
}

/** How an answer to each open argument is read. */
const readers: Readonly<Record<string, ReadAnswer>> = {
  candidate(said, _, known) {
    const [person, ...others] = whoIn(said, known);
    return others.length === 0 && person?.candidates.kind === 'one' ? person.candidates.person.id : undefined;
  },
  with(said, _, known) {
    const users = colleaguesIn(said, known);
    return users.length === 0 ? undefined : users;
  },
  user: (said, _, known) => colleaguesIn(said, known)[0],
  stage(said, _, known) {
    const found = findStage(barely(said), known.stages);
    return found.kind === 'one' ? found.stage : undefined;
  },
  meeting: (said, { arguments: args }, known) => meetingOf(said, args, known),
  start: (said, pending, known) => timeOf(said, pending, known),
  currency: (said) => /\b[A-Z]{3}\b/.exec(said.toUpperCase())?.[0],
  salary: (said) => findMoney(said)[0]?.amount,
  text: (said) => said.trim().replace(/^["'](.*)["']$/s, '$1'),
};

/** “I mean to the phone screen, sorry”: what is left without the words around it. */
const barely = (said: string): string =>
  said
    .trim()
    .replace(
      /^(?:(?:to|into|in|on|the|i mean|i meant|make (?:it|that)|sorry|oh|no|ok(?:ay)?|well|hmm+|then|that's|it's|it is)[\s,.]+)+/i,
      '',
    )
    .replace(/(?:[\s,]+(?:sorry|please|pls|then|i mean|i meant|instead|thanks|stage))+[.!]*$|[.!]+$/i, '');

/** What was asked for is an answer even where its name opens an order: “to Offer”, “offer extended”. */
export function isPlainAnswer(said: string, ask: AskInput, known: Known): boolean {
  const { pending } = ask;
  if (pending === undefined || said.split(/\s+/).length > 6) return false;
  return pending.slot === 'stage'
    ? valueOf(said, { slot: 'stage', tool: '', arguments: {} }, known) !== undefined
    : pending.slot === 'sequence' && choice(said, ask, known) !== undefined;
}

/** “The one with Stefan”, “Hugo's”: of the meetings that are to come, the only one of those people. */
function meetingOf(said: string, _: JsonObject, known: Known): Json | undefined {
  const people = whoIn(said, known).flatMap(({ candidates, users }) => [
    ...(candidates.kind === 'one' ? [String(candidates.person.id)] : []),
    ...(users.kind === 'one' && candidates.kind !== 'one' ? [String(users.person.id)] : []),
  ]);
  const [only, ...others] = known.meetings.filter((meeting) =>
    people.every((id) => meeting.candidate === id || meeting.with.some((one) => one === id)),
  );
  return people.length === 0 || others.length > 0 ? undefined : only?.id;
}

const valueOf: ReadAnswer = (said, pending, known) => readers[pending.slot]?.(said, pending, known);

/** “Ok, do 9 instead then” answers “9”. */
const around =
  /^(?:(?:ok(?:ay)?|actually|then|well|hmm|fine|alright|let's (?:do|say|make it)|do|make it|how about|try|say|maybe|rather|so)[,\s]+)+|[,\s]+(?:then|instead|please|works|is fine|would work|would be (?:good|fine|better)|for (?:an? )?(?:half (?:an )?hour|hour|\d+ ?(?:min(?:ute)?s?|m|hours?)))(?=[\s.!]*$)/giu;
const sameTime = /\bsame (?:time|hour)\b/i;

/** “4pm” answers with the day that was talked of; “Thursday at 2” with its own. */
function timeOf(said: string, { day, hasHour = false }: Pending, known: Known): string | undefined {
  const { world, reader } = known;
  const options = { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true };
  const plain = said.replaceAll(around, ' ').trim();
  const found = parseWhen(plain, options);
  const [when] = found.length > 0 ? found : parseWhen(`at ${plain}`, options);
  if (when === undefined) return undefined;
  if (day !== undefined) return onThatDay(when, { day, keepsHour: hasHour || sameTime.test(said) }, reader.timeZone);
  return clearStart(when);
}

const clearStart = ({ says, problem, start }: When): string | undefined =>
  says.time && problem === undefined ? start : undefined;

/** An hour is one of the day that is talked of; another day may keep the hour. */
function onThatDay(when: When, asked: { day: string; keepsHour: boolean }, timeZone: string): string | undefined {
  const { date, time } = when.says;
  if (time && !date) return startFor({ start: asked.day }, when, timeZone);
  return date && !time && when.grain === 'day' && asked.keepsHour
    ? onDay(when.start, asked.day, timeZone)
    : clearStart(when);
}

/** “Thursday” answers half of “when?”: the day is kept, and the time asked for. */
function dayOnly(said: string, pending: Pending, { world, reader }: Known): Part | undefined {
  const [when] = parseWhen(said, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true });
  if (when === undefined || when.text.length < said.trim().length - 12) return undefined;
  const open = openStart([when], { world, reader }, 'it') ?? { slot: 'start', question: 'What time?' };
  return partOf({ tool: pending.tool, arguments: pending.arguments }, [open]);
}

/** “At 10 for 45 minutes” says how long, too. */
function withLength(said: string, pending: Pending): Pending {
  const [length] = pending.tool === 'book_meeting' && pending.slot === 'start' ? findDurations(said) : [];
  const isLength = length !== undefined && length.minutes >= 5 && length.minutes <= 480;
  return isLength ? { ...pending, arguments: { ...pending.arguments, duration_minutes: length.minutes } } : pending;
}

/** “About Josephine, on Wednesday at 10”: whom the meeting is about, too. */
function withTopic(said: string, pending: Pending, known: Known): Pending {
  const { tool, arguments: args } = pending;
  const [person, ...others] = tool === 'book_meeting' && args['candidate'] === undefined ? whoIn(said, known) : [];
  return others.length === 0 && person?.candidates.kind === 'one' && person.users.kind === 'none'
    ? { ...pending, arguments: { ...args, candidate: person.candidates.person.id } }
    : pending;
}

/** “Tobias, on Friday”, “Hugo's, to Friday at 2”: an answer that says when, too. */
function withMore(said: string, pending: Pending, { value, known }: { value: Json; known: Known }): Pending {
  const { tool, slot, arguments: args } = pending;
  if (slot === 'start') return withLength(said, withTopic(said, pending, known));
  if (slot === 'text') return pending;
  const { world, reader } = known;
  const whens = parseWhen(said, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true });
  const [when] = whens;
  if (when === undefined) return pending;
  if (tool === 'find_free_slots' && slot === 'with')
    return { ...pending, arguments: { ...args, ...windowOf(whens, known) } };
  const meeting = tool === 'reschedule_meeting' ? known.meetings.find(({ id }) => id === value) : undefined;
  const start = meeting === undefined ? undefined : startFor(meeting, when, reader.timeZone);
  return start === undefined ? pending : { ...pending, arguments: { ...args, start } };
}

async function filled(pending: Pending, value: Json, known: Known): Promise<Part> {
  const { tool, slot } = pending;
  const people = slot === 'with' && typeof value === 'string' ? [value] : value;
  const filters: JsonObject =
    slot === 'job' && tool === 'send_followup'
      ? { filters: { ...asObject(pending.arguments['filters']), job: value } }
      : { [slot]: people };
  const args: JsonObject = { ...pending.arguments, ...filters };
  const call = { tool, arguments: args };
  if (tool !== 'book_meeting') return partOf(call, requiredOf(call, known.stages));
  const start = typeof args['start'] === 'string' ? args['start'] : undefined;
  const withWhom = Array.isArray(args['with']) ? args['with'] : [];
  if (withWhom.length === 0) return partOf(call, [{ slot: 'with', question: 'Who should take part?' }]);
  if (start === undefined) return partOf(call, [openStart([], known, 'the meeting')]);
  if (Date.parse(start) <= known.world.now.getTime())
    return partOf(call, [{ slot: 'start', question: 'That has already passed. When should it be instead?' }]);
  const users = withWhom.flatMap((id) => (typeof id === 'string' ? (known.names.users.byId(id) ?? []) : []));
  return partOf(call, [await openConflict(known, { users, start, minutes: Number(args['duration_minutes'] ?? 30) })]);
}

const asObject = (value: Json | undefined) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
