// Events of Muster begin the flows that wait for them. The same event begins each run once, however often it is told.
import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { TriggerKind } from '../../../core/trigger-event.ts';
import { ActorId, type NewId, SyncId, type TenantId } from '../../../core/ids.ts';
import type { Flows } from '../../../core/ports/flows.ts';
import type { Integrations, Syncs } from '../../../core/ports/syncs.ts';
import { newSync } from '../request-sync.ts';

interface BeginFlowsDependencies {
  readonly tenant: TenantId;
  readonly flows: Pick<Flows, 'beginningWith'>;
  readonly integrations: Pick<Integrations, 'ofFlow'>;
  readonly syncs: Pick<Syncs, 'open' | 'list'>;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Answers how many runs it began. */
export async function beginFlows(
  dependencies: BeginFlowsDependencies,
  event: { id: string; kind: TriggerKind },
): Promise<number> {
  let begun = 0;
  for (const flow of await dependencies.flows.beginningWith(event.kind))
    for (const integration of await dependencies.integrations.ofFlow(flow.id)) {
      // A run that has not begun to read will see what this event is about as well.
      const [latest] = await dependencies.syncs.list({ integration: integration.id, limit: 1 });
      if (latest?.status === 'queued') continue;
      const id = SyncId.parse(`sync_${hash(`${integration.id}@${event.id}`)}`);
      const by = ActorId.parse(`flow:${flow.id}`);
      await dependencies.syncs.open({ ...newSync(dependencies, integration, { by, now: true }), id });
      begun += 1;
    }
  return begun;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
