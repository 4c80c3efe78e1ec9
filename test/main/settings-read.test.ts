// How often the settings are read while one candidate is moved: each decision reads them once, and what it calls goes by that.
import { expect, onTestFinished, test } from 'vitest';
import { readSandboxFile } from '../../src/connectors/sandbox/read-sandbox-file.ts';
import { readConfig } from '../../src/main/config.ts';
import { ensureSandbox, sandboxTenant } from '../../src/main/organization.ts';
import { workOf } from '../../src/main/work.ts';
import { openServices } from '../../src/main/wire.ts';
import { engineOn } from '../../src/storage/embedded/open-embedded.ts';
import { crashSandbox, movedTo } from '../support/crash-story.ts';
import { openTemplate } from '../support/database-template.ts';
import { freshFolder } from '../support/folders.ts';
import { createKeptLog } from '../support/log.ts';
import { jumpingClock, VirtualQueue } from '../support/virtual-queue.ts';

async function openCounted() {
  const [clock, log] = [jumpingClock(new Date('2026-03-09T15:00:00Z')), createKeptLog()];
  const config = readConfig({ DATA_DIR: freshFolder() });
  let reads = 0;
  const services = await openServices(config, log, {
    clock,
    engine: openTemplate().then((db) => engineOn(db)),
    storage: (storage) => ({
      ...storage,
      settings: (tenant) => {
        const settings = storage.settings(tenant);
        return { ...settings, get: () => ((reads += 1), settings.get()) };
      },
    }),
  });
  const { storage, clocks } = services;
  onTestFinished(() => storage.close());
  await ensureSandbox({ storage, clocks, read: async () => readSandboxFile(crashSandbox()) });
  const handlers = workOf({ ...services, config, log });
  const queue = new VirtualQueue({ outbox: storage.outbox, handlers, clock, log, roundMs: 3_600_000 });
  const runFor = (ms: number) => queue.runUntil(new Date(clock.now().getTime() + ms));
  const counted = async (work: () => Promise<unknown>): Promise<number> => {
    const before = reads;
    await work();
    return reads - before;
  };
  return { services, runFor, counted };
}

test('a move reads the settings for each decision, and for no call of a system', async () => {
  const { services, runFor, counted } = await openCounted();
  await runFor(1_000);
  // What is proposed, and whether all is paused by the time it is carried out.
  expect(await counted(() => movedTo(services, '1', 'Phone Screen'))).toBe(2);
  // What follows: one look at the event, and the same two for the entry in the CRM and for each who is told.
  const followed = await counted(() => runFor(60_000));
  const all = await services.storage.ledger(sandboxTenant).actions({ limit: 10 });
  expect(all.length).toBeGreaterThan(1);
  expect(followed).toBe(1 + 2 * (all.length - 1));
});
