// A queue that forgets everything, or never answers, loses no promise.
import { Redis } from 'ioredis';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineJob } from '../../src/jobs/job.ts';
import { openJobs } from '../../src/jobs/open.ts';
import { wallClocks } from '../support/children/open-storage.ts';
import { createKeptLog } from '../support/log.ts';
import { freePort } from '../support/programs.ts';
import { describeWith, openServerStorage, redisUrlOf } from '../support/real-services.ts';
import { freshTenant } from '../support/tenants.ts';

describeWith(['postgres', 'redis'], 'losing the queue', () => {
  test('what a flushed Redis forgot is handed over again and done', async () => {
    const url = redisUrlOf(3);
    const { storage, close } = await openServerStorage();
    const ran: number[] = [];
    const job = defineJob({
      name: 'count',
      schema: z.strictObject({ number: z.number() }),
      attempts: 3,
      run: async ({ number }) => void ran.push(number),
    });
    const jobs = await openJobs({
      backend: { kind: 'redis', url },
      outbox: storage.outbox,
      handlers: [job],
      clocks: wallClocks,
      log: createKeptLog(),
      work: true,
      pace: { pollMs: 1000, leaseMs: 500 },
    });
    const due = new Date(Date.now() + 900);
    await storage.outbox.promise({ tenant: freshTenant(), name: 'count', data: { number: 1 }, due });
    jobs.nudge();
    await vi.waitFor(async () => expect((await jobs.counts()).delayed).toBe(1), { timeout: 5000, interval: 10 });
    const redis = new Redis(url);
    await redis.flushdb();
    redis.disconnect();
    expect((await jobs.counts()).delayed).toBe(0);
    await vi.waitFor(() => expect(ran).toEqual([1]), { timeout: 10_000 });
    await jobs.close();
    await close();
  });

  test('a Redis that is not there stops the start with a reason', async () => {
    const { storage, close } = await openServerStorage();
    const opening = openJobs({
      backend: { kind: 'redis', url: `redis://127.0.0.1:${await freePort()}` },
      outbox: storage.outbox,
      handlers: [],
      clocks: wallClocks,
      log: createKeptLog(),
      work: true,
      pace: { patienceMs: 500 },
    });
    await expect(opening).rejects.toThrow('the job queue (redis) does not answer');
    await close();
  });
});
