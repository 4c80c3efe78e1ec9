// Fragments that only make sense with what was said before: “and Arne off his”, “jonas: thursday at 9”, “ok do it, 60k”. The earlier
// sentence is said again with what the fragment names in it, and read like any other order.
import type { JsonObject } from '../../../../../core/json.ts';
import { clausesOf } from '../../../../../nlp/clauses.ts';
import { orderOpens } from '../../../../../nlp/intents.ts';
import { addsTo } from '../../../../../nlp/lexicon/taking-back.ts';
import { findMoney } from '../../../../../nlp/money.ts';
import { spelledOut } from '../../../../../nlp/shorthand.ts';
import { addsOn, changesMind, goesAhead, hesitations, trailing } from '../../../../../nlp/lexicon/talk.ts';
import { deedsOf } from '../../context/deeds.ts';
import { reads } from '../../clause/objections/doubts.ts';
import type { Dialogue, PastCall, PastTurn } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { type NextCall, type Part, partOf } from '../../parts.ts';
import { restated } from './restated.ts';
import { waitingIn } from '../../context/waiting.ts';

export interface Talk {
  readonly dialogue: Dialogue;
  readonly known: Known;
  /** How a text is read in this talk. */
  readonly read: (text: string) => Promise<readonly Part[]>;
  /** The same, and as one that may go on about what was said. */
  readonly understand: (text: string) => Promise<readonly Part[]>;
}

const mostWords = 9;
/** Turns back at which a sentence may still be gone on about. */
const near = 3;

export async function rebuilt(said: string, talk: Talk): Promise<readonly Part[] | undefined> {
  if (said.trim().split(/\s+/).length > mostWords) return undefined;
  return (
    (await wentAhead(said, talk)) ??
    (await completed(said, talk)) ??
    (await afterTaking(said, talk)) ??
    (await once(said, talk))
  );
}

const callsIn = ({ calls }: PastTurn): readonly PastCall[] => calls.filter(({ result }) => result?.kind === 'action');
const bareOf = (said: string): string => said.trim().replace(hesitations, '').replace(trailing, '').trim();

/** “Would it be mad to offer Declan 60?” – “ok do it, 60k”. */
async function wentAhead(said: string, { dialogue, known, read }: Talk): Promise<readonly Part[] | undefined> {
  const last = dialogue.earlier.at(-1);
  const agrees = goesAhead.exec(said.trim());
  if (last === undefined || agrees === null || callsIn(last).length > 0) return undefined;
  const order = thoughtOf(last.said);
  const rest = bareOf(said.trim().slice(agrees[0].length));
  const whole = order === undefined || rest === '' ? order : restated(order, rest, known);
  return whole === undefined ? undefined : onlyCalls(await read(whole));
}

/** The order in a thought or a condition: nothing else of the message may have been one, or have been forbidden. */
function thoughtOf(said: string): string | undefined {
  const clauses = clausesOf(said);
  if (clauses.some(({ mood, isCarried }) => mood !== 'hypothetical' && mood !== 'conditional' && isCarried !== true))
    return undefined;
  const words = said.replace(/[\s?!.]+$/, '').split(/\s+/);
  const at = words.findIndex((_, place) => place > 0 && orderOpens.test(words.slice(place).join(' ')));
  return at === -1 ? undefined : words.slice(at).join(' ');
}

/** “Set something up for Jonas and Cormac” – “Thursday at 9”: what could not be done for want of it. */
async function completed(said: string, { dialogue, known, read }: Talk): Promise<readonly Part[] | undefined> {
  const lately = dialogue.earlier.slice(-near);
  const since = lately.slice(lately.findLastIndex((turn) => callsIn(turn).length > 0 && !onlyLooked(turn)) + 1);
  for (const { said: sentence, calls } of since.toReversed()) {
    const whole = calls.some(({ tool }) => tool === 'ask')
      ? restated(spelledOut(sentence), bareOf(said), known)
      : undefined;
    const parts = whole === undefined ? undefined : onlyCalls(await read(whole));
    // A look takes no notice of what it does not need.
    if (parts?.some(looks) === false) return parts;
  }
  return undefined;
}

const lookingTools: ReadonlySet<string> = reads;
const looks = (part: Part): boolean => part.kind === 'call' && lookingTools.has(part.call.tool);

const onlyLooked = (turn: PastTurn): boolean => {
  const calls = callsIn(turn);
  return calls.length > 0 && calls.every(({ result }) => result?.kind === 'action' && result.effect === 'read');
};

const texts: ReadonlySet<string> = new Set(['notify_user', 'send_message', 'add_note', 'log_crm']);

/** “And Arne off his”, “no, in the panel”: the last order once more, beside the first or in its place. */
async function once(said: string, talk: Talk): Promise<readonly Part[] | undefined> {
  const last = talk.dialogue.earlier.at(-1);
  const before = last === undefined ? [] : callsIn(last);
  const isMore = addsOn.test(said.trim()) || addsTo.test(said.trim());
  if (last === undefined || before.length === 0 || !(isMore || changesMind.test(said.trim()))) return undefined;
  const fragment = bareOf(said.trim().replace(changesMind, '').replace(addsOn, ''));
  // “Make it 56,000” is no more of what somebody was told.
  return !isMore && addsToText(fragment, before) ? undefined : saidAnew(fragment, { isMore, before }, talk);
}

const addsToText = (fragment: string, before: readonly PastCall[]): boolean =>
  before.some(({ tool }) => texts.has(tool)) && findMoney(fragment).length > 0;

async function saidAnew(
  fragment: string,
  { isMore, before }: { isMore: boolean; before: readonly PastCall[] },
  talk: Talk,
): Promise<readonly Part[] | undefined> {
  const { dialogue, known, read } = talk;
  for (const { said: sentence } of dialogue.earlier.slice(-near).toReversed()) {
    const whole = clausesOf(sentence).length > 1 ? undefined : restated(sentence, fragment, known);
    const parts = whole === undefined ? undefined : onlyCalls(await read(whole), before);
    if (parts !== undefined) return isMore ? parts : inPlaceOf(before, parts, talk);
  }
  return undefined;
}

/** “Undo” – “I meant Ioana”: what was taken back, for somebody or something else. */
async function afterTaking(said: string, { dialogue, known, read }: Talk): Promise<readonly Part[] | undefined> {
  const [taken, ...others] = dialogue.earlier.at(-1)?.calls ?? [];
  if (taken?.tool !== 'undo_action' || others.length > 0 || !changesMind.test(said.trim())) return undefined;
  const fragment = bareOf(said.trim().replace(changesMind, ''));
  const { action } = taken.arguments;
  const turn = dialogue.earlier.find(({ calls }) =>
    calls.some(({ result }) => result?.kind === 'action' && result.action_id === action),
  );
  if (turn === undefined || callsIn(turn).length !== 1) return undefined;
  const whole = restated(spelledOut(turn.said), fragment, known);
  return whole === undefined ? undefined : onlyCalls(await read(whole), callsIn(turn));
}

/** Undefined where the sentence comes to anything but orders; of those that were given before none is given again. */
function onlyCalls(parts: readonly Part[], before: readonly PastCall[] = []): readonly Part[] | undefined {
  const isNew = ({ tool, arguments: args }: NextCall): boolean =>
    before.length === 0 || before.some((one) => one.tool === tool && isForAnother(one.arguments, args));
  const areNew = parts.every((part) => part.kind === 'call' && isNew(part.call));
  return parts.length > 0 && areNew ? parts : undefined;
}

/** “And Abby too”, of a meeting, may mean that she joins it: what is asked for once more is so for somebody or something else. */
const isForAnother = (one: JsonObject, other: JsonObject): boolean =>
  Object.entries(one).some(([key, value]) => key !== 'with' && JSON.stringify(value) !== JSON.stringify(other[key]));

/** What was done is taken back first, and what waits withdrawn; a look is only looked again. */
async function inPlaceOf(
  [before, ...others]: readonly PastCall[],
  parts: readonly Part[],
  { dialogue, known }: Talk,
): Promise<readonly Part[] | undefined> {
  if (before?.result?.kind !== 'action' || others.length > 0 || parts.length > 1) return undefined;
  const { effect, action_id: id } = before.result;
  if (effect === 'read') return parts;
  const waits = (await waitingIn(dialogue, known)).find(({ call }) => call === before);
  if (waits !== undefined)
    return [partOf({ tool: 'decline_action', arguments: { approval: waits.approval } }, []), ...parts];
  const deed = (await deedsOf(dialogue, known)).find((one) => one.id === id);
  return deed === undefined
    ? undefined
    : [partOf({ tool: 'undo_action', arguments: { action: deed.id } }, []), ...parts];
}
