// From a message to what is to be done about it: calls, questions, remarks. The same words in the same world give the same plan.
import { type Clause, clausesOf, setQuotesAside } from '../../../nlp/clauses.ts';
import type { Intent } from '../../../nlp/intents.ts';
import { impolite, orderOpens } from '../../../nlp/intents.ts';
import { findStage } from '../../../nlp/stages-in-words.ts';
import { tidy } from '../../../nlp/text.ts';
import type { World } from '../../../services/operations/world.ts';
import type { Reader } from '../../reader.ts';
import { answered, dropped, questionsOf } from './answers.ts';
import { corrected } from './corrections.ts';
import type { Dialogue } from './dialogue.ts';
import { type Focus, focusOf, withNamed } from './focus.ts';
import { orders } from './orders/index.ts';
import { type Part, question, remark } from './parts.ts';
import { type Known, knownOf } from './known.ts';
import { readClause, type Reading } from './reading.ts';
import { isSpanish, smallTalk, spanishReply } from './small-talk.ts';

export interface Situation {
  readonly world: World;
  readonly reader: Reader;
  readonly dialogue: Dialogue;
  /** Names of the tools that this organisation has. */
  readonly tools: ReadonlySet<string>;
}

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

export async function planTurn({ world, reader, dialogue, tools }: Situation): Promise<readonly Part[]> {
  const said = tidy(dialogue.said).replaceAll(/\s&\s/g, ' and ');
  const quick = withoutOrder(said, questionsOf(dialogue).length > 0);
  if (quick !== undefined) return [remark(quick)];
  const known = await knownOf(world, reader);
  const parts =
    (isAnswer(said, dialogue) ? await answered(said, dialogue, known) : undefined) ??
    (await corrected(said, dialogue, known)) ??
    (await fromClauses(said, dialogue, known));
  return distinct(parts.map((part) => ifPossible(part, tools)));
}

/** What is replied to messages that order nothing. */
function withoutOrder(said: string, isAsked: boolean): string | undefined {
  if (isAsked) return dropped.test(said) ? 'All right, I have left that alone.' : undefined;
  return smallTalk(said) ?? (isSpanish(said) ? spanishReply : undefined);
}

/** An order of its own is no answer to what was asked before, unless a text was asked for. */
function isAnswer(said: string, dialogue: Dialogue): boolean {
  const [ask] = questionsOf(dialogue);
  if (ask === undefined) return false;
  const isOrder = orderOpens.test(impolite(said)) && !/^(?:use|make it|do it|do|tell|with|put it|set it)\b/i.test(said);
  return !isOrder || ask.pending?.slot === 'text';
}

async function fromClauses(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[]> {
  const isName = (text: string) =>
    text.split(/\s+/).length <= 3 &&
    (known.names.candidates.find(text).kind === 'one' ||
      findStage(text, known.stages).kind === 'one' ||
      known.templates.some(({ id }) => id === text));
  const { text, quotes } = setQuotesAside(said, isName);
  const clauses = mergeFragments(clausesOf(text), quotes, known);
  if (clauses.length > 1 && clauses.some((clause) => retracts.test(clause.text)))
    return [remark('All right, then I have done nothing.')];
  if (wavers.test(text))
    return [question('You changed your mind half-way, and I want to get it right. What shall I do?')];
  const parts: Part[] = [];
  let focus = focusOf(dialogue);
  for (const [index, clause] of clauses.entries()) {
    // A condition or a thought that runs on over several clauses is answered once.
    const runsOn =
      (clause.mood === 'conditional' || clause.mood === 'hypothetical') && clauses[index - 1]?.mood === clause.mood;
    const reading = readClause(clause, quotes, known);
    if (!runsOn) parts.push(...(await partsOf(reading, { known, focus, dialogue, isOnly: clauses.length === 1 })));
    focus = withNamed(focus, namedIn(reading));
  }
  return parts;
}

/** “Move Tom. Actually don't.” */
const retracts =
  /^(?:(?:oh|no|wait|hmm|actually|sorry|well|on second thought|ok(?:ay)?)[,.!\s]+)*(?:don't(?: do (?:it|that))?|do not|never ?mind|scratch that|forget (?:it|that)|cancel that|(?:i'm |i am |i was )?(?:just |only )?(?:kidding|joking)|jk|ignore that|leave it|stop|not really)[.!? ]*$/i;
/** “Move Tom, no wait, Mark”: two wishes in one breath. */
const wavers =
  /\S.*\b(?:no,? wait|wait,? no|i mean(?:t)?|or rather|correction|strike that|scratch that|on second thought)\b/i;

/** “Book half an hour with Owen. Tomorrow at three.”: what cannot stand alone belongs to what was said before. */
function mergeFragments(clauses: readonly Clause[], quotes: readonly string[], known: Known): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const before = merged.at(-1);
    const isFragment =
      before?.mood === 'order' &&
      clause.mood === 'order' &&
      before.payload === undefined &&
      clause.payload === undefined &&
      !orderOpens.test(clause.text) &&
      isAddition(readClause(clause, quotes, known)) &&
      readClause(before, quotes, known).intents.length > 0;
    if (isFragment && before !== undefined)
      merged[merged.length - 1] = { ...before, text: `${before.text} ${clause.text}` };
    else merged.push(clause);
  }
  return merged;
}

const isAddition = ({ intents, whens, durations, money, people, text }: Reading): boolean =>
  intents.length === 0 &&
  (whens.length + durations.length + money.length > 0 || (people.length > 0 && /^(?:with|for|about)\b/i.test(text))) &&
  text.split(/\s+/).length <= 10;

interface Around {
  readonly known: Known;
  readonly focus: Focus;
  readonly dialogue: Dialogue;
  readonly isOnly: boolean;
}

async function partsOf(reading: Reading, around: Around): Promise<readonly Part[]> {
  const { clause } = reading;
  switch (clause.mood) {
    case 'negated':
      if (clause.isCarried === true) return [question(`Shall I do “${clause.text}”, or leave that alone, too?`)];
      return around.isOnly ? [remark('All right, I will leave that alone. Nothing was done.')] : [];
    case 'hypothetical':
      return [
        remark(
          `“${clause.text.replace(/\?$/, '')}” – I took that as a thought, not as an order, and did nothing about it. Tell me if you want it done.`,
        ),
      ];
    case 'conditional':
      return [
        question(
          `I don't act on conditions that I cannot see (“${clause.text}”). Shall I do it now, or will you tell me when it is time?`,
        ),
      ];
    case 'report':
      if (!around.isOnly) return [];
      return [remark(`I read “${clause.text}” as something that has happened, so I did nothing about it.`)];
    case 'question':
    case 'order':
      return ordered(reading, around);
    default:
      return clause.mood satisfies never;
  }
}

async function ordered(reading: Reading, { known, focus, dialogue, isOnly }: Around): Promise<readonly Part[]> {
  const { clause } = reading;
  const intent = intentOf(reading);
  if (intent !== undefined) {
    const doubt = doubtAbout(intent, reading, known);
    return doubt === undefined ? orders[intent]({ reading, known, focus, dialogue }) : [question(doubt)];
  }
  const chat = smallTalk(clause.text);
  if (chat !== undefined) return isOnly ? [remark(chat)] : [];
  if (courtesy.test(clause.text)) return [];
  if (!isOnly && isStatement(reading)) return [remark(`I took “${clause.text}” as background.`)];
  return [question(notUnderstood(reading))];
}

const courtesy = /^(?:thanks?|please|ok(?:ay)?|great|yes|no|hi|hello|hey)(?: you| muster)?[.!]*$/i;

/** A question may only look; and below the threshold nothing is guessed. */
function intentOf({ clause, intents }: Reading): Intent | undefined {
  const [best] = clause.mood === 'question' ? intents.filter(({ intent }) => reads.has(intent)) : intents;
  return best === undefined || best.confidence < sure ? undefined : best.intent;
}

function doubtAbout(intent: Intent, reading: Reading, known: Known): string | undefined {
  const { text } = reading.clause;
  if (isDoubt(intent, text))
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
function isForLater(intent: Intent, { whens, filters }: Reading, { world }: Known): boolean {
  if (!timeless.has(intent) || filters['days_since_contact'] !== undefined) return false;
  return whens.some(
    ({ start, grain, says }) => Date.parse(start) > world.now.getTime() || (says.time && grain !== 'second'),
  );
}

/** “Tom's great, let's move him”: the first half orders nothing. */
const isStatement = ({ clause, stages, intents }: Reading): boolean =>
  intents.length === 0 &&
  stages.length === 0 &&
  !orderOpens.test(clause.text) &&
  /^(?:\p{Lu}|she\b|he\b|they\b|it\b|rather than\b|instead of\b)/u.test(clause.text);

/** “Can we reject Mark?” may be a wish or a doubt: with high stakes that is asked. */
const isDoubt = (intent: Intent, text: string): boolean =>
  (intent === 'reject_candidate' || intent === 'send_offer') &&
  /^(?:would you|can we|could we|shall we|do we)\b(?!.*\bplease\b)/i.test(text);

function notUnderstood({ clause, people }: Reading): string {
  const [person] = people;
  if (person !== undefined) return `I am not sure what to do about ${person.text} (“${clause.text}”). What shall I do?`;
  return `I did not understand “${clause.text}”, so I have done nothing about it. Could you say what you would like in other words? I can move, reject and book, write to candidates and colleagues, and show you who needs attention.`;
}

const namedIn = ({ people }: Reading) => ({
  candidates: people.flatMap(({ candidates, users }) =>
    candidates.kind === 'one' && !(users.kind === 'one' && users.score > candidates.score) ? [candidates.person] : [],
  ),
  users: people.flatMap(({ users, candidates }) =>
    users.kind === 'one' && candidates.kind !== 'one' ? [users.person] : [],
  ),
});

function ifPossible(part: Part, tools: ReadonlySet<string>): Part {
  const tool = part.kind === 'call' ? part.call.tool : part.kind === 'ask' ? part.ask.pending?.tool : undefined;
  if (tool === undefined || tools.has(tool)) return part;
  return remark(`I cannot do that here yet (${tool.replaceAll('_', ' ')}), so I left it.`);
}

/** The same call twice in one message is meant once. */
function distinct(parts: readonly Part[]): Part[] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    const key = JSON.stringify(part);
    return !seen.has(key) && seen.add(key);
  });
}
