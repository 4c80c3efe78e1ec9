// Accounting: what is said fills a slot, tells which order it is, is known to be neutral, or is named as not taken up.
import type { Message } from './features.ts';
import { hashOf, type Nets } from './model.ts';
import type { FilledOrder, Reading } from './readings.ts';
import type { Span } from './span.ts';
import { isRead } from './tool-kinds.ts';
import { wordSet } from './word-set.ts';

/** Something of it fills a slot of an order, or its text. */
export const fills = (
  orders: readonly Pick<FilledOrder, 'text' | 'spans'>[],
  { from, to }: Pick<Span, 'from' | 'to'>,
): boolean =>
  orders.some(
    ({ spans, text }) =>
      (text.kind === 'said' && text.from < to && text.to > from) ||
      spans.some(({ span, used, anchor }) => used + anchor > 0.5 && span.from < to && span.to > from),
  );

/** What an order leaves unused: a span that fills no slot, or a name that nobody bears, is named. */
export function unusedIn({ text, spans }: Pick<FilledOrder, 'text' | 'spans'>, message: Message): readonly string[] {
  const covered = (from: number, to: number) =>
    (text.kind === 'said' && from >= text.from && to <= text.to) ||
    spans.some(({ span, used, anchor }) => used + anchor > 0.5 && span.from <= from && to <= span.to);
  return spans.flatMap(({ span, place, used, anchor }) => {
    const isOpen = (place === 'in' || place === 'more') && needed.has(span.kind) && used + anchor <= 0.5;
    return isOpen && !covered(span.from, span.to) ? [message.text.slice(span.start, span.end)] : [];
  });
}
const needed = wordSet('person stage time money');

/** What is not taken up: “… and order pizza for the team”, “in the glass cube”. What says a tool’s own words is the same order again. */
export function leftOver({ orders }: Pick<Reading, 'orders'>, message: Message, nets: Nets): readonly string[] {
  const { tokens, clauses, text } = message;
  const ofTools = orders.flatMap(({ order }) => order.tool.split('_'));
  return (orders.every(({ order }) => isRead(order.tool)) ? [] : clauses).flatMap((clause, at) => {
    const places = tokens.slice(clause.from, clause.to).map((_, place) => clause.from + place);
    const strange = places.filter((place) => isNew(place, message, nets));
    const isMet =
      orders.some(({ order }) => order.begins === at) ||
      places.some((place) => ofTools.includes(tokens[place]?.word ?? '')) ||
      fills(orders, clause);
    const isTaken = orders.some(({ order }) => order.clauses.includes(at));
    const isOther = !isMet && opensAnOrder(clause, message, strange.length > 0);
    const left = isOther ? places : isTaken ? phraseLeft(places, strange, { orders, tokens }) : [];
    const [first, last] = [left[0], left.at(-1)];
    return first === undefined || last === undefined ? [] : [text.slice(tokens[first]?.start, tokens[last]?.end)];
  });
}

/** A word that no training message had: what the nets know is neutral, or told them which order it is. */
const isNew = (at: number, { tokens, masks }: Message, { label }: Pick<Nets, 'label'>): boolean =>
  tokens[at]?.isWord === true && masks[at] === tokens[at].word && !label.rows.has(hashOf(`w ${tokens[at].word}`));

/** From a preposition before a new word to the next one, where nothing of it fills a slot. */
function phraseLeft(
  places: readonly number[],
  strange: readonly number[],
  { orders, tokens }: { orders: readonly FilledOrder[]; tokens: Message['tokens'] },
): readonly number[] {
  const word = (place: number) => tokens[place]?.word ?? '';
  const headOf = (place: number) => place + 1 + Number(otherOpenings.has(word(place + 1)));
  const from = places.find((place) => leads.has(word(place)) && strange.includes(headOf(place)));
  if (from === undefined) return [];
  const isUsed = (place: number) => fills(orders, { from: place, to: place + 1 });
  const end = places.find((place) => place > headOf(from) && (isUsed(place) || otherOpenings.has(word(place))));
  const phrase = places.filter((place) => place >= from && place < (end ?? Infinity));
  return phrase.some(isUsed) || (end !== undefined && isUsed(end)) ? [] : phrase;
}
const leads = wordSet('with without in into by via at from using under through near over inside');

/** A plain verb comes first: neither a name, nor whoever did something, nor what goes on or is over. */
function opensAnOrder(
  { from, to, mood, ending, joint }: Message['clauses'][number],
  { tokens, masks }: Message,
  isNewOrder: boolean,
): boolean {
  const { word = '' } = tokens[from] ?? {};
  const isJoined = isNewOrder || joint.split(' ').some((one) => joins.has(one));
  const isPlain = masks[from] === word && !otherOpenings.has(word) && !inflections.some((end) => word.endsWith(end));
  return isJoined && isPlain && mood === 'plain' && ending !== '?' && to - from > 1;
}
const joins = wordSet('and then also but plus');
const inflections = ['ed', 'ing', 'ly', "'s", "'m", "'d", "'re", "'ve", "'ll", "n't"];
const otherOpenings = wordSet(
  'i you he she it we they this that these those there here who what when where why how which whose my your his her its our their a an the some any no not all everybody everyone somebody someone nobody both each every one two three in on at to for from of with by as into about after before during since until over under if unless when because although though while so or nor am is are was were be been has have had do does did can could may might must shall should will would thanks thank please cheers sorry ok okay great good nice sure maybe perhaps only very really too now today tomorrow tonight uh um er oh',
);
