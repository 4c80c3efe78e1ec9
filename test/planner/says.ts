// The words in which the large sets are written: who says what, in which style, and what must come of it.
import type { Exchange, Instruction, Label, Outcome, Trap, WantedCall } from './instruction.ts';

/** Exactly these calls, and no question. */
export const does = (say: string, ...calls: readonly WantedCall[]): Exchange => ({ say, calls });

/** A question; the calls are those of other parts of the message, which are clear. */
export const asks = (say: string, ...calls: readonly WantedCall[]): Exchange => ({ say, calls, asks: true });

/** No call; whether it asks back is a matter of taste. */
export const nothing = (say: string): Exchange => ({ say, calls: [], asks: 'may' });

/** Looks like an order and is none; the calls are those of what is an order. */
const trap =
  (kind: Trap) =>
  (say: string, ...calls: readonly WantedCall[]): Exchange => ({ say, calls, asks: 'may', trap: kind });
export const negated = trap('negated');
export const hypothetical = trap('hypothetical');
export const quoted = trap('quoted');

/** Two readings are equally fair. */
export const orElse = (exchange: Exchange, ...others: readonly Outcome[]): Exchange => ({ ...exchange, or: others });
/** A second annotator changed the label; figures by the first one stay. */
export const relabelled = (exchange: Exchange, first: Label): Exchange => ({ ...exchange, first });
export const calling = (...calls: readonly WantedCall[]): Outcome => ({ calls });
export const asking = (...calls: readonly WantedCall[]): Outcome => ({ calls, asks: true });

/** What one style says, by sandbox; a list of messages is one talk. */
export const inStyle = <Sandboxes extends string>(
  style: string,
  said: Partial<Record<Sandboxes, readonly (Exchange | readonly Exchange[])[]>>,
): readonly Instruction[] =>
  Object.entries<readonly (Exchange | readonly Exchange[])[] | undefined>(said).flatMap(([sandbox, ones = []]) =>
    ones.map((one) => ({ sandbox, style, talk: isTalk(one) ? one : [one] })),
  );

const isTalk = (one: Exchange | readonly Exchange[]): one is readonly Exchange[] => Array.isArray(one);
