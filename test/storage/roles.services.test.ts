// Who logs in to a PostgreSQL server, and what they may do there.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { ActorId } from '../../src/core/ids.ts';
import { openServer } from '../../src/storage/server.ts';
import { storageOn } from '../../src/storage/open.ts';
import { createTestClock } from '../support/clock.ts';
import { testDependencies } from '../support/embedded.ts';
import { createTestDatabase, describeWith } from '../support/real-services.ts';
import { freshTenant } from '../support/tenants.ts';

/** An empty database and ordinary logins for it, made by an administrator. */
async function setUp(statements: (login: string, database: string) => readonly string[]) {
  const url = new URL(await createTestDatabase());
  const login = `login_${randomBytes(4).toString('hex')}`;
  const administrator = new Client({ connectionString: url.href });
  await administrator.connect();
  await administrator.query(`create role ${login} login`);
  for (const statement of statements(login, url.pathname.slice(1))) await administrator.query(statement);
  await administrator.end();
  const as = (user: string): string => Object.assign(new URL(url.href), { username: user }).href;
  return { ownerUrl: url.href, loginUrl: as(login) };
}

const roles = ['app', 'app_protected'] as const;
const made = (role: string): string =>
  `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`;

const dependencies = () => testDependencies(createTestClock());

describeWith(['postgres'], 'logins', () => {
  test('an ordinary owner of the database that may create roles is enough', async () => {
    const { loginUrl } = await setUp((login, database) => [
      `alter role ${login} createrole`,
      `alter database ${database} owner to ${login}`,
      ...roles.map(
        (role) =>
          `do $$ begin if exists (select from pg_roles where rolname = '${role}') then grant ${role} to ${login}; end if; end $$`,
      ),
    ]);
    const engine = openServer({ databaseUrl: loginUrl });
    const storage = await storageOn(engine, dependencies());
    const tenant = freshTenant();
    await storage.audit(tenant).record({ actor: ActorId.parse('u_nora'), event: 'key.created', subject: 'k_1' });
    expect(await storage.ledger(tenant).verifyAudit()).toEqual({ records: 1, brokenAt: null });
    expect((await engine.pool('app').query('select current_user as name')).rows).toEqual([{ name: 'app' }]);
    await storage.close();
  });

  test('with an owner for the schema, the serving login changes rows and nothing else', async () => {
    const { ownerUrl, loginUrl } = await setUp((login) => [...roles.map(made), `grant app, app_protected to ${login}`]);
    const engine = openServer({ databaseUrl: loginUrl, ownerUrl });
    const storage = await storageOn(engine, dependencies());
    const tenant = freshTenant();
    await storage.settings(tenant).put((await storage.settings(tenant).get()).settings);
    expect((await storage.settings(tenant).get()).version).toBe(1);
    const app = engine.pool('app');
    for (const statement of ['drop table setting', 'alter table setting disable row level security'])
      await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
    await storage.close();
  });

  test('a serving login without the protected role is told what to run', async () => {
    const { ownerUrl, loginUrl } = await setUp((login) => [made('app'), `grant app to ${login}`]);
    const opening = storageOn(openServer({ databaseUrl: loginUrl, ownerUrl }), dependencies());
    await expect(opening).rejects.toThrow(/may not take the role app_protected: .*"grant app, app_protected to/);
  });

  test('a login that may neither create nor take the role is told what to run', async () => {
    const { loginUrl } = await setUp((login, database) => [
      made('app'),
      `alter database ${database} owner to ${login}`,
    ]);
    const opening = storageOn(openServer({ databaseUrl: loginUrl }), dependencies());
    await expect(opening).rejects.toThrow(/have an administrator run "create role app .*grant app to login_/);
  });
});
