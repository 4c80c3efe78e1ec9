// Finds a tool by name, checks what came in and what was stored with its schemas, and makes the context it runs in.
import { fieldMessage } from '../core/field-message.ts';
import type { Principal } from '../core/access.ts';
import type { Action } from '../core/action.ts';
import type { Json } from '../core/json.ts';
import { Problem } from '../core/problem.ts';
import type { Settings } from '../core/settings.ts';
import { underSettings } from '../core/settings-in-force.ts';
import { type AnyTool, plannable, type ToolContext, type WriteTool } from '../core/tool.ts';
import { toJson } from './digest.ts';
import { businessNow, type GateContext } from './context.ts';

/**
 * Includes tools that are decisions; whoever calls for a planner filters them. Throws `not_found` with the names that may
 * be called.
 */
export async function findTool(context: GateContext, name: string): Promise<AnyTool> {
  const tools = await context.tools();
  const tool = tools.find((known) => known.name === name);
  if (tool !== undefined) return tool;
  throw await noSuchTool(context);
}

/** A problem to throw, not thrown here; it names plannable tools only, so a decision tool stays unknown to planners. */
export async function noSuchTool(context: GateContext): Promise<Problem> {
  const names = plannable(await context.tools()).map(({ name }) => name);
  return new Problem('not_found', `There is no tool of that name. There are: ${names.toSorted().join(', ')}.`);
}

/** The write tool of a stored action; undefined when it is gone since. */
export async function knownWriteTool(context: GateContext, name: string): Promise<WriteTool | undefined> {
  const tool = (await context.tools()).find((known) => known.name === name);
  return tool?.effect === 'write' ? tool : undefined;
}

/** Throws `not_found` where the tool is gone or no longer writes. */
export async function findWriteTool(context: GateContext, name: string): Promise<WriteTool> {
  const tool = await findTool(context, name);
  if (tool.effect !== 'write') throw new Problem('not_found', `${name} no longer changes anything.`);
  return tool;
}

/** Throws `validation_failed` with one fault for each field; paths are dotted, such as `candidates.0`. */
export function parseInput(tool: AnyTool, input: unknown): unknown {
  const parsed = tool.input.safeParse(input, { error: fieldMessage });
  if (parsed.success) return parsed.data;
  throw new Problem('validation_failed', `The arguments of ${tool.name} do not match its schema.`, {
    errors: parsed.error.issues.map(({ path, code, message }) => ({ path: path.map(String).join('.'), code, message })),
  });
}

export interface Setting {
  readonly actor: Principal;
  readonly key: string;
  readonly settings: Settings;
}

/** Runs one call of a tool, under the settings that it is given; its signal fires when the lease has ended or was lost: another process may take over from then on. */
export async function within<T>(
  gateContext: GateContext,
  setting: Setting,
  work: (context: ToolContext) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, gateContext.leaseMs);
  timer.unref();
  const lost = gateContext.presence.lost();
  if (lost.aborted) abort();
  lost.addEventListener('abort', abort, { once: true });
  try {
    const { tenant } = gateContext;
    const context = { ...setting, tenant, now: businessNow(gateContext), signal: controller.signal };
    return await underSettings(tenant, setting.settings, () => work(context));
  } finally {
    clearTimeout(timer);
    lost.removeEventListener('abort', abort);
  }
}

/** What the tool would do now, as it is stored; `shown`: the plan that somebody was shown, whose template counts. */
export async function preparePlan(
  gateContext: GateContext,
  { tool, input, shown }: { tool: WriteTool; input: unknown; shown?: { readonly plan: unknown } | undefined },
  setting: Setting,
): Promise<Json> {
  const plan = await within(gateContext, setting, (context) =>
    shown !== undefined && tool.prepareAgain !== undefined
      ? tool.prepareAgain(input, context, shown.plan)
      : tool.prepare(input, context),
  );
  return toJson(tool.plan.parse(plan));
}

/** The stored plan as its tool reads it; undefined when the tool no longer understands it. */
export function storedPlan(tool: WriteTool, action: Action): { readonly plan: unknown } | undefined {
  const parsed = tool.plan.safeParse(action.plan);
  return parsed.success ? { plan: parsed.data } : undefined;
}
