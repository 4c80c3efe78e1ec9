// Two or three orders of one sandbox in one message: all of them must be carried out. And a second order in which a pronoun stands
// for the candidate of the first.
import type { WantedCall } from '../../../evals/harness/instruction.ts';
import * as joins from './join-shapes.ts';
import type { Order } from './orders.ts';
import { type Keeping, type KeptVariant, raised, writes } from './wrapped.ts';

const ids = ({ call: [, input] }: Order): readonly string[] =>
  Object.values(input)
    .flatMap((value) => value)
    .filter((one) => typeof one === 'string')
    .filter((one) => /^(?:c|u|m)_/.test(one));
const groups = ({ call: [, input] }: Order): boolean => input['filters'] !== undefined;
const apart = (one: Order, other: Order): boolean =>
  ids(one).every((id) => !ids(other).includes(id)) && !(groups(one) && groups(other));
/** Its words go on to the end of the sentence: what is written, or a reason. */
const runsOn = (order: Order): boolean => writes(order) || order.call[1]['reason'] !== undefined;

function join(shape: string, orders: readonly Order[]): KeptVariant {
  const [first] = orders;
  const say = shape.replaceAll(/(?<![\p{L}'])[ABC](?![\p{L}'])/gu, (letter, place: number) => {
    const text = orders['ABC'.indexOf(letter)]?.text ?? '';
    return place === 0 || /[.!?\n•-] ?$/.test(shape.slice(0, place)) ? raised(text) : text;
  });
  const calls = orders.map(({ call }) => call);
  const { name, contents } = first ?? nothing();
  return { name, contents, say, calls, or: [{ calls: aboutWhomWasNamed(calls) }] };
}
/** “Move George. And book an hour with Colin”: it may be about him. */
const aboutWhomWasNamed = (calls: readonly WantedCall[]): readonly WantedCall[] =>
  calls.map(([tool, input], place) => {
    const before = calls.slice(0, place).findLast((call) => call[1]['candidate'] !== undefined)?.[1];
    const lacks = tool === 'book_meeting' && input['candidate'] === undefined && before?.['candidate'] !== undefined;
    return lacks ? [tool, { ...input, candidate: before['candidate'] ?? '' }] : [tool, input];
  });
const nothing = (): never => {
  throw new Error('There is nothing to join.');
};

const paired =
  (may: (order: Order) => boolean) =>
  (shape: string): Keeping => ({
    name: shape,
    of: (orders) =>
      orders.flatMap((one) =>
        may(one)
          ? orders
              .filter((other) => other.name === one.name && apart(one, other))
              .map((other) => join(shape, [one, other]))
          : [],
      ),
  });

const threefold =
  (may: (order: Order) => boolean) =>
  (shape: string): Keeping => ({
    name: shape,
    of: (orders) =>
      orders.filter(may).flatMap((one) => {
        const near = orders.filter((other) => other.name === one.name && apart(one, other));
        return near.flatMap((second, place) => {
          const third = near.slice(place + 1).find((other) => apart(second, other));
          return may(second) && third !== undefined ? [join(shape, [one, second, third])] : [];
        });
      }),
  });

const ends = (order: Order): boolean => !runsOn(order);
const lower = (keeping: Keeping, name: string): Keeping => ({
  name,
  of: (orders) => keeping.of(orders).map((one) => ({ ...one, say: one.say.toLowerCase() })),
});

export const joined: readonly Keeping[] = [
  ...joins.within.map(paired(ends)),
  ...joins.between.map(paired(() => true)),
  lower(paired(ends)('A and B'), 'a and b'),
  lower(paired(ends)('A B'), 'a b'),
  lower(paired(ends)('A then B'), 'a then b'),
  lower(paired(() => true)('A\nB'), 'a\\nb'),
  ...joins.threeWithin.map(threefold(ends)),
  ...joins.threeBetween.map(threefold(() => true)),
];

const inSecond = new Set(['move_stage', 'add_note', 'send_message', 'send_offer', 'book_meeting']);
const afterwards: Readonly<Record<string, ReadonlySet<string>>> = {
  reject_candidate: new Set(['add_note', 'send_message']),
};

/** What depends on where somebody stands, or on who leads their job, is another order for another. */
const depends = /\b(?:manager|hm|next|forward|along|back|ahead|her|him|his|their|them)\b/i;

/** The order with a pronoun for its candidate; undefined where the name stands for whoever does something. */
function withPronoun({ text, call: [, input], contents }: Order, pronoun: string): string | undefined {
  const name = contents.candidates.find(({ id }) => id === input['candidate'])?.name;
  if (name === undefined || depends.test(text)) return undefined;
  const [first = ''] = name.split(' ');
  const said = [name, first].find((one) => new RegExp(`(?<!\\p{L})${one}(?![\\p{L}'’-])`, 'iu').test(text));
  if (said === undefined) return undefined;
  const at = text.toLowerCase().indexOf(said.toLowerCase());
  const rest = text.slice(at + said.length);
  const isObject =
    (text.slice(0, at).split(' ').length <= 3 && !/\b(?:the|of) $/.test(text.slice(0, at))) ||
    /\b(?:to|with|for|on|and) $/.test(text.slice(0, at));
  const isElsewhere = name.split(' ').some((one) => rest.toLowerCase().includes(one.toLowerCase()));
  return isObject && !isElsewhere ? text.slice(0, at) + pronoun + rest : undefined;
}

const pronounced =
  (pronoun: string, may: (order: Order) => boolean) =>
  (shape: string): Keeping => ({
    name: `${shape} (${pronoun})`,
    of: (orders) =>
      orders.flatMap((one) => {
        const { candidate } = one.call[1];
        if (!may(one) || candidate === undefined) return [];
        return orders.flatMap((other): KeptVariant[] => {
          if (other.name !== one.name || !apart(one, other) || !fits(one, other)) return [];
          const text = withPronoun(other, pronoun);
          if (text === undefined || stands(candidate, other)) return [];
          const call: WantedCall = [other.call[0], { ...other.call[1], candidate }];
          return [join(shape, [one, { ...other, text, call }])];
        });
      }),
  });
const stands = (candidate: unknown, { call: [, { stage }], contents }: Order): boolean =>
  stage !== undefined && contents.candidates.find(({ id }) => id === candidate)?.stage === stage;
/** Beside a colleague “let him know” may be for either. */
const isOfTwo = (one: Order, other: Order): boolean =>
  other.call[0] === 'send_message' && ids(one).some((id) => id.startsWith('u_'));
const fits = (one: Order, other: Order): boolean =>
  inSecond.has(other.call[0]) &&
  !isOfTwo(one, other) &&
  other.call[0] !== one.call[0] &&
  (afterwards[one.call[0]]?.has(other.call[0]) ?? true);

export const pointing: readonly Keeping[] = ['her', 'him', 'them'].flatMap((pronoun) => [
  ...joins.pointedWithin.map(pronounced(pronoun, ends)),
  ...joins.pointedBetween.map(pronounced(pronoun, () => true)),
]);
