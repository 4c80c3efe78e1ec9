// What has to be named for each tool before an order that no pattern knows is taken for it, and the words without which some
// are never taken.
import type { Intent } from '../../../../../nlp/intents.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import { parting } from '../../../../../nlp/lexicon/parting.ts';
import { cancelling, rejecting } from '../../../../../nlp/lexicon/verbs.ts';
import type { Reading } from '../recognised/clause-reading.ts';

type Recognised = Omit<Reading, 'intents'>;

export interface Need {
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

const looking = 0.5;

/** What has to be there, so that the order is whole; tools that are not named are never guessed at. */
export const needs: Partial<Record<Intent, Need>> = {
  move_stage: {
    least: 0.75,
    spare: 1,
    fits: (reading) =>
      hasCandidate(reading) &&
      isBare(reading) &&
      !hasUser(reading) &&
      reading.template === undefined &&
      (targets(reading).length === 1 || (targets(reading).length === 0 && reading.step !== undefined)),
  },
  reject_candidate: {
    least: 0.75,
    spare: 1,
    fits: (reading) => hasCandidate(reading) && isBare(reading) && reading.stages.length === 0 && !hasUser(reading),
  },
  send_offer: {
    least: 0.75,
    spare: 1,
    fits: (reading) => hasCandidate(reading) && reading.money.length === 1 && !isTimed(reading) && !hasUser(reading),
  },
  send_followup: {
    isWritten: true,
    least: 0.75,
    spare: 1,
    fits: (reading) =>
      (hasCandidate(reading) || hasGroup(reading)) &&
      reading.template?.ids.length === 1 &&
      !parting.test(reading.template.ids[0] ?? '') &&
      isBare(reading),
  },
  book_meeting: {
    isTimely: true,
    least: 0.75,
    spare: 0,
    fits: (reading) =>
      reading.whens.length === 1 &&
      isTimed(reading) &&
      hasUser(reading) &&
      hasCandidate(reading) &&
      isUnplaced(reading),
  },
  reschedule_meeting: {
    isTimely: true,
    least: 0.75,
    spare: 0,
    fits: (reading) => hasMeeting(reading) && reading.whens.length + reading.durations.length > 0,
  },
  cancel_meeting: { least: 0.75, spare: 1, fits: hasMeeting },
  find_free_slots: { least: 0.6, spare: 3, fits: (reading) => hasUser(reading) && reading.whens.length > 0 },
  add_note: {
    isWritten: true,
    least: 0.8,
    spare: 3,
    fits: (reading) => hasCandidate(reading) && reading.payload !== undefined,
  },
  notify_user: {
    isWritten: true,
    least: 0.8,
    spare: 3,
    fits: (reading) => hasUser(reading) && reading.payload !== undefined,
  },
  send_message: {
    isWritten: true,
    least: 0.8,
    spare: 3,
    fits: (reading) => hasCandidate(reading) && !hasUser(reading) && reading.payload !== undefined,
  },
  start_sequence: {
    least: 0.8,
    spare: 1,
    fits: (reading) => hasCandidate(reading) && isBare(reading) && !hasUser(reading) && reading.stages.length === 0,
  },
  show_candidate: {
    least: looking,
    spare: 3,
    fits: (reading) => hasCandidate(reading) && reading.template === undefined && isBare(reading),
  },
  find_candidates: {
    least: looking,
    spare: 3,
    fits: (reading) => (hasGroup(reading) || reading.job !== undefined) && reading.template === undefined,
  },
  show_metrics: { least: 0.6, spare: 1, fits: () => true },
  list_actions: { least: 0.6, spare: 1, fits: () => true },
  list_approvals: { least: 0.6, spare: 1, fits: () => true },
  morning_brief: { least: 0.6, spare: 1, fits: () => true },
};

/** “Thea to interview Delphine”: a word that is a stage by itself may be what a colleague does with somebody. */
function isUnplaced(reading: Recognised): boolean {
  return targets(reading).every(({ end }) =>
    reading.people.some(({ start }) => start > end && reading.text.slice(end, start).trim() === ''),
  );
}

/** “Reject everybody who has applied” is not to be answered with a list of them. */
const decides = new RegExp(`(?:^|, |\\b(?:and|then|please|to) )(?:${rejecting}|${cancelling}|offer|hire)\\b`, 'i');
/** “Need a meeting about Diego” is not to be answered with his profile. */
const meets = /\b(?:meeting|call|chat|interview|slot|session|appointment)\b/i;
const listing: ReadonlySet<Intent> = new Set<Intent>(['find_candidates', 'show_candidate']);
export const looks: ReadonlySet<Intent> = new Set<Intent>([
  ...listing,
  'find_free_slots',
  'show_metrics',
  'list_actions',
  'list_approvals',
  'morning_brief',
]);

/** “Let's sit on Ann for a week” and “is she okay with that?” ask for no profile. */
const lookingUp =
  /\b(?:shows?|see|look\w*|view|pull|bring|open|display|check|read|find|give|get|tell|remind|profiles?|files?|records?|cards?|pages?|details?|info\w*|particulars|summar\w*|overview|histor\w+|background|notes?|status|stages?|where\w*|how|who\w*|what\w*|when|which|far|progress|latest|update\w*|news|heard|hear|contact\w*|touch|spoke\w*|talk\w*|know|story|stor\w+|deal|up|standing?s?|situation|state|journey|refresh\w*|rundown|lowdown|scoop|brief\w*|application|resume|cv|about|on|of)\b/i;

/** Nobody is turned down, no meeting called off and no overview opened without a word that says so. */
const evidence: Partial<Record<Intent, RegExp>> = {
  show_candidate: lookingUp,
  reject_candidate: new RegExp(
    `\\b(?:${rejecting}|reject\\w*|refus\\w*|no|nope|out|off|down|not|go|loose|goodbye|farewell|ways|sunset|door|offboard|unsuitable|write off|strike|won't|doesn't|didn't|isn't)\\b`,
    'i',
  ),
  show_metrics:
    /\b(?:number|metric|stat|figure|kpi|report|doing|perform|result|dashboard|track|saved?|score|how (?:did|was|were|have|has))/i,
  list_actions: /\b(?:log|did|done|chang|histor|activit|action|happen|up to|went on|moved|recap)/i,
  list_approvals: /\b(?:approv|sign|waiting|pending|accept|ok\b|blessing|blocked|queue|decid|release)/i,
  morning_brief:
    /\b(?:brief|plate|menu|priorit|my day|agenda|urgent|to do|do|doing|start|begin|tackle|focus|matters|plan|needs? me|first|getting on|got|on today|top)\b/i,
  cancel_meeting: new RegExp(
    `\\b(?:${cancelling}|cancel\\w*|off|go|dead|dropped|not needed|no need|don't need|skip|descop\\w+)\\b`,
    'i',
  ),
};

/** Whether the words of a clause bear a meaning out. */
export function isBorneOut(intent: Intent, text: string): boolean {
  if (listing.has(intent) && (decides.test(text) || meets.test(text))) return false;
  return evidence[intent]?.test(text) !== false;
}
