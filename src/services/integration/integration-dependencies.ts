// What the integration platform's operations are given.
import type { Clock } from '../../core/clock.ts';
import type { ConnectionId, NewId, TenantId } from '../../core/ids.ts';
import type { Connections } from '../../core/ports/connections.ts';
import type { Catalogue, RemoteSystem } from '../../core/ports/remote-system.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import type { Expressions } from './mapping/expressions.ts';

export interface IntegrationDependencies {
  readonly connections: Of<Connections>;
  readonly integrations: Of<Integrations>;
  readonly syncs: Of<Syncs>;
  readonly catalogue: Catalogue;
  readonly sealer: Sealer;
  readonly expressions: Expressions;
  readonly open: (tenant: TenantId, connection: ConnectionId) => Promise<RemoteSystem>;
  readonly forget: (tenant: TenantId, connection: ConnectionId) => void;
  /** Before an account is removed: leaves nothing of what Muster held in its place. */
  readonly giveUp: (tenant: TenantId, connection: ConnectionId) => Promise<void>;
  readonly checkUrl: (text: string, path: string) => unknown;
  readonly clock: Clock;
  readonly newId: NewId;
}
