// From a message to what is to be done about it: calls, questions, remarks. The same words in the same world give the same plan.
import { plainly } from '../../../nlp/frames.ts';
import { orderOpens } from '../../../nlp/intents.ts';
import { takesFirst } from '../../../nlp/lexicon/first-free.ts';
import { elsewhere } from '../../../nlp/lexicon/out-of-scope.ts';
import { tidy } from '../../../nlp/text.ts';
import type { World } from '../../../services/operations/world.ts';
import type { Reader } from '../../reader.ts';
import { answered, dropped, isPlainAnswer, meansWhatWasDone, questionsOf } from './talk/answers/answers.ts';
import { asOne } from './as-one.ts';
import { corrected } from './talk/corrections/corrections.ts';
import { decided } from './talk/decisions/decisions.ts';
import type { Dialogue } from './context/dialogue.ts';
import { withPicks } from './context/picks.ts';
import { withPlaces } from './context/places.ts';
import { focusOf, withNamed } from './context/focus.ts';
import { namedIn, spokenOf } from './context/spoken-of.ts';
import { clausesIn } from './message/message-clauses.ts';
import { byMedium, type Part, question, remark } from './parts.ts';
import { withLetterNamed, withoutLoneLetters, withPartingLetters } from './message/between-orders/parting-letters.ts';
import { codeAskedAbout } from './asked-of-codes.ts';
import { agreed } from './talk/decisions/proposals.ts';
import { type Known, knownOf } from './named/known.ts';
import { withInitials } from './named/small-initials.ts';
import { lookedOtherwise } from './talk/follow-ups/look-again.ts';
import type { Reading } from './clause/recognised/clause-reading.ts';
import { isRead } from './clause/objections/doubts.ts';
import { readClause } from './clause/reading.ts';
import { saidTwice } from './message/between-orders/said-twice.ts';
import { heldBack } from './held-back/index.ts';
import { keptOf } from './message/wording/kept.ts';
import { withOrdersTold } from './message/between-orders/told-of-orders.ts';
import { withoutMoveOn, withTermsNamed } from './message/between-orders/offer-terms.ts';
import { offeredUndo } from './orders/offered-undo.ts';
import { ownCalendar } from './own-calendar.ts';
import { withUndoingApart } from './message/wording/short/spoken-stops.ts';
import { asWhole } from './message/whole-message.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { quotedBack } from './message/quoted-back.ts';
import { inSpanish, smallTalk, spanishReply } from './small-talk.ts';
import { startedOver } from './talk/in-short.ts';
import { stillOpen } from './talk/answers/still-open.ts';
import { undecided } from './talk/decisions/undecided.ts';
import { inTwoSteps } from './talk/decisions/two-steps.ts';
import { continued } from './talk/index.ts';
import type { Talk } from './talk/corrections/rebuilt.ts';
import { lookedBack } from './talk/follow-ups/looking-back.ts';
import { isOrdering, partsOf } from './take-clause.ts';

export interface Situation {
  readonly world: World;
  readonly reader: Reader;
  readonly dialogue: Dialogue;
  /** Names of the tools that this organisation has. */
  readonly tools: ReadonlySet<string>;
}

export async function planTurn({ world, reader, dialogue, tools }: Situation): Promise<readonly Part[]> {
  const typed = withPlaces(withUndoingApart(tidy(dialogue.said)).replaceAll(/\s&\s/g, ' and '), dialogue);
  const quick = (await inSpanish(typed, world)) ? spanishReply : withoutOrder(typed, dialogue);
  if (quick !== undefined) return [elsewhere.test(typed) ? question(quick) : remark(quick)];
  const known = await knownOf(world, reader, typed);
  const said = withPicks(withInitials(typed, known), dialogue, known);
  const agreeing = agreed(said, dialogue);
  if (agreeing !== undefined) {
    const more = agreeing.rest === '' ? [] : await fromClauses(agreeing.rest, dialogue, known);
    return distinct(undecided([...agreeing.parts, ...more]).map((part) => ifPossible(part, tools)));
  }
  const whole = await inTalk(said, dialogue, known);
  const read = (talk: Dialogue) => inTalk(talk.said, talk, known);
  const steps = whole.some(isLeftOpen) ? await oneAfterAnother(said, whole, { known, dialogue, read }) : undefined;
  const kept = stillOpen(said, steps ?? whole, dialogue) ?? (await heldBack(said, steps ?? whole, known));
  const ordered = undecided(kept);
  return distinct(ordered.map((part) => ifPossible(part, tools)));
}

/** What a message comes to in its talk. */
async function inTalk(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[]> {
  const { world, reader } = known;
  const talk: Talk = {
    dialogue,
    known,
    read: async (text) => fromClauses(text, dialogue, await knownOf(world, reader, text)),
    understand: async (text) => understood(text, dialogue, await knownOf(world, reader, text)),
  };
  const parts = (await startedOver(said, talk)) ?? (await understood(said, dialogue, known));
  const further = doesNothing(parts) ? await continued(said, { ...talk, parts }) : undefined;
  return further ?? (mayBeMore(said, parts) ? await asWhole(said, { known, dialogue, parts }) : parts);
}

/** Something is asked, or was taken for a story. */
const isLeftOpen = (part: Part): boolean =>
  part.kind === 'ask' || (part.kind === 'remark' && part.text.startsWith(tookAsStory));

const mayBeMore = (said: string, parts: readonly Part[]): boolean =>
  isOpen(parts) || (takesFirst(said) && isLookAround(parts));

/** What the message comes to, most special first. */
async function understood(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[]> {
  const readAnew = (text: string, talk: Dialogue) => fromClauses(text, talk, known);
  return (
    (await lookedBack(said, dialogue, known)) ??
    (await inTwoSteps(said, { dialogue, known, read: readAnew })) ??
    (isAnswer(said, dialogue, known) ? await answered(said, dialogue, known) : undefined) ??
    (await decided(said, dialogue, known)) ??
    codeAskedAbout(said) ??
    ownCalendar(said, known) ??
    lookedOtherwise(said, dialogue, known) ??
    (await corrected(said, dialogue, known)) ??
    (await fromClauses(said, dialogue, known))
  );
}

/** Questions and remarks only: then it may go on about something that was said before. */
const doesNothing = (parts: readonly Part[]): boolean => parts.every(({ kind }) => kind !== 'call');

/** Nothing is changed, and something is asked about or left alone. */
const isOpen = (parts: readonly Part[]): boolean =>
  parts.some(({ kind }) => kind !== 'call') && parts.every((part) => part.kind !== 'call' || isRead(part.call.tool));
/** “Grab Dana's first free half hour”: what reads as a look may be more. */
const isLookAround = (parts: readonly Part[]): boolean =>
  parts.length === 1 && parts.every((part) => part.kind === 'call' && part.call.tool === 'find_free_slots');

/** What is replied to messages that order nothing. */
function withoutOrder(said: string, dialogue: Dialogue): string | undefined {
  const [ask] = questionsOf(dialogue);
  if (ask === undefined) return talkAlone(said);
  if (dropped.test(said) && !meansWhatWasDone(said, ask, dialogue)) return 'All right, I have left that alone.';
  // Where a text was asked for, it may be the text.
  return ask.pending?.slot !== 'text' && elsewhere.test(said) ? smallTalk(said) : undefined;
}

function talkAlone(said: string): string | undefined {
  const reply = smallTalk(said);
  return reply !== undefined && !elsewhere.test(said) && hasOrderBeside(said) ? undefined : reply;
}

/** “Thanks for the help yesterday. Move Hugo on.” */
function hasOrderBeside(said: string): boolean {
  const all = said.split(sentences);
  return all.length > 1 && all.some((sentence) => opensAnOrder(plainly(sentence)));
}

/** An order of its own is no answer to what was asked before, unless a text was asked for. */
function isAnswer(said: string, dialogue: Dialogue, known: Known): boolean {
  const [ask] = questionsOf(dialogue);
  if (ask === undefined) return false;
  if (isPlainAnswer(said, ask, known)) return true;
  // “Fair enough. Move Hugo on.”: the order may stand behind a word on what was asked.
  const isOrder = said.split(sentences).some((sentence) => opensAnOrder(plainly(sentence)));
  return !isOrder || ask.pending?.slot === 'text';
}

const sentences = /(?<=[.!?;:])\s+/;
const opensAnOrder = (plain: string): boolean =>
  orderOpens.test(plain) && !/^(?:use|make it|do it|do|tell|with|put it|set it)\b/i.test(plain);

function takenBack(kept: string): string | undefined {
  if (forgets.test(kept)) return 'All right, then I have done nothing.';
  return putsOff.test(kept) ? 'All right, I have done nothing of that. Tell me when it is time.' : undefined;
}

/** What the last message did is no nothing: that is offered to be taken back. */
const leftAlone = async (nothing: string, dialogue: Dialogue, known: Known): Promise<readonly Part[]> => [
  (await offeredUndo({ people: [] }, { dialogue, known })) ?? remark(nothing),
];

async function fromClauses(message: string, dialogue: Dialogue, known: Known): Promise<readonly Part[]> {
  const { text: kept, quotes } = keptOf(message, known);
  const nothing = takenBack(kept);
  if (nothing !== undefined) return leftAlone(nothing, dialogue, known);
  const clauses = clausesIn(kept, quotes, known);
  if (clauses === undefined)
    return [question('You changed your mind half-way, and I want to get it right. What shall I do?')];
  if (clauses.length > 1 && clauses.some((clause) => retracts.test(clause.text)))
    return leftAlone('All right, then I have done nothing.', dialogue, known);
  const parts: Part[] = [];
  const before = focusOf(dialogue, (text) => spokenOf(text, known));
  let focus = before;
  const readings = clauses.map((clause) => readClause(clause, quotes, known));
  const hasOrder = readings.filter((reading) => isOrdering(reading)).length > 0;
  for (const [index, clause] of clauses.entries()) {
    // A condition or a thought that runs on over several clauses is answered once.
    const runsOn =
      (clause.mood === 'conditional' || clause.mood === 'hypothetical') && clauses[index - 1]?.mood === clause.mood;
    const reading = readings[index];
    if (reading === undefined) continue;
    const around = { known, focus, dialogue, hasOrder, isOnly: clauses.length === 1 };
    const taken = runsOn ? [] : await partsOf(reading, around);
    parts.push(...taken);
    focus = withNamed(focus, namedIn(reading, { known, focus, taken }));
  }
  const around = { known, focus: before, dialogue };
  const whole =
    (await together(parts, readings, around)) ??
    (await withoutLoneLetters(withPartingLetters(withLetterNamed(parts, readings)), readings, around));
  const told = await withOrdersTold(whole, readings, known);
  return withoutMoveOn(await withTermsNamed(told, readings, known), message).map((part) => quotedBack(part, quotes));
}

/** Where nothing is done of a message by its clauses. */
async function together(
  parts: readonly Part[],
  readings: readonly Reading[],
  around: Parameters<typeof asOne>[1],
): Promise<readonly Part[] | undefined> {
  const whole = doesNothing(parts) ? await asOne(readings, around) : undefined;
  return whole ?? (isAllBackground(parts, readings) ? [nothingClear] : undefined);
}

/** A message of which every part was taken for the story around an order has no order that was understood. */
const isAllBackground = (parts: readonly Part[], readings: readonly Reading[]): boolean =>
  parts.length > 1 &&
  readings.some(({ clause }) => clause.mood === 'order') &&
  parts.every((part) => part.kind === 'remark' && part.text.startsWith(tookAsStory));
const tookAsStory = 'I took “';
const nothingClear: Part = question(
  'I read all of that as background and found nothing in it to do, so I have done nothing. What shall I do?',
);

/** “Move Tom. Actually don't.” */
const retracts =
  /^(?:(?:oh|no|wait|hmm|actually|sorry|well|on second thought|ok(?:ay)?)[,.!\s]+)*(?:don't(?: do (?:it|that))?|do not|never ?mind|scratch that|forget (?:it|that)|cancel that|(?:i'm |i am |i was )?(?:just |only )?(?:kidding|joking)|jk|ignore that|leave it|stop|not really)[.!? ]*$/i;
/** “Reject Tom, no, forget it.”: everything before is taken back in the same breath, and nothing else is asked for. */
const forgets =
  /\S+\s+\S+.*?[\s,.…-]+(?:(?:no|nope|nah|wait|actually|sorry|oh|hmm|on second thoughts?|you know what)[\s,.…-]+)+(?:forget (?:it|that|about it)|never ?mind|scratch (?:that|it)|cancel that|ignore (?:that|it)|not (?:yet|now|today)|maybe not|better not|(?:let's |lets )?keep (?:it|that|her|him|them)(?: (?:as is|on|in|there|then|please|for now))?|leave (?:it|that|her|him|them)(?: (?:be|alone|as is|where (?:she|he|they) (?:is|are)))?|don't(?: do (?:it|that))?|strike that)(?:,? leave (?:it|that|her|him|them)[^,.;]*)?[\s.!]*$/i;

/** “My list for tomorrow, don't do any of it yet: …”: nothing of the message is an order. */
const putsOff =
  /\b(?:don't|do not|dont) (?:do|act on|action|run|execute|start|touch|carry out|send(?! anything(?! yet))) (?:any(?:thing| of (?:it|this|them|that|these))?|it|this|these|them|that|those)(?: (?:yet|just yet|for now|now|today|right now)|(?=\s*[:.!]))|\b(?:none of (?:it|this|these)|nothing) (?:yet|for now|now|is for now)\b/i;

function ifPossible(given: Part, tools: ReadonlySet<string>): Part {
  const part = byMedium(given);
  const tool = part.kind === 'call' ? part.call.tool : part.kind === 'ask' ? part.ask.pending?.tool : undefined;
  if (tool === undefined || tools.has(tool)) return part;
  return remark(`I cannot do that here yet (${tool.replaceAll('_', ' ')}), so I left it.`);
}

/** The same call twice in one message is meant once. */
function distinct(parts: readonly Part[]): Part[] {
  const seen = new Set<string>();
  return saidTwice(parts).filter((part) => {
    const key = JSON.stringify(part);
    return !seen.has(key) && seen.add(key);
  });
}
