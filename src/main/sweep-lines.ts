// The logs of requests to and from connected systems are kept for two weeks.
import type { Clocks } from '../core/clock.ts';
import type { Storage } from '../storage/storage.ts';

const logDays = 14;

export async function sweepLines({ storage, clocks }: { storage: Storage; clocks: Clocks }): Promise<void> {
  const olderThan = new Date(clocks.real.now().getTime() - logDays * 86_400_000);
  for (const { id } of await storage.organizations.list()) {
    await storage.integration.requestLines(id).sweep(olderThan);
    await storage.integration.hooks(id).sweep(olderThan);
  }
}
