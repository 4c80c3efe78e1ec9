// Everything that a clause names belongs to its order, or the order is asked about: a stage in a follow-up, a length in a move and a
// letter in a booking are part of something that was not understood.
import type { Intent } from '../../../../../nlp/intents.ts';
import { premisesIn } from '../../../../../nlp/places.ts';
import type { Reading } from '../recognised/clause-reading.ts';

type Recognised = Omit<Reading, 'intents'>;

const hasSum = ({ money }: Recognised): boolean => money.length > 0;
const hasLength = ({ durations }: Recognised): boolean => durations.length > 0;
/** “A year” is what a sum is for. */
const hasTerm = ({ durations }: Recognised): boolean =>
  durations.some(({ text }) => /^\d+[ -]?(?:days?|weeks?|months?)\b/i.test(text));
const hasLetter = ({ template }: Recognised): boolean => template !== undefined;
const isMeeting = ({ titles }: Recognised): boolean => titles.length > 0;
/** “Weston to Phone Chat” beside a letter; a group is described by its stage. */
const hasStage = ({ stages, filters }: Recognised): boolean =>
  stages.some(({ isOrigin }) => !isOrigin) && filters['stage'] === undefined;

/** “To 2 pm at the depot”: only a new meeting says where. */
const hasPlace = ({ text, whens }: Recognised): boolean =>
  whens.some(({ says }) => says.time) && premisesIn(text) !== undefined;

/** What each order has no place for. What is written or told may name anything. */
const foreign: Partial<Readonly<Record<Intent, readonly ((reading: Recognised) => boolean)[]>>> = {
  move_stage: [hasLength, hasLetter, hasPlace],
  reject_candidate: [hasSum, isMeeting],
  // “140k, 25 days of holiday”: terms that no offer here can name.
  send_offer: [hasTerm],
  send_followup: [hasSum, hasStage],
  book_meeting: [hasSum, hasLetter],
  reschedule_meeting: [hasSum, hasLetter, hasPlace],
  cancel_meeting: [hasSum, hasLetter, hasPlace],
};

export const leavesUnused = (intent: Intent, reading: Recognised): boolean =>
  foreign[intent]?.some((names) => names(reading)) === true;
