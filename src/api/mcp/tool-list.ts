// The organization's tools as MCP clients see them: the same names, schemas and rights as in every other channel.
import type { Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type Principal, allows } from '../../core/access.ts';
import { JsonObject } from '../../core/json.ts';
import type { AnyTool } from '../../core/tool.ts';
import { CallOutcome } from './call-outcome.ts';

type JsonSchema = Tool['inputSchema'];

/** Decisions are acts of people, through whatever channel. */
export const isOffered = ({ scope, isDecision }: AnyTool, by: Principal): boolean =>
  allows(by.scopes, scope) && isDecision !== true;

/** Only what this caller may use. The order is fixed, so that prompt caches of clients hold. */
export const toolsOf = (tools: readonly AnyTool[], by: Principal): Tool[] =>
  tools.filter((tool) => isOffered(tool, by)).map(describe);

const described = new WeakMap<z.ZodType, Tool>();

/** Tool lists are made anew for each organization; their schemas are not. */
function describe(tool: AnyTool): Tool {
  const known = described.get(tool.input);
  if (known !== undefined) return known;
  const made: Tool = {
    name: tool.name,
    title: titleOf(tool.name),
    description: `${tool.summary} ${afterwards(tool)}`,
    inputSchema: schemaOf(tool.input, 'input'),
    outputSchema: schemaOf(CallOutcome, 'output'),
    annotations: annotationsOf(tool),
  };
  described.set(tool.input, made);
  return made;
}

const titleOf = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function afterwards(tool: AnyTool): string {
  if (tool.effect === 'read') return 'Changes nothing.';
  if (tool.effect === 'control') return 'Acts on earlier actions only.';
  const undo = {
    exact: 'Can be undone exactly.',
    compensating: 'Undo makes good: what was sent stays sent.',
    none: 'Cannot be undone.',
  } as const;
  return tool.stakes === 'high' ? `A person approves it first. ${undo[tool.reversal]}` : undo[tool.reversal];
}

/** Hints as the specification of tools defines them; the gate enforces, whatever a client makes of them. */
function annotationsOf(tool: AnyTool): Tool['annotations'] {
  const isRead = tool.effect === 'read';
  const isLasting = tool.effect === 'write' && (tool.stakes === 'high' || tool.reversal !== 'exact');
  return {
    readOnlyHint: isRead,
    destructiveHint: isLasting,
    idempotentHint: isRead || tool.effect === 'control',
    openWorldHint: isLasting || (isRead && tool.outsideText),
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return { ...JsonObject.parse(json), type: 'object' };
}
