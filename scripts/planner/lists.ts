// The sentence lists of test/agent: what each is about was settled sentence by sentence, so they are learned from, and measure no more.
import type { Instruction } from '../../evals/harness/instruction.ts';
import type { Sandbox } from '../../evals/harness/test-world.ts';
import { sandboxesIn, talksIn } from '../../evals/harness/rows.ts';
import { splits } from '../../evals/harness/sets.ts';
import { sandboxes as clinics } from '../../test/planner/sandboxes.ts';

const home = new URL('../../test/agent/sentences/', import.meta.url);
const names = ['meetings', 'not-orders', 'pipeline', 'questions-back', 'reads', 'several', 'talks', 'texts'] as const;

export const lists: { instructions: readonly Instruction[]; sandboxes: Readonly<Record<string, Sandbox>> } = {
  instructions: names.flatMap((name) => talksIn(new URL(`${name}.jsonl`, home))),
  sandboxes: { ...splits.train.sandboxes, ...clinics, ...sandboxesIn(new URL('sandboxes.jsonl', home)) },
};
