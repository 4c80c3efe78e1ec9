// From a message to what is to be done about it: every step once, in order, each reading only what the one before it gave.
import { answerTo } from './answers.ts';
import type { ReadCall } from '../ask.ts';
import type { Catalogue } from './catalogue.ts';
import { decide, type Decision } from './decide.ts';
import type { Doubted } from './doubts/doubt.ts';
import { isDoubted } from './doubts/is-doubted.ts';
import type { Dialogue } from './dialogue.ts';
import type { Message } from './features.ts';
import { type Focus, focusOf } from './focus.ts';
import { isElliptic, tellsNoDeed } from './known-before.ts';
import { type Reading, readingOf, readingsOf, type Scene } from './readings.ts';
import type { Nets } from './model.ts';
import { inSpanish, smallTalk, spanishReply } from './small-talk.ts';
import { isRead, whatWaits } from './tool-kinds.ts';
import { wordSet } from './word-set.ts';
import { goesOn } from './orders.ts';

export type Understood = Decision & { readonly remark?: string };

/** An answer counts where the message is no surer order of its own. */
const sureOrder = 0.8;
/** Words for somebody are none where they may well be an order. */
const leastOrder = 0.3;

interface ReadingContext extends Pick<Dialogue, 'earlier'> {
  readonly catalogue: Catalogue;
  readonly nets: Nets;
  /** It only tells what happened: what it may ask for is offered. */
  readonly isNews: boolean;
}

export function understand(message: Message, { earlier, catalogue, nets, isNews }: ReadingContext): Understood {
  const focus = focusOf(earlier, catalogue.meetings);
  const remark = remarkOn(message, catalogue, focus);
  if (remark !== undefined) return { ...nothing, remark };
  const other = ofSomebodyElse(message, focus);
  if (other !== undefined) return { ...nothing, offers: [[other, whatWaits]], asks: true };
  const scene = { catalogue, focus, nets };
  const decided = decide(readingsOf(message, scene), message, scene);
  const answer = answerTo(message, scene);
  if (answer !== undefined && isAnswered(answer, { message, decided, focus }))
    return actOn(answer.reading, { message: answer.heard, focus });
  const leans = leansOn(message, decided, focus);
  const again = decided.asks || leans || decided.sure < sureEllipsis ? goingOn(message, scene) : undefined;
  if (again !== undefined) return actOn(again, { message, focus });
  return leans || (isNews && decided.calls.some(({ tool }) => !isRead(tool)))
    ? { ...decided, calls: [], open: [], offers: [decided.calls], asks: true }
    : decided;
}

/** Small talk, and a language that nothing here reads. */
const remarkOn = ({ text }: Message, catalogue: Catalogue, { asked }: Focus): string | undefined =>
  inSpanish(text, catalogue)
    ? spanishReply
    : smallTalk(text, { wasAsked: asked !== undefined, isPending: asked?.pending !== undefined, catalogue });

const nothing: Understood = { calls: [], open: [], offers: [], asks: false, sure: 1 };

interface DecidedMessage {
  readonly message: Message;
  readonly decided: Decision;
  readonly focus: Focus;
}

/** Not where the message is a surer order of its own, or says more than an answer does. */
function isAnswered({ chosen }: { chosen: boolean }, heard: DecidedMessage): boolean {
  const { message, decided, focus } = heard;
  const { tool, slot } = focus.asked?.pending ?? {};
  const isOwnWords = slot === 'text' || slot === 'proof';
  if (!chosen && !isOwnWords && saysMore(message)) return false;
  if (decided.tool === undefined || decided.tool === tool) return true;
  return (!isOwnWords || decided.sure < leastOrder) && isNoSurerOrder(heard, chosen);
}

function isNoSurerOrder({ message, decided }: DecidedMessage, chosen: boolean): boolean {
  const isShort = message.tokens.filter(({ isWord }) => isWord).length <= 4;
  return decided.sure < sureOrder || isElliptic(message) || (chosen && isShort);
}

/** “Don't email Priya” after “Whom do you mean?” is no answer: it forbids, or asks, or says much beside a name. */
const saysMore = ({ clauses, masks }: Message): boolean =>
  clauses.some(({ from, to, mood }) => mood !== 'plain' && to - from > 1) ||
  masks.filter((mask) => mask !== undefined && !tellsNoDeed(mask)).length > mostBeside;
const mostBeside = 3;

/** It only names people or times, and another deed was guessed for it than the last one. */
function leansOn(message: Message, { calls }: Decision, { last, meeting }: Focus): boolean {
  if (last.length === 0 || !isElliptic(message)) return false;
  const continues = ({ tool, arguments: args }: ReadCall) =>
    last.some(
      (call) => call.tool === tool || (call.tool === 'book_meeting' && changesIt(tool) && args['meeting'] === meeting),
    );
  const isOther = calls.some((call) => !isRead(call.tool) && !continues(call));
  return isOther && message.spans.every(({ kind }) => kind !== 'stage' && kind !== 'template');
}

/** “No, I meant Tom” about what waits: the same for Tom. What waits is shown with it, for whoever has to decline it. */
function ofSomebodyElse(message: Message, { last: [call, ...others] }: Focus): ReadCall | undefined {
  const [meant, ...more] = new Set(message.spans.flatMap((span) => (span.kind === 'person' ? span.candidates : [])));
  const corrects = message.tokens.some(({ word }) => corrections.has(word)) && !saysMore(message);
  if (call?.result?.kind !== 'action' || call.result.status !== 'pending_approval' || others.length > 0)
    return undefined;
  const isOther = typeof call.arguments['candidate'] === 'string' && call.arguments['candidate'] !== meant;
  return corrects && isOther && meant !== undefined && more.length === 0
    ? { tool: call.tool, arguments: { ...call.arguments, candidate: meant } }
    : undefined;
}
const corrections = wordSet('no nope sorry oops wrong not meant mistake actually instead');

/** “Make it 3:30” after a booking: the meeting just booked. */
const changesIt = (tool: string): boolean => tool === 'reschedule_meeting' || tool === 'cancel_meeting';

const sureEllipsis = 0.93;

const again = /^(?:too|also|same|likewise|ditto|well|and)$/;

/** A message that only makes sense with the last call: “Raj too”, “and the same to Hinewai”. The last call once more, with what this message names in place of what it had. */
function goingOn(message: Message, scene: Scene): Reading | undefined {
  const last = scene.focus.last.at(-1);
  const named = message.spans.some(({ kind }) => kind === 'person' || kind === 'time');
  if (last === undefined || !named || !isElliptic(message) || !message.tokens.some(({ word }) => again.test(word)))
    return undefined;
  const isOfMeeting = last.tool === 'reschedule_meeting' || last.tool === 'cancel_meeting';
  if (isOfMeeting && message.spans.some((span) => span.kind === 'person' && span.candidates.length > 0))
    return undefined;
  const labels = message.clauses.map((_, at) => (at === 0 ? last.tool : goesOn));
  const reading = readingOf({ labels, share: 1 }, message, { ...scene, forced: last.arguments });
  const before = JSON.stringify(last.arguments);
  const made = reading.orders.flatMap(({ filled }) => (filled.kind === 'calls' ? filled.calls : []));
  const isNew = made.length > 0 && made.every(({ arguments: args }) => JSON.stringify(args) !== before);
  return isNew && reading.orders.every(({ filled }) => filled.kind === 'calls') ? reading : undefined;
}

/** What an answer or a repetition comes to: done, or offered where something in it is doubted. */
function actOn({ orders }: Reading, doubted: Doubted): Understood {
  const calls = orders.flatMap(({ filled }) => (filled.kind === 'calls' ? filled.calls : []));
  return isDoubted(orders, doubted) ? { ...nothing, offers: [calls], asks: true } : { ...nothing, calls };
}
