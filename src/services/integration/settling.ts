// A record of which nobody but a person can say whether it arrived: they say it is there, or that it is not and goes once more.
import type { Clock } from '../../core/clock.ts';
import type { ConnectionId, SyncId } from '../../core/ids.ts';
import { type Integration, type Sync, hasEnded } from '../../core/integration.ts';
import type { SettledRecord } from '../../core/ports/record-settling.ts';
import { RemoteFault, type RemoteSystem } from '../../core/ports/remote-system.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import { Problem } from '../../core/problem.ts';

interface SettlingDependencies {
  readonly syncs: Pick<Syncs, 'get' | 'record' | 'takeAsThere' | 'takeAsFailed' | 'retry'>;
  readonly integrations: Pick<Integrations, 'get'>;
  readonly open: (connection: ConnectionId) => Promise<Pick<RemoteSystem, 'connector' | 'look'>>;
  /** Real time. */
  readonly clock: Clock;
}

export interface SettlementRequest {
  readonly sync: SyncId;
  readonly record: string;
  /** False: it is not there, and is sent again. */
  readonly isThere: boolean;
  /** Its id over there; null where nobody knows it, or the system gives none. */
  readonly remoteId: string | null;
}

export interface Settlement extends SettlementRequest {
  readonly name: string;
  readonly destination: string;
  /** When it was last changed, as the person saw it; ISO 8601. */
  readonly seen: string;
}

/** Throws `not_found`, and `conflict` where the record is not one to be settled; `validation_failed` for an id that is not there. */
export async function settleable(
  dependencies: SettlingDependencies,
  asked: SettlementRequest,
  signal: AbortSignal,
): Promise<Settlement> {
  const sync = await dependencies.syncs.get(asked.sync);
  const record = await dependencies.syncs.record(asked.sync, asked.record);
  if (record === undefined)
    throw new Problem(
      'not_found',
      `The run ${asked.sync} has no record ${asked.record}. The list of records names them.`,
    );
  const because = obstacle(sync, record);
  if (because !== undefined) throw new Problem('conflict', because);
  const integration = await dependencies.integrations.get(sync.integration);
  if (asked.isThere && asked.remoteId !== null)
    await checkIsThere(dependencies, integration, { remoteId: asked.remoteId, signal });
  const { name, destination } = integration;
  return { ...asked, name, destination: destination.system, seen: record.updatedAt.toISOString() };
}

function obstacle({ status, undoOf }: Sync, { state, wasSent, remove }: SettledRecord): string | undefined {
  if (!hasEnded(status) && status !== 'active')
    return 'The sync is still running; its failed records can be settled when it has ended.';
  if (state !== 'failed') return 'That record has not failed: there is nothing to settle.';
  if (undoOf !== null)
    return 'That run took another one back. Look at the record over there, and retry it if it is not done.';
  if (remove) return 'That record was to be deleted. Retry it: what is gone already counts as deleted.';
  if (!wasSent) return 'That record was never sent. Mend what its reason names, then start a re-sync.';
  return undefined;
}

/** Where the system shows single records, a wrong id is found now and not when somebody needs it. */
async function checkIsThere(
  { open }: SettlingDependencies,
  { destination: { connection, collection } }: Integration,
  { remoteId, signal }: { remoteId: string; signal: AbortSignal },
): Promise<void> {
  const { connector, look } = await opened(open, connection);
  if (connector.collections[collection]?.one === undefined) return;
  if ((await look({ collection, remoteId, record: {}, signal })) !== null) return;
  const message = `${connector.title} has no record ${remoteId} there. Look up its id, or leave it out.`;
  throw new Problem('validation_failed', message, { errors: [{ path: 'id', code: 'not_found', message }] });
}

async function opened(open: SettlingDependencies['open'], connection: ConnectionId) {
  const system = await open(connection);
  const look: RemoteSystem['look'] = async (asked) => {
    try {
      return await system.look(asked);
    } catch (error) {
      if (!(error instanceof RemoteFault)) throw error;
      if (error.kind === 'gone') return null;
      throw new Problem('upstream_failed', `${error.message} ${error.fix}`, { cause: error });
    }
  };
  return { connector: system.connector, look };
}

/** Safe to repeat. Throws `conflict` when something has become of the record since. */
export async function settleRecord({ syncs, clock }: SettlingDependencies, settlement: Settlement): Promise<void> {
  const { sync, record: id, isThere, remoteId } = settlement;
  const seen = new Date(settlement.seen);
  if (isThere) {
    if (!(await syncs.takeAsThere(sync, { id, remoteId, seen }))) throw changed();
    return;
  }
  const record = await syncs.record(sync, id);
  // On its way again, or arrived: as it was wanted.
  if (record === undefined || record.state !== 'failed') return;
  if (record.updatedAt.getTime() !== seen.getTime()) throw changed();
  await syncs.retry(sync, [id], clock.now());
}

const changed = () => new Problem('conflict', 'That record has been tried again since. Look at it anew.');

/** Takes back what was said; undefined, or why it cannot be. */
export async function unsettleRecord(
  { syncs }: SettlingDependencies,
  settlement: Settlement,
): Promise<string | undefined> {
  const { sync, record: id, isThere } = settlement;
  if (!isThere) return 'The record was sent again.';
  const isBack = await syncs.takeAsFailed(sync, { id, seen: new Date(settlement.seen) });
  return isBack ? undefined : 'A run has written the record since.';
}
