// Plays variants of orders that are carried out as they are, and counts after how many of each change something was done that the
// changed words do not ask for.
import type { Instruction } from '../../../evals/harness/instruction.ts';
import type { Sandbox } from '../../../evals/harness/test-world.ts';
import { judge } from '../../../evals/harness/score.ts';
import { type Change, changes } from './changes.ts';
import { orders } from './orders.ts';

export interface Tally {
  readonly change: string;
  readonly played: number;
  /** What was said, and what was done. */
  readonly wrong: readonly string[];
}

/** At most `most` variants of each change, spread over all orders alike. */
export async function playVariants(most: number): Promise<readonly Tally[]> {
  const sandboxes = Object.fromEntries(orders.map(({ name, contents }) => [name, contents]));
  const judged = await judge(
    orders.map(({ name, text, call }): Instruction => ({ sandbox: name, talk: [{ say: text, calls: [call] }] })),
    sandboxes,
  );
  const handled = orders.filter((_, place) => judged[place]?.isExact);
  const tallies: Tally[] = [];
  for (const change of changes) tallies.push(await tallied(change, handled, most));
  return tallies;
}

async function tallied(change: Change, handled: typeof orders, most: number): Promise<Tally> {
  const variants = handled.flatMap((order) => {
    const variant = change.of(order);
    return variant === undefined ? [] : [{ name: order.name, contents: order.contents, ...variant }];
  });
  const step = Math.max(1, variants.length / most);
  const chosen = Array.from(
    { length: Math.min(most, variants.length) },
    (_, place) => variants[Math.floor(place * step)],
  );
  const sandboxes: Record<string, Sandbox> = {};
  const instructions = chosen.flatMap((variant, place): Instruction[] => {
    if (variant === undefined) return [];
    sandboxes[`variant ${place}`] = variant.contents;
    return [{ sandbox: `variant ${place}`, talk: [{ say: variant.say, calls: variant.only ?? [], asks: 'may' }] }];
  });
  const judged = await judge(instructions, sandboxes);
  const wrong = judged.filter(({ isWrong }) => isWrong);
  return {
    change: change.name,
    played: judged.length,
    wrong: wrong.map(({ exchange, calls }) => `${exchange.say} → ${JSON.stringify(calls)}`),
  };
}
