// What a flow tells people leaves through the gate.
import { scopesOf } from '../core/access.ts';
import { ActorId, type TenantId } from '../core/ids.ts';
import type { Desk } from '../core/ports/desk.ts';
import type { TellPerson } from '../services/integration/flows/people.ts';

const actor = ActorId.parse('system:flow');

/** The person who published the flow chose whom; what is filled in from records is no instruction. */
export const tellPerson =
  (desk: Pick<Desk, 'call'>, tenant: TenantId): TellPerson =>
  async ({ user, text, key }) => {
    const by = { tenant, kind: 'system', id: actor, user: undefined, scopes: new Set(scopesOf.recruiter) } as const;
    await desk.call({
      tool: 'notify_user',
      input: { user, text },
      by,
      origin: { kind: 'automation', rule: 'flow' },
      idem: `flow:${key}`,
      provenance: 'instructed',
    });
  };
