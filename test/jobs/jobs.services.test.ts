// The jobs on Redis, and on a PostgreSQL server.
import { afterAll, beforeAll } from 'vitest';
import type { TenantId } from '../../src/core/ids.ts';
import type { QueueBackend } from '../../src/jobs/queue.ts';
import { jobsContract } from '../contracts/jobs.ts';
import type { TestStorage } from '../support/embedded.ts';
import { describeWith, openServerStorage, redisUrlOf } from '../support/real-services.ts';
import { standingPromises } from '../support/standing-promises.ts';

describeWith(['postgres', 'redis'], 'real services', () => {
  let opened: TestStorage;
  let standing: (tenant: TenantId) => Promise<readonly { because: string | null }[]>;
  beforeAll(async () => {
    opened = await openServerStorage();
    standing = standingPromises(opened.engine);
  });
  afterAll(() => opened.close());

  const on = (backend: () => QueueBackend) => async () => ({
    backend: backend(),
    outbox: opened.storage.outbox,
    standing,
  });
  jobsContract(
    'on Redis',
    on(() => ({ kind: 'redis', url: redisUrlOf(1) })),
  );
  jobsContract(
    'on PostgreSQL',
    on(() => ({ kind: 'postgres', pool: opened.storage.jobsPool })),
  );
});
