// npm run bench:turn [-- blocks turns] — CPU milliseconds of one agent turn without the model: a scripted model calls one write
// tool and replies. Beside it, in the same run, a bare loop on the same systems.
import { turnCost, turnKinds } from './turn-cost.ts';

const [, , blocks = '9', turns = '30'] = process.argv;

for (const kind of turnKinds) {
  const { bareMs, wholeMs } = await turnCost(kind, { blocks: Number(blocks), turns: Number(turns) });
  console.log(
    `${kind.padEnd(9)} bare loop ${bareMs.toFixed(2)} ms   agent turn ${wholeMs.toFixed(2)} ms   ` +
      `ratio ${(wholeMs / bareMs).toFixed(1)}   added ${(wholeMs - bareMs).toFixed(2)} ms CPU`,
  );
}
