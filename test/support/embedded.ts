// A whole embedded storage in memory for tests, with a clock that the test moves.
import { randomBytes } from 'node:crypto';
import { engineOn } from '../../src/storage/embedded/open-embedded.ts';
import { auditSigner } from '../../src/storage/checkpoints/signing.ts';
import type { Engine } from '../../src/storage/engine.ts';
import { type StorageDependencies, storageOn } from '../../src/storage/open.ts';
import { createSealer } from '../../src/storage/sealing/sealer.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { type TestClock, createTestClock } from './clock.ts';
import { openTemplate } from './database-template.ts';
import { createTestIds } from './ids.ts';
import { createKeptLog } from './log.ts';

export interface TestStorage {
  readonly storage: Storage;
  readonly clock: TestClock;
  /** For what the ports do not show: the tables themselves. */
  readonly engine: Engine;
  readonly close: () => Promise<void>;
}

/** What a storage needs besides an engine, with fixed clock and ids. */
export const testDependencies = (clock: TestClock): StorageDependencies => ({
  clocks: clock,
  sealer: createSealer([{ id: 'k1', key: randomBytes(32) }]),
  newId: createTestIds(),
  release: '0.1.0',
  auditKey: randomBytes(32),
  auditSigner: auditSigner([{ id: 'k1', key: randomBytes(32) }]),
  log: createKeptLog(),
});

export async function openTestStorage(options: { now?: Date } = {}): Promise<TestStorage> {
  const clock = createTestClock(options.now);
  const engine = engineOn(await openTemplate());
  const storage = await storageOn(engine, testDependencies(clock));
  return { storage, clock, engine, close: () => storage.close() };
}
