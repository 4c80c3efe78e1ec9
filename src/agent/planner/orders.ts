// The fourth step's result: orders, each with its tool, its clauses, and the spans that may fill its slots.
import type { Message } from './features.ts';
import type { Span } from './span.ts';

export const nothing = 'none';
export const goesOn = 'more';

export interface Order {
  readonly tool: string;
  /** The clause in which it begins. */
  readonly begins: number;
  /** Its clauses, the first included. */
  readonly clauses: readonly number[];
  /** Clauses that order nothing between it and its neighbours: what they name may be meant. */
  readonly beside: readonly number[];
  /** The clause of the next order, or the number of clauses. */
  readonly until: number;
  /** The clause after the order before, or 0. */
  readonly since: number;
}

/** `labels`: for each clause the tool whose order begins there, `more`, or `none`. */
export function ordersOf(labels: readonly string[]): readonly Order[] {
  const starts = labels.flatMap((label, at) => (label === nothing || label === goesOn ? [] : [at]));
  return starts.map((begins, index): Order => {
    const until = starts[index + 1] ?? labels.length;
    const since = index === 0 ? 0 : begins;
    const within = labels.flatMap((label, at) => (at >= since && at < until ? [{ label, at }] : []));
    const clauses = within.flatMap(({ label, at }) => (at === begins || (at > begins && label === goesOn) ? [at] : []));
    return {
      tool: labels[begins] ?? nothing,
      begins,
      clauses,
      beside: within.flatMap(({ at }) => (clauses.includes(at) ? [] : [at])),
      until,
      since,
    };
  });
}

export type SpanPosition = 'in' | 'more' | 'before' | 'after';

/** Where a span stands to an order; undefined where it belongs to another one. */
export function placeOf(span: Span, order: Order, { clauses }: Message): SpanPosition | undefined {
  const at = clauses.findIndex(({ from, to }) => span.from < to && span.to > from);
  if (at < 0) return undefined;
  if (at === order.begins) return 'in';
  if (order.clauses.includes(at)) return 'more';
  if (!order.beside.includes(at)) return undefined;
  return at < order.begins ? 'before' : 'after';
}
