// What is wrong between the connected systems, gathered before any of it is shown: what stands below does not move twice.
import { useQuery } from '@tanstack/react-query';
import {
  connectionsQuery,
  healthQuery,
  syncQuery,
  type Connection,
  type Health,
  type Sync,
} from '../api/integrations.ts';
import { useService } from '../app/service.tsx';

export interface Troubled {
  readonly health: Health;
  /** Its last run; undefined where there was none, or it could not be read. */
  readonly run: Sync | undefined;
}

export interface Troubles {
  /** Accounts that let Muster in no more. */
  readonly broken: readonly Connection[];
  readonly troubled: readonly Troubled[];
}

/** Undefined until all of it is known, or known to be out of reach. */
export function useTroubles(): Troubles | undefined {
  const { api, queries } = useService();
  const health = useQuery(healthQuery(api));
  const connections = useQuery(connectionsQuery(api));
  const broken = (connections.data?.data ?? []).filter(({ status }) => status === 'needs_attention');
  const silenced = new Set(broken.map(({ connection_id: id }) => id));
  // What a broken connection brings with it is told once, at the connection.
  const troubled = (health.data?.data ?? []).filter(
    ({ health: state, connections: ends }) =>
      (state === 'failing' || state === 'degraded') &&
      !silenced.has(ends.source.connection_id) &&
      !silenced.has(ends.destination.connection_id),
  );
  const ids = troubled.flatMap(({ last_sync: last }) => (last === null ? [] : [last.sync_id]));
  const runs = useQuery({
    queryKey: ['syncs', 'last of the troubled', ids],
    queryFn: async () =>
      await Promise.all(ids.map(async (id) => await queries.fetchQuery(syncQuery(api, id)).catch(() => undefined))),
    enabled: ids.length > 0,
  });
  if (health.isPending || connections.isPending || (ids.length > 0 && runs.isPending)) return undefined;
  const runOf = ({ last_sync: last }: Health): Sync | undefined =>
    last === null ? undefined : runs.data?.find((run) => run?.sync_id === last.sync_id);
  return { broken, troubled: troubled.map((each) => ({ health: each, run: runOf(each) })) };
}
