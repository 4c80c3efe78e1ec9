// Written calls as calls of tools: names and arguments as the tools have them, an id for each, none twice. What cannot be
// carried out stays a call, of the name that brings its complaint back to the model.
import type { OfferedTool } from '../dialects/lower-request.ts';
import { unusableCall } from '../unusable-call.ts';
import type { WrittenCall } from './model-answer.ts';
import { readArguments, spelled } from './read-arguments.ts';

export interface UsableCall {
  readonly id: string;
  readonly name: string;
  readonly args: Record<string, unknown>;
  readonly extra: unknown;
}

/** `seed` names the answer: ids that are made stay apart from those of other answers of the turn. */
export function usableCalls(
  written: readonly WrittenCall[],
  tools: readonly OfferedTool[],
  seed: string,
): UsableCall[] {
  const used = new Set<string>();
  const seen = new Set<string>();
  return written.flatMap((call, index): UsableCall[] => {
    const { name, args } = usable(call, tools);
    // A server that repeats itself sends the same id with the same call; that is one call.
    const same = `${call.id}\n${name}\n${JSON.stringify(args)}`;
    if (call.id !== '' && seen.has(same)) return [];
    seen.add(same);
    const id = call.id === '' || used.has(call.id) ? `call_${seed}_${index}` : call.id;
    used.add(id);
    return [{ id, name, args, extra: call.extra }];
  });
}

function usable(call: WrittenCall, tools: readonly OfferedTool[]): { name: string; args: Record<string, unknown> } {
  const tool = toolFor(call.name, tools);
  if (tool === undefined)
    return refused(
      call.name,
      `There is no tool “${call.name.slice(0, 64)}”. Use one of the tools that you were given.`,
    );
  const read = readArguments(call.arguments, tool.schema);
  return read.kind === 'read' ? { name: tool.name, args: { ...read.value } } : refused(tool.name, read.complaint);
}

const refused = (tool: string, complaint: string) => ({
  name: unusableCall.name,
  // The name goes back into the history, where servers take few letters.
  args: { tool: tool.replaceAll(/[^\w-]/g, '_').slice(0, 64) || 'unknown', complaint },
});

/** Also `functions.move_stage`, `moveStage` and `MOVE-STAGE`; what fits two tools fits none. */
export function toolFor(name: string, tools: readonly OfferedTool[]): OfferedTool | undefined {
  const exact = tools.find((tool) => tool.name === name);
  if (exact !== undefined) return exact;
  const wanted = spelled(name.replace(/^.*[.:/]/, ''));
  const fitting = tools.filter((tool) => spelled(tool.name) === wanted);
  return fitting.length === 1 ? fitting[0] : undefined;
}
