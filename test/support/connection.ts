// A connection for tests, with nothing behind it.
import { ActorId, ConnectionId, type TenantId } from '../../src/core/ids.ts';
import type { Connection } from '../../src/core/integration.ts';

export const connectionOf = (tenant: TenantId, createdAt: Date): Connection => ({
  id: ConnectionId.parse(`con_${tenant}`),
  tenant,
  system: 'rest',
  name: 'REST',
  tenantId: null,
  config: {},
  status: 'untested',
  because: null,
  testedAt: null,
  createdAt,
  createdBy: ActorId.parse('u_nora'),
});
