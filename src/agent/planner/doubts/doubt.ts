// What a doubt is and looks at: an order as it was filled, the message, and the talk before.
import type { ReadCall } from '../../ask.ts';
import type { Clause } from '../clauses.ts';
import type { Message } from '../features.ts';
import type { Focus } from '../focus.ts';
import type { FilledOrder } from '../readings.ts';
import type { Span } from '../span.ts';
import { wordSet } from '../word-set.ts';

export interface Doubted {
  readonly message: Message;
  readonly focus: Focus;
}

export type Doubt = (order: FilledOrder, doubted: Doubted) => boolean;

export const isInText = ({ text }: FilledOrder, at: number): boolean =>
  text.kind === 'said' && at >= text.from && at < text.to;

/** The tokens of an order without what it passes on. */
export const placesOf = (one: FilledOrder, { clauses }: Message): number[] =>
  one.order.clauses.flatMap((place) => {
    const { from, to } = clauses[place] ?? { from: 0, to: 0 };
    return Array.from({ length: to - from }, (_, at) => from + at).filter((at) => !isInText(one, at));
  });

export const wordsOf = (one: FilledOrder, { message }: Doubted): string[] =>
  placesOf(one, message).flatMap((at) => message.tokens[at]?.word ?? []);

export const wordsIn = (clause: Clause | undefined, { tokens }: Message): string[] =>
  clause === undefined ? [] : tokens.slice(clause.from, clause.to).map(({ word }) => word);

/** The clauses before and behind the one in which an order begins, by their places. */
export const besides = ({ order }: FilledOrder): readonly number[] => [order.begins - 1, order.begins + 1];

/** What fills the slots of an order. */
export const usedBy = ({ spans }: FilledOrder): readonly Span[] =>
  spans.flatMap(({ span, used }) => (used > 0.5 ? [span] : []));

const ofCalendar = wordSet('book_meeting reschedule_meeting');
export const setsTime = ({ order }: FilledOrder): boolean => ofCalendar.has(order.tool);

export const hasCall = ({ filled }: FilledOrder, isSuch: (call: ReadCall) => boolean): boolean =>
  filled.kind === 'calls' && filled.calls.some(isSuch);
