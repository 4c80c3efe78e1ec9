// What one clause comes to: its mood first, then its intent, then the doubts about it. Nothing below the threshold is acted on.
import type { Intent } from '../../../nlp/intents.ts';
import { orderOpens } from '../../../nlp/intents.ts';
import { again } from './again.ts';
import type { Dialogue } from './dialogue.ts';
import type { Focus } from './focus.ts';
import type { Known } from './known.ts';
import { leftoversOf, unexplained } from './leftovers.ts';
import { lookedAgain } from './look-again.ts';
import { orders } from './orders/index.ts';
import type { Order } from './orders/order.ts';
import { type Part, question, remark } from './parts.ts';
import type { Reading } from './clause-reading.ts';
import { isCourtesy, smallTalk } from './small-talk.ts';

/** Below this an intent is a guess, and guesses are asked about. */
const sure = 0.85;

const reads: ReadonlySet<Intent> = new Set<Intent>([
  'find_candidates',
  'show_candidate',
  'find_free_slots',
  'score_candidate',
  'translate_mos',
  'morning_brief',
  'show_metrics',
  'list_approvals',
  'list_actions',
  'integration_health',
]);

export interface Around {
  readonly known: Known;
  readonly focus: Focus;
  readonly dialogue: Dialogue;
  readonly isOnly: boolean;
  /** Some clause of the message is an order that was understood. */
  readonly hasOrder: boolean;
}

export async function partsOf(reading: Reading, around: Around): Promise<readonly Part[]> {
  const { clause } = reading;
  switch (clause.mood) {
    case 'negated':
      if (clause.isCarried === true) return [question(`Shall I do “${clause.said}”, or leave that alone, too?`)];
      return around.isOnly ? [remark('All right, I will leave that alone. Nothing was done.')] : [];
    case 'hypothetical':
      return [
        remark(
          `“${clause.said.replace(/\?$/, '')}” – I took that as a thought, not as an order, and did nothing about it. Tell me if you want it done.`,
        ),
      ];
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
  const intent = intentOf(reading);
  if (intent !== undefined) {
    const doubt = doubtAbout(intent, reading, known);
    return doubt === undefined ? orders[intent]({ reading, known, focus, dialogue }) : [question(doubt)];
  }
  if (isCourtesy(clause.text, known.reader.user)) return [];
  const repeated = onceMore({ reading, known, dialogue, focus });
  if (repeated !== undefined) return repeated;
  const chat = smallTalk(clause.text);
  if (chat !== undefined) return isOnly ? [remark(chat)] : [];
  if (!isOnly && (isStatement(reading) || (hasOrder && (isTold(reading) || leftoversOf(reading).tells.length > 0))))
    return [remark(`I took “${clause.said}” as background.`)];
  return [question(notUnderstood(reading))];
}

/** The last order for somebody else, or the last look elsewhere. */
const onceMore = (said: Order): readonly Part[] | undefined =>
  again(said) ?? lookedAgain(said.reading, said.dialogue, said.known);

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

/** Their figures are times, lengths and sums: none may be overlooked. */
const timely: ReadonlySet<Intent> = new Set<Intent>([
  'book_meeting',
  'reschedule_meeting',
  'cancel_meeting',
  'send_offer',
]);

/** “One day later” is how a meeting is moved. */
const isShift = (intent: Intent, word: string): boolean =>
  intent === 'reschedule_meeting' && /^(?:later|earlier|sooner|forwards?|backwards?)$/.test(word);

/** Their words may be the text that is to be written. */
const writing: ReadonlySet<Intent> = new Set<Intent>(['send_message', 'notify_user', 'add_note']);

/** Orders that take their words as they come: what is looked at, written, taken back, or sent to a group that is checked itself. */
const lenient: ReadonlySet<Intent> = new Set<Intent>([
  ...reads,
  ...writing,
  'undo_action',
  'send_followup',
  // What is left over is the name of an integration or a sequence: whether there is one, the gate knows.
  'run_sync',
  'start_sequence',
  'stop_sequence',
]);

function doubtAbout(intent: Intent, reading: Reading, known: Known): string | undefined {
  const { hedges, numbers } = leftoversOf(reading);
  const [hedge] = reads.has(intent) || writing.has(intent) ? [] : [...hedges, ...(timely.has(intent) ? numbers : [])];
  const unread = lenient.has(intent) ? [] : unexplained(reading).filter((word) => !isShift(intent, word));
  if (unread.length > 0)
    return `I am not sure what “${unread.join(' ')}” changes in “${reading.clause.said}”, so I have done nothing about it. What shall I do?`;
  if (hedge !== undefined)
    return `I am not sure what “${hedge}” changes in “${reading.clause.said}”, so I have done nothing about it. What shall I do?`;
  const { said: text } = reading.clause;
  if (isDoubt(intent, text) || (!reads.has(intent) && !writing.has(intent) && isAsking(text)))
    return `Do you want me to do that (“${text}”)? Then tell me to, and I will put it up for approval.`;
  if (!isForLater(intent, reading, known)) return undefined;
  return `I act at once and cannot do “${text}” later by myself. Shall I do it now? Then say it without the time.`;
}

const timeless: ReadonlySet<Intent> = new Set<Intent>([
  'move_stage',
  'reject_candidate',
  'send_followup',
  'send_message',
  'notify_user',
  'start_sequence',
  'stop_sequence',
]);

/** “Email Tom tomorrow”, “move her on Friday”: a time where the tool takes none. What is said of silence is a filter. */
function isForLater(intent: Intent, { whens, filters, people, text }: Reading, { world }: Known): boolean {
  if (!timeless.has(intent) || filters['days_since_contact'] !== undefined) return false;
  // “Tell Rory he's coming in on Tuesday”: what follows a told name is what is told.
  const isTelling = writing.has(intent) && /^(?:tell|let|inform|notify|remind|advise|update|warn|ask)\b/i.test(text);
  const told = isTelling ? (people[0]?.end ?? 0) + 8 : Number.POSITIVE_INFINITY;
  return whens
    .filter(({ index }) => index < told)
    .some(({ start, grain, says }) => Date.parse(start) > world.now.getTime() || (says.time && grain !== 'second'));
}

/** “Tom's great, let's move him”: the first half orders nothing. */
const isStatement = ({ clause, stages, intents }: Reading): boolean =>
  intents.length === 0 &&
  stages.length === 0 &&
  !orderOpens.test(clause.text) &&
  /^(?:\p{Lu}|she\b|he\b|they\b|it\b|rather than\b|instead of\b)/u.test(clause.text);

/** “reject both?”: asked, not ordered. A polite request is no such question. */
const isAsking = (said: string): boolean =>
  /\?\s*$/.test(said) &&
  !/\b(?:can|could|would|will|may|might|please|pls|kindly|mind|possible|chance|way|think you|reckon)\b/i.test(said);

/** “Can we reject Mark?” may be a wish or a doubt: with high stakes that is asked. */
const isDoubt = (intent: Intent, text: string): boolean =>
  (intent === 'reject_candidate' || intent === 'send_offer') &&
  /^(?:would you (?!kindly|please|mind)|can we|could we|shall we|do we)\b(?!.*\bplease\b)/i.test(text);

function notUnderstood({ clause, people }: Reading): string {
  const [person] = people;
  if (person !== undefined) return `I am not sure what to do about ${person.text} (“${clause.said}”). What shall I do?`;
  return `I did not understand “${clause.said}”, so I have done nothing about it. Could you say what you would like in other words? I can move, reject and book, write to candidates and colleagues, and show you who needs attention.`;
}
