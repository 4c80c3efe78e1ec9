// Ways to change an order by machine so that it must not be carried out as it stood: it is forbidden, thought about, told, quoted,
// bound to something, or meant for somebody else. A line each; `only` are the deeds that may still be done, none where it is left out.
import type { WantedCall } from '../../../evals/harness/instruction.ts';
import { formsOf, type Order } from './orders.ts';
import * as shapes from './shapes.ts';

export interface Variant {
  readonly say: string;
  readonly only?: readonly WantedCall[];
  readonly contents?: Order['contents'];
}

export interface Change {
  readonly name: string;
  /** Undefined where the order has no place for it. */
  readonly of: (order: Order) => Variant | undefined;
}

/** `…` stands for the order, `…ing` and `…ed` for its forms, `@` for a colleague who is not in it. */
const around = (shape: string): Change => ({
  name: shape,
  of: (order) => (shape.includes('…ed') && hasOneForm(order) ? undefined : { say: worded(shape, order) }),
});
/** “Set up” is what was done and what is to be done. */
const hasOneForm = (order: Order): boolean => formsOf(order).done === order.text;
/** The same around an order that writes nothing: behind words that are written, these would be written too. */
const behind = (shape: string): Change => ({
  name: shape,
  of: (order) => (writes.has(order.call[0]) ? undefined : { say: worded(shape, order) }),
});
const writes = new Set(['send_message', 'add_note', 'notify_user']);

function worded(shape: string, order: Order): string {
  const { doing, done } = formsOf(order);
  const said = shape
    .replaceAll('…ing', doing)
    .replaceAll('…ed', done)
    .replaceAll('…', order.text)
    .replaceAll('@', colleague(order));
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;
const colleague = ({ contents: { users }, text }: Order): string =>
  firstName(
    users.findLast(({ name }) => !text.toLowerCase().includes(firstName(name).toLowerCase()))?.name ?? 'Dagmar',
  );

/** Where the candidate of an order stands in its words; undefined where that is not plain. */
function candidateIn({ contents, text, call: [, input] }: Order) {
  const person = contents.candidates.find(({ id }) => id === input['candidate']);
  // What depends on whom it is about is another order for another.
  if (person === undefined || /\b(?:manager|hm|next|forward|along|back|ahead)\b/i.test(text)) return undefined;
  const [first = '', last = '', ...more] = person.name.split(' ');
  if (more.length > 0) return undefined;
  const said = [person.name, first].find((one) => new RegExp(`(?<!\\p{L})${one}(?![\\p{L}'’-])`, 'iu').test(text));
  return said === undefined ? undefined : { person, first, last, said };
}

/** Somebody else of whom nothing is said, with a first name of their own. */
function another({ contents, text }: Order, id: string) {
  const firsts = contents.candidates.map(({ name }) => firstName(name).toLowerCase());
  return contents.candidates.find(
    (one) =>
      one.id !== id &&
      firsts.filter((first) => first === firstName(one.name).toLowerCase()).length === 1 &&
      !contents.users.some(({ name }) => firstName(name).toLowerCase() === firstName(one.name).toLowerCase()) &&
      !text.toLowerCase().includes(firstName(one.name).toLowerCase()),
  );
}

interface Named {
  readonly order: Order;
  readonly said: string;
  /** The words of the order with another in the place of its candidate. */
  readonly with: (other: string) => string;
  readonly other: string;
  readonly own: WantedCall;
  /** The order for the other. */
  readonly theirs: WantedCall;
}

const named = (name: string, make: (named: Named) => Variant | undefined): Change => ({
  name,
  of(order) {
    const found = candidateIn(order);
    if (found === undefined) return undefined;
    const other = another(order, found.person.id);
    if (other === undefined) return undefined;
    const [tool, input] = order.call;
    const pattern = new RegExp(`(?<!\\p{L})${found.said}(?![\\p{L}'’-])`, 'iu');
    const variant = make({
      order,
      said: found.said,
      with: (one) => order.text.replace(pattern, one),
      other: other.name,
      own: order.call,
      theirs: [tool, { ...input, candidate: other.id }],
    });
    return variant === undefined
      ? undefined
      : { ...variant, say: variant.say.charAt(0).toUpperCase() + variant.say.slice(1) };
  },
});

const stranger = 'Xanthippe Quillfeather';

/** Another of the same first name, where the order says no more than that. */
const namesake: Change = {
  name: 'a second person of that first name',
  of(order) {
    const found = candidateIn(order);
    if (found === undefined || found.said !== found.first || found.last === '') return undefined;
    if (order.text.toLowerCase().includes(found.last.toLowerCase())) return undefined;
    const twin = { ...found.person, id: `${found.person.id}_twin`, name: `${found.first} Quillfeather` };
    const contents = { ...order.contents, candidates: [...order.contents.candidates, twin] };
    return { say: order.text, contents };
  },
};

const asText = (shape: string, tool: 'notify_user' | 'add_note' | 'send_message'): Change =>
  named(shape, ({ order, said, own: [, input] }) => {
    if (writes.has(order.call[0]) || order.call[1]['message_template'] !== undefined) return undefined;
    const user = order.contents.users.find(({ name }) => firstName(name) === colleague(order));
    const whom = tool === 'notify_user' ? { user: user?.id ?? '' } : { candidate: input['candidate'] ?? '' };
    return { say: worded(shape, order).replaceAll('#', said), only: [[tool, { ...whom, text: '*' }]] };
  });

export const changes: readonly Change[] = [
  ...[...shapes.forbidden, ...shapes.wondered, ...shapes.told, ...shapes.reported, ...shapes.bound].map(around),
  ...shapes.broughtBack.map(behind),
  // somebody else, something else
  named('an unknown name', ({ with: put }) => ({ say: put(stranger) })),
  named('an unknown first name', ({ with: put }) => ({ say: put('Xanthippe') })),
  named('not X but Y', ({ with: put, said, other, theirs }) => ({
    say: put(`not ${said} but ${other}`),
    only: [theirs],
  })),
  named('Y, not X', ({ with: put, said, other, theirs }) => ({ say: put(`${other}, not ${said},`), only: [theirs] })),
  named('Y instead of X', ({ with: put, said, other, theirs }) => ({
    say: put(`${other} instead of ${said}`),
    only: [theirs],
  })),
  named('X or Y', ({ with: put, said, other }) => ({ say: put(`${said} or ${other}`) })),
  named('either X or Y', ({ with: put, said, other }) => ({ say: put(`either ${said} or ${other}`) })),
  named('X, sorry, Y', ({ with: put, said, other, theirs }) => ({
    say: put(`${said}, sorry, ${other}`),
    only: [theirs],
  })),
  named('X, I mean Y', ({ with: put, said, other, theirs }) => ({
    say: put(`${said}, I mean ${other},`),
    only: [theirs],
  })),
  named('X … no, Y', ({ order, other, theirs }) =>
    writes.has(order.call[0]) ? undefined : { say: `${order.text}. No, ${other}`, only: [theirs] },
  ),
  named('X and a stranger', ({ with: put, said, own }) => ({ say: put(`${said} and ${stranger}`), only: [own] })),
  named("X's brother", ({ with: put, said }) => ({ say: put(`${said}'s brother`) })),
  named('nobody but Y', ({ with: put, other, theirs }) => ({ say: put(`nobody but ${other}`), only: [theirs] })),
  named("don't X, Y", ({ order, with: put, other, theirs }) =>
    writes.has(order.call[0]) ? undefined : { say: `don't ${order.text}, ${put(other)}`, only: [theirs] },
  ),
  named("X. Don't Y", ({ order, with: put, other, own }) =>
    writes.has(order.call[0]) ? undefined : { say: `${order.text}. Don't ${put(other)}`, only: [own] },
  ),
  named('Y as X was yesterday', ({ order, other }) =>
    writes.has(order.call[0]) ? undefined : { say: `${other} wonders why we did not ${order.text}` },
  ),
  namesake,
  // cargo
  asText('tell @ that we should …', 'notify_user'),
  asText('tell @: …', 'notify_user'),
  asText('ask @ to …', 'notify_user'),
  asText('remind @ to …', 'notify_user'),
  asText('ask @ whether we should …', 'notify_user'),
  asText('add a note to #: …', 'add_note'),
  asText('note on #: we should not …', 'add_note'),
  asText('message #: we will not …', 'send_message'),
  // times
  {
    name: 'a day that has passed',
    of: (order) => timed(order, (text) => text.replace(dayWord, 'yesterday')),
  },
  { name: 'last week', of: (order) => timed(order, (text) => text.replace(dayWord, 'on Monday last week')) },
  { name: 'either of two days', of: (order) => timed(order, (text) => text.replace(dayWord, '$& or the day after')) },
  { name: 'some day', of: (order) => timed(order, (text) => text.replace(dayWord, 'some day')) },
  { name: 'not on that day', of: (order) => timed(order, (text) => text.replace(dayWord, 'not $&')) },
  { name: 'any day but that', of: (order) => timed(order, (text) => text.replace(dayWord, 'any day but $&')) },
  { name: 'a day that is none', of: (order) => timed(order, (text) => text.replace(dayWord, 'on February 30')) },
  // stages
  { name: 'an unknown stage', of: (order) => staged(order, () => 'Moon Landing') },
  { name: 'a step but which', of: (order) => staged(order, (stage, other) => `${stage} or ${other}`) },
  { name: 'not that stage', of: (order) => staged(order, (stage) => `anywhere but ${stage}`) },
  { name: 'before that stage', of: (order) => staged(order, (stage) => `the stage before ${stage}`, 'other') },
];

const dayWord = /\b(?:tomorrow|today|(?:on |next |this )?(?:mon|tues|wednes|thurs|fri)day)\b/i;

function timed(order: Order, change: (text: string) => string): Variant | undefined {
  if (!/meeting/.test(order.call[0]) || !dayWord.test(order.text)) return undefined;
  return { say: change(order.text) };
}

function staged(order: Order, change: (stage: string, other: string) => string, kept?: 'other'): Variant | undefined {
  const [tool, { stage, ...input }] = order.call;
  if (tool !== 'move_stage' || typeof stage !== 'string' || !order.text.toLowerCase().includes(stage.toLowerCase()))
    return undefined;
  const { stages } = order.contents;
  const before = stages[stages.indexOf(stage) - 1];
  const other = stages.find((one) => one !== stage && one !== before) ?? '';
  const at = order.text.toLowerCase().indexOf(stage.toLowerCase());
  const say = order.text.slice(0, at) + change(stage, other) + order.text.slice(at + stage.length);
  return kept === undefined || before === undefined ? { say } : { say, only: [[tool, { ...input, stage: before }]] };
}
