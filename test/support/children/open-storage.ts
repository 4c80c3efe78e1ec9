// The storage of a child process: on a data folder or a server, on the wall clock, under a fixed key.
import { openEngine } from '../../../src/storage/open-engine.ts';
import { storageOn } from '../../../src/storage/open.ts';
import { auditSigner } from '../../../src/storage/checkpoints/signing.ts';
import { createSealer } from '../../../src/storage/sealing/sealer.ts';
import { createKeptLog } from '../log.ts';
import type { Clocks } from '../../../src/core/clock.ts';

const wall = { now: () => new Date() };
export const wallClocks: Clocks = { business: wall, real: wall };

/** `place` is a data folder or the address of a PostgreSQL server; on one, `holder` is the name under which it takes leases. */
export async function openAt(place: string, holder?: string) {
  let made = 0;
  const run = `${process.pid}_${Date.now()}`;
  const log = createKeptLog();
  const databaseUrl = place.startsWith('postgres') ? place : undefined;
  return storageOn(await openEngine({ dataDir: place, databaseUrl, holder, log }), {
    clocks: wallClocks,
    sealer: createSealer([{ id: 'k1', key: Buffer.alloc(32, 1) }]),
    auditKey: Buffer.alloc(32, 2),
    auditSigner: auditSigner([{ id: 'k1', key: Buffer.alloc(32, 1) }]),
    newId: (prefix) => `${prefix}_${run}_${(made += 1)}`,
    release: '0.1.0',
    log,
  });
}
