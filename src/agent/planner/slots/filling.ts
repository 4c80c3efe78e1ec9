// What the slots of one order are filled from, and what filling comes to.
import type { AskInput, ReadCall } from '../../ask.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Message } from '../features.ts';
import type { Focus } from '../focus.ts';
import type { Order, SpanPosition } from '../orders.ts';
import type { PersonSpan, Span } from '../span.ts';

export interface Weighed<Kind extends Span = Span> {
  readonly span: Kind;
  readonly place: SpanPosition;
  /** How likely it fills a slot of the order. */
  readonly used: number;
  /** How likely it only tells which meeting is meant. */
  readonly anchor: number;
}

export interface Filling {
  readonly message: Message;
  readonly order: Order;
  readonly variant: string;
  readonly catalogue: Catalogue;
  readonly focus: Focus;
  readonly spans: readonly Weighed[];
  /** What is passed on word for word, where there is something. */
  readonly text: string | undefined;
  /** Whether the words are the planner's to choose: “let him know”. */
  readonly isFree: boolean;
  /** People whom that text names: meant where the order names nobody else. */
  readonly inText: readonly PersonSpan[];
  /** Whether the message only makes sense with what was said before. */
  readonly goesOn: boolean;
  /** What an earlier turn already told of this order. */
  readonly known: JsonObject;
  /** Candidates and calls of the orders before it in the message. */
  readonly before: { readonly candidates: readonly string[]; readonly calls: readonly ReadCall[] };
}

/** An argument that lacks or is unclear: nothing is done of the order. */
export interface Open {
  readonly slot: string;
  readonly question: string;
  readonly choices: AskInput['choices'];
  /** An instant of the day that was told already. */
  readonly day?: string | undefined;
  /** How many stages on or back it is for whoever is chosen. */
  readonly step?: number | undefined;
}

export type Filled =
  | {
      readonly kind: 'calls';
      readonly calls: readonly ReadCall[];
      /** In how many places something was taken that is not surely meant. */
      readonly guessed?: number;
    }
  | { readonly kind: 'open'; readonly call: ReadCall; readonly open: Open };

export const open = (tool: string, known: JsonObject, missing: Open): Filled => ({
  kind: 'open',
  call: { tool, arguments: known },
  open: missing,
});
/** What is asked, with nothing to choose from unless told. */
export const lack = (slot: string, question: string, choices: Open['choices'] = []): Open => ({
  slot,
  question,
  choices,
});
export const calls = (...made: readonly ReadCall[]): Filled => ({ kind: 'calls', calls: made });

/** The spans of a kind that fill a slot, in the order of the message. */
export function usedOf<Kind extends Span['kind']>(
  filling: Filling,
  ...kinds: readonly Kind[]
): readonly Weighed<Extract<Span, { kind: Kind }>>[] {
  const fits = (one: Weighed): one is Weighed<Extract<Span, { kind: Kind }>> =>
    kinds.some((kind) => kind === one.span.kind) && one.used > 0.5;
  return filling.spans.filter(fits);
}

export const wordsOf = ({ message, order }: Filling): string[] =>
  order.clauses
    .flatMap((at) => message.tokens.slice(message.clauses[at]?.from, message.clauses[at]?.to))
    .map(({ word }) => word);

/** “The second one”, “number 2”: a place in a list. */
export function ordinalIn(words: readonly string[]): number | undefined {
  const numbered = words.findIndex((word, at) => numbering.test(word) && /^[1-9]$/.test(words[at + 1] ?? ''));
  if (numbered >= 0) return Number(words[numbered + 1]) - 1;
  return words.map((word) => ordinals[word]).find((place) => place !== undefined);
}
const numbering = /^(?:number|nr|#)$/;
const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  former: 0,
  second: 1,
  latter: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
};
