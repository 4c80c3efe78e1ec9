// What one clause comes to: its mood first, then its intent, then the doubts about it. Nothing below the threshold is acted on.
import type { Intent } from '../../../nlp/intents.ts';
import { orderOpens } from '../../../nlp/intents.ts';
import { again } from './talk/follow-ups/again.ts';
import { isEchoed } from './as-one.ts';
import { isByEvidence } from './clause/meanings/evidence.ts';
import type { Dialogue } from './context/dialogue.ts';
import type { Focus } from './context/focus.ts';
import type { Known } from './named/known.ts';
import { doubtAbout, reads, undoubtedIntent, unreadIn } from './clause/objections/doubts.ts';
import { leftoversOf } from './clause/recognised/leftovers.ts';
import { lookedAgain } from './talk/follow-ups/look-again.ts';
import { pickedTime } from './orders/times/offered-times.ts';
import { orders } from './orders/index.ts';
import { isLetterAlone } from './message/between-orders/parting-letters.ts';
import { offeredUndo } from './orders/offered-undo.ts';
import type { Order } from './orders/order.ts';
import { type Part, question, remark } from './parts.ts';
import type { Reading } from './clause/recognised/clause-reading.ts';
import { likelyIntent, mayBeMeant } from './clause/meanings/gist.ts';
import { nameOf } from './named/people.ts';
import { otherRequest } from './talk/follow-ups/other-request.ts';
import { proposing } from './talk/decisions/proposals.ts';
import { standing, wantsToSee } from './clause/meanings/questions.ts';
import { sameMeeting } from './talk/follow-ups/same-meeting.ts';
import { tellsOfLook, wonders } from '../../../nlp/lexicon/narration.ts';
import { placesInList } from '../../../nlp/lexicon/talk.ts';
import { elsewhere } from '../../../nlp/lexicon/out-of-scope.ts';
import { isCourtesy, smallTalk } from './small-talk.ts';
import { verdictOn } from './talk/decisions/verdicts.ts';

/** Below this an intent is a guess, and guesses are asked about. */
const sure = 0.85;

export interface Around {
  readonly known: Known;
  readonly focus: Focus;
  readonly dialogue: Dialogue;
  readonly isOnly: boolean;
  /** Some clause of the message is an order that was understood. */
  readonly hasOrder: boolean;
}

/** “… don't reject her”: what waits of it, or is done already, is offered to be taken back. */
async function leftAlone(reading: Reading, around: Around): Promise<readonly Part[]> {
  const offered = around.hasOrder ? undefined : await offeredUndo(reading, around);
  if (offered !== undefined) return [offered];
  return around.isOnly ? [remark('All right, I will leave that alone. Nothing was done.')] : [];
}

export async function partsOf(reading: Reading, around: Around): Promise<readonly Part[]> {
  const { clause } = reading;
  switch (clause.mood) {
    case 'negated':
      if (clause.isCarried === true) return [question(`Shall I do “${clause.said}”, or leave that alone, too?`)];
      return leftAlone(reading, around);
    case 'hypothetical':
      return [thought(reading)];
    case 'conditional':
      return [
        question(
          `I don't act on conditions that I cannot see (“${clause.said}”). Shall I do it now, or will you tell me when it is time?`,
        ),
      ];
    case 'report':
      if (!around.isOnly || clause.isBeside === true) return [];
      return [remark(`I read “${clause.said}” as something that has happened, so I did nothing about it.`)];
    case 'question':
    case 'order':
      return ordered(reading, around);
    default:
      return clause.mood satisfies never;
  }
}

async function ordered(
  reading: Reading,
  { known, focus, dialogue, isOnly, hasOrder }: Around,
): Promise<readonly Part[]> {
  const { clause } = reading;
  const other = await otherRequest(clause.said, dialogue, known);
  if (other !== undefined) return other;
  const intent = intentOf(reading);
  if (intent !== undefined) {
    const doubt = doubtAbout(intent, reading, known);
    const order = { reading, known, focus, dialogue };
    if (doubt === undefined) return done(intent, order);
    return [await proposing(doubt.because, await orders[intent](order), { known, otherwise: doubt.asks })];
  }
  if (isCourtesy(clause.text, known.reader.user)) return [];
  const repeated = await onceMore({ reading, known, dialogue, focus });
  if (repeated !== undefined) return repeated;
  const chat = smallTalk(clause.text);
  // What cannot be done is said even where something else is.
  if (chat !== undefined && elsewhere.test(clause.text)) return [question(chat)];
  if (chat !== undefined) return isOnly ? [remark(chat)] : [];
  const beside = isOnly ? undefined : besideOrder(reading, hasOrder);
  if (beside !== undefined) return beside;
  return guessed({ reading, known, focus, dialogue }, isOnly);
}

/** What stands beside an order and asks for nothing; undefined where it may ask for something. */
function besideOrder(reading: Reading, hasOrder: boolean): readonly Part[] | undefined {
  if (hasOrder && (isIdle(reading) || isEchoed(reading) || isLetterAlone(reading))) return [];
  const isStory = isStatement(reading) || (hasOrder && (isTold(reading) || leftoversOf(reading).tells.length > 0));
  return isStory ? [remark(`I took “${reading.clause.said}” as background.`)] : undefined;
}

async function done(intent: Intent, order: Order): Promise<readonly Part[]> {
  const unread = order.reading.intents.some(isByEvidence) ? undefined : unreadIn(intent, order.reading);
  const parts = await orders[intent](order);
  const other = await readOtherwise(intent, order, parts);
  if (other !== undefined) return other;
  return unread === undefined
    ? parts
    : [await proposing(unread.because, parts, { known: order.known, otherwise: unread.asks, isOpen: true })];
}

/** Where a pattern's order lacks something, and the words all but certainly mean another that lacks nothing, it is the other. */
async function readOtherwise(
  intent: Intent,
  order: Order,
  parts: readonly Part[],
): Promise<readonly Part[] | undefined> {
  if (parts.length === 0 || parts.some(({ kind }) => kind !== 'ask')) return undefined;
  const other = undoubtedIntent(order.reading, order.known);
  // Who has words to be written asks for no list.
  const isOnlyLook = other !== undefined && reads.has(other) && order.reading.payload !== undefined;
  if (other === undefined || other === intent || isOnlyLook) return undefined;
  const instead = await orders[other](order);
  return instead.every(({ kind }) => kind === 'call') ? instead : undefined;
}

/** What an order of new words most likely means: it is looked up where it only looks, and else put into words and asked about. */
async function guessed(order: Order, isOnly: boolean): Promise<readonly Part[]> {
  const { reading, known } = order;
  const otherwise = notUnderstood(reading);
  const seen = wantsToSee(reading);
  if (seen !== undefined) return orders[seen](order);
  const certain = undoubtedIntent(reading, known);
  if (certain === undefined && isThought(reading)) return [thought(reading)];
  const intent = certain ?? likelyIntent(reading);
  if (intent === undefined) return [question(otherwise)];
  const parts = await orders[intent](order);
  const mayAct = certain !== undefined || (isOnly && reads.has(intent));
  if (mayAct && parts.every(({ kind }) => kind === 'call')) return parts;
  return [await proposing(`I am not sure about “${reading.clause.said}”.`, parts, { known, otherwise })];
}

const thought = ({ clause }: Reading): Part =>
  remark(
    `“${clause.said.replace(/\?$/, '')}” – I took that as a thought, not as an order, and did nothing about it. Tell me if you want it done.`,
  );

/** “Maybe Niamh instead??”, “let's sit on Mei-Lin for a week”, “is she okay with that?”: nothing is asked for, not even a look. */
const isThought = (reading: Reading): boolean => {
  const { clause, text, people, stages, whens, titles, template } = reading;
  if (template !== undefined || stages.length + whens.length > 0) return false;
  return (
    wonders.test(clause.said) ||
    (people.length + titles.length === 0 && tellsOfLook.test(clause.said)) ||
    (clause.mood === 'question' && people.length === 0 && isOfSomebody.test(text))
  );
};
const isOfSomebody = new RegExp(`^(?!.*${standing.source}).*\\b(?:she|he|they|her|him|them)\\b`, 'i');

/** The last order for somebody else, a word on what waits, or the last look elsewhere. */
const onceMore = async (said: Order): Promise<readonly Part[] | undefined> =>
  (await nextTime(said)) ??
  (await sameMeeting(said.reading, said.dialogue, said.known)) ??
  (await verdictOn(said.reading.clause.said, said.dialogue, said.known)) ??
  again(said) ??
  lookedAgain(said.reading, said.dialogue, said.known);

/** “And Omar for the second”, after a time of the list was taken. */
const nextTime = ({ reading, dialogue, known }: Order) =>
  placesInList.some(([place]) => place.test(reading.clause.said))
    ? pickedTime(reading.clause.said, dialogue, known)
    : Promise.resolve(undefined);

/** Beside an order, words that name nothing and ask for nothing: “hi, quick one”, “could you check something for me?”, “be a love”. */
function isIdle(reading: Reading): boolean {
  const isBare = namesNothing(reading) && reading.clause.mood !== 'negated';
  return isBare && (idle.test(reading.text) || isFiller(reading));
}

function namesNothing(reading: Reading): boolean {
  const { people, stages, whens, money, durations, titles, template, job, filters, payload } = reading;
  const named = people.length + stages.length + whens.length + money.length + durations.length + titles.length;
  const isBare = named === 0 && template === undefined && job === undefined && payload === undefined;
  return isBare && Object.keys(filters).length === 0;
}

/** Nothing in it points to what was named before, bounds the order beside it, or is likely an order of its own. */
function isFiller(reading: Reading): boolean {
  const { hedges, numbers } = leftoversOf(reading);
  return hedges.length + numbers.length === 0 && !points.test(reading.text) && !mayBeMeant(reading);
}
const points =
  /\b(?:her|him|them|hers|theirs?|it|its|that|this|these|those|both|same|others?|rest|else|another|every\w*|all|only|just|wait|hold|stop|again|too|also|back|undo|before|after|later|first)\b|⟦/i;
const idle =
  /^(?:(?:how|what|too|so|hi|hey|hello|quick|just|it|i|we|you|he|she|they|my|our|thanks|great|good|nice|well|as|before|after|since|sorry|and that|which|because|best|kind|long story|here|there|yes|ok|okay|right|sure|cool)\b|(?:can|could|would|will) you (?:check|do|help|see|look)(?: (?:with|at|into))? (?:something|this|that|it|me)\b|pop the)/i;

/** Whether a clause orders something that is understood. */
export const isOrdering = (reading: Reading): boolean =>
  (reading.clause.mood === 'order' || reading.clause.mood === 'question') && intentOf(reading) !== undefined;

/** Beside an order, what opens like none and names no stage is the story around it. */
const isTold = (reading: Reading): boolean => {
  const { clause, intents, stages, text, people } = reading;
  const { tells, hedges } = leftoversOf(reading);
  const isPlain = stages.length === 0 || hedges.length > 0;
  return (
    intents.length === 0 &&
    isPlain &&
    !orderOpens.test(text) &&
    clause.payload === undefined &&
    (people.length === 0 || tells.length + hedges.length > 0 || !decided.test(text))
  );
};

/** “devon reject” beside other orders is one that was not understood, and no story. */
const decided = /\b(?:reject|move|offer|book|cancel|note|advance|decline|hire|undo)\w*\b/i;

/** A question may only look; and below the threshold nothing is guessed. */
function intentOf({ clause, intents }: Reading): Intent | undefined {
  const [best] = clause.mood === 'question' ? intents.filter(({ intent }) => reads.has(intent)) : intents;
  return best === undefined || best.confidence < sure ? undefined : best.intent;
}

/** “Tom's great, let's move him”: the first half orders nothing. */
const isStatement = ({ clause, stages, intents }: Reading): boolean =>
  intents.length === 0 &&
  stages.length === 0 &&
  !orderOpens.test(clause.text) &&
  /^(?:\p{Lu}|she\b|he\b|they\b|it\b|rather than\b|instead of\b)/u.test(clause.text);

function notUnderstood(reading: Reading): string {
  const { clause, people } = reading;
  const [person] = people;
  if (person !== undefined)
    return `I am not sure what to do about ${nameOf(person)} (“${clause.said}”). What shall I do?`;
  return `I did not understand “${clause.said}”, so I have done nothing about it. Could you say what you would like in other words? I can move, reject and book, write to candidates and colleagues, and show you who needs attention.`;
}
