// A child process that promises jobs, runs them, and kills itself at a given point of the way.
import { writeSync } from 'node:fs';
import { z } from 'zod';
import { TenantId } from '../../../src/core/ids.ts';
import type { Outbox } from '../../../src/core/ports/outbox.ts';
import type { RecordStore } from '../../../src/core/ports/record-store.ts';
import { defineJob } from '../../../src/jobs/job.ts';
import { openJobs } from '../../../src/jobs/open.ts';
import { createKeptLog } from '../log.ts';
import { openAt, wallClocks } from './open-storage.ts';

export const killPoints = ['promised', 'leased', 'added', 'effect done', 'kept', 'none'] as const;
export type KillPoint = (typeof killPoints)[number];
export const tenant = TenantId.parse('acme');

/** Promises are leased and added many at a time, so that the first time has to do; else it is the third one. */
const often = new Set<KillPoint>(['promised', 'effect done', 'kept']);

/** When it has come by that often, the process is gone. */
const mine = (point: KillPoint) => {
  let passed = 0;
  return (here: KillPoint): void => {
    passed += here === point ? 1 : 0;
    if (passed === (often.has(point) ? 3 : 1)) process.kill(process.pid, 'SIGKILL');
  };
};

const mined = (outbox: Outbox, pass: (here: KillPoint) => void): Outbox => ({
  promise: (job) => outbox.promise(job),
  lease: async (lease) => {
    const jobs = await outbox.lease(lease);
    if (jobs.length > 0) pass('leased');
    return jobs;
  },
  handedOver: (jobs) => {
    pass('added');
    return outbox.handedOver(jobs);
  },
  releaseAll: () => outbox.releaseAll(),
  keep: async (id) => {
    const isKept = await outbox.keep(id);
    pass('kept');
    return isKept;
  },
  bury: (burial) => outbox.bury(burial),
  buried: (query) => outbox.buried(query),
});

/** An effect that is the same however often it is asked for, as every handler's must be; it counts the asking. */
const countOnce = (records: RecordStore, number: number): Promise<void> =>
  records.change(async (store) => {
    if ((await store.get('effect', String(number))) !== undefined) return;
    const total = z.number().parse((await store.get('total', 'all')) ?? 0);
    await store.put({ kind: 'effect', id: String(number), body: number });
    await store.put({ kind: 'total', id: 'all', body: total + 1 });
  });

export async function runUntil(
  point: KillPoint,
  given: { place: string; redisUrl: string; from: number; count: number },
) {
  const pass = mine(point);
  const storage = await openAt(given.place);
  const records = storage.records(tenant);
  const isAlone = given.redisUrl === '';
  const effect = defineJob({
    name: 'effect',
    schema: z.strictObject({ number: z.number() }),
    attempts: 5,
    run: async ({ number }) => {
      await countOnce(records, number);
      pass('effect done');
    },
  });
  const jobs = await openJobs({
    backend: isAlone
      ? { kind: 'postgres', pool: storage.jobsPool, alone: true }
      : { kind: 'redis', url: given.redisUrl },
    outbox: mined(storage.outbox, pass),
    handlers: [effect],
    clocks: wallClocks,
    log: createKeptLog(),
    work: true,
    // Alone, the usual locks and leases of a dead process would outlast the patience of the test.
    pace: { concurrency: 2, backoffMs: 50, pollMs: 100, ...(isAlone ? {} : { lockMs: 800, leaseMs: 500 }) },
  });
  for (let number = given.from; number < given.from + given.count; number += 1) {
    await storage.outbox.promise({ tenant, name: 'effect', data: { number }, due: new Date() });
    writeSync(1, `${number}\n`);
    pass('promised');
  }
  jobs.nudge();
  return { storage, jobs };
}

if (process.argv[1] === import.meta.filename) {
  const [point, place = '', redisUrl = '', from = '0'] = process.argv.slice(2);
  await runUntil(z.enum(killPoints).parse(point), { place, redisUrl, from: Number(from), count: 12 });
}
