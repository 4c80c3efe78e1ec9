// The road for orders that no pattern knows: what a clause most likely asks for by its words, and whether what was recognised
// in it fills what that tool needs and nothing else. Nothing is done of a clause that tells, hedges or forbids.
import type { Intent, IntentGuess } from '../../../nlp/intents.ts';
import { type Chunk, tokensOf } from '../../../nlp/gist/features.ts';
import { likelyMeanings } from '../../../nlp/gist/scorer.ts';
import { meetingWords } from '../../../nlp/lexicon/meeting-words.ts';
import { commonWords } from '../../../nlp/lexicon/common-words.ts';
import { cancelling, rejecting } from '../../../nlp/lexicon/verbs.ts';
import { parting } from '../../../nlp/lexicon/parting.ts';
import { wordsOf } from '../../../nlp/text.ts';
import type { Reading } from './clause-reading.ts';
import { leftoversOf, unexplained } from './leftovers.ts';
import { wishing } from './wishes.ts';

type Recognised = Omit<Reading, 'intents'>;

const at = (index: number, text: string, kind: string): Chunk => ({ start: index, end: index + text.length, kind });

/** What was recognised, by kind: what the scorer sees of names, times and amounts. */
function chunksOf(reading: Recognised): Chunk[] {
  const { people, stages, whens, durations, money, template, job, titles } = reading;
  return [
    ...people.map(({ start, end, candidates, users }) => ({
      start,
      end,
      kind: candidates.kind !== 'none' ? 'candidate' : users.kind !== 'none' ? 'colleague' : 'stranger',
    })),
    ...stages.map(({ start, end, isOrigin }) => ({ start, end, kind: isOrigin ? 'origin' : 'stage' })),
    ...whens.map(({ index, text, says }) => at(index, text, says.time ? 'time' : 'day')),
    ...durations.map(({ index, text }) => at(index, text, 'length')),
    ...money.map(({ index, text }) => at(index, text, 'money')),
    ...(template === undefined ? [] : [{ ...template, kind: 'template' }]),
    ...(job === undefined ? [] : [{ ...job, kind: 'job' }]),
    ...titles.map(({ start, end }) => ({ start, end, kind: 'meeting' })),
  ];
}

/** The tokens of a clause, and marks for what stands beside it. */
export const gistOf = (reading: Recognised): string[] => [
  ...tokensOf(reading.text, chunksOf(reading)),
  ...(reading.payload === undefined ? [] : ['<payload>']),
  ...(Object.keys(reading.filters).length === 0 ? [] : ['<filter>']),
];

interface Need {
  /** How likely the meaning has to be. */
  readonly least: number;
  /** Words with a meaning of their own that may be left over. */
  readonly spare: number;
  readonly fits: (reading: Recognised) => boolean;
  /** An unknown word may be a day or a place. */
  readonly isTimely?: boolean;
  readonly isWritten?: boolean;
}

const pointed = /\b(?:her|him|them|both|the (?:first|second|third|fourth|fifth|last)(?: one)?)\b/i;
const hasCandidate = ({ people, text }: Recognised): boolean =>
  people.some(({ candidates }) => candidates.kind !== 'none') || (people.length === 0 && pointed.test(text));
const hasUser = ({ people }: Recognised): boolean =>
  people.some(({ users, candidates }) => users.kind !== 'none' && candidates.kind !== 'one');
const hasGroup = ({ filters }: Recognised): boolean => Object.keys(filters).length > 0;
const targets = ({ stages }: Recognised) => stages.filter(({ isOrigin }) => !isOrigin);
const isTimed = ({ whens }: Recognised): boolean => whens.some(({ says }) => says.time);
const hasMeeting = ({ titles, text }: Recognised): boolean => titles.length > 0 || meetingWords.test(text);
const isBare = ({ whens, money, payload }: Recognised): boolean =>
  whens.length + money.length === 0 && payload === undefined;

/** With less than this a guess that another tool is meant is no better than the pattern it speaks against. */
const certain = 0.9;
const looking = 0.5;

/** What has to be there, so that the order is whole; tools that are not named are never guessed at. */
const needs: Partial<Record<Intent, Need>> = {
  move_stage: {
    least: 0.7,
    spare: 2,
    fits: (reading) =>
      hasCandidate(reading) &&
      isBare(reading) &&
      !hasUser(reading) &&
      reading.template === undefined &&
      (targets(reading).length === 1 || (targets(reading).length === 0 && reading.step !== undefined)),
  },
  reject_candidate: {
    least: 0.8,
    spare: 2,
    fits: (reading) => hasCandidate(reading) && isBare(reading) && reading.stages.length === 0 && !hasUser(reading),
  },
  send_offer: {
    least: 0.7,
    spare: 2,
    fits: (reading) => hasCandidate(reading) && reading.money.length === 1 && !isTimed(reading) && !hasUser(reading),
  },
  send_followup: {
    isWritten: true,
    least: 0.6,
    spare: 2,
    fits: (reading) =>
      (hasCandidate(reading) || hasGroup(reading)) &&
      reading.template?.ids.length === 1 &&
      !parting.test(reading.template.ids[0] ?? '') &&
      isBare(reading),
  },
  book_meeting: {
    isTimely: true,
    least: 0.85,
    spare: 1,
    fits: (reading) =>
      reading.whens.length === 1 &&
      isTimed(reading) &&
      hasUser(reading) &&
      hasCandidate(reading) &&
      isUnplaced(reading),
  },
  reschedule_meeting: {
    isTimely: true,
    least: 0.7,
    spare: 1,
    fits: (reading) => hasMeeting(reading) && reading.whens.length + reading.durations.length > 0,
  },
  cancel_meeting: { least: 0.8, spare: 1, fits: hasMeeting },
  find_free_slots: { least: 0.6, spare: 3, fits: (reading) => hasUser(reading) && reading.whens.length > 0 },
  add_note: {
    isWritten: true,
    least: 0.6,
    spare: 3,
    fits: (reading) => hasCandidate(reading) && reading.payload !== undefined,
  },
  notify_user: {
    isWritten: true,
    least: 0.6,
    spare: 3,
    fits: (reading) => hasUser(reading) && reading.payload !== undefined,
  },
  send_message: {
    isWritten: true,
    least: 0.7,
    spare: 3,
    fits: (reading) => hasCandidate(reading) && !hasUser(reading) && reading.payload !== undefined,
  },
  show_candidate: { least: looking, spare: 3, fits: hasCandidate },
  find_candidates: { least: looking, spare: 3, fits: (reading) => hasGroup(reading) || reading.job !== undefined },
  show_metrics: { least: 0.6, spare: 3, fits: () => true },
  list_actions: { least: 0.6, spare: 3, fits: () => true },
  list_approvals: { least: 0.6, spare: 3, fits: () => true },
  morning_brief: { least: 0.6, spare: 3, fits: () => true },
};

/** “Reject everybody who has applied” is not to be answered with a list of them. */
const decides = new RegExp(`^(?:${rejecting}|${cancelling}|offer|hire)\\b`, 'i');
const looks: ReadonlySet<Intent> = new Set<Intent>(['find_candidates', 'show_candidate']);

/** “Thea to interview Delphine”: a word that is a stage by itself may be what a colleague does with somebody. */
function isUnplaced(reading: Recognised): boolean {
  return targets(reading).every(({ end }) =>
    reading.people.some(({ start }) => start > end && reading.text.slice(end, start).trim() === ''),
  );
}

/** The one meaning that is likely enough and whole; none where anything in the clause might turn it round. */
export function gistIntents(reading: Recognised): IntentGuess[] {
  const { mood } = reading.clause;
  if (mood !== 'order' && mood !== 'question') return [];
  const [best] = likelyMeanings(gistOf(reading));
  if (best === undefined || best.meant === 'none') return [];
  const need = needs[best.meant];
  if (need === undefined || best.probability < need.least || !need.fits(reading)) return [];
  if (!isPlain(reading, need, best.probability)) return [];
  if (looks.has(best.meant) && decides.test(reading.text)) return [];
  return [{ intent: best.meant, confidence: best.probability >= certain ? 0.9 : 0.86 }];
}

const longest = 26;

function isPlain(
  reading: Recognised,
  { spare, isTimely = false, isWritten = false }: Need,
  probability: number,
): boolean {
  const wished = wishing(reading);
  const { hedges, tells, numbers } = leftoversOf(wished);
  if (hedges.length + tells.length + numbers.length > 0 || wordsOf(reading.text).length > longest) return false;
  const strange = unexplained(wished);
  const opening = wordsOf(reading.text)[0]?.raw.toLowerCase();
  // A verb that nobody thought of, before words that are written down or sent, is one of writing or sending.
  const unheard = strange.filter((word) => !commonWords.has(word) && !(isWritten && word === opening));
  return strange.length <= spare && unheard.length <= (probability >= certain && !isTimely ? 1 : 0);
}
