// Plays orders that are carried out as they are within words that change nothing about them, and counts how many of each change are
// still carried out so.
import type { Instruction } from '../../../evals/harness/instruction.ts';
import type { Sandbox } from '../../../evals/harness/test-world.ts';
import { type Judged, judge, judgedTalk } from '../../../evals/harness/score.ts';
import type { Order } from './orders.ts';
import type { Keeping, KeptVariant } from './wrapped.ts';

export interface Kept {
  readonly change: string;
  readonly played: number;
  readonly exact: number;
  /** Asked about, and the first reading that is offered is exactly what was meant. */
  readonly offered: number;
  /** What was said, and what was done that nobody asked for. */
  readonly wrong: readonly string[];
  /** The same where something was left out without a word. */
  readonly dropped: readonly string[];
  readonly asked: readonly string[];
}

/** Those that are carried out as they stand. */
export async function handledOf(orders: readonly Order[]): Promise<readonly Order[]> {
  const judged = await judge(
    orders.map(({ name, text, call }): Instruction => ({ sandbox: name, talk: [{ say: text, calls: [call] }] })),
    Object.fromEntries(orders.map(({ name, contents }) => [name, contents])),
  );
  return orders.filter((_, place) => judged[place]?.isExact);
}

/** At most `most` variants of each change, of other orders for each. */
export async function playKept(
  changes: readonly Keeping[],
  { orders, most }: { readonly orders: readonly Order[]; readonly most: number },
): Promise<readonly Kept[]> {
  const all: Kept[] = [];
  for (const [place, change] of changes.entries()) {
    const chosen = spread(change.of(orders), most, place / changes.length);
    const sandboxes: Record<string, Sandbox> = Object.fromEntries(chosen.map(({ name, contents }) => [name, contents]));
    const played = await judge(chosen.map(instructionOf), sandboxes);
    all.push({ change: change.name, ...countOf(played) });
  }
  return all;
}

function spread<T>(all: readonly T[], most: number, offset: number): readonly T[] {
  const step = Math.max(1, all.length / most);
  const places = Array.from({ length: Math.min(most, all.length) }, (_, place) => Math.floor((place + offset) * step));
  return all.filter((_, place) => places.includes(place));
}

const instructionOf = ({ name, say, calls, or }: KeptVariant): Instruction => ({
  sandbox: name,
  talk: [{ say, calls, ...(or === undefined ? {} : { or }) }],
});

function countOf(played: readonly Judged[]): Omit<Kept, 'change'> {
  const missed = played.filter(({ isExact, isWrong }) => !isExact && !isWrong);
  return {
    played: played.length,
    exact: played.filter(({ isExact }) => isExact).length,
    offered: missed.filter(isOfferedFirst).length,
    wrong: played.filter(({ isWrong }) => isWrong).map(inWords),
    dropped: missed.filter(({ asks }) => !asks).map(inWords),
    asked: missed.filter((one) => one.asks && !isOfferedFirst(one)).map(inWords),
  };
}

function isOfferedFirst(judged: Judged): boolean {
  const [first] = judged.readings;
  if (first === undefined) return false;
  const calls = first.calls.map(({ tool, arguments: args }) => [tool, args] as const);
  return judgedTalk([{ ...judged, calls, asks: false }])[0]?.isExact === true;
}

const inWords = ({ exchange, calls, reply, sandbox }: Judged): string =>
  `[${sandbox}] ${exchange.say} → ${JSON.stringify(calls)} “${reply.slice(0, 160)}”`;
