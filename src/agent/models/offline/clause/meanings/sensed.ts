// What a clause without an order verb asks for, by what it names: somebody and a stage is a move, somebody and a template a
// follow-up, a colleague and a time a meeting. Only where nothing is told and little is left over.
import type { IntentGuess } from '../../../../../nlp/intents.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import { parting } from '../../../../../nlp/lexicon/parting.ts';
import type { Reading } from '../recognised/clause-reading.ts';
import { leftoversOf } from '../recognised/leftovers.ts';

type Recognised = Omit<Reading, 'intents'>;

interface Sense {
  readonly guess: IntentGuess;
  readonly fits: (reading: Recognised) => boolean;
  /** Words that may be left over. */
  readonly spare: number;
}

const pointed = /\b(?:her|him|them|both|the (?:first|second|third|fourth|fifth|last)(?: one)?)\b/i;
const hasCandidate = ({ people, text }: Recognised): boolean =>
  people.some(({ candidates }) => candidates.kind !== 'none') || (people.length === 0 && pointed.test(text));
const hasUser = ({ people }: Recognised): boolean =>
  people.some(({ users, candidates }) => users.kind === 'one' && candidates.kind !== 'one');
const targets = ({ stages }: Recognised) => stages.filter(({ isOrigin }) => !isOrigin);
const timed = ({ whens }: Recognised) => whens.filter(({ says }) => says.time);
const isShifting = /\binstead\b|\brather\b|\bno longer\b|\bpush|\bmoved?\b|\blater\b|\bearlier\b/i;

/** “Yard interview next.”, “on to the panel with her”: whom it is about was said before. */
const isOnward =
  /^(?:(?:straight|right|on|over|up|through|off|now|so|and|then) )*(?:in)?to\b|\bnext[.! ]*$|^next(?: stage| step| up)?[:, ]/i;

/** “Yard interview.”, “Offer stage.”: whom it is about was said before, or is asked for. */
const isStageAlone = ({ people, text, stages }: Recognised): boolean =>
  people.length === 0 && text.split(/\s+/).length <= (stages[0]?.text.split(/\s+/).length ?? 0) + 2;

/** “Maricel's interview to 3 pm”: a time that something is moved to. */
export const movesTo = ({ text, whens }: Recognised): boolean =>
  whens.some(({ index, text: said }) => /\bto (?:the |at |on )?$/i.test(text.slice(0, index)) || dayToHour.test(said));

/** “Ravi to the panel, then Owen at ten”: a stage that somebody goes to is no part of a meeting. */
export const isPlaced = ({ text, stages }: Recognised): boolean =>
  stages.some(({ start, isOrigin }) => !isOrigin && /\b(?:to|into|onto)(?: the| our)? $/i.test(text.slice(0, start)));

const dayToHour = /^(?:on )?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|today|tomorrow) to /i;

/** Two words and more of a template's name, that turns nobody down. */
const isNamedWhole = ({ template }: Recognised): boolean => {
  const [id, ...others] = template?.ids ?? [];
  if (template === undefined || id === undefined || others.length > 0 || parting.test(id)) return false;
  const said = template.text.toLowerCase();
  const words = id.toLowerCase().split(/[\s_-]+/);
  return words.length > 1 && words.every((word) => said.includes(word.slice(0, 5)));
};
/** What is done with a template rather than by it. */
const handling =
  /\b(?:reject|about|check|review|edit|change|fix|delete|create|print|translate|compare|update|rename|archive|ask|asks|thank|thanks for|why|how|what|who|which|where|draft|prepare|instead|like|same)\b/i;

const senses: readonly Sense[] = [
  {
    guess: { intent: 'send_offer', confidence: 0.88 },
    fits: (reading) => hasCandidate(reading) && /\boffer\b/i.test(reading.text) && reading.money.length > 0,
    spare: 1,
  },
  {
    guess: { intent: 'send_followup', confidence: 0.88 },
    fits: (reading) =>
      reading.template !== undefined &&
      !parting.test(reading.template.ids[0] ?? '') &&
      (hasCandidate(reading) || Object.keys(reading.filters).length > 0) &&
      reading.whens.length === 0 &&
      !/\breject/i.test(reading.text),
    spare: 1,
  },
  {
    guess: { intent: 'send_followup', confidence: 0.87 },
    fits: (reading) =>
      isNamedWhole(reading) &&
      hasCandidate(reading) &&
      !hasUser(reading) &&
      reading.whens.length + reading.stages.length + reading.money.length === 0 &&
      !handling.test(reading.text),
    spare: 3,
  },
  {
    guess: { intent: 'move_stage', confidence: 0.87 },
    fits: (reading) =>
      (hasCandidate(reading) || isOnward.test(reading.text) || isStageAlone(reading)) &&
      reading.money.length === 0 &&
      reading.whens.length === 0 &&
      targets(reading).length === 1 &&
      !hasUser(reading),
    spare: 1,
  },
  {
    guess: { intent: 'reschedule_meeting', confidence: 0.88 },
    fits: (reading) =>
      (reading.titles.length > 0 ||
        (meetingWords.test(reading.text) && (isShifting.test(reading.text) || movesTo(reading)))) &&
      !/\boff\b/i.test(reading.text) &&
      (timed(reading).length > 0 || (reading.durations.length > 0 && isShifting.test(reading.text))) &&
      reading.stages.length === 0,
    spare: 1,
  },
  {
    guess: { intent: 'reschedule_meeting', confidence: 0.87 },
    fits: (reading) =>
      /\binstead\b/i.test(reading.text) &&
      timed(reading).length > 0 &&
      (reading.people.length > 0 || meetingWords.test(reading.text)),
    spare: 1,
  },
  {
    guess: { intent: 'book_meeting', confidence: 0.87 },
    fits: (reading) =>
      timed(reading).length === 1 &&
      hasUser(reading) &&
      !isPlaced(reading) &&
      (hasCandidate(reading) || reading.durations.length > 0) &&
      !isShifting.test(reading.text) &&
      !movesTo(reading),
    spare: 1,
  },
];

export function sensedIntents(reading: Recognised): IntentGuess[] {
  if (reading.clause.mood !== 'order' || reading.payload !== undefined || reading.text.endsWith('?')) return [];
  const { hedges, tells, numbers, content } = leftoversOf(reading);
  if (hedges.length + tells.length + numbers.length > 0) return [];
  return senses
    .filter(({ fits, spare }) => content.length <= spare && fits(reading))
    .slice(0, 1)
    .map(({ guess }) => guess);
}
