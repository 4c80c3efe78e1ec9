// How people hear of syncs: through the gate, in chat or by mail, whichever reaches each of them.
import { type Principal, scopesOf } from '../core/access.ts';
import { type ActionId, ActorId, type IntegrationId, SyncId, type TenantId } from '../core/ids.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import type { Syncs } from '../core/ports/syncs.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { Problem, type ProblemCode } from '../core/problem.ts';
import type { User } from '../core/records.ts';
import { type Question, askForDeletions } from '../services/integration/held-deletions.ts';
import type { Alert } from '../services/integration/sync-alerts.ts';
import type { Storage } from '../storage/storage.ts';

interface AlertDependencies {
  readonly storage: Pick<Storage, 'directory'>;
  readonly gate: Pick<ActionGate, 'call'>;
}

interface DeletionWiring {
  readonly storage: {
    readonly ledger: Of<Pick<Ledger, 'approvals' | 'approvalOf'>>;
    readonly integration: { readonly syncs: Of<Pick<Syncs, 'get' | 'unseen' | 'list'>> };
  };
  readonly gate: Pick<ActionGate, 'call' | 'withdraw'>;
}

/** Integrators and admins of the organization, each by a chat message that goes through the gate. */
export async function alertPeople(
  { storage, gate }: AlertDependencies,
  tenant: TenantId,
  { key, text }: Alert,
): Promise<void> {
  const people = (await storage.directory(tenant).users()).filter(isTold);
  for (const { id } of people)
    await gate.call({
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
  { storage, gate }: DeletionWiring,
  tenant: TenantId,
  held: { sync: SyncId; run: number },
): Promise<void> {
  const by = asker(tenant);
  const propose = async (sync: SyncId, idem: string): Promise<Question> => {
    const { root } = await gate.call({
      tool: asking,
      input: { sync },
      by,
      origin: { kind: 'automation', rule: 'sync_deletions' },
      idem,
      provenance: 'instructed',
    });
    const isOurs =
      root.status === 'rejected' && (await storage.ledger(tenant).approvalOf(root.id))?.decidedBy === by.id;
    return { action: root.id, status: isOurs ? 'withdrawn' : root.status };
  };
  const withdraw = (integration: IntegrationId, but: ActionId) =>
    withdrawDeletions({ storage, gate }, tenant, { integration, but });
  await askForDeletions({ syncs: storage.integration.syncs(tenant), propose, withdraw }, held);
}

const asking = 'carry_deletions';
const asker = (tenant: TenantId): Principal => ({
  tenant,
  kind: 'system',
  id: ActorId.parse('system:sync'),
  user: undefined,
  scopes: new Set(scopesOf.integrator),
});

/** Questions about deletions of that integration that no longer fit what is held back fall; whoever decided first wins. */
export async function withdrawDeletions(
  { storage, gate }: DeletionWiring,
  tenant: TenantId,
  { integration, but }: { integration: IntegrationId; but: ActionId | null },
): Promise<void> {
  const by = asker(tenant);
  const syncs = storage.integration.syncs(tenant);
  const waiting = await storage.ledger(tenant).approvals({ status: 'pending', limit: 500 });
  for (const { id, action, tool, input, requestedBy } of waiting) {
    if (tool !== asking || requestedBy !== by.id || action === but) continue;
    const sync = SyncId.safeParse(input['sync']);
    if (!sync.success || (await syncs.get(sync.data)).integration !== integration) continue;
    const reason =
      but === null
        ? 'Nothing is held back any more.'
        : 'The last scan found another number. A new question says which.';
    try {
      await gate.withdraw(id, by, reason);
    } catch (error) {
      if (!(error instanceof Problem) || !decided.has(error.code)) throw error;
    }
  }
}

const decided: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['already_decided', 'approval_expired']);

const isTold = ({ role }: User): boolean => role === 'integrator' || role === 'admin';
