// npm run train:planner: learns the planner's small nets from the training split, and writes data/planner/nets.bin. A few minutes on
// one core. Development, unseen and test are never learned from.
import { writeFileSync } from 'node:fs';
import { phraseExamples } from './planner/phrase-examples.ts';
import { augmented } from './planner/augment.ts';
import { labelExamples } from './planner/examples.ts';
import { packed } from './planner/pack.ts';
import { lists } from './planner/lists.ts';
import { laid, rowsOf } from './planner/rows.ts';
import { trainNet } from './planner/train-net.ts';
import { heldOut } from './planner/held-out.ts';
import { type Learned, slotNets } from './planner/slot-nets.ts';
import { splits } from '../evals/harness/sets.ts';
import type { Net } from '../src/agent/planner/model.ts';

const file = new URL('../data/planner/nets.bin', import.meta.url);
/** The labels of a clause and the nets are found in turns: each round knows better which clause of a message bears its order. */
const rounds = [
  { hidden: 24, epochs: 4, drop: 0.3 },
  { hidden: 24, epochs: 4, drop: 0.3 },
  { hidden: 48, epochs: 14, drop: 0.5 },
];

const { instructions, sandboxes } = splits.train;
const made = augmented();
const rows = [
  ...(await rowsOf(instructions, sandboxes)),
  ...(await rowsOf(lists.instructions, lists.sandboxes)),
  ...(await rowsOf(made.instructions, made.sandboxes)),
];
console.log(`${rows.length} messages, ${made.instructions.length} of them made by machine`);

let label: Net | undefined;
for (const options of rounds) {
  const known = label;
  const examples = rows.flatMap((row) => labelExamples(row, laid(row, known)));
  label = trainNet([...examples, ...phraseExamples()], options);
  console.log(`${examples.length} clauses, ${label.rows.size} features`);
}
if (label === undefined) throw new Error('Nothing was learned.');
const last = label;
const learned: readonly Learned[] = rows.map((row) => ({ row, labelled: laid(row, last) }));
const slots = slotNets(learned);
const right = trainNet(heldOut(learned), { hidden: 0, epochs: 6, drop: 0.3 });
console.log(`${right.rows.size} features of confidence`);
writeFileSync(file, packed({ label, ...slots, right }));
