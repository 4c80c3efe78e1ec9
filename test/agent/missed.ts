// Messages of a kind through the whole agent, and which of them did not go as they should.
import type { Instruction } from '../planner/instruction.ts';
import type { Sandbox } from '../planner/office.ts';
import { judge } from '../planner/score.ts';

/** Some ten messages a kind. */
export const longest = 120_000;

export const missedOf = async (
  instructions: readonly Instruction[],
  sandboxes: Readonly<Record<string, Sandbox>>,
): Promise<readonly unknown[]> =>
  (await judge(instructions, sandboxes))
    .filter(({ isExact }) => !isExact)
    .map(({ exchange, calls, asks: asked }) => [exchange.say, calls, asked]);
