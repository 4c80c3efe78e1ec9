// Replicas that start together on an empty server make the schema once.
import { expect, test } from 'vitest';
import { migrate } from '../../src/storage/migrate.ts';
import { migrations } from '../../src/storage/migrations/index.ts';
import { openJobs } from '../../src/jobs/open.ts';
import { storageOn } from '../../src/storage/open.ts';
import { openServer } from '../../src/storage/server.ts';
import { createTestClock } from '../support/clock.ts';
import { testDependencies } from '../support/embedded.ts';
import { createKeptLog } from '../support/log.ts';
import { createTestDatabase, describeWith } from '../support/real-services.ts';

const six = Array.from({ length: 6 }, (_, index) => index);

describeWith(['postgres'], 'starting together', () => {
  test('of six that migrate at once, one runs each migration', async () => {
    const databaseUrl = await createTestDatabase();
    const engines = six.map(() => openServer({ databaseUrl }));
    const ran = await Promise.all(engines.map((engine) => migrate(engine.pool('owner'))));
    expect(ran.flat().toSorted()).toEqual(Object.keys(migrations));
    expect(await migrate((engines[0] ?? openServer({ databaseUrl })).pool('owner'))).toEqual([]);
    await Promise.all(engines.map((engine) => engine.close()));
  });

  test('six whole storages with their job queues open at once', async () => {
    const databaseUrl = await createTestDatabase();
    const dependencies = testDependencies(createTestClock());
    const storages = await Promise.all(six.map(() => storageOn(openServer({ databaseUrl }), dependencies)));
    const jobs = await Promise.all(
      storages.map(({ jobsPool: pool, outbox }) =>
        openJobs({
          backend: { kind: 'postgres', pool },
          outbox,
          handlers: [],
          clocks: dependencies.clocks,
          log: createKeptLog(),
          work: true,
        }),
      ),
    );
    const answers = await Promise.allSettled([...storages, ...jobs].map((opened) => opened.ready()));
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
    await Promise.all(jobs.map((opened) => opened.close()));
    await Promise.all(storages.map((opened) => opened.close()));
  });
});
