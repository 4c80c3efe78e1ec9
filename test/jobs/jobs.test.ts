// The jobs on the embedded database.
import { afterAll } from 'vitest';
import { jobsContract } from '../contracts/jobs.ts';
import { openTestStorage } from '../support/embedded.ts';
import { standingPromises } from '../support/standing-promises.ts';

const { storage, engine, close } = await openTestStorage();
afterAll(close);
const standing = standingPromises(engine);

jobsContract('on the embedded database', async () => ({
  backend: { kind: 'postgres', pool: storage.jobsPool },
  outbox: storage.outbox,
  standing,
}));
