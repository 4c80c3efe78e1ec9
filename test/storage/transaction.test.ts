// Transactions whose opening and end travel with their statements: what they see, keep and take back is that of any other.
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { TenantId } from '../../src/core/ids.ts';
import { createDatabase } from '../../src/storage/database.ts';
import { promiseIn } from '../../src/storage/outbox.ts';
import { openTestStorage } from '../support/embedded.ts';

const opened = await openTestStorage();
afterAll(opened.close);
const owner = opened.engine.pool('owner');
await owner.query('create table kept (number int primary key)');
await owner.query('grant all on kept to app');
const database = createDatabase(opened.engine.pool('app'));
const tenant = TenantId.parse('org_one');

type Tx = Parameters<Parameters<typeof database.inTenant>[1]>[0];
const keep = (number: number) => (tx: Tx) => sql`insert into kept values (${number})`.execute(tx);
const whose = async (tx: Tx) =>
  (await sql<{ tenant: string }>`select current_setting('app.tenant', true) as tenant`.execute(tx)).rows[0]?.tenant;
const kept = async (number: number) => (await owner.query('select from kept where number = $1', [number])).rowCount;

test('the first statement knows the tenant already, and whoever has the connection next does not', async () => {
  expect(await database.inTenant(tenant, whose)).toBe(tenant);
  expect(await database.onceInTenant(tenant, whose)).toBe(tenant);
  expect(await database.reaching({ as: 'app.sweep', value: 'on' }, whose)).toBeFalsy();
});

test('many at once keep to themselves', async () => {
  const tenants = Array.from({ length: 40 }, (_, index) => TenantId.parse(`org_${index}`));
  const answers = await Promise.all(
    tenants.map((one, index) => (index % 2 === 0 ? database.inTenant(one, whose) : database.onceInTenant(one, whose))),
  );
  expect(answers).toEqual(tenants);
});

test('a failure takes everything back, is told as it was, and leaves the connection fit for use', async () => {
  const failing = database.inTenant(tenant, async (tx) => {
    await keep(1)(tx);
    await keep(1)(tx);
  });
  await expect(failing).rejects.toThrow('duplicate key');
  expect(await kept(1)).toBe(0);
  await database.inTenant(tenant, keep(1));
  expect(await kept(1)).toBe(1);
});

test('what is thrown beside the database takes everything back as well', async () => {
  const failing = database.inTenant(tenant, async (tx) => {
    await keep(2)(tx);
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  expect(await kept(2)).toBe(0);
});

test('a single statement is kept with its transaction, or fails with its own reason', async () => {
  await database.onceInTenant(tenant, keep(3));
  expect(await kept(3)).toBe(1);
  await expect(database.onceInTenant(tenant, keep(3))).rejects.toThrow('duplicate key');
  expect(await database.onceInTenant(tenant, whose)).toBe(tenant);
});

test('a second statement behind a single one is refused: it would stand outside of the transaction', async () => {
  const two = database.onceInTenant(tenant, async (tx) => {
    await keep(4)(tx);
    await keep(5)(tx);
  });
  await expect(two).rejects.toThrow('single statement');
  expect(await kept(5)).toBe(0);
});

test('a statement after the end of its transaction is refused', async () => {
  let left: Tx | undefined;
  await database.inTenant(tenant, async (tx) => {
    left = tx;
    await whose(tx);
  });
  if (left === undefined) throw new Error('it did not run');
  await expect(keep(6)(left)).rejects.toThrow('over');
  expect(await kept(6)).toBe(0);
});

test('the queue is told of promised work once it is committed, and of none that was taken back', async () => {
  let told = 0;
  const promising = createDatabase(opened.engine.pool('app'), { promised: () => (told += 1) });
  const promise = (id: string) => (tx: Tx) =>
    promiseIn(tx, { id, tenant, name: 'react-to-event', data: {}, due: new Date('2026-06-01T09:00:00Z') });
  await promising.inTenant(tenant, keep(44));
  const failing = promising.inTenant(tenant, async (tx) => {
    await promise('job_back')(tx);
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  expect(told).toBe(0);
  await promising.inTenant(tenant, async (tx) => {
    await promise('job_kept')(tx);
    await keep(45)(tx);
    expect(told).toBe(0);
  });
  expect(told).toBe(1);
});
