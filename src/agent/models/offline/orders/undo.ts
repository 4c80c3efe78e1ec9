// “Undo that”, “revert the first move”, “put both back”: which of the things done in this conversation is to be taken back.
import { type Deed, deedsOf, lastBusyTurn } from '../context/deeds.ts';
import type { Dialogue } from '../context/dialogue.ts';
import { type Part, partOf, question } from '../parts.ts';
import type { Known } from '../named/known.ts';
import { withdrawOffer } from './offers.ts';
import type { Order, TakeOrder } from './order.ts';

const kinds: readonly { readonly words: RegExp; readonly tools: readonly string[] }[] = [
  { words: /\bmov(?:e|ed|ing)|\bstage\b|\bput (?:her|him|them)\b.*\bback\b/i, tools: ['move_stage'] },
  {
    words: /\bbook(?:ing|ed)?|\bmeeting|\binterview|\bcall\b|\binvite/i,
    tools: ['book_meeting', 'reschedule_meeting', 'cancel_meeting'],
  },
  { words: /\breschedul/i, tools: ['reschedule_meeting'] },
  { words: /\bcancell?ation/i, tools: ['cancel_meeting'] },
  { words: /\breject/i, tools: ['reject_candidate'] },
  { words: /\boffer/i, tools: ['send_offer'] },
  { words: /\bfollow|\bnudge/i, tools: ['send_followup'] },
  { words: /\be-?mail|\bmessage/i, tools: ['send_message', 'send_followup', 'notify_user'] },
  { words: /\bnote/i, tools: ['add_note', 'log_crm'] },
  { words: /\bcrm\b|\bentry\b|\blogged\b/i, tools: ['log_crm'] },
];

export const undo: TakeOrder = async (order: Order): Promise<readonly Part[]> => {
  const { reading, known, dialogue } = order;
  const { text } = reading;
  const deeds = await deedsOf(dialogue, known);
  const waits = await waitingSince(text, dialogue, { deeds, known });
  if (waits !== undefined) return [waits];
  const last = deeds.at(-1);
  if (last === undefined) return withoutDeeds(order);
  if (/^cancel\b/i.test(text) && last.call.tool === 'reschedule_meeting')
    return [question('Shall I cancel the meeting, or only take the last change of it back?')];
  if (cancels.test(text) && last.call.tool === 'cancel_meeting')
    return [choose([last], known, 'That is cancelled already. Shall I put it back on the calendar?')];
  const described = narrowed(reading, deeds);
  const meant = counted(text, described, known);
  if (meant !== undefined) return meant;
  // “Undo that” right after something was undone, declined or failed does not mean what was done before it.
  if (described.length === deeds.length && last.turn < lastBusyTurn(dialogue)) return [choose(deeds.slice(-5), known)];
  const together = described.filter(({ turn }) => turn === described.at(-1)?.turn);
  const [only, ...others] = together;
  if (only === undefined) return [choose(deeds, known)];
  return [others.length === 0 ? undoing(only) : choose(together, known)];
};

const cancels = /^(?:(?:yes|ok(?:ay)?|then|so|please)[,\s]+)*(?:cancel|call off)\b/i;

const everything =
  /\b(?:everything|all of (?:it|that|them|this|those|these)|all (?:the|my|your|that|this)|it all|them all|both|the lot|all (?:three|four))\b/i;
/** The whole talk is named, and not only what was done last. */
const wholeTalk =
  /\b(?:chat|conversation|talk|session|thread|today|this morning|this afternoon|so far|since|you(?:'ve| have)? (?:did|done|changed|made))\b/i;
const allCounted = /\ball (three|four)\b/i;
/** “Put them back”: all that the last message did. */
const them = /\b(?:put|move|bring|send|get|take|set) them\b/i;

/**
 * “Everything”, “the last two”, “the first move”; undefined where none of these is said. Newest first, so that each finds what it left;
 * a question where “everything” may mean the last message or the whole talk.
 */
function counted(text: string, described: readonly Deed[], known: Known): readonly Part[] | undefined {
  if (everything.test(text) || them.test(text)) return allOf(text, described, known);
  const count = lastFew.exec(text)?.[1]?.toLowerCase();
  if (count !== undefined) return undoings(described.slice(-(counts[count] ?? 1)));
  const placed = described[placeOf(text, described.length)];
  return placed === undefined ? undefined : [undoing(placed)];
}

const undoings = (deeds: readonly Deed[]): readonly Part[] => deeds.toReversed().map((deed) => undoing(deed));

const lastFew = /\b(?:last|latest|previous) (two|three|four|2|3|4)\b/i;
const counts: Readonly<Record<string, number>> = { two: 2, '2': 2, three: 3, '3': 3, four: 4, '4': 4 };

/** The last message's deeds, where there were several; else those of the whole talk, or as many as are counted. */
function allOf(text: string, deeds: readonly Deed[], known: Known): readonly Part[] {
  const together = deeds.filter(({ turn }) => turn === deeds.at(-1)?.turn);
  const isAll = wholeTalk.test(text) || together.length === deeds.length;
  const count = /\bboth\b/i.test(text) ? 2 : counts[allCounted.exec(text)?.[1]?.toLowerCase() ?? ''];
  if (count !== undefined && together.length < 2) return undoings(deeds.slice(-count));
  if (isAll || (together.length === 1 && !them.test(text))) return undoings(deeds);
  return /\beverything|the lot\b/i.test(text) ? [choose(deeds, known)] : undoings(together);
}

/** -1 where no place was said. */
function placeOf(text: string, count: number): number {
  const ordinal = /\b(first|second|third|last)\b/i.exec(text)?.[1]?.toLowerCase();
  return ordinal === undefined ? -1 : ({ first: 0, second: 1, third: 2 }[ordinal] ?? count - 1);
}

const plainly = /^(?:cancel|scratch|drop|withdraw) (?:that|it|this)(?: back)?[.! ]*$/i;

/** What was asked for last still waits: nothing is to be undone, but the request can be withdrawn. */
async function waitingSince(
  text: string,
  dialogue: Dialogue,
  { deeds, known: { world } }: { deeds: readonly Deed[]; known: Known },
): Promise<Part | undefined> {
  const turn = lastBusyTurn(dialogue);
  if (deeds.some((deed) => deed.turn === turn)) return undefined;
  const asked = (dialogue.earlier[turn]?.calls ?? []).flatMap(({ result }) =>
    result?.kind === 'action' && result.approval !== undefined ? [result.approval.approval_id] : [],
  );
  if (asked.length === 0) return undefined;
  const waiting = (await world.pendingApprovals()).filter(({ id }) => asked.includes(id));
  const [only, ...others] = waiting;
  if (only === undefined) return undefined;
  // “Cancel that” of the one request that waits leaves nothing to ask.
  if (others.length === 0 && asked.length === 1 && plainly.test(text))
    return partOf({ tool: 'decline_action', arguments: { approval: only.id } }, []);
  return partOf({ tool: 'decline_action', arguments: {} }, [
    {
      slot: 'approval',
      question: 'That still waits for approval, so nothing has happened yet. Shall I withdraw it?',
      choices: waiting.map(({ id, preview }) => ({ label: `Withdraw: ${preview}`, value: id })),
    },
  ]);
}

const withoutDeeds: TakeOrder = async (order) =>
  isOfStandingOffer(order.reading)
    ? withdrawOffer(order)
    : [await nothingDone(order.reading.text, order.dialogue, order.known)];

/** “Take Omar's offer back”, and none was made in this conversation: the one that stands. */
const isOfStandingOffer = ({ text, people }: Order['reading']): boolean =>
  /^(?:take|pull)\b.*\boffer\b/i.test(text) && people.length > 0;

/** Without any deed in this conversation a plain “undo” means the caller's last one anywhere, which the gate knows. */
async function nothingDone(text: string, dialogue: Dialogue, { world }: Known): Promise<Part> {
  const isPlain = /^(?:undo|revert|roll ?back)\b/i.test(text) && !/\b(?:everything|all|both)\b/i.test(text);
  const hasCalls = dialogue.earlier.some(({ calls }) => calls.length > 0);
  return isPlain && !hasCalls && (await world.recentActions()).length > 0
    ? partOf({ tool: 'undo_action', arguments: {} }, [])
    : question('I have not done anything in this conversation that could be undone. What do you mean?');
}

const undoing = ({ id }: Deed): Part => partOf({ tool: 'undo_action', arguments: { action: id } }, []);

function narrowed({ text, people }: Order['reading'], deeds: readonly Deed[]): readonly Deed[] {
  const tools = kinds.filter(({ words }) => words.test(text)).flatMap((kind) => kind.tools);
  const ids = people.flatMap(({ candidates }) => (candidates.kind === 'one' ? [String(candidates.person.id)] : []));
  return deeds
    .filter(({ call }) => tools.length === 0 || tools.includes(call.tool))
    .filter(({ call }) => ids.length === 0 || ids.some((id) => id === call.arguments['candidate']));
}

function choose(deeds: readonly Deed[], { names }: Known, asking = 'Which of these shall I undo?'): Part {
  const choices = deeds.toReversed().map(({ id, call }) => {
    const { candidate } = call.arguments;
    const name = typeof candidate === 'string' ? names.candidates.byId(candidate)?.name : undefined;
    return {
      label:
        call.result?.kind === 'action' ? call.result.preview : `${call.tool.replaceAll('_', ' ')} ${name ?? ''}`.trim(),
      value: id,
    };
  });
  return partOf({ tool: 'undo_action', arguments: {} }, [{ slot: 'action', question: asking, choices }]);
}
