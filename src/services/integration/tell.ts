// What follows from the end of a run: the signed notice to whoever asked for it, the alert to people, the next occurrence.
import { createHash } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import type { NewId, SyncId, TenantId } from '../../core/ids.ts';
import type { Integration, Notice, Sync } from '../../core/integration.ts';
import type { Notices } from '../../core/ports/notices.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import { newSync } from './request-sync.ts';

/** One alert for people. `key` is the same on every try. */
export interface Alert {
  readonly key: string;
  readonly text: string;
}

export interface TellParts {
  readonly tenant: TenantId;
  readonly syncs: Pick<Syncs, 'get' | 'open'>;
  readonly integrations: Pick<Integrations, 'get'>;
  readonly notices: Pick<Notices, 'add'>;
  readonly alert: (alert: Alert) => Promise<void>;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Safe to repeat: notice, alert and next run have names made from the run. */
export async function tellSync(parts: TellParts, { sync: id, run }: { sync: SyncId; run: number }): Promise<void> {
  const sync = await parts.syncs.get(id);
  if (sync.dryRun) return;
  const integration = await parts.integrations.get(sync.integration);
  if (integration.webhookUrl !== null && sync.status !== 'cancelled')
    await parts.notices.add(noticeOf({ sync, integration, run, url: integration.webhookUrl, at: parts.clock.now() }));
  if (sync.status === 'failed' || sync.counts.failed > 0 || sync.fault !== null)
    await parts.alert({ key: `sync-alert:${id}:${run}`, text: alertText(sync, integration) });
  if (integration.mode === 'batch' && integration.enabled && sync.resyncOf === null)
    await openNext(parts, integration, sync);
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

/** What happened, whose fault it is, and what to do: words for somebody who was not there. */
function alertText(sync: Sync, { name }: Integration): string {
  const { fault, counts } = sync;
  const what =
    sync.status === 'failed'
      ? `The sync “${name}” failed after its retries.`
      : `The sync “${name}” ended with ${counts.failed} failed ${counts.failed === 1 ? 'record' : 'records'}.`;
  const why = fault === null ? '' : ` ${fault.message} ${blamed[fault.blame]}`;
  const fix = fault === null ? 'Look at the failed records and their reasons, then retry them.' : fault.fix;
  return `${what}${why} What to do: ${fix} Written: ${counts.written}, failed: ${counts.failed}. Sync ${sync.id}.`;
}

const blamed = {
  muster: 'The fault lies with Muster.',
  integration: 'The fault lies in how the integration is set up.',
  remote: 'The fault lies with the other system.',
} as const;

async function openNext(parts: TellParts, integration: Integration, sync: Sync): Promise<void> {
  const next = newSync(parts, integration, { by: sync.createdBy });
  if (next.nextAt !== null) await parts.syncs.open(next);
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
