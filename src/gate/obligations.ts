// What has to stand before an action is carried out: a tool arranges it, and whether the law is kept is asked independently of the
// tool, so that no tool that rejects people can forget it.
import { Problem } from '../core/problem.ts';
import { stageKind } from '../core/stages.ts';
import type { ToolContext, WriteTool } from '../core/tool.ts';
import type { GateContext } from './context.ts';
import { type Setting, within } from './toolbox.ts';

interface Planned {
  readonly tool: WriteTool;
  readonly plan: unknown;
}

/** Throws `duty_unmet` before anything was done in another system. */
export async function arrange(gateContext: GateContext, { tool, plan }: Planned, context: ToolContext): Promise<void> {
  await tool.before?.arrange(plan, context);
  const { candidate, stage } = tool.subject(plan);
  if (candidate === null || stage === undefined || stageKind(stage) !== 'rejected') return;
  const { key, now: at, settings } = context;
  const because = await gateContext.obligations?.missing({ candidate, key, at, settings });
  if (because !== undefined) throw new Problem('duty_unmet', because);
}

/** For an action that was not carried out after all. */
export const withdraw = (gateContext: GateContext, { tool, plan }: Planned, setting: Setting): Promise<void> =>
  within(gateContext, setting, async (context) => tool.before?.withdraw(plan, context));
