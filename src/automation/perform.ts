// Hands one effect of automation to the gate: under a name that is the same on every try, so that it is done once.
import type { Principal } from '../core/access.ts';
import type { Action } from '../core/action.ts';
import { ActorId, type TenantId } from '../core/ids.ts';
import type { JsonObject } from '../core/json.ts';
import type { Reaction } from '../core/ports/event-log.ts';
import { isProblemCode, Problem } from '../core/problem.ts';
import type { AutomationContext } from './context.ts';

/** `input` is checked by the gate with the tool's schema. */
export interface Effect {
  readonly tool: string;
  readonly input: JsonObject;
  /** `system:status-sync`, `rule:<id>`, `system:sequence:<id>`: who stands behind it in the log. */
  readonly actor: string;
  /** Which rule, sequence or sync it comes from. */
  readonly origin: string;
  /** The same on every try. */
  readonly idem: string;
}

export type Performed = Pick<Reaction, 'result' | 'detail' | 'action'>;

/** Automation acts with the rights of recruiting operations, and never decides on anything. */
export const automationPrincipal = (tenant: TenantId, actor: string): Principal => ({
  tenant,
  kind: 'system',
  id: ActorId.parse(actor),
  user: undefined,
  scopes: new Set(['operations:*']),
});

type Performing = Pick<AutomationContext, 'tenant' | 'gate' | 'ledger'>;

/** How often an effect that another system refused for now is proposed anew; each time is an action of its own. */
const mostProposals = 12;

/**
 * Throws a Problem that waiting may heal: the job that reacts comes round again. Whatever else came of it is the answer.
 * What failed for a while is proposed anew under the next name; what may have been done never is.
 */
export async function perform(context: Performing, effect: Effect): Promise<Performed> {
  for (let proposal = 0; proposal < mostProposals; proposal += 1) {
    const idem = proposal === 0 ? effect.idem : `${effect.idem} try ${proposal}`;
    const standing = await context.ledger.actionByIdem(idem);
    if (standing !== undefined && isHealable(standing)) continue;
    const root = standing !== undefined && isSettled(standing) ? standing : await call(context, effect, idem);
    if (root instanceof Problem) return { result: 'failed', detail: root.code, action: null };
    // Another system has not answered yet, and the gate goes on asking.
    if (isHealable(root) || root.status === 'executing')
      throw new Problem('unavailable', 'A connected system is not available now.');
    return performed(root);
  }
  return { result: 'failed', detail: 'unavailable', action: null };
}

async function call(context: Performing, effect: Effect, idem: string): Promise<Action | Problem> {
  const { tool, input, actor, origin } = effect;
  try {
    const by = automationPrincipal(context.tenant, actor);
    const receipt = await context.gate.call({
      tool,
      input,
      by,
      origin: { kind: 'automation', rule: origin },
      idem,
      provenance: 'instructed',
    });
    return receipt.root;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // An admin paused everything: that passes too.
    if (error.retry === 'later' || error.code === 'paused')
      throw new Problem('unavailable', 'It cannot be done now.', { cause: error });
    return error;
  }
}

/** Nothing was done, and another time it may work. */
const isHealable = ({ status, uncertain, problem }: Action): boolean =>
  status === 'failed' &&
  !uncertain &&
  problem !== null &&
  isProblemCode(problem.code) &&
  new Problem(problem.code, '').retry === 'later';

/** Nothing is left to carry on. */
const isSettled = ({ status }: Action): boolean => !['proposed', 'approved', 'executing'].includes(status);

function performed(root: Action): Performed {
  const { id: action, status, problem } = root;
  if (status === 'pending_approval') return { result: 'waits', detail: 'approval', action };
  if (status === 'failed' || status === 'partially_executed')
    return { result: 'failed', detail: problem?.code ?? status, action };
  return { result: 'done', detail: null, action };
}
