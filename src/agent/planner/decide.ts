// The last step: sure and all accounted for → calls; else a question, with up to three readings that a press executes.
import type { ReadCall } from '../ask.ts';
import { leftOver, unusedIn } from './accounting.ts';
import { confidenceIn } from './confidence.ts';
import { isDoubted } from './doubts/is-doubted.ts';
import { kinOf, type Message } from './features.ts';
import type { Focus } from './focus.ts';
import type { Nets } from './model.ts';
import type { FilledOrder, Reading } from './readings.ts';
import { isRead } from './tool-kinds.ts';
import { wordSet } from './word-set.ts';

export interface Decision {
  readonly calls: readonly ReadCall[];
  /** Orders of which something lacks or is unclear. */
  readonly open: readonly Extract<FilledOrder['filled'], { kind: 'open' }>[];
  /** What may be meant, best first, where nothing is sure. */
  readonly offers: readonly (readonly ReadCall[])[];
  readonly asks: boolean;
  /** Of the best reading: how likely it is, and the tool of its first order. */
  readonly sure: number;
  readonly tool?: string | undefined;
  /** What nothing is done about, in its own words. */
  readonly left?: readonly string[];
}

/** How sure it must be: to change something, or only to look; what is guarded, and what leans on the talk before, still surer. */
const limits = {
  look: 0.4,
  plain: { write: 0.75, guarded: 0.85 },
  leaning: { write: 0.85, guarded: 0.92 },
} as const;

export interface Merged {
  readonly reading: Reading;
  readonly key: string;
  sure: number;
}

export function decide(
  readings: readonly Reading[],
  message: Message,
  { focus, nets }: { focus: Focus; nets: Nets },
): Decision {
  const merged = mergedOf(readings);
  const confidence = confidenceIn(merged, { message, nets });
  const offers = merged
    .filter(({ reading, sure }) => sure >= likely || isRejectionSpoken(reading, message, focus))
    .flatMap(({ reading }) => offerOf(reading))
    .slice(0, 3);
  const [top] = merged;
  if (top === undefined) return { calls: [], open: [], offers, asks: true, sure: 0 };
  const { reading, sure } = top;
  const found = { sure, tool: reading.orders[0]?.order.tool };
  const unsure = { calls: [], open: offers.length > 0 ? [] : firstOpen(merged), offers, asks: true, ...found };
  if (reading.orders.length === 0) return unsure;
  const calls = callsOf(reading);
  const open = openIn(reading);
  const isAllowed = mayDo(top, message, focus);
  if (open.length > 0 && sure >= leastOpen)
    return {
      calls: isAllowed && confidence >= limits.plain.write ? calls : [],
      open,
      offers: [],
      asks: true,
      ...found,
    };
  const isSure = confidence >= limitFor(reading, message, focus);
  return isSure && open.length === 0 && isAllowed
    ? { calls, open: [], offers: [], asks: false, ...found, left: leftOver(reading, message, nets) }
    : unsure;
}

function mayDo({ reading, sure }: Merged, message: Message, focus: Focus): boolean {
  const calls = callsOf(reading);
  if (calls.some(({ tool }) => !isRead(tool))) return !isDoubted(reading.orders, { message, focus });
  return !isGuessed(reading) && !looksInstead(reading, message) && (sure >= leastBare || !isBare(calls));
}

/** A rejection is offered only where something speaks of one, or it is likely: a word, a letter, a “no”, or what was done before. */
const isRejectionSpoken = ({ orders }: Reading, { tokens, spans }: Message, { last, asked }: Focus): boolean =>
  orders.every(({ order }) => order.tool !== 'reject_candidate') ||
  last.some(({ tool }) => tool === 'reject_candidate') ||
  asked?.pending?.tool === 'reject_candidate' ||
  spans.some(({ kind }) => kind === 'template') ||
  tokens.some(({ word }) => kinOf.get(word) === '=reject' || rejecting.has(word) || /^re?j|n't$/.test(word));
const likely = 0.4;
const rejecting = wordSet(
  'no not nope never pass drop dropped out cut let turn turned turning done wrong toss terminate terminated declining rejected down kill release off',
);

/** What was only near fills nothing of a look either. */
const isGuessed = ({ orders }: Reading): boolean =>
  orders.some(({ filled }) => filled.kind === 'calls' && (filled.guessed ?? 0) > 0);

/** “Order me a pizza”: a look that takes nothing of the message must be likely. */
const isBare = (calls: readonly ReadCall[]): boolean =>
  calls.every(({ arguments: args }) => Object.keys(args).length === 0);
const leastBare = 0.5;

/** “Reschedule the final panel” asks for no list. */
const looksInstead = ({ orders }: Reading, { tokens, clauses }: Message): boolean =>
  orders.some(({ order }) => {
    const first = tokens[clauses[order.begins]?.from ?? 0]?.word ?? '';
    return order.tool === 'find_candidates' && changing.has(first);
  });
const changing = wordSet('reschedule cancel book schedule reject move offer email');

const openIn = ({ orders }: Reading): Decision['open'] =>
  orders.flatMap(({ filled }) => (filled.kind === 'open' ? [filled] : []));

/** With nothing to offer, what lacks of the likeliest order is asked: “I don't know anyone called Bartholomew”. */
const firstOpen = (merged: readonly Merged[]): Decision['open'] =>
  merged
    .map(({ reading }) => openIn(reading))
    .find((open) => open.length > 0)
    ?.slice(0, 1) ?? [];

/** An order that names whom it is about needs nothing of the talk before. */
const namesWhom = ({ spans, filled }: FilledOrder): boolean =>
  spans.some(({ span, used }) => used > 0.5 && (span.kind === 'person' || span.kind === 'code')) || namesGroup(filled);

const namesGroup = (filled: FilledOrder['filled']): boolean =>
  filled.kind === 'calls' && filled.calls.every(({ arguments: { filters } }) => filters !== undefined);

/** “Move her to offer”, “move it to 4”: the only person, the two, or the meeting that the talk is about. */
function pointsPlainly({ order, text, filled }: FilledOrder, { tokens, clauses }: Message, focus: Focus): boolean {
  const words = order.clauses
    .flatMap((at) => tokens.slice(clauses[at]?.from, clauses[at]?.to))
    .flatMap(({ word, start }) => (text.kind === 'said' && start >= (tokens[text.from]?.start ?? 0) ? [] : [word]));
  const points = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (points(/^(?:her|him|his|hers|she|he)$/)) return focus.candidates.length === 1;
  if (points(/^(?:both|them)$/)) return focus.candidates.length === 2;
  const isOfMeeting =
    filled.kind === 'calls' && filled.calls.every(({ arguments: args }) => args['meeting'] === focus.meeting);
  return points(/^it$/) && focus.meeting !== undefined && isOfMeeting;
}

function limitFor({ orders }: Reading, message: Message, focus: Focus): number {
  const calls = orders.flatMap(({ filled }) => (filled.kind === 'calls' ? filled.calls : []));
  if (calls.every(({ tool }) => isRead(tool))) return limits.look;
  const needsNoMore = (one: FilledOrder) => namesWhom(one) || pointsPlainly(one, message, focus);
  const isLeaning = message.talk.signs.includes('later') && !orders.every(needsNoMore);
  const { write, guarded } = isLeaning ? limits.leaning : limits.plain;
  return orders.some((one) => isGuarded(one, message)) ? guarded : write;
}

/** A question about what lacks is put where what is wanted is half sure. */
const leastOpen = 0.3;

function offerOf(reading: Reading): (readonly ReadCall[])[] {
  const made = callsOf(reading);
  return made.length > 0 && reading.orders.every(({ filled }) => filled.kind === 'calls') ? [made] : [];
}

/** What is ordered twice is done once. */
export const callsOf = (reading: Reading): ReadCall[] => [
  ...new Map(
    reading.orders
      .flatMap(({ filled }) => (filled.kind === 'calls' ? filled.calls : []))
      .map((call) => [JSON.stringify(call), call]),
  ).values(),
];

export function mergedOf(readings: readonly Reading[]): Merged[] {
  const found = new Map<string, Merged>();
  for (const reading of readings) {
    const key = JSON.stringify([
      callsOf(reading),
      reading.orders.flatMap(({ filled }) => (filled.kind === 'open' ? [filled] : [])),
    ]);
    const before = found.get(key);
    if (before === undefined) found.set(key, { reading, key, sure: reading.sure });
    else before.sure += reading.sure;
  }
  return [...found.values()].toSorted((a, b) => b.sure - a.sure);
}

/** Questions, reports, what is denied or supposed: it must be very sure to be an order. */
function isGuarded(one: FilledOrder, message: Message): boolean {
  return message.clauses[one.order.begins]?.mood !== 'plain' || unusedIn(one, message).length > 0;
}
