// The last look before an approved plan is executed: the digest still fits, and the world is still as the plan says.
import type { Action } from '../core/action.ts';
import { canonical } from '../core/json.ts';
import { Problem } from '../core/problem.ts';
import type { WriteTool } from '../core/tool.ts';
import { digestOf } from './digest.ts';
import type { GateContext } from './context.ts';
import { preparePlan, type Setting, storedPlan } from './toolbox.ts';
import { pauseBefore, tries, troubleOf } from './trouble.ts';

/** Whether the stored action is the one its digest was taken of. */
export function isIntact(context: GateContext, action: Action, members: readonly Action[]): boolean {
  const content = action.isGroup
    ? members.filter((member) => member.plan !== null).map((member) => member.digest)
    : action.plan;
  const { tool, policyVersion } = action;
  return action.digest === digestOf({ tenant: context.tenant, tool, policyVersion, content });
}

/** Prepares the plan anew; answers the problem that forbids to execute the stored one. */
export async function overtaken(
  context: GateContext,
  { tool, action }: { tool: WriteTool; action: Action },
  setting: Setting,
): Promise<Problem | undefined> {
  if (!isIntact(context, action, []))
    return new Problem('stale_approval', 'The stored plan is not the one that was decided on. Ask for it again.');
  const input = tool.input.safeParse(action.input);
  if (!input.success) return new Problem('stale_approval', 'The tool has changed since. Ask for it again.');
  try {
    const shown = storedPlan(tool, action);
    const fresh = await patiently(context, () => preparePlan(context, { tool, input: input.data, shown }, setting));
    if (canonical(fresh) === canonical(action.plan)) return undefined;
    return new Problem('stale_approval', 'The record has changed since this was proposed. Look at it and ask again.');
  } catch (error) {
    if (!(error instanceof Problem)) {
      const { problem } = troubleOf(context, action, error);
      return new Problem('stale_approval', 'It could not be checked once more. Ask for it again.', { cause: problem });
    }
    if (error.retry === 'later' || error.code === 'contact_declined') return error;
    return new Problem('stale_approval', `This can no longer be done: ${error.message}`, { cause: error });
  }
}

/** Reading changes nothing, so it may be repeated whenever the other system asks for patience. */
async function patiently<T>(context: GateContext, read: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Problem) || error.retry !== 'later' || tried >= tries) throw error;
      await pauseBefore(context, { tried, after: error });
    }
  }
}
