// A message of several orders that is not understood as one, read as if its orders had been sent one after another: what goes on
// about the order before it, or is only clear as a whole message, is read as in a talk. All of them must be clear, or none counts.
import { ActionId, TaskId } from '../../../core/ids.ts';
import { clauseOf, piecesOf } from '../../../nlp/clauses.ts';
import { orderOpens } from '../../../nlp/intents.ts';
import { restoreQuotes } from '../../../nlp/quotes.ts';
import type { Reading } from './clause/recognised/clause-reading.ts';
import { isRead } from './clause/objections/doubts.ts';
import { readClause } from './clause/reading.ts';
import type { Dialogue, PastTurn } from './context/dialogue.ts';
import { tellsOfOrders, newsFor, tellsNews, type Untold, untold } from './message/between-orders/told-of-orders.ts';
import { clausesIn } from './message/message-clauses.ts';
import { keptOf } from './message/wording/kept.ts';
import type { Known } from './named/known.ts';
import type { NextCall, Part } from './parts.ts';

interface Around {
  readonly known: Known;
  readonly dialogue: Dialogue;
  /** How a message is read in a talk. */
  readonly read: (dialogue: Dialogue) => Promise<readonly Part[]>;
}

const mostPieces = 6;

/** `parts` is what the message comes to as it stands: whatever is done by that must be done by this. */
export async function oneAfterAnother(
  said: string,
  parts: readonly Part[],
  around: Around,
): Promise<readonly Part[] | undefined> {
  const { known } = around;
  const { text, quotes } = keptOf(said, known);
  if (parts.some(isOfWhom) || halts.test(text)) return undefined;
  const readings = (clausesIn(text, quotes, known) ?? []).map((clause) => readClause(clause, quotes, known));
  const pieces = mayBeSeveral(readings) ? cutAgain(text, quotes) : [];
  if (pieces.length < 2 || pieces.length > mostPieces) return undefined;
  const steps = await stepsOf(pieces, { ...around, done: callsIn(parts), readings });
  if (steps === undefined || steps.length < 2) return undefined;
  const found = steps.flatMap((step) => step.calls);
  const isMore = callsIn(parts).every((call) => isAmong(call, found));
  return isMore && !isChanged(found) ? found.map((call) => ({ kind: 'call', call })) : undefined;
}

const cutAgain = (text: string, quotes: readonly string[]): readonly string[] => {
  const marked = quotes.map((quote) => `"${quote}"`);
  return piecesOf(text).map((piece) => restoreQuotes(piece, marked));
};

/** Who “him” is stays open however the message is read. */
const isOfWhom = (part: Part): boolean => part.kind === 'ask' && part.ask.question.startsWith('Who is meant');

/** Two clauses that may order something, or one that was not cut. */
const mayBeSeveral = (readings: readonly Reading[]): boolean =>
  !readings.some(({ clause }) => speaksAgainst.has(clause.mood)) &&
  (readings.length === 1 || readings.filter(({ clause }) => clause.mood !== 'report').length > 1);

/** Who changes their mind within a message has been read as far as that is clear. */
const halts =
  /\b(?:scratch|strike (?:that|it)|never ?mind|wait|hold on|actually|i mean|i meant|correction|oops|nope|on second thoughts?|forget (?:it|that))\b|(?:^|[.,;–—-] ?)no[,.]/iu;

/** To one stage and then to another, or called off and then moved: the second may be in place of the first. */
const isChanged = (calls: readonly NextCall[]): boolean => {
  const touched = calls.flatMap(({ tool, arguments: { candidate, meeting } }) =>
    typeof meeting === 'string' ? [meeting] : placing.has(tool) ? [JSON.stringify([tool, candidate])] : [],
  );
  return new Set(touched).size < touched.length;
};
const placing: ReadonlySet<string> = new Set(['move_stage', 'reject_candidate', 'send_offer']);

const speaksAgainst: ReadonlySet<string> = new Set(['conditional', 'hypothetical', 'negated']);
const isAmong = (call: NextCall, found: readonly NextCall[]): boolean =>
  found.some((one) => JSON.stringify(one) === JSON.stringify(call));

interface Within extends Around {
  /** By the message as it stands. */
  readonly done: readonly NextCall[];
  readonly readings: readonly Reading[];
}

interface Step {
  readonly said: string;
  readonly calls: readonly NextCall[];
}

/** Undefined where something of it stays open. What is no order by itself belongs to the order behind it, at the end to the one before. */
async function stepsOf(pieces: readonly string[], around: Within): Promise<readonly Step[] | undefined> {
  const steps: Step[] = [];
  let open = '';
  for (const piece of pieces) {
    const said = `${open} ${piece}`.trim();
    const calls = await callsOf(said, steps, around);
    open = calls === undefined ? said : '';
    if (calls !== undefined) steps.push({ said, calls });
  }
  const last = open === '' ? undefined : steps.pop();
  if (last === undefined) return open === '' ? steps : undefined;
  const said = `${last.said} ${open}`;
  const calls = await callsOf(said, steps, around);
  return calls === undefined ? undefined : [...steps, { said, calls }];
}

const bare = (piece: string): string =>
  piece
    .trim()
    .replace(/^(?:(?:and|then|also|but|so|plus|next|afterwards)(?=[\s,])[\s,]*)+/iu, '')
    .replace(/[\s,;:]+(?:(?:and|then|also|but|so|plus|n|&|\+)[\s,]*)*$/iu, '');

/** Undefined where it is not clear, or nothing is to be done. */
async function callsOf(
  piece: string,
  before: readonly Step[],
  around: Within,
): Promise<readonly NextCall[] | undefined> {
  const said = bare(piece);
  const { dialogue, read, known, done } = around;
  // What is told of an order of this message says that it is ordered: it may wait for somebody.
  const isTold = tellsOfOrders(readClause(clauseOf(said), [], known));
  const turns = before.map((step) => (isTold ? spokenOf(step) : doneIn(step)));
  const parts = await read({ ...dialogue, said, earlier: [...dialogue.earlier, ...turns] });
  const [only, ...others] = parts;
  const told = isTold && only !== undefined && others.length === 0 ? untold(only) : undefined;
  if (told !== undefined) return tellingOf(told, { ...around, before });
  const calls = callsIn(parts);
  const isClear = calls.length > 0 && parts.every(({ kind }) => kind !== 'ask');
  const isLookAlone = calls.every(({ tool }) => isRead(tool)) && !asksToSee(said);
  const mayStand = !calls.some(takesBack) && (!isLookAlone || calls.every((call) => isAmong(call, done)));
  return isClear && mayStand ? calls : undefined;
}

/** “… and let Hugh know”: of the orders before it. */
async function tellingOf(
  told: Untold,
  { before, known, readings }: Within & { readonly before: readonly Step[] },
): Promise<readonly NextCall[] | undefined> {
  const ordered = before.flatMap(({ calls }) => calls).filter(({ tool }) => !isRead(tool));
  if (ordered.length === 0 || (await tellsNews(readings, ordered, { telling: [told], known }))) return undefined;
  const text = await newsFor(told, ordered, known);
  return text === undefined ? undefined : [{ tool: told.tool, arguments: { [told.slot]: told.id, text } }];
}

/** Nothing of this message is in the ledger yet. */
const takesBack = ({ arguments: { action } }: NextCall): boolean => action === ofThisMessage;
const ofThisMessage = ActionId.parse('act_of_this_message');

/** A story that stands alone may read as a wish to see whom it is about. */
function asksToSee(said: string): boolean {
  const { text, mood } = clauseOf(said);
  return mood === 'question' || orderOpens.test(text);
}

const callsIn = (parts: readonly Part[]): readonly NextCall[] =>
  parts.flatMap((part) => (part.kind === 'call' ? [part.call] : []));

/** An order of this message as a turn of the talk. */
const spokenOf = ({ said, calls }: Step): PastTurn => ({
  said,
  calls: calls.map((call) => ({ ...call, result: undefined })),
  reply: '',
});

const doneIn = ({ said, calls }: Step): PastTurn => ({
  said,
  calls: calls.map((call) => ({
    ...call,
    result: {
      kind: 'action',
      action_id: ofThisMessage,
      task_id: TaskId.parse('task_of_this_message'),
      status: 'executed',
      summary: '',
      preview: '',
      effect: isRead(call.tool) ? 'read' : 'write',
    },
  })),
  reply: '',
});
