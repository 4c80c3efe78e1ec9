// The logs of requests to and from connected systems are kept for two weeks, what was told by webhook for thirty days.
import type { Clocks } from '../core/clock.ts';
import { keptDays } from '../services/integration/webhooks/subscribing.ts';
import type { Storage } from '../storage/storage.ts';

const logDays = 14;

export async function sweepLines({ storage, clocks }: { storage: Storage; clocks: Clocks }): Promise<void> {
  const before = (days: number) => new Date(clocks.real.now().getTime() - days * 86_400_000);
  const olderThan = before(logDays);
  for (const { id } of await storage.organizations.list()) {
    await storage.integration.requestLines(id).sweep(olderThan);
    await storage.integration.hooks(id).sweep(olderThan);
    await storage.integration.webhookEndpoints(id).sweep(before(keptDays));
  }
}
