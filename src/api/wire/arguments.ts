// The arguments of every tool as the task endpoint takes them: described for the document, and read from the body.
import { z } from 'zod';
import type { JsonObject } from '../../core/json.ts';
import type { AnyTool } from '../../core/tool.ts';
import { validationProblem } from '../http/faults.ts';

/** One closed object for each tool, told apart by `action`. */
export function taskBody(catalogue: readonly AnyTool[]): z.ZodType {
  const [first, second, ...others] = catalogue.map(bodyOf);
  if (first === undefined) return z.strictObject({ action: z.string() });
  return second === undefined ? first : z.discriminatedUnion('action', [first, second, ...others]);
}

const digest = z.string().max(128).describe('Of the preview that was shown: anything else by now is 409.').optional();

function bodyOf(tool: AnyTool) {
  const { action: own, ...shape } = shapeOf(tool);
  const renamed = own === undefined ? {} : { action_id: own };
  return z.strictObject({ action: z.literal(tool.name), ...shape, ...renamed, digest }).describe(tool.summary);
}

const shapeOf = ({ input }: AnyTool): Readonly<Record<string, z.core.$ZodType>> =>
  input instanceof z.ZodObject ? input.shape : {};

/** `action` names the tool here, so a tool's own argument of that name is `action_id`. */
function ownNames(tool: AnyTool, given: JsonObject): JsonObject {
  if (given['action_id'] === undefined || !('action' in shapeOf(tool))) return given;
  const { action_id: action, ...others } = given;
  return { ...others, action };
}

/**
 * Refuses fields the tool does not know before names are looked up, so that a misspelt field is never hidden behind
 * a name that was not found. Everything else the gate checks once names have become ids.
 */
export function argumentsOf(tool: AnyTool, given: JsonObject): JsonObject {
  const input = ownNames(tool, given);
  const issues = tool.input.safeParse(input).error?.issues ?? [];
  const strange = issues.filter(({ code }) => code === 'unrecognized_keys');
  if (strange.length > 0) throw validationProblem(strange);
  return input;
}
