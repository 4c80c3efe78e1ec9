// How people hear of syncs: through the gate, in chat or by mail, whichever reaches each of them.
import { scopesOf } from '../core/access.ts';
import { ActorId, type SyncId, type TenantId } from '../core/ids.ts';
import type { Desk } from '../core/ports/desk.ts';
import type { User } from '../core/records.ts';
import { askForDeletions } from '../services/integration/held-deletions.ts';
import type { Alert } from '../services/integration/sync-alerts.ts';
import type { Storage } from '../storage/storage.ts';

interface Given {
  readonly storage: Storage;
  readonly desk: Pick<Desk, 'call'>;
}

/** Integrators and admins of the organisation, each by a chat message that goes through the gate. */
export async function alertPeople({ storage, desk }: Given, tenant: TenantId, { key, text }: Alert): Promise<void> {
  const people = (await storage.directory(tenant).users()).filter(isTold);
  for (const { id } of people)
    await desk.call({
      tool: 'notify_user',
      input: { user: id, text },
      by: {
        tenant,
        kind: 'system',
        id: ActorId.parse('system:sync'),
        user: undefined,
        scopes: new Set(scopesOf.recruiter),
      },
      origin: { kind: 'automation', rule: 'sync_alert' },
      idem: `${key}:${id}`,
      provenance: 'instructed',
    });
}

/** More deletions than a sync carries over unasked: the gate asks those who may approve. */
export async function proposeDeletions(
  { storage, desk }: Given,
  tenant: TenantId,
  held: { sync: SyncId; run: number },
): Promise<void> {
  const scopes = new Set(scopesOf.integrator);
  const propose = async (sync: SyncId, idem: string) => {
    const { root } = await desk.call({
      tool: 'carry_deletions',
      input: { sync },
      by: { tenant, kind: 'system', id: ActorId.parse('system:sync'), user: undefined, scopes },
      origin: { kind: 'automation', rule: 'sync_deletions' },
      idem,
      provenance: 'instructed',
    });
    return root.status;
  };
  await askForDeletions({ syncs: storage.integration.syncs(tenant), propose }, held);
}

const isTold = ({ role }: User): boolean => role === 'integrator' || role === 'admin';
