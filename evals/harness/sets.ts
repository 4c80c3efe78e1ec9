// The splits of the planner's sets by name, read from the .jsonl files of their folders: one a batch, one line a talk; sandboxes beside
// them. Nobody reads messages of `test` or `unseen`, or writes anything for the planner after them: of both only totals are printed.
import { readdirSync } from 'node:fs';
import type { Sandbox } from './test-world.ts';
import { type PlacedInstruction, sandboxesIn, talksIn } from './rows.ts';

export const splitNames = ['train', 'development', 'unseen', 'test'] as const;
export type SplitName = (typeof splitNames)[number];

/** Splits that only measure. */
export const isSealed = (name: SplitName): boolean => name === 'unseen' || name === 'test';

export interface Split {
  readonly sandboxes: Readonly<Record<string, Sandbox>>;
  readonly instructions: readonly PlacedInstruction[];
}

const home = new URL('../../test/planner/sets/', import.meta.url);
const sandboxEnding = '.sandboxes.jsonl';

function readSplit(name: SplitName): Split {
  const folder = new URL(`${name}/`, home);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const [sandboxes, talks] = [true, false].map((of) => files.filter((file) => file.endsWith(sandboxEnding) === of));
  return {
    sandboxes: Object.assign({}, ...(sandboxes ?? []).map((file) => sandboxesIn(new URL(file, folder)))),
    instructions: (talks ?? []).flatMap((file) => talksIn(new URL(file, folder))),
  };
}

const read = new Map<SplitName, Split>();
function splitOf(name: SplitName): Split {
  const split = read.get(name) ?? readSplit(name);
  read.set(name, split);
  return split;
}

/** Read when they are asked for. */
export const splits = {
  get train() {
    return splitOf('train');
  },
  get development() {
    return splitOf('development');
  },
  get unseen() {
    return splitOf('unseen');
  },
  get test() {
    return splitOf('test');
  },
} satisfies Record<SplitName, Split>;
