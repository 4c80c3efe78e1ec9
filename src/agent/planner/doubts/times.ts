// Doubts about figures and times: what is said and fills nothing, and what may be read in two ways.
import type { Message } from '../features.ts';
import type { FilledOrder } from '../readings.ts';
import type { Span, TimeSpan } from '../span.ts';
import { wordSet } from '../word-set.ts';
import { type Doubt, placesOf, setsTime, usedBy } from './doubt.ts';

/** A time, a length or a sum is told for the order and no slot has it; a name is told that nobody bears. */
const leavesFigures: Doubt = (one, { message }) => {
  const inside = new Set(placesOf(one, message));
  const used = one.spans.filter((span) => span.used + span.anchor > 0.5).map(({ span }) => span);
  return message.spans.some(
    (span) =>
      inside.has(span.from) && matters(span, one) && !used.some(({ from, to }) => from < span.to && span.from < to),
  );
};

/** Whether a figure could change what an order comes to. */
function matters(span: Span, one: FilledOrder): boolean {
  const { tool } = one.order;
  const isOffer = tool === 'send_offer';
  switch (span.kind) {
    case 'stranger':
      return tool !== 'run_sync';
    case 'money':
      return isOffer;
    case 'count':
      return isOffer && span.value >= 20;
    case 'length':
      return setsTime(one) || tool === 'send_followup';
    case 'time':
      return span.when.grain !== 'second' && timeMatters(span.when.says, one);
    default:
      return false;
  }
}

function timeMatters({ time, date }: TimeSpan['when']['says'], one: FilledOrder): boolean {
  if (setsTime(one)) return time || date;
  if (one.order.tool === 'send_offer') return date && !time;
  return one.order.tool === 'move_stage' && time && date;
}

/** “From one till half two”, “same time next week”: words of time that no slot has. */
const leavesTimeWords: Doubt = (one, { message }) => {
  if (!setsTime(one)) return false;
  const isTold = timesOf(one).some(({ when }) => when.says.time || when.grain === 'week');
  const isSame = (at: number) => isTold && wordAt(message, at) === 'same' && !addressing.has(wordAt(message, at + 1));
  return placesOf(one, message).some(
    (at) => !isTime(at, message) && (/^(?:till?|until)$/.test(wordAt(message, at)) || isSame(at)),
  );
};
const addressing = wordSet('for with to');

/** “End the demo at 10:40”: an end, where a beginning is needed. */
const isEnd: Doubt = (one, { message }) =>
  setsTime(one) &&
  placesOf(one, message).some((at) => ending.has(wordAt(message, at))) &&
  timesOf(one).some(({ when }) => when.says.time);
const ending = wordSet('end ends ending finish finishes');

/** “10 or 11”, “not Friday but …”, “March 3” of which the figure is no part of a time: which one is open. */
const isEither: Doubt = (one, { message }) => setsTime(one) && placesOf(one, message).some((at) => parts(at, message));

function parts(at: number, message: Message): boolean {
  const word = wordAt(message, at);
  if (word === 'or' && isBetweenFigures(at, message)) return true;
  if (months.has(word)) return /^\d/.test(wordAt(message, at + 1)) && !isTime(at + 1, message);
  if (!setsApart.has(word) || isTime(at, message)) return false;
  return isTime(at + 1, message) || (word === 'or' && isTime(at - 1, message));
}
const setsApart = wordSet('not but or');
const months = wordSet('january february march april june july august september october november december');

function isBetweenFigures(at: number, { spans }: Message): boolean {
  const figures = spans.filter(({ kind }) => kind === 'time' || kind === 'count');
  return figures.some(({ to }) => to === at) && figures.some(({ from }) => from === at + 1);
}

/** “Some day next week”: no time yet. */
const isAnyDay: Doubt = (one, { message: { tokens } }) =>
  setsTime(one) && tokens.some(({ word }, at) => anyOf.has(word) && /^(?:day|time)/.test(tokens[at + 1]?.word ?? ''));
const anyOf = wordSet('some any another');

/** “Friday 6”: the sixth, or at six. */
const isDayOrHour: Doubt = (one) =>
  setsTime(one) &&
  timesOf(one).some(
    ({ when }) => !when.says.time && /^(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}* (?:1[0-2]|\d)$/iu.test(when.text),
  );

/** “For an hour, 2 to 2:30”: two lengths. */
const isTwice: Doubt = (one) => {
  const length = usedBy(one).find(({ kind }) => kind === 'length');
  if (!setsTime(one) || length?.kind !== 'length') return false;
  return timesOf(one).some(
    ({ when: { start, end, says } }) =>
      says.time && end !== undefined && Date.parse(end) - Date.parse(start) !== length.value * 60_000,
  );
};

const wordAt = ({ tokens }: Message, at: number): string => tokens[at]?.word ?? '';
const timesOf = (one: FilledOrder): readonly TimeSpan[] =>
  usedBy(one).flatMap((span) => (span.kind === 'time' ? [span] : []));
const isTime = (at: number, { spans }: Message): boolean =>
  spans.some(({ kind, from, to }) => kind === 'time' && at >= from && at < to);

export const ofTimes: readonly Doubt[] = [
  leavesFigures,
  leavesTimeWords,
  isEnd,
  isEither,
  isAnyDay,
  isDayOrHour,
  isTwice,
];
