// The splits by name. Nobody reads failures of `test`, or writes anything for the planner after it.
import type { Instruction } from '../instruction.ts';
import type { Sandbox } from '../office.ts';
import { developmentSet } from './development/index.ts';
import { testSet } from './test/index.ts';
import { trainSet } from './train/index.ts';

export interface Split {
  readonly sandboxes: Readonly<Record<string, Sandbox>>;
  readonly instructions: readonly Instruction[];
}

export const splits = { train: trainSet, development: developmentSet, test: testSet } satisfies Record<string, Split>;
