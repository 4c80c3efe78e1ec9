// Replicas that start together on an empty server make the schema once.
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { migrate } from '../../src/storage/migrate.ts';
import { migrations } from '../../src/storage/migrations/index.ts';
import { openJobs } from '../../src/jobs/open.ts';
import { storageOn } from '../../src/storage/open.ts';
import { openServer } from '../../src/storage/server.ts';
import { createTestClock } from '../support/clock.ts';
import { testDependencies } from '../support/embedded.ts';
import { createKeptLog } from '../support/log.ts';
import { expand, note } from '../support/newer-schema.ts';
import { createTestDatabase, describeWith } from '../support/real-services.ts';

/** Under which kysely lets one migrate at a time. */
const migrationLock = '3853314791062309107';
const someoneWaits = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;

const six = Array.from({ length: 6 }, (_, index) => index);

describeWith(['postgres'], 'starting together', () => {
  test('of six that migrate at once, one runs each migration', async () => {
    const databaseUrl = await createTestDatabase();
    const engines = six.map(() => openServer({ databaseUrl }));
    const ran = await Promise.all(engines.map((engine) => migrate(engine.pool('owner'), { release: '0.1.0' })));
    expect(ran.flat().toSorted()).toEqual(Object.keys(migrations));
    expect(await migrate((engines[0] ?? openServer({ databaseUrl })).pool('owner'), { release: '0.1.0' })).toEqual([]);
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

describeWith(['postgres'], 'a newer release was here', () => {
  test('an older one serves beside what was added, and is refused where something it needs is gone', async () => {
    const databaseUrl = await createTestDatabase();
    const start = (release: string) =>
      storageOn(openServer({ databaseUrl }), { ...testDependencies(createTestClock()), release });
    await (await start('0.1.0')).close();
    const newer = openServer({ databaseUrl });
    await expand(newer.pool('owner'));
    const older = await start('0.1.0');
    await older.ready();
    await older.close();
    await note(newer.pool('owner'), '9001-old-stages-from-0.2.0');
    await expect(start('0.1.0')).rejects.toThrow('start release 0.2.0 or a later one');
    await (await start('0.2.0')).close();
    await newer.close();
  });

  test('a release that waited for a newer one to migrate serves too', async () => {
    const databaseUrl = await createTestDatabase();
    const [older, newer] = [openServer({ databaseUrl }), openServer({ databaseUrl })];
    await migrate(newer.pool('owner'), { release: '0.1.0' });
    const holder = await newer.pool('owner').connect();
    const last = Object.keys(migrations).at(-1) ?? '';
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    await holder.query('delete from kysely_migration where name = $1', [last]);
    const waiting = migrate(older.pool('owner'), { release: '0.1.0' });
    while ((await holder.query(someoneWaits)).rowCount === 0) await setTimeout(20);
    await note(newer.pool('owner'), last);
    await note(newer.pool('owner'), '9000-added-later');
    await holder.query('select pg_advisory_unlock($1)', [migrationLock]);
    holder.release();
    expect(await waiting).toEqual([]);
    await older.close();
    await newer.close();
  });
});
