// Ways to change an order by machine so that it must still be carried out as it stood: courtesy, comment, list, letter, haste.
import type { Outcome } from '../../../evals/harness/instruction.ts';
import type { Sandbox } from '../../../evals/harness/test-world.ts';
import { formsOf, type Order } from './orders.ts';
import * as wraps from './wrap-shapes.ts';

export interface KeptVariant extends Outcome {
  readonly say: string;
  readonly name: string;
  readonly contents: Sandbox;
  readonly or?: readonly Outcome[];
}

export interface Keeping {
  readonly name: string;
  readonly of: (orders: readonly Order[]) => readonly KeptVariant[];
}

const writers = new Set(['send_message', 'add_note', 'notify_user']);
export const writes = ({ call: [tool] }: Order): boolean => writers.has(tool);
const turnsDown = ({ call: [tool] }: Order): boolean => tool === 'reject_candidate';
const reasoned = (order: Order): boolean => turnsDown(order) || order.call[0] === 'cancel_meeting';
const named = ({ call: [, { candidate }], contents, text }: Order): string | undefined => {
  const first = contents.candidates.find(({ id }) => id === candidate)?.name.split(' ')[0];
  return first !== undefined && text.toLowerCase().includes(first.toLowerCase()) ? first : undefined;
};

export const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** An order that opens the message, or a sentence of it, has a capital there. */
function put(shape: string, order: Order): string {
  const opens = shape.startsWith('…') || /[.!?]\s…/.test(shape) || /\n…/.test(shape);
  return shape
    .replaceAll('…ing', formsOf(order).doing)
    .replaceAll('…', opens ? raised(order.text) : order.text)
    .replaceAll('#', named(order) ?? '')
    .replaceAll('@', colleague(order));
}
const colleague = ({ contents: { users }, text }: Order): string => {
  const firsts = users.map(({ name }) => name.split(' ')[0] ?? '');
  return firsts.findLast((first) => !text.toLowerCase().includes(first.toLowerCase())) ?? 'Dagmar';
};

const asSaid = ({ name, contents, call }: Order, say: string): KeptVariant => ({ name, contents, say, calls: [call] });

const around =
  (may: (order: Order) => boolean) =>
  (shape: string): Keeping => ({
    name: shape,
    of: (orders) =>
      orders
        .filter((order) => may(order) && (!shape.includes('#') || named(order) !== undefined))
        .map((order) => asSaid(order, put(shape, order))),
  });

const dated =
  /\b(?:today|tonight|tomorrow|day|week|month|morning|noon|afternoon|evening|\w+day|start\w*|from|on|at|by)\b/i;
const takesNoDay = new Set(['move_stage', 'reject_candidate', 'send_followup']);

const bare =
  (may: (order: Order) => boolean) =>
  (order: Order): boolean =>
    may(order) && order.call[1]['reason'] === undefined;

const withReason =
  (may: (order: Order) => boolean) =>
  ([shape, reason]: readonly [string, string]): Keeping => ({
    name: shape,
    of: (orders) =>
      orders.filter(bare(may)).map((order) => {
        const [tool, input] = order.call;
        return { ...asSaid(order, put(shape, order)), or: [{ calls: [[tool, { ...input, reason }]] }] };
      }),
  });

const typed = (name: string, type: (text: string) => string): Keeping => ({
  name,
  of: (orders) => orders.map((order) => asSaid(order, type(order.text))),
});

export const wrapped: readonly Keeping[] = [
  ...wraps.before.map(around(() => true)),
  ...wraps.behind.map(around((order) => !writes(order) && order.call[1]['reason'] === undefined)),
  ...wraps.praise.map(
    around((order) => !writes(order) && !reasoned(order) && order.call[1]['candidate'] !== undefined),
  ),
  ...wraps.regret.map(around(bare(turnsDown))),
  ...wraps.remarks.map(withReason(turnsDown)),
  ...wraps.reasons.map(withReason(reasoned)),
  ...wraps.undated.map(around((order) => takesNoDay.has(order.call[0]) && !dated.test(order.text))),
  typed('with a capital and a stop', (text) => `${raised(text)}.`),
  typed('in small letters', (text) => text.toLowerCase()),
  typed('in capitals', (text) => text.toUpperCase()),
  typed('without marks', (text) => text.toLowerCase().replaceAll(/,(?= )|'/g, '')),
];
