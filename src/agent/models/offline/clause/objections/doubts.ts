// What speaks against doing at once what a clause orders: a word that nothing explains, a hedge, a question, a time to come.
import { bareSum } from '../../../../../nlp/bare-sums.ts';
import type { Intent } from '../../../../../nlp/intents.ts';
import type { Reading } from '../recognised/clause-reading.ts';
import type { Known } from '../../named/known.ts';
import { certainIntent } from '../meanings/gist.ts';
import { placing, strangeIn } from '../meanings/evidence.ts';
import { leftoversOf, unexplained } from '../recognised/leftovers.ts';
import { isWitnessedAgainst, opensAsStory } from './witnesses.ts';

/** Orders that change nothing. */
export const reads: ReadonlySet<Intent> = new Set<Intent>([
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
export const isRead = (tool: string): boolean => [...reads].some((one) => one === tool);

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

/** “Cancel the other one”: of two that were booked here; where there are more, it is asked which. */
const ofMeetings: ReadonlySet<Intent> = new Set<Intent>(['cancel_meeting', 'reschedule_meeting']);

/** “Decline the other one”: of two that wait; “the other Aoife”: whoever shares a name is asked about where it stays open. */
const isOther = (intent: Intent, word: string, { people, text }: Reading): boolean =>
  word === 'other' &&
  (intent === 'approve_action' ||
    intent === 'decline_action' ||
    ofMeetings.has(intent) ||
    people.some(({ candidates, start }) => candidates.kind === 'several' && /\bother $/i.test(text.slice(0, start))));

/** “Approve only Viktor's” names the one that is meant. */
const isOnly = (intent: Intent, word: string, { people }: Reading): boolean =>
  word === 'only' && people.length > 0 && (intent === 'approve_action' || intent === 'decline_action');

/** Their words may be the text that is to be written. */
const writing: ReadonlySet<Intent> = new Set<Intent>(['send_message', 'notify_user', 'add_note', 'log_crm']);

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

/** Why an order is not carried out at once. */
export interface Doubt {
  /** What stands before “Shall I …?”, where all of the order is known. */
  readonly because: string;
  /** The question where it is not. */
  readonly asks: string;
}

/** Words with a meaning of their own that the order leaves out. */
export function unreadIn(intent: Intent, reading: Reading): Doubt | undefined {
  const strange = new Set(strangeIn(reading));
  const unread = lenient.has(intent)
    ? []
    : unexplained(reading).filter(
        (word) =>
          !isShift(intent, word) &&
          !isOther(intent, word, reading) &&
          !isOnly(intent, word, reading) &&
          (strange.has(word) || placing.test(word)),
      );
  return unread.length === 0 ? undefined : unsure(unread.join(' '), reading);
}

/** They take up what was said before, in any words. */
const takesBack: ReadonlySet<Intent> = new Set<Intent>([
  'undo_action',
  'approve_action',
  'decline_action',
  'withdraw_offer',
]);

const isNotMeant = (intent: Intent, reading: Reading, known: Known): boolean =>
  !reads.has(intent) && !takesBack.has(intent) && isWitnessedAgainst(intent, reading, known);

function unclear({ clause }: Reading): Doubt {
  const because = `I am not sure that “${clause.said}” is to be done now`;
  return { because: `${because}.`, asks: `${because}, so I have done nothing about it. What shall I do?` };
}

function unsure(words: string, { clause }: Reading): Doubt {
  const because = `I am not sure what “${words}” changes in “${clause.said}”`;
  return { because: `${because}.`, asks: `${because}, so I have done nothing about it. What shall I do?` };
}

/** “Offer Ann 65”, “31 an hour”: what figure is meant, the offer itself asks. */
const asksItself = (intent: Intent, word: string, { money, text, whens }: Reading): boolean =>
  intent === 'send_offer' && (money.length === 0 ? bareSum(text, whens) !== undefined : /^(?:hrs?|hours?)$/.test(word));

/** “Reject the pending offer”: what waits is meant. */
const decides: ReadonlySet<Intent> = new Set<Intent>(['approve_action', 'decline_action']);

/** What may turn the order round or put it off, however it is read. */
export function doubtAbout(intent: Intent, reading: Reading, known: Known): Doubt | undefined {
  const { hedges, numbers } = leftoversOf(reading);
  const figures = timely.has(intent) ? numbers.filter((word) => !asksItself(intent, word, reading)) : [];
  const binding = hedges.filter((word) => !(decides.has(intent) && word === 'pending'));
  const [hedge] = reads.has(intent) || writing.has(intent) ? [] : [...binding, ...figures];
  if (hedge !== undefined) return unsure(hedge, reading);
  if (isNotMeant(intent, reading, known)) return unclear(reading);
  const { said: text } = reading.clause;
  if (isDoubt(intent, text) || (!reads.has(intent) && !writing.has(intent) && isAsking(text)))
    return {
      because: 'I take that as a question.',
      asks: `Do you want me to do that (“${text}”)? Then tell me to, and I will put it up for approval.`,
    };
  if (!isForLater(intent, reading, known)) return undefined;
  const because = `I act at once and cannot do “${text}” later by myself.`;
  return { because, asks: `${because} Shall I do it now? Then say it without the time.` };
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
  const [first] = people;
  // “Msg Aisha - call you at 4”: what stands well behind the name is what is written.
  const called = first?.end ?? pronounFirst.exec(text)?.[0].length;
  const written = writing.has(intent) && called !== undefined ? behind(text, called) : Number.POSITIVE_INFINITY;
  const told = isTelling ? (first?.end ?? 0) + 8 : written;
  return whens
    .filter(({ index }) => index < told)
    .some(({ start, grain, says }) => Date.parse(start) > world.now.getTime() || (says.time && grain !== 'second'));
}

const pronounFirst = /^\p{L}+ (?:him|her|them)\b/iu;

/** Two words behind a name, or a dash: there the text begins. */
const behind = (text: string, end: number): number =>
  end +
  (/^(?:\s*[-–,:]\s+|\s+(?=(?:its?|it's|(?:s?he|we|they|you|i)(?:'\w+)?|your?|ur|im|see) )|(?:\s+\S+){2})/i.exec(
    text.slice(end),
  )?.[0].length ?? Number.POSITIVE_INFINITY);

/** “reject both?”: asked, not ordered. A polite request is no such question. */
const isAsking = (said: string): boolean =>
  /\?\s*$/.test(said) &&
  !/\b(?:can|could|would|(?:will|may|might) (?:you|u|i|we|it|this|that)|please|pls|kindly|mind|possible|chance|way|think you|reckon)\b/i.test(
    said,
  );

/** “Can we reject Mark?” may be a wish or a doubt: with high stakes that is asked. */
const isDoubt = (intent: Intent, text: string): boolean =>
  (intent === 'reject_candidate' || intent === 'send_offer') &&
  /^(?:would you (?!kindly|please|mind|be (?:so |very )?(?:kind|good|nice|able)|take care of|see to|deal with|handle|look after)|can we|could we|shall we|do we)\b(?!.*\bplease\b)/i.test(
    text,
  );

/** What the words all but certainly mean, where nothing speaks against doing it at once. */
export function undoubtedIntent(reading: Reading, known: Known, isAsked = false): Intent | undefined {
  const intent = certainIntent(reading, isAsked);
  if (intent === undefined || (!reads.has(intent) && opensAsStory(intent, reading))) return undefined;
  return doubtAbout(intent, reading, known) === undefined ? intent : undefined;
}
