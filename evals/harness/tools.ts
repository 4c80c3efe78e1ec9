// The tools as the product declares them: names, summaries and input schemas. Nothing of them is executed here.
import { z } from 'zod';
import type { AnyTool } from '../../src/core/tool.ts';
import { toolsFor } from '../../src/tools/index.ts';
import type { ToolPorts } from '../../src/tools/tool-ports.ts';

const noSystem = new Proxy({}, { get: () => () => Promise.reject(new Error('Only the gate executes tools.')) });
// Tools only keep what they are given; no port is asked anything before a tool runs.
const nothing = z.custom<ToolPorts>().parse(new Proxy({}, { get: () => noSystem }));

export const declaredTools: readonly AnyTool[] = toolsFor(nothing);

const inputs = new Map(declaredTools.map(({ name, input }): [string, z.ZodType] => [name, input]));

/** What a tool takes; no value at all where there is no such tool. */
export const inputOf = (tool: string): z.ZodType => inputs.get(tool) ?? z.never();
