// What a flow tells people leaves through the gate.
import { scopesOf } from '../core/access.ts';
import { ActorId, type TenantId } from '../core/ids.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { NotifyPerson } from '../services/integration/flows/people.ts';

const actor = ActorId.parse('system:flow');

/** The person who published the flow chose whom; what is filled in from records is no instruction. */
export const notifyPerson =
  (gate: Pick<ActionGate, 'call'>, tenant: TenantId): NotifyPerson =>
  async ({ user, text, key }) => {
    const by = { tenant, kind: 'system', id: actor, user: undefined, scopes: new Set(scopesOf.recruiter) } as const;
    await gate.call({
      tool: 'notify_user',
      input: { user, text },
      by,
      origin: { kind: 'automation', rule: 'flow' },
      idem: `flow:${key}`,
      provenance: 'instructed',
    });
  };
