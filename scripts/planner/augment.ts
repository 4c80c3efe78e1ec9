// More training messages by machine: orders that were turned into something else and must not be done, and orders within courtesy,
// comment and other orders that must be. The same changes that test/planner/variants holds the planner to, over the training split.
import type { Instruction } from '../../evals/harness/instruction.ts';
import type { Sandbox } from '../../evals/harness/test-world.ts';
import { changes } from '../../test/planner/variants/changes.ts';
import { joined, pointing } from '../../test/planner/variants/joined.ts';
import { moreOrders, orders } from '../../test/planner/variants/orders.ts';
import { wrapped } from '../../test/planner/variants/wrapped.ts';

interface Made {
  readonly instructions: readonly Instruction[];
  readonly sandboxes: Readonly<Record<string, Sandbox>>;
}

const ofEach = { changed: 8, kept: 5 };

export function augmented(): Made {
  const instructions: Instruction[] = [];
  const sandboxes: Record<string, Sandbox> = {};
  const add = (contents: Sandbox, exchange: Instruction['talk'][number]) => {
    const sandbox = `made ${instructions.length}`;
    sandboxes[sandbox] = contents;
    instructions.push({ sandbox, talk: [exchange] });
  };
  for (const [place, change] of changes.entries())
    for (const order of spread(orders, ofEach.changed, place)) {
      const made = change.of(order);
      if (made !== undefined)
        add(made.contents ?? order.contents, {
          say: made.say,
          calls: made.only ?? [],
          asks: 'may',
          trap: 'hypothetical',
        });
    }
  for (const [place, keeping] of [...wrapped, ...joined, ...pointing].entries())
    for (const { contents, say, calls } of spread(keeping.of(spread(moreOrders, 60, place)), ofEach.kept, place))
      add(contents, { say, calls });
  return { instructions, sandboxes };
}

function spread<T>(all: readonly T[], most: number, offset: number): readonly T[] {
  const step = Math.max(1, all.length / most);
  return Array.from(
    { length: Math.min(most, all.length) },
    (_, place) => Math.floor(place * step + offset * 7) % all.length,
  ).flatMap((at) => all[at] ?? []);
}
