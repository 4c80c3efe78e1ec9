// A process that works on promised jobs, one of which kills it.
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { TenantId } from '../../../src/core/ids.ts';
import { defineJob } from '../../../src/jobs/job.ts';
import { openJobs } from '../../../src/jobs/open.ts';
import { createKeptLog } from '../log.ts';
import { openAt, wallClocks } from './open-storage.ts';

const [place = '', promises = ''] = process.argv.slice(2);
const tenant = TenantId.parse('acme');
const storage = await openAt(place);
const say = (what: string): void => void writeSync(1, `${what}\n`);
const job = (name: string, run: (number: number) => Promise<void>) =>
  defineJob({
    name,
    schema: z.strictObject({ number: z.number() }),
    attempts: 5,
    run: ({ number }) => run(number),
    givenUp: async ({ number }) => say(`given up ${number}`),
  });
// At once: what was noted of it a moment before has to be on the disk by then.
const deadly = job('deadly', async () => void process.kill(process.pid, 'SIGKILL'));
// Still at work when the other one kills, unless it is alone.
const harmless = job('harmless', async (number) => {
  await sleep(400);
  say(`done ${number}`);
});
for (const name of promises.split(',').filter((one) => one !== ''))
  await storage.outbox.promise({ tenant, name, data: { number: promises.indexOf(name) }, due: new Date() });
const jobs = await openJobs({
  backend: { kind: 'postgres', pool: storage.jobsPool, alone: true },
  outbox: storage.outbox,
  handlers: [deadly, harmless],
  clocks: wallClocks,
  log: createKeptLog(),
  work: true,
  pace: { concurrency: 4, backoffMs: 50, pollMs: 100 },
  tellDied: async ({ name }) => say(`told of ${name}`),
});
jobs.nudge();
await sleep(4_000);
await jobs.close();
await storage.close();
