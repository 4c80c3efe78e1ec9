// Drafts that a tool lays down: once for each key, and taken away as long as nobody has touched them.
import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { FlowDocument } from '../../../core/flow.ts';
import { type ActorId, FlowId, type TenantId } from '../../../core/ids.ts';
import type { Flows } from '../../../core/ports/flows.ts';
import { Problem } from '../../../core/problem.ts';
import { newFlow } from './new-flow.ts';

interface Keeping {
  readonly flows: Pick<Flows, 'add' | 'get' | 'remove'>;
  readonly clock: Clock;
}

interface DraftRequest {
  readonly tenant: TenantId;
  readonly document: FlowDocument;
  readonly key: string;
  readonly by: ActorId;
}

export async function keepDraft(
  { flows, clock }: Keeping,
  { tenant, document, key, by }: DraftRequest,
): Promise<FlowId> {
  const id = FlowId.parse(`flow_${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`);
  if ((await found(flows, id)) === undefined)
    await flows.add(newFlow({ id, tenant, draft: document, by, now: clock.now() }));
  return id;
}

export async function removeDraft({ flows }: Pick<Keeping, 'flows'>, id: FlowId): Promise<boolean> {
  const flow = await found(flows, id);
  if (flow !== undefined && (flow.revision > 1 || flow.published !== null)) return false;
  if (flow !== undefined) await flows.remove(id);
  return true;
}

async function found(flows: Pick<Flows, 'get'>, id: FlowId) {
  try {
    return await flows.get(id);
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}
