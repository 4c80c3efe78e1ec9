// News between processes that share a PostgreSQL server.
import { expect, test, vi } from 'vitest';
import type { HeardNews } from '../../src/core/ports/news.ts';
import type { RequestCount } from '../../src/core/ports/request-counts.ts';
import { storageOn } from '../../src/storage/open.ts';
import { openServer } from '../../src/storage/server.ts';
import { createTestClock } from '../support/clock.ts';
import { testDependencies } from '../support/embedded.ts';
import { createTestDatabase, describeWith } from '../support/real-services.ts';
import { freshTenant } from '../support/tenants.ts';

async function twoProcesses() {
  const databaseUrl = await createTestDatabase();
  const open = async (name: string) => {
    const engine = openServer({ databaseUrl });
    const dependencies = testDependencies(createTestClock());
    return {
      engine,
      storage: await storageOn(engine, { ...dependencies, newId: (prefix) => name + dependencies.newId(prefix) }),
    };
  };
  const here = await open('here');
  const there = await open('there');
  const listeners = async (): Promise<number> => {
    const { rows } = await here.engine
      .pool('owner')
      .query("select 1 from pg_stat_activity where datname = current_database() and query = 'listen muster_broadcast'");
    return rows.length;
  };
  await vi.waitUntil(async () => (await listeners()) === 2, 20_000);
  return { here, there, listeners };
}

describeWith(['postgres'], 'news on a server', () => {
  test('what one process changes is heard in the other one, once, and by its own organization only', async () => {
    const { here, there } = await twoProcesses();
    const [tenant, other] = [freshTenant(), freshTenant()];
    const heard: HeardNews[] = [];
    const foreign: unknown[] = [];
    there.storage.news.follow(tenant, (news) => heard.push(...(news ?? [])));
    there.storage.news.follow(other, (news) => foreign.push(news));
    for (let number = 0; number < 500; number += 1)
      here.storage.news.tell(tenant, { kind: 'action', subject: `act_${'x'.repeat(20)}_${number}` });
    here.storage.news.tell(tenant, { kind: 'sync', subject: 'sync_1' });
    await vi.waitUntil(() => heard.length >= 501, 20_000);
    expect(new Set(heard.map(({ subject }) => subject)).size).toBe(501);
    expect(heard).toHaveLength(501);
    expect(foreign).toEqual([]);
    await Promise.all([here.storage.close(), there.storage.close()]);
  });

  test('after a broken connection everybody looks anew, and hears what comes next', async () => {
    const { here, there, listeners } = await twoProcesses();
    const tenant = freshTenant();
    const heard: (readonly HeardNews[] | undefined)[] = [];
    there.storage.news.follow(tenant, (news) => heard.push(news));
    const before = there.storage.news.latest(tenant);
    await here.engine
      .pool('owner')
      .query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen muster_broadcast'",
      );
    await vi.waitUntil(() => heard.includes(undefined), 20_000);
    expect(there.storage.news.since(tenant, before)).toBeUndefined();
    await vi.waitUntil(async () => (await listeners()) === 2, 20_000);
    here.storage.news.tell(tenant, { kind: 'action', subject: 'act_1' });
    await vi.waitUntil(() => heard.flat().some((news) => news?.subject === 'act_1'), 20_000);
    await Promise.all([here.storage.close(), there.storage.close()]);
  });

  test('requests that one process counted are heard in the other one', async () => {
    const { here, there } = await twoProcesses();
    const heard: RequestCount[] = [];
    there.storage.requestCounts?.follow((counts) => heard.push(...counts));
    here.storage.requestCounts?.follow(() => expect.fail('it hears itself'));
    const told = Array.from({ length: 400 }, (_, number) => ({
      counter: `${number}`.padEnd(22, 'x'),
      used: number + 1,
      endsAt: 1_800_000_000_000,
    }));
    here.storage.requestCounts?.tell(told);
    await vi.waitUntil(() => heard.length >= 400, 20_000);
    expect(heard).toEqual(told);
    await Promise.all([here.storage.close(), there.storage.close()]);
  });
});
