// What follows from the end of a run: the signed notice to whoever asked for it, the alert to people, the next occurrence.
import { createHash } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import type { IntegrationId, NewId, SyncId, TenantId } from '../../core/ids.ts';
import { type Integration, type Notice, type Sync, hasEnded } from '../../core/integration.ts';
import type { OutgoingEvent } from '../../core/outgoing-event.ts';
import type { Notices } from '../../core/ports/notices.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import type { WebhookEndpoints } from '../../core/ports/webhook-endpoints.ts';
import { type Alert, alertOf } from './sync-alerts.ts';
import { newSync } from './request-sync.ts';

export interface NotifyDependencies {
  readonly tenant: TenantId;
  readonly syncs: Pick<Syncs, 'get' | 'open' | 'list'>;
  readonly integrations: Pick<Integrations, 'get'>;
  readonly notices: Pick<Notices, 'add'>;
  readonly endpoints: Pick<WebhookEndpoints, 'publish'>;
  readonly alert: (alert: Alert) => Promise<void>;
  /** Deletions that were held back wait for a person's word. */
  readonly askDeletions: (held: { sync: SyncId; run: number }) => Promise<void>;
  /** Nothing is held back any more: nobody has to answer. */
  readonly withdrawDeletions: (integration: IntegrationId) => Promise<void>;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Safe to repeat: notice, alert and next run have names made from the run. */
export async function notifySync(
  dependencies: NotifyDependencies,
  { sync: id, run }: { sync: SyncId; run: number },
): Promise<void> {
  const sync = await dependencies.syncs.get(id);
  if (sync.dryRun) return;
  const integration = await dependencies.integrations.get(sync.integration);
  if (integration.webhookUrl !== null && sync.status !== 'cancelled')
    await dependencies.notices.add(
      noticeOf({ sync, integration, run, url: integration.webhookUrl, at: dependencies.clock.now() }),
    );
  if (sync.status !== 'cancelled')
    await dependencies.endpoints.publish(eventOf({ sync, integration, run, at: dependencies.clock.now() }));
  await tendDeletions(dependencies, { sync, integration, run });
  const alert = alertOf({ sync, integration, before: await runBefore(dependencies, sync) });
  if (alert !== undefined) await dependencies.alert(alert);
  if (integration.mode === 'batch' && integration.enabled && sync.resyncOf === null && sync.undoOf === null)
    await openNext(dependencies, integration, sync);
}

type Ran = Pick<Ended, 'sync' | 'integration' | 'run'>;

async function tendDeletions(dependencies: NotifyDependencies, { sync, integration, run }: Ran): Promise<void> {
  if (sync.fault?.kind === 'deletes_held') await dependencies.askDeletions({ sync: sync.id, run });
  else if (integration.deletes && holdsNothing(sync)) await dependencies.withdrawDeletions(integration.id);
}

/** It has seen to the end what is gone: a run for some records, or one that takes back, says nothing of that. */
const holdsNothing = ({ status, only, undoOf, fault }: Sync): boolean =>
  (status === 'succeeded' || status === 'active') && only === null && undoOf === null && fault === null;

/** The run of the same integration that was told of before this one. */
async function runBefore({ syncs }: NotifyDependencies, { id, integration }: Sync): Promise<Sync | undefined> {
  const runs = await syncs.list({ integration, limit: 20 });
  const older = runs.slice(runs.findIndex((run) => run.id === id) + 1);
  return older.find(
    ({ dryRun, undoOf, status }) => !dryRun && undoOf === null && hasEnded(status) && status !== 'cancelled',
  );
}

interface Ended {
  readonly sync: Sync;
  readonly integration: Integration;
  readonly run: number;
  readonly url: string;
  readonly at: Date;
}

function noticeOf({ sync, integration, run, url, at }: Ended): Notice {
  const type = sync.status === 'failed' ? 'sync.failed' : 'sync.completed';
  const data = {
    sync_id: sync.id,
    integration_id: integration.id,
    run,
    ...(sync.undoOf === null ? {} : { undo_of: sync.undoOf }),
    status: sync.status,
    counts: sync.counts,
    ...(sync.fault === null ? {} : { error: sync.fault }),
  };
  return {
    id: `msg_${hash(`${sync.id}:${run}:${type}`)}`,
    sync: sync.id,
    type,
    url,
    body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
    status: 'pending',
    attempts: 0,
    lastStatus: null,
    lastError: null,
    createdAt: at,
    deliveredAt: null,
  };
}

/** The same end under the same id, for every endpoint that subscribed to it. */
function eventOf({ sync, integration, run, at }: Omit<Ended, 'url'>): OutgoingEvent {
  const type = sync.status === 'failed' ? 'sync.failed' : 'sync.completed';
  const data = {
    syncId: sync.id,
    integrationId: integration.id,
    run,
    ...(sync.undoOf === null ? {} : { undoOf: sync.undoOf }),
    status: sync.status,
    counts: sync.counts,
    ...(sync.fault === null ? {} : { error: sync.fault }),
  };
  return { id: `evt_${hash(`${integration.tenant}:${sync.id}:${run}:${type}`)}`, type, at, data };
}

async function openNext(dependencies: NotifyDependencies, integration: Integration, sync: Sync): Promise<void> {
  const next = newSync(dependencies, integration, { by: sync.createdBy });
  if (next.nextAt !== null) await dependencies.syncs.open(next);
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
