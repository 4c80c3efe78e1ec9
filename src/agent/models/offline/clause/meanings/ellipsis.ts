// Orders without a verb: “Priya to phone screen”, “Gus, 30 min, Friday at 9”, “Lena free Thursday?”. They are taken as orders
// only where the words that were recognised leave nothing over but small connecting words.
import type { IntentGuess } from '../../../../../nlp/intents.ts';
import { oneOfList } from '../../../../../nlp/lexicon/talk.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import { wordsOf } from '../../../../../nlp/text.ts';
import type { Reading } from '../recognised/clause-reading.ts';
import { isPlaced, movesTo } from './sensed.ts';

type Recognised = Omit<Reading, 'intents'>;

interface Ellipsis {
  readonly guess: IntentGuess;
  readonly connecting: ReadonlySet<string>;
  readonly isWhole: (reading: Recognised) => boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const courteous = 'please thanks thx ok okay now then and so';

const pointed = /\b(?:her|him|them|both)\b/i;
const isPointed = (text: string): boolean => pointed.test(text) || oneOfList.test(text);
const hasCandidate = ({ people, text }: Recognised): boolean =>
  people.some(({ candidates }) => candidates.kind !== 'none') || (people.length === 0 && isPointed(text));
const targets = ({ stages }: Recognised) => stages.filter(({ isOrigin }) => !isOrigin);
const isTimed = ({ whens }: Recognised): boolean => whens.length === 1 && whens[0]?.says.time === true;

const ellipses: readonly Ellipsis[] = [
  {
    guess: { intent: 'move_stage', confidence: 0.9 },
    connecting: words(
      `${courteous} to into onto on off over up for the next stage step round straight with her him them both too also as well`,
    ),
    isWhole: (reading) =>
      (hasCandidate(reading) || (reading.people.length === 0 && reading.step !== undefined)) &&
      reading.whens.length === 0 &&
      (targets(reading).length === 1 || (targets(reading).length === 0 && reading.step !== undefined)),
  },
  {
    guess: { intent: 'find_free_slots', confidence: 0.9 },
    connecting: words(`${courteous} free available availability open time slots is on at for in the`),
    isWhole: ({ text, whens, people }) =>
      /\b(?:free|available|availability)\b/i.test(text) &&
      whens.length > 0 &&
      people.length > 0 &&
      people.every(({ users }) => users.kind !== 'none'),
  },
  {
    guess: { intent: 'book_meeting', confidence: 0.88 },
    connecting: words(`${courteous} with about for re at on in a an the call meeting chat interview sync her him me`),
    isWhole: (reading) =>
      reading.people.length > 0 &&
      isTimed(reading) &&
      !/\b(?:later|earlier|instead|rather)\b/i.test(reading.text) &&
      !movesTo(reading) &&
      !isPlaced(reading) &&
      (reading.durations.length > 0 ||
        reading.whens.some(({ end }) => end !== undefined) ||
        meetingWords.test(reading.text)),
  },
  {
    guess: { intent: 'reschedule_meeting', confidence: 0.88 },
    connecting: words(
      `${courteous} have the to at on instead rather call meeting chat interview panel visit her his their`,
    ),
    isWhole: (reading) =>
      /\binstead\b/i.test(reading.text) &&
      isTimed(reading) &&
      (reading.people.length > 0 || meetingWords.test(reading.text)),
  },
];

export function ellipticIntents(reading: Recognised): IntentGuess[] {
  if (reading.clause.mood !== 'order' || reading.payload !== undefined) return [];
  const left = wordsOf(reading.text)
    .filter(({ start, end }) => !taken(reading).some((span) => start < span.end && span.start < end))
    .map(({ word }) => word);
  const isQuestion = reading.text.endsWith('?');
  return ellipses
    .filter(({ guess }) => reading.reason === undefined || guess.intent === 'move_stage')
    .filter(({ guess }) => !isQuestion || guess.intent === 'find_free_slots')
    .filter(({ connecting, isWhole }) => left.every((word) => connecting.has(word)) && isWhole(reading))
    .slice(0, 1)
    .map(({ guess }) => guess);
}

const taken = (reading: Recognised): Reading['taken'] => [
  ...reading.taken,
  ...reading.durations.map(({ index, text }) => ({ start: index, end: index + text.length })),
  ...placeIn(reading.text),
];

/** “The second one”, of the list that was shown. */
function placeIn(text: string): Reading['taken'] {
  const said = oneOfList.exec(text);
  return said === null ? [] : [{ start: said.index, end: said.index + said[0].length }];
}
