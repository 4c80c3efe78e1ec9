// A flow as it begins: a draft that nobody has published.
import type { Flow, FlowDocument } from '../../../core/flow.ts';
import type { ActorId, FlowId, TenantId } from '../../../core/ids.ts';

interface Beginning {
  readonly id: FlowId;
  readonly tenant: TenantId;
  readonly draft: FlowDocument;
  readonly by: ActorId;
  readonly now: Date;
}

export const newFlow = ({ id, tenant, draft, by, now }: Beginning): Flow => ({
  id,
  tenant,
  draft,
  revision: 1,
  draftBy: by,
  draftAt: now,
  published: null,
  deployed: null,
  enabled: true,
  createdAt: now,
  createdBy: by,
});
