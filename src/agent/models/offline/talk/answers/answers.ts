// Answers to the planner's own questions: “the second one”, a name, a time, “yes”, “never mind”.
import type { Json, JsonObject } from '../../../../../core/json.ts';
import { AskInput, type Pending } from '../../../../ask.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import { bareTime, besideIt, dateOf, dayOnly, freeTimes, timeOf } from './of-time.ts';
import { openConflict } from '../../orders/times/conflicts.ts';
import { openStart } from '../../orders/times/time.ts';
import { colleaguesIn, otherPeople, otherTakers, whoIn } from './of-whom.ts';
import { letterInstead } from './of-letters.ts';
import { withPurpose, saysText, withMore } from './with-more.ts';
import { type NextCall, type Part, partOf } from '../../parts.ts';
import { choice, severalChosen } from './choices.ts';
import type { Known } from '../../named/known.ts';
import { readClause } from '../../clause/reading.ts';
import { requiredOf } from '../../required.ts';
import { isOrdering } from '../../take-clause.ts';
import { clauseOf } from '../../../../../nlp/clauses.ts';
import { findMoney } from '../../../../../nlp/money.ts';
import { findStage, stageBeside } from '../../../../../nlp/stages-in-words.ts';
import { stageKind } from '../../../../../core/stages.ts';

export const dropped =
  /^(?:(?:no|nope|neither|none|actually|sorry|oh|ok(?:ay)?|wait|hmm+|hold on|hang on|well)[,.! ]+)*(?:no(?: thanks?| thank you)?|nope|never ?mind|forget (?:it|that|about it)|cancel(?: that| it)?|skip (?:it|that)|don't(?: bother)?|none(?: of (?:them|those|these))?|neither|leave it|stop)[.! ]*$/i;

/** “Cancel it”, behind a question about words that were not understood, is about what was done before. */
export const meansWhatWasDone = (said: string, { pending, proposes }: AskInput, { earlier }: Dialogue): boolean =>
  /\bcancel (?:it|that)\b/i.test(said) &&
  pending === undefined &&
  proposes === undefined &&
  earlier.flatMap(({ calls }) => calls).some(({ tool }) => tool === 'book_meeting' || tool === 'reschedule_meeting');

/** Undefined when the message is no answer to what was asked last. */
export async function answered(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const [ask, ...others] = questionsOf(dialogue);
  const parts = ask === undefined ? undefined : await answerTo(ask, said, known);
  return parts === undefined ? undefined : [...parts, ...others.map((other): Part => ({ kind: 'ask', ask: other }))];
}

/** Undefined when the message does not answer that question. */
async function answerTo(ask: AskInput, said: string, known: Known): Promise<readonly Part[] | undefined> {
  const parts = severalOf(said, ask) ?? [await answer(said, ask, known)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts;
}

/** “Both” of two candidates who were offered, “all of them” or “1 and 3” of what waits. */
function severalOf(said: string, ask: AskInput): readonly Part[] | undefined {
  const { pending } = ask;
  if (pending === undefined || !lists.has(pending.slot)) return undefined;
  const chosen = severalChosen(said, ask);
  const { tool, slot, arguments: args } = pending;
  if (chosen === undefined || requiredOf({ tool, arguments: { ...args, [slot]: '' } }, []).length > 0) return undefined;
  return chosen.map(({ value = null }) => partOf({ tool, arguments: { [slot]: value, ...args } }, []));
}
const lists = new Set(['candidate', 'approval', 'action']);

export function questionsOf({ earlier }: Dialogue): AskInput[] {
  const calls = earlier.at(-1)?.calls ?? [];
  return calls.flatMap(({ tool, arguments: args }) => {
    const asked = AskInput.safeParse(args);
    return tool === 'ask' && asked.success ? [asked.data] : [];
  });
}

async function answer(all: string, asked: AskInput, known: Known): Promise<Part | undefined> {
  const { said, ask } = withPurpose(all, asked, known);
  const { pending } = ask;
  const chosen = choice(withoutPointing(said), ask, known);
  if (pending === undefined || (chosen === undefined && !isShort(said, pending))) return undefined;
  if (chosen === undefined && pending.slot === 'text' && (isOrder(said, known) || decides.test(said)))
    return orderOrText(said, pending);
  const letter = letterInstead(said, pending, known);
  if (letter !== undefined) return letter;
  const value = chosen?.value ?? valueOf(said, pending, known);
  return value === undefined ? withoutValue(said, ask, known) : completed(said, pending, { value, known });
}

const withoutValue = (said: string, ask: AskInput, known: Known): Part | undefined =>
  ask.pending?.slot === 'start' ? shortOfTime(said, ask, known) : undefined;

async function completed(
  said: string,
  pending: Pending,
  { value, known }: { value: Json; known: Known },
): Promise<Part> {
  const more = withMore(said, pending, { value, known });
  const open = pending.slot === 'start' ? otherPeople(said, more, known) : undefined;
  return open === undefined ? filled(more, value, known) : partOf(callWith(more, value, known), [open]);
}

function callWith(pending: Pending, value: Json, known: Known): NextCall {
  const { tool, slot } = pending;
  const people = slot === 'with' && typeof value === 'string' ? [value] : value;
  const filters: JsonObject =
    slot === 'job' && tool === 'send_followup'
      ? { filters: { ...asObject(pending.arguments['filters']), job: value } }
      : { [slot]: people };
  return { tool, arguments: { ...pending.arguments, ...filters, ...stageAfter(pending, value, known) } };
}

/** No time, and yet something about the meeting. */
const shortOfTime = (said: string, ask: AskInput, known: Known): Part | undefined =>
  ask.pending === undefined
    ? undefined
    : (otherTakers(said, ask, known) ?? freeTimes(said, ask.pending, known) ?? dayOnly(said, ask.pending, known));

/** “Yes, please approve it” answers some other question. */
const decides =
  /^(?:yes|yeah|yep|no|ok(?:ay)?|sure|right|correct|let(?:'s| us))\b|\b(?:approve|decline|undo|never ?mind|go ahead|do it)\b|^(?:actually,? |sorry,? |wait,? )*(?:make|change|set|push|move) (?:it|that|this)\b|[.!?;] (?:also|then|and then)\b/i;

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

/** “We are referring to the applicant for the position of Cabin Steward”. */
const withoutPointing = (said: string): string => said.replace(pointing, '').replace(appliedFor, 'the ');
const pointing =
  /^(?:(?:sorry|oh|well)[, ]+)*(?:(?:we|i)(?:'m| am|'re| are| was| were)? (?:refer(?:ring|red)? to|mean|meant|talking about|speaking of|thinking of)|(?:it|this)(?: is|'s)?(?: about| concerns| regards)?|it concerns) /iu;
const appliedFor =
  /^(?:the|our) (?:applicant|candidate|person|one|lady|gentleman|colleague) (?:for|who (?:has |is )?(?:applied|applying|applies) (?:for|as)) (?:(?:the|our) )?(?:(?:position|post|role|job|vacancy|opening)(?: of| as)? )?(?:an? )?/iu;

/** Long messages are new orders, unless a text was asked for. */
const isShort = (said: string, pending: Pending): boolean =>
  pending.slot === 'text' ||
  (pending.slot === 'start' ? bareTime(said) : withoutPointing(said)).trim().split(/\s+/).length <=
    (pending.slot === 'start' && besideIt.test(said) ? 13 : 9) ||
  (pending.slot === 'candidate' && writes.has(pending.tool) && saysText.test(said.trim()));
const writes: ReadonlySet<string> = new Set(['add_note', 'send_message']);

/** “Not Keller.” */
const refusesOne = /^(?:no[,.]? )?not (?!(?:sure|certain)\b)\p{L}|\bnot (?:sure|certain)\b/iu;

type ReadAnswer = (said: string, pending: Pending, known: Known) => Json | undefined;

/** How an answer to each open argument is read. */
const readers: Readonly<Record<string, ReadAnswer>> = {
  candidate(said, _, known) {
    if (refusesOne.test(said)) return undefined;
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
  start_date: (said, pending, known) => dateOf(said, pending, known),
  currency: (said) => /\b[A-Z]{3}\b/.exec(said.toUpperCase())?.[0],
  salary: (said) => findMoney(said)[0]?.amount,
  // “That the room has changed”: what was asked for is what follows.
  text: (said) =>
    said
      .trim()
      .replace(/^that (?=(?:the|an?|i|we|you|he|she|they|it|his|her|our|there|all)\b)/i, '')
      .replace(/^["'](.*)["']$/s, '$1'),
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

async function filled(pending: Pending, value: Json, known: Known): Promise<Part> {
  const call = callWith(pending, value, known);
  const { tool, arguments: args } = call;
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

/** “Move Alex forward”: which stage that is depends on which Alex. */
function stageAfter({ tool, slot, step }: Pending, value: Json, { names, stages }: Known): JsonObject {
  const person = typeof value === 'string' && slot === 'candidate' ? names.candidates.byId(value) : undefined;
  if (tool !== 'move_stage' || step === undefined || person === undefined) return {};
  const stage = stageBeside(stages, person.stage, step);
  return stage === undefined || stageKind(stage) === 'rejected' ? {} : { stage };
}

const asObject = (value: Json | undefined) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
