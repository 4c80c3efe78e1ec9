// After a process died and its leases were ended: what it had in hand goes on now, not at the next look of a sweep.
import { setTimeout as pause } from 'node:timers/promises';
import { defectOf, type Log } from '../core/log.ts';
import type { Gate } from '../gate/gate.ts';
import type { Presence } from '../core/ports/presence.ts';
import type { IntegrationWork } from '../jobs/handlers/integration.ts';
import type { Services } from './services.ts';

type TakeUpDependencies = Pick<Services, 'storage' | 'clocks' | 'gate' | 'channels' | 'integration'> & {
  readonly log: Log;
};

export function recoverWork(dependencies: TakeUpDependencies): void {
  const { storage, gate, channels, log } = dependencies;
  storage.presence.onFreed(() => {
    // Whatever fails here is met by its own sweep again.
    const all = [promiseFreed(dependencies), gate.recover(), channels.jobs.settleCards()];
    for (const work of all)
      work.catch((error: unknown) => log.warn('taking up what a process left failed', { defect: defectOf(error) }));
  });
}

const startWaitsMs = 5_000;

/**
 * Nearly always all is carried on before anybody can ask for it. What waits for a system that does not answer goes on while
 * the service runs. Rejects where the database fails before that.
 */
export async function recoverAtStart(
  gate: Pick<Gate, 'recover'>,
  log: Log,
  waitMs: number = startWaitsMs,
): Promise<void> {
  const recovery = gate.recover();
  const ending = new AbortController();
  const late = pause(waitMs, true, { signal: ending.signal }).catch(() => false);
  if (await Promise.race([recovery.then(() => false).finally(() => ending.abort()), late])) {
    log.warn('recovery goes on: another system does not answer');
    recovery.catch((error: unknown) => log.warn('recovery broke off', { defect: defectOf(error) }));
  }
}

/** Runs end where others may take them up. */
export const droppedWhenLost = (work: IntegrationWork, presence: Presence): IntegrationWork => ({
  ...work,
  runSync: (tenant, sync, signal) => work.runSync(tenant, sync, AbortSignal.any([signal, presence.lost()])),
});

/** As jobs, so that all processes share them. One that stands in line already finds nothing left to do. */
async function promiseFreed({ storage, clocks, integration }: TakeUpDependencies): Promise<void> {
  const due = clocks.real.now();
  for (const { tenant, sync } of await integration.work.waitingSyncs())
    await storage.outbox.promise({ tenant, name: 'run-sync', data: { sync }, due });
  const now = clocks.business.now();
  for (const { tenant, key } of await storage.letterSweep.due({ now, leaseEndedBy: due, limit: 200 }))
    await storage.outbox.promise({ tenant, name: 'release-letter', data: { key }, due });
}
