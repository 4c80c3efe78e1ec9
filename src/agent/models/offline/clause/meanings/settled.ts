// Which of the orders that a clause may mean fits what it names: a pattern that leaves a letter, a length or a meeting of the
// calendar unused gives way to the one that uses them.
import { stageKind } from '../../../../../core/stages.ts';
import { guessIntents, type IntentGuess } from '../../../../../nlp/intents.ts';
import { tellsOfLook } from '../../../../../nlp/lexicon/narration.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import { parting } from '../../../../../nlp/lexicon/parting.ts';
import type { Reading } from '../recognised/clause-reading.ts';
import type { Known } from '../../named/known.ts';
import { movesTo } from './sensed.ts';

type Recognised = Omit<Reading, 'intents'>;

const overviews: ReadonlySet<string> = new Set([
  'morning_brief',
  'show_metrics',
  'list_approvals',
  'list_actions',
  'integration_health',
]);

const isToldOfLook = ({ intent }: IntentGuess, { clause }: Recognised): boolean =>
  overviews.has(intent) && tellsOfLook.test(clause.said);

export function settled(intents: readonly IntentGuess[], reading: Recognised, known: Known): readonly IntentGuess[] {
  const [best] = intents;
  if (best === undefined || isToldOfLook(best, reading)) return [];
  const unmeant = unmeantIn(best, intents, reading);
  if (unmeant !== undefined) return intents.filter(({ intent }) => !unmeant.has(intent));
  if (best.intent === 'book_meeting' && isOfTheCalendar(reading, known))
    return [{ intent: 'reschedule_meeting', confidence: best.confidence }];
  if (best.intent === 'move_stage' && isMovedToTerms(reading))
    return [{ intent: 'send_offer', confidence: best.confidence }];
  if (asksStay(best, reading)) return [{ intent: 'score_candidate', confidence: best.confidence }];
  if ((looseOnes.has(best.intent) || isAimless(best, reading)) && sendsLetter(reading))
    return [{ intent: 'send_followup', confidence: Math.max(best.confidence, 0.88) }];
  return intents;
}

/** What the words seem to ask for only because a meeting is called so. */
function unmeantIn(
  best: IntentGuess,
  intents: readonly IntentGuess[],
  reading: Recognised,
): ReadonlySet<string> | undefined {
  const { intent } = best;
  if (intent === 'move_stage')
    return movesMeeting(intents, reading) || booksStep(best, intents, reading) ? new Set([intent]) : undefined;
  if (intent === 'send_offer') return opensOnTitle(reading) ? new Set([intent]) : undefined;
  return byOneWord.has(intent) && isOfTitle(best, reading) ? byOneWord : undefined;
}

/** “Offer prep for Ann, same time next week”: called so in the calendar. */
const opensOnTitle = ({ titles, text, money }: Recognised): boolean =>
  money.length === 0 && titles.some(({ start, end }) => start === 0 && /\S\s/.test(text.slice(start, end)));

/** What is asked for by one word is not, where that word is what a meeting of the calendar is called: “the safety briefing is off”. */
const byOneWord: ReadonlySet<string> = new Set([...overviews, 'score_candidate']);

function isOfTitle({ intent }: IntentGuess, { text, titles }: Recognised): boolean {
  const rest = titles.reduceRight((left, { start, end }) => `${left.slice(0, start)}meeting${left.slice(end)}`, text);
  return (
    titles.length > 0 && guessIntents(rest, new Set(['meeting', 'title'])).every((guess) => guess.intent !== intent)
  );
}

/** “Bring my chat with Ann forward by half an hour”, “push the ride-along to Friday” move a meeting, and nobody's stage. */
const movesMeeting = (intents: readonly IntentGuess[], { whens, durations, titles, text }: Recognised): boolean =>
  whens.length + durations.length > 0 &&
  (titles.length > 0 || meetingWords.test(text)) &&
  intents.some(({ intent }) => intent === 'reschedule_meeting');

/** “Set up a phone screen for Ann with Hugh tomorrow at ten”: the step is what is booked. */
const booksStep = (
  { confidence }: IntentGuess,
  intents: readonly IntentGuess[],
  { whens, people }: Recognised,
): boolean =>
  intents.some((one) => one.intent === 'book_meeting' && one.confidence >= confidence) &&
  whens.some(({ says }) => says.time) &&
  people.some(({ users, candidates }) => users.kind === 'one' && candidates.kind === 'none');

/** “The interview of Goran we pass to Tuesday at 12”: theirs stands in the calendar already, and is to be at another time. */
function isOfTheCalendar(reading: Recognised, { meetings }: Known): boolean {
  const { titles, people, whens, text, clause } = reading;
  const [title, ...others] = titles;
  const named = people.flatMap(({ candidates }) => (candidates.kind === 'one' ? [String(candidates.person.id)] : []));
  const isTheirs = meetings.some(
    ({ id, candidate }) => title?.ids.includes(id) === true && named.some((one) => one === candidate),
  );
  const isMoved =
    (whens.length === 1 && movesTo(reading)) || /\b(?:later|earlier|instead|same (?:time|day))\b/i.test(text);
  return (
    isTheirs &&
    others.length === 0 &&
    isMoved &&
    !/^(?:please |can you |could you )*(?:book|schedule|set up|arrange)\b/i.test(clause.said)
  );
}

/** “Move Lin to Offer, 140k starting Nov 2”: the terms are those of an offer that is made. */
const isMovedToTerms = ({ stages, money }: Recognised): boolean =>
  money.length === 1 &&
  stages.some(({ found, isOrigin }) => !isOrigin && found.kind === 'one' && stageKind(found.stage) === 'offer');

/** “Retention read on Goran?”, “how long would Manpreet stick around?” */
const asksStay = ({ intent }: IntentGuess, { people, whens, text }: Recognised): boolean =>
  (intent === 'show_candidate' || intent === 'find_free_slots') &&
  whens.length === 0 &&
  people.length === 1 &&
  people[0]?.candidates.kind === 'one' &&
  /\b(?:retention|stick around|stay(?:ing)? (?:around|put|long|with us)|flight risk|churn|attrition|turnover)\b/i.test(
    text,
  );

const looseOnes: ReadonlySet<string> = new Set(['find_candidates', 'show_candidate', 'morning_brief', 'send_message']);

/** “Bo gets the warm hello”: moved nowhere. */
const isAimless = ({ intent }: IntentGuess, reading: Recognised): boolean => {
  const { stages, step, money, titles, whens, text } = reading;
  if (intent === 'move_stage') return stages.length + money.length === 0 && step === undefined;
  // “The map should go to her today” moves no meeting.
  const isTimed = whens.some(({ says }) => says.time);
  return intent === 'reschedule_meeting' && titles.length === 0 && !isTimed && !meetingWords.test(text);
};

/** “Everybody in field, quiet for a week: checking in”, “presentation brief to Célia”: a letter, and who is to have it. */
function sendsLetter(reading: Recognised): boolean {
  const { template, payload, clause, text, money } = reading;
  const [id, ...others] = template?.ids ?? [];
  const isLetter = id !== undefined && others.length === 0 && !parting.test(id);
  const isSending = clause.mood === 'order' && !text.endsWith('?') && !looks.test(clause.said);
  return isLetter && isSending && payload === undefined && money.length === 0 && isAddressed(reading);
}

const isAddressed = ({ people, filters, stages, text }: Recognised): boolean =>
  people.length > 0
    ? people.every(({ candidates }) => candidates.kind !== 'none') && stages.length === 0
    : Object.keys(filters).length > 0 || /\b(?:her|him|them|too|as well|also)\b/i.test(text);
const looks =
  /^(?:please |can you |could you |just )*(?:show|list|who|which|what|find|how|any|open|see|read|count|is|are|check)\b/i;
