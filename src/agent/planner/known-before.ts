// What an order takes from before it: the turn before, an open question, or the order before it in the same message.
import type { ReadCall } from '../ask.ts';
import type { Message } from './features.ts';
import { type Focus, toldBefore } from './focus.ts';
import type { Order } from './orders.ts';
import type { Text } from './quoted-text.ts';
import type { Filling } from './slots/filling.ts';
import { wordSet } from './word-set.ts';

/** “Same to Róisín”, “tell Declan the same”: the words that were passed on last. */
export function sameWords(text: Text, { tokens }: Message, { last }: Focus): string | undefined {
  const words = text.kind === 'said' ? tokens.slice(text.from, text.to) : tokens;
  if (
    words.length > 8 ||
    !words.slice(0, text.kind === 'said' ? 2 : 8).some(({ word }) => /^(?:same|ditto)$/.test(word))
  )
    return undefined;
  return last.flatMap(({ arguments: { text: told } }) => (typeof told === 'string' ? [told] : [])).at(-1);
}

/** What an open question, or the last call of the same tool, tells already. */
export function ofTalkBefore(
  { order, variant }: { order: Order; variant: string },
  { masks, clauses, tokens }: Message,
  { asked, last }: Focus,
): Filling['known'] {
  const { tool } = order;
  if (asked?.pending?.tool === tool) return answered(toldBefore(asked.pending), tokens.length);
  if (tool === 'book_meeting') {
    const search = last.find((call) => call.tool === 'find_free_slots');
    if (search !== undefined) return ofSearch(search.arguments);
  }
  const words = order.clauses
    .flatMap((at) => masks.slice(clauses[at]?.from, clauses[at]?.to))
    .flatMap((mask) => mask ?? []);
  return tool === 'send_offer' || variant === 'instead' || words.every(tellsNoDeed)
    ? (last.find((call) => call.tool === tool)?.arguments ?? {})
    : {};
}

/** Whoever says more has words of their own: “email everyone in Applied that the role is on hold”. */
const longestAnswer = 8;

const answered = ({ text, ...told }: Filling['known'], length: number): Filling['known'] =>
  text === undefined || length > longestAnswer ? told : { ...told, text };

/** “With Dana at 10 and with Rashaad at 11”: what a further booking leaves out is as in the one before. */
export function ofOrderBefore(tool: string, before: readonly ReadCall[]): Filling['known'] {
  const last = before.at(-1);
  if (tool !== 'book_meeting' || last === undefined) return {};
  if (last.tool === 'find_free_slots') return ofSearch(last.arguments);
  if (last.tool !== 'book_meeting') return {};
  return meetingAs(last.arguments, last.arguments['start']);
}

/** Free times were looked for: a booking is with those people, on that day, as long as was asked. */
function ofSearch(search: ReadCall['arguments']): Filling['known'] {
  const { from, to } = search;
  const isOneDay =
    typeof from === 'string' && typeof to === 'string' && Date.parse(to) - Date.parse(from) <= 25 * 3_600_000;
  return meetingAs(search, isOneDay ? from : undefined);
}

const meetingAs = (
  { with: people, duration_minutes: minutes }: ReadCall['arguments'],
  day: ReadCall['arguments'][string] | undefined,
): Filling['known'] => ({
  ...(people === undefined ? {} : { with: people }),
  ...(day === undefined ? {} : { day }),
  ...(minutes === undefined ? {} : { duration_minutes: minutes }),
});

/** A message that only makes sense with what was said before. */
export const isElliptic = ({ masks }: Message): boolean =>
  masks.every((mask) => mask === undefined || tellsNoDeed(mask));

export const tellsNoDeed = (word: string): boolean => word.startsWith('<') || joining.has(word);
/** Words that alone tell no deed: “Raj too, on Tuesday”. */
const joining = wordSet(
  'too also and same again as well for with on at to the a in please pls now then him her it them make sorry no i meant mean not actually rather instead ok okay about me of be , . ! - : so ditto likewise yes both one do did want that',
);
