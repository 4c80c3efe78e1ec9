// Orders of the training set from which variants are made: one sentence that opens with its verb, asks for one thing that changes
// something, and is labelled without a question.
import type { Exchange, WantedCall } from '../../../evals/harness/instruction.ts';
import type { Sandbox } from '../../../evals/harness/test-world.ts';
import { type Split, splits } from '../../../evals/harness/sets.ts';
import { irregular, varied } from './verbs.ts';

/** Later batches are not taken, so that a new one does not change the variants. */
const later = /^fresh(?:2[4-9]|[3-9]\d)/;
/** Of several sentences, or with a slip, a change of mind or a text of its own: a change would mean something else there. */
const unfit = /[.!?;\n":…]|\b(?:no|nah|sorry|use|please|from tomorrow)\b/i;
const changes = new Set([
  'move_stage',
  'reject_candidate',
  'send_offer',
  'send_followup',
  'send_message',
  'add_note',
  'notify_user',
  'book_meeting',
  'reschedule_meeting',
  'cancel_meeting',
]);
const ownTurn = / - |\b(?:correct\w*|mean|rather|thank you|thx)\b/i;
const { instructions, sandboxes }: Split = splits.train;
const mostWords = 16;

export interface Order {
  readonly name: string;
  readonly contents: Sandbox;
  /** Without a stop, and with its verb in small letters. */
  readonly text: string;
  readonly call: WantedCall;
}

const ordersBut = (left: RegExp): readonly Order[] =>
  instructions.flatMap(({ sandbox, style, talk }) => {
    const [exchange, ...others] = talk;
    const contents = sandboxes[sandbox];
    if (exchange === undefined || contents === undefined || others.length > 0 || left.test(style)) return [];
    const call = onlyCallOf(exchange);
    const text = orderIn(exchange.say);
    return call === undefined || text === undefined ? [] : [{ name: sandbox, contents, text, call }];
  });

export const orders = ordersBut(later);
/** Of more batches, for pairs, of which one sandbox must have many; none takes itself back, or has a dash of its own. */
export const moreOrders = ordersBut(/^fresh(?:4[89]|[5-9]\d)/).filter(({ text }) => !ownTurn.test(text));

function onlyCallOf({ calls, asks, or, trap }: Exchange): WantedCall | undefined {
  const [call, ...more] = calls;
  const isPlain = asks === undefined && or === undefined && trap === undefined && more.length === 0;
  return isPlain && call !== undefined && changes.has(call[0]) ? call : undefined;
}

/** Undefined where it does not open with its verb, or a change would mean something else in it. */
function orderIn(say: string): string | undefined {
  const text = say
    .replaceAll('’', "'")
    .replace(/^(?:(?:please|pls|kindly) )+/i, '')
    .replace(/[.! ]+$/, '');
  const [first = ''] = text.toLowerCase().split(' ');
  if (!varied.has(first) || unfit.test(text) || text.split(' ').length > mostWords) return undefined;
  // Whoever is asked gets what is behind it as a text.
  return /^(?:ask|make a note that)\b/i.test(text) ? undefined : first + text.slice(first.length);
}

/** “moving”, “moved”: of the verb that opens an order. */
export function formsOf({ text }: Order): { readonly doing: string; readonly done: string } {
  const [base = '', ...rest] = text.split(' ');
  const odd = irregular.find(([one]) => one === base);
  const stem = base.endsWith('e') ? base.slice(0, -1) : base;
  const doing = odd === undefined ? `${stem}ing` : (odd[2] ?? `${base}ing`);
  const past: Readonly<Record<string, string>> = {
    take: 'took',
    give: 'gave',
    write: 'wrote',
    get: 'got',
    withdraw: 'withdrew',
  };
  const done = past[base] ?? odd?.[1] ?? `${stem}ed`;
  return { doing: [doing, ...rest].join(' '), done: [done, ...rest].join(' ') };
}
