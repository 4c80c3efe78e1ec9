// The way back of what cannot simply be undone: an action of its own, proposed through policy like any other.
import type { Principal } from '../core/access.ts';
import type { Action } from '../core/action.ts';
import type { JsonObject } from '../core/json.ts';
import { reserved } from './edits.ts';
import type { GateContext } from './context.ts';
import { propose } from './propose.ts';
import { start } from './start.ts';
import { findWriteTool, parseInput } from './toolbox.ts';

/** Asked again, it is the same proposal, unless that one came to nothing. */
export async function proposeCompensation(
  context: GateContext,
  { leaf, tool: name, input }: { leaf: Action; tool: string; input: JsonObject },
  by: Principal,
): Promise<Action> {
  const tool = await findWriteTool(context, name);
  const idem = await nextName(context, `${reserved}undo:${leaf.id}`);
  const standing = await context.ledger.actionByIdem(idem);
  if (standing !== undefined) return standing;
  const { origin } = leaf;
  const call = { tool, input: parseInput(tool, input), by, origin, idem, provenance: 'instructed' as const };
  const { created, root } = await propose(context, call);
  return created && root.status === 'approved' ? start(context, root, { by: by.id, verify: false }) : root;
}

const cameToNothing = ({ status, uncertain }: Action): boolean =>
  status === 'rejected' || status === 'expired' || (status === 'failed' && !uncertain) || status === 'undone';

/** The first of the numbered names that is free or still means something. */
async function nextName(context: GateContext, base: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const name = `${base}:${count}`;
    const standing = await context.ledger.actionByIdem(name);
    if (standing === undefined || !cameToNothing(standing)) return name;
  }
}
