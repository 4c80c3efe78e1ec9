// Opens connections for those who sync: each once, with one rate budget for all runs, until its settings change.
import type { Clock } from '../../core/clock.ts';
import type { ConnectionId, TenantId } from '../../core/ids.ts';
import type { Connector } from '../../core/connector/connector.ts';
import { type Connection, isSandbox } from '../../core/integration.ts';
import type { Accounts } from '../../core/ports/accounts.ts';
import type { Connections } from '../../core/ports/connections.ts';
import type { DriftLog } from '../../core/ports/drift-log.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import type { Catalogue, MappedSystem } from '../../core/ports/remote-system.ts';
import type { RequestLog } from '../../core/ports/request-log.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import { madeUpValues } from '../emulator/connector-at.ts';
import { emptySandboxAccount, sandboxAccount } from '../emulator/sandbox-account.ts';
import { openAccounts } from './accounts.ts';
import { type Budget, type BudgetState, openBudget } from './budget.ts';
import { checkedUrl, type Guard } from './guard.ts';
import { openHttp } from './http.ts';
import { openSystem } from './open-system.ts';
import { openRemoteSystem } from './remote.ts';
import { authStatusReporter } from './auth-status.ts';

/** `connections` and `records` are bound to a tenant for each call: no connection is found without its tenant. */
export interface RemotesDependencies {
  readonly connections: Of<Connections>;
  readonly catalogue: Catalogue;
  readonly log: (tenant: TenantId, connection: ConnectionId, system: string) => RequestLog;
  readonly drift: (tenant: TenantId, connection: ConnectionId) => DriftLog;
  /** Where accounts lie that Muster plays itself. */
  readonly records: Of<RecordStore>;
  readonly guard: Guard;
  /** Real time. */
  readonly clock: Clock;
}

/** Of one process: other replicas hold sessions and budgets of their own and have to be told to `forget`. */
export interface Remotes {
  /** Throws `not_found` and `validation_failed`; makes no request yet. Answers the same system until `forget`. */
  open(tenant: TenantId, connection: ConnectionId): Promise<MappedSystem>;
  /** Its settings changed: the next one that opens it sees the new ones. */
  forget(tenant: TenantId, connection: ConnectionId): void;
  /** The account is given up: nothing is left of what Muster held in its place. */
  giveUp(tenant: TenantId, connection: ConnectionId): Promise<void>;
  /** Accounts that are not kept yet. */
  readonly accounts: Accounts;
  /** What this process knows of it; undefined before the first request. */
  state(tenant: TenantId, connection: ConnectionId): BudgetState | undefined;
  /** Posts text to an address that somebody gave. Throws when no answer came. */
  post(request: { url: string; headers: Readonly<Record<string, string>>; body: string }): Promise<{ status: number }>;
  /** Throws `validation_failed` for an address that must not be called. */
  checkUrl(text: string, path: string): URL;
  close(): Promise<void>;
}

/**
 * A sandbox connection is played by Muster itself: nothing leaves the process. A budget outlives changed settings, since
 * the other system counts on.
 */
export function openRemotes(dependencies: RemotesDependencies): Remotes {
  const http = openHttp(dependencies.guard);
  const opened = new Map<string, Promise<MappedSystem>>();
  // Kept when settings change: the other system still counts what was sent before.
  const budgets = new Map<string, Budget>();

  const openOne = async (tenant: TenantId, id: ConnectionId): Promise<MappedSystem> => {
    const store = dependencies.connections(tenant);
    const connection = await store.get(id);
    const connector = dependencies.catalogue.declared(connection);
    const name = nameOf(tenant, id);
    const budget = budgets.get(name) ?? openBudget(connector.limits, dependencies.clock);
    budgets.set(name, budget);
    const given = {
      connector,
      config: configOf(connection),
      secrets: await store.secrets(id),
      budget,
      log: dependencies.log(tenant, id, connector.system),
      drift: dependencies.drift(tenant, id),
      clock: dependencies.clock,
      standing: authStatusReporter({ store, connection, clock: dependencies.clock }),
    };
    if (isSandbox(connection)) {
      const played = sandboxAccount({ ...given, id, store: dependencies.records(tenant) });
      return openRemoteSystem({ ...given, ...madeUp(connector), http: played });
    }
    const { guard } = dependencies;
    return openSystem({ ...given, guard, http, keepToken: (token) => store.keepToken(id, token) });
  };

  return {
    open(tenant, id) {
      const name = nameOf(tenant, id);
      const known = opened.get(name);
      if (known !== undefined) return known;
      const opening = openOne(tenant, id);
      opened.set(name, opening);
      // What could not be opened is tried anew next time.
      opening.catch(() => opened.delete(name));
      return opening;
    },
    forget: (tenant, id) => void opened.delete(nameOf(tenant, id)),
    async giveUp(tenant, id) {
      opened.delete(nameOf(tenant, id));
      await emptySandboxAccount(dependencies.records(tenant), id);
    },
    accounts: openAccounts({ ...dependencies, http }),
    state: (tenant, id) => budgets.get(nameOf(tenant, id))?.state(),
    post: async ({ url, headers, body }) => {
      const { status } = await http.send({ method: 'POST', url, headers, body, signal: AbortSignal.timeout(15_000) });
      return { status };
    },
    checkUrl: (text, path) => checkedUrl(text, dependencies.guard, path),
    close: () => http.close(),
  };
}

const madeUp = (connector: Connector) => {
  const { config, credentials } = madeUpValues(connector);
  return { config, secrets: { credentials, token: null }, keepToken: async () => {} };
};

const nameOf = (tenant: TenantId, connection: ConnectionId): string => JSON.stringify([tenant, connection]);

const configOf = ({ config, tenantId }: Connection) => ({
  ...config,
  ...(tenantId === null ? {} : { tenant_id: tenantId }),
});
