// What a clause asks for by what it names, where no pattern knows its words: somebody and a letter is a follow-up, somebody, a
// colleague and an hour a meeting. Everything that was recognised must belong to the one order, and the words that are left
// over may be of any kind but those that tell, hedge, forbid or ask for something else.
import type { Intent, IntentGuess } from '../../../../../nlp/intents.ts';
import { commonWords } from '../../../../../nlp/lexicon/common-words.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import { parting } from '../../../../../nlp/lexicon/parting.ts';
import { fold, wordsOf } from '../../../../../nlp/text.ts';
import { baseOf } from '../../../../../nlp/verb-forms.ts';
import type { Reading } from '../recognised/clause-reading.ts';
import { leftoversOf, unexplained } from '../recognised/leftovers.ts';
import { movesTo } from './sensed.ts';
import { wishing } from './wishing.ts';

type Recognised = Omit<Reading, 'intents'>;

/** Just enough to be acted on: whatever a pattern knows goes before it. */
const sureness = 0.855;
export const isByEvidence = ({ confidence }: IntentGuess): boolean => confidence === sureness;

const pointed = /\b(?:her|him|them)\b/i;
const targets = ({ stages }: Recognised) => stages.filter(({ isOrigin }) => !isOrigin);
const isTimed = ({ whens }: Recognised): boolean => whens.length === 1 && whens[0]?.says.time === true;
const candidatesIn = ({ people }: Recognised) => people.filter(({ candidates }) => candidates.kind !== 'none');
const usersIn = ({ people }: Recognised) =>
  people.filter(({ users, candidates }) => users.kind === 'one' && candidates.kind !== 'one');
const isOfCandidates = (reading: Recognised): boolean =>
  reading.people.length > 0
    ? candidatesIn(reading).length === reading.people.length && usersIn(reading).length === 0
    : pointed.test(reading.text);
const isGroup = ({ filters, people }: Recognised): boolean => Object.keys(filters).length > 0 && people.length === 0;
/** How many kinds of things are named that only some orders take. */
const isWithout = (reading: Recognised, ...kinds: readonly (keyof typeof counts)[]): boolean =>
  kinds.every((kind) => counts[kind](reading) === 0);
const counts = {
  stages: (reading: Recognised) => targets(reading).length,
  times: ({ whens }: Recognised) => whens.length,
  lengths: ({ durations }: Recognised) => durations.length,
  sums: ({ money }: Recognised) => money.length,
  letters: ({ template }: Recognised) => (template === undefined ? 0 : 1),
  texts: ({ payload }: Recognised) => (payload === undefined ? 0 : 1),
  meetings: ({ titles }: Recognised) => titles.length,
} as const;

interface Frame {
  readonly intent: Intent;
  readonly fits: (reading: Recognised) => boolean;
  /** Words that make it something else. */
  readonly against: RegExp;
}

const handled =
  /\b(?:no|about|check|review|edit|change|fix|delete|create|print|translate|compare|update|rename|archive|thank|thanks for|draft|prepare|like|same|reject\w*|cancel\w*|add|note)\b/i;
const shifts = /\b(?:instead|rather than|no longer|push|moved?|later|earlier|cancel\w*|free|available|busy|off)\b/i;

const frames: readonly Frame[] = [
  {
    intent: 'send_followup',
    fits: (reading) =>
      reading.template?.ids.length === 1 &&
      !parting.test(reading.template.ids[0] ?? '') &&
      (isGroup(reading)
        ? isWithout(reading, 'sums', 'texts', 'meetings')
        : isOfCandidates(reading) && isWithout(reading, 'stages', 'times', 'sums', 'texts', 'meetings')),
    against: handled,
  },
  {
    intent: 'send_offer',
    fits: (reading) =>
      candidatesIn(reading).length === 1 &&
      isOfCandidates(reading) &&
      reading.money.length === 1 &&
      !reading.whens.some(({ says }) => says.time) &&
      isWithout(reading, 'letters', 'texts', 'meetings'),
    against:
      /\b(?:expect\w*|ask\w*|earn\w*|currently|hop(?:es|ing)|budget|paid|makes?|current|wants?|wanted|counter\w*|than|note|tell)\b/i,
  },
  {
    intent: 'move_stage',
    fits: (reading) =>
      isOfCandidates(reading) &&
      targets(reading).length === 1 &&
      isWithout(reading, 'times', 'lengths', 'sums', 'letters', 'texts', 'meetings'),
    against:
      /\b(?:about|because of|feedback|results?|details?|notes?|send|mail|e-?mail|tell|during|since|before|after|at|in|from|who|template)\b/i,
  },
  {
    intent: 'book_meeting',
    fits: (reading) =>
      isTimed(reading) &&
      (usersIn(reading).length > 0 || (reading.durations.length > 0 && withMe.test(reading.text))) &&
      candidatesIn(reading).length === 1 &&
      (reading.durations.length > 0 ||
        reading.whens[0]?.end !== undefined ||
        meets.test(reading.text) ||
        onlyNames.test(restOf(reading))) &&
      !movesTo(reading) &&
      isWithout(reading, 'stages', 'sums', 'letters', 'texts', 'meetings'),
    against: shifts,
  },
  {
    intent: 'reschedule_meeting',
    fits: (reading) =>
      (reading.titles.length > 0 || (candidatesIn(reading).length > 0 && meetingWords.test(reading.text))) &&
      reading.whens.length === 1 &&
      (movesTo(reading) || changes.test(reading.text)) &&
      isWithout(reading, 'stages', 'sums', 'letters', 'texts'),
    against: /\b(?:cancel\w*|free|available|off|tell|note|about)\b/i,
  },
];

/** “Selasi with Aminata, Monday 10:30”: nothing but two people and an hour. */
const onlyNames = /^(?:[\s,.:;&+/x-]|\b(?:and|with|w|plus|please|pls|on|at|mr|mrs|ms|dr)\b)*$/iu;
/** “Ann and me, nine o'clock, ten minutes” */
const withMe = /^(?:me|myself) (?:and|with|\+|&)|\b(?:and|with|\+|&) (?:me|myself)\b/iu;
const meets =
  /\b(?:meet|meeting|see|talk|speak|chat|call|interview|lunch|coffee|together|session|catch-?up|appointment|rendezvous|slot|sit|huddle|debrief|sync|tea|breakfast|dinner|conversation|discussion)\b/i;
const changes =
  /\b(?:instead|rather than|had better be|would (?:sit|be|suit|work|fit) better|(?:needs?|has|have|ought|wants|should) (?:to )?(?:be|go|move|slide|start|happen|take place|begin)|better at|(?:to|same) (?:the )?same (?:time|day)|same time|same day)\b/i;

/** Whatever stands with them, nothing is done by evidence alone. */
const elsewhere =
  /\b(?:why|how|what|who|whom|whose|which|where|when|think|thinking|thought|consider\w*|discuss\w*|mention\w*|wonder\w*|remember|wait|waiting for|hold|pause|delay|stop|undo|approve\w*|withdraw\w*|revert|restore|skip|ignore|only|just in case|eventually|some ?day|sometime|at some point|one day|next (?:month|quarter|year)|mistake|or|same for|pretend|test only|nor|what'?s?[- ](?:his|her|their)[- ]name|so-and-so)\b|\?/i;
const longest = 24;

/** The order that everything in the clause belongs to. */
export function evidentIntents(reading: Recognised): IntentGuess[] {
  if (reading.clause.mood !== 'order' || isOpen(reading)) return [];
  const wished = wishing(reading);
  const plain = wished.text
    .replace(/^(?:can|could|would|will) (?:you|we)\b(.*)\?$/i, '$1')
    .replace(/\?$/, polite(wished));
  if (elsewhere.test(plain) || wordsOf(wished.text).length > longest || isTold(wished)) return [];
  const fitting = frames.filter(({ fits, against }) => fits(reading) && !against.test(restOf(wished)));
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? [] : [{ intent: only.intent, confidence: sureness }];
}

/** “Can you action the link to Luz?” is a request. */
const polite = ({ clause }: Recognised): string =>
  /^(?:can|could|would|will|might) (?:you|we)\b/i.test(clause.said) ? '' : '?';

/** Somebody who is named is not known, or fits two. */
const isOpen = ({ people, stages }: Recognised): boolean =>
  people.some(({ candidates, users }) => candidates.kind === 'none' && users.kind === 'none') ||
  stages.some(({ found }) => found.kind !== 'one');

/** Something is told, hedged or counted, or named that is not known. */
function isTold(reading: Recognised): boolean {
  const { hedges, tells, numbers } = leftoversOf(reading);
  const isPlaced = unexplained(reading).some((word) => placing.test(word));
  return hedges.length + tells.length + numbers.length > 0 || strangeIn(reading).length > 0 || isPlaced;
}

/** Everyday words that change an order: where, when, how often, how far. */
export const placing =
  /^(?:later|earlier|sooner|each|every|weekly|daily|twice|first|second|third|last|before|after|half|quarter|either|only|different|other|another|else|back|remote|remotely|online|upstairs|downstairs|outside|verbally|alphabetically|tentatively|provisionally|draft|test|temporarily|previous|again|partly|internally|privately|secretly|copy|forward)$/;

/** Words that may be a name nobody here bears: neither everyday words nor the verb that opens the order. */
export function strangeIn(reading: Recognised): readonly string[] {
  const [first, second] = wordsOf(reading.text);
  // “Wolfgang to Workshop”: a verb is followed by what it is done to.
  const isVerb = first !== undefined && !/^(?:in)?to$/.test(second?.word ?? 'to');
  return unexplained(reading).filter(
    (word) =>
      !(isVerb && word === first.raw.toLowerCase()) &&
      !commonWords.has(fold(word)) &&
      baseOf(word) === undefined &&
      !isVerbal.test(word),
  );
}
const isVerbal = /(?:ing|ed|ise|ize|ly|ation|ness|ment)$/;

/** The text without what was recognised in it. */
const restOf = ({ text, taken }: Recognised): string =>
  [...taken]
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
