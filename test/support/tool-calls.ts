// Calls a tool of the list as the gate does: parse, prepare, keep the plan as JSON, execute, undo.
import type { Json } from '../../src/core/json.ts';
import type { AnyTool, ReadTool, WriteTool } from '../../src/core/tool.ts';
import type { Operations } from './operations.ts';

export function toolNamed({ tools, automatic }: Operations, name: string): AnyTool {
  const tool = [...tools, ...automatic].find((one) => one.name === name);
  if (tool === undefined) throw new Error(`there is no tool ${name}`);
  return tool;
}

export function writeToolNamed(world: Operations, name: string): WriteTool {
  const tool = toolNamed(world, name);
  if (tool.effect !== 'write') throw new Error(`${name} does not write`);
  return tool;
}

export function readToolNamed(world: Operations, name: string): ReadTool {
  const tool = toolNamed(world, name);
  if (tool.effect !== 'read') throw new Error(`${name} does not read`);
  return tool;
}

/** The plan as the gate has it after storing: through JSON and the tool's own schema. */
export const stored = (tool: WriteTool, plan: unknown): unknown => tool.plan.parse(JSON.parse(JSON.stringify(plan)));

export async function planned(world: Operations, name: string, input: unknown) {
  const tool = writeToolNamed(world, name);
  const plan = stored(tool, await tool.prepare(tool.input.parse(input), world.context('plan')));
  return { tool, plan };
}

export async function executed(world: Operations, name: string, input: unknown) {
  const { tool, plan } = await planned(world, name, input);
  const output = tool.output.parse(JSON.parse(JSON.stringify(await tool.execute(plan, world.context('run')))));
  const undo = async (key = 'undo') => {
    if (tool.reversal === 'none') throw new Error(`${name} cannot be undone`);
    return tool.undo({ plan, output }, world.context(key));
  };
  return { tool, plan, output, outcome: tool.outcome({ plan, output }), undo };
}

export const answerOf = async (world: Operations, name: string, input: unknown): Promise<Json> => {
  const tool = readToolNamed(world, name);
  const output = tool.output.parse(await tool.execute(tool.input.parse(input), world.context('read')));
  return JSON.parse(JSON.stringify(output));
};
