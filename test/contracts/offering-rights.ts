// What the database itself allows of offerings and add-ons, whatever the code above asks for: statements as the role that
// serves, in the name of the operator, of a client, and of another client.
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ActorId, ConnectionId, IntegrationId, SyncId, type TenantId } from '../../src/core/ids.ts';
import type { Acknowledged } from '../../src/core/ports/syncs.ts';
import type { Engine } from '../../src/storage/engine.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { newSync } from '../../src/services/integration/request-sync.ts';
import type { TestClock } from '../support/clock.ts';
import { createTestIds } from '../support/ids.ts';
import { connectionOf } from '../support/connection.ts';
import { offeringOf } from '../support/offering.ts';
import { freshTenant } from '../support/tenants.ts';
import { actAsTenant } from '../support/tenant-session.ts';
import { integrationOf } from './syncs.ts';

interface Opened {
  readonly storage: Storage;
  readonly engine: Engine;
  readonly clock: TestClock;
}

const by = ActorId.parse('u_nora');
const Count = z.array(z.object({ count: z.coerce.number() }));
const tables = ['offering', 'offering_secret', 'offering_grant', 'add_on', 'offering_usage'] as const;
type Table = (typeof tables)[number];

export function offeringRightsContract(name: string, opened: () => Opened): void {
  const setUp = async () => {
    const { storage, engine, clock } = opened();
    const [operator, client, other] = [freshTenant(), freshTenant(), freshTenant()];
    const at = clock.real.now();
    const { offerings, addOns, connections, integrations, syncs } = storage.integration;
    const offering = offeringOf(operator);
    await offerings(operator).add(offering, { source: { client_secret: 'S3CRET-OF-OPERATOR' }, destination: {} });
    await offerings(operator).mark(offering.id, 'published');
    await offerings(operator).grant(offering.id, { client, at, by });
    const integration = {
      ...integrationOf(client, createTestIds(), at),
      id: IntegrationId.parse(`int_${client}`),
      offering: offering.id,
    };
    await addOns(client).want({
      tenant: client,
      offering: offering.id,
      operator,
      integration: integration.id,
      wanted: true,
      changedAt: at,
      changedBy: by,
    });
    const addOn = { offering: offering.id, side: 'source' } as const;
    const id = ConnectionId.parse(`con_${client}`);
    await connections(client).add({ ...connectionOf(client, at), id, addOn }, { token: 'S3CRET-OF-CLIENT' });
    await integrations(client).add(integration, integration.id);
    /** A run of two records, one of them written; ended. */
    const run = async (how: { dryRun?: boolean; undoOf?: SyncId } = {}) => {
      const parts = { clock: clock.real, newId: createTestIds(), tenant: client };
      const sync = { ...newSync(parts, integration, { by, ...how }), id: SyncId.parse(`s_${freshTenant()}`) };
      await syncs(client).open(sync);
      await syncs(client).acknowledge(sync.id, [written('1'), { ...written('2'), state: 'failed' }], { all: true });
      await syncs(client).end(sync.id, { status: 'succeeded' });
    };
    const as = <T>(tenant: TenantId, work: (client: pg.PoolClient) => Promise<T>) => actAsTenant(engine, tenant, work);
    const seen = (tenant: TenantId) =>
      as(tenant, async (connection) => {
        const counts: Partial<Record<Table, number>> = {};
        for (const table of tables) {
          const { rows } = await connection.query(`select count(*) from ${table}`);
          counts[table] = Count.parse(rows)[0]?.count ?? 0;
        }
        return counts;
      });
    const usage = (tenant: TenantId) => addOns(tenant).usage({ from: '2000-01-01', to: '2999-01-01' });
    return { storage, offering, operator, client, other, as, seen, run, usage };
  };

  describe(`${name}: rights on offerings`, () => {
    test('each side sees what concerns it: the operator no account, a client no secret, another client nothing', async () => {
      const { seen, run, operator, client, other } = await setUp();
      await run();
      const all = { offering: 1, offering_secret: 1, offering_grant: 1, add_on: 1, offering_usage: 1 };
      expect(await seen(operator)).toEqual(all);
      expect(await seen(client)).toEqual({ ...all, offering_secret: 0 });
      const nothing = { offering: 0, offering_secret: 0, offering_grant: 0, add_on: 0, offering_usage: 0 };
      expect(await seen(other)).toEqual(nothing);
    });

    test('the accounts of a client, their runs and records are nobody’s but the client’s', async () => {
      const { as, run, operator, client, other } = await setUp();
      await run();
      const counts = (tenant: TenantId) =>
        as(tenant, async (connection) => {
          const found = [];
          for (const table of ['connection', 'integration', 'sync', 'sync_record', 'link'])
            found.push(Count.parse((await connection.query(`select count(*) from ${table}`)).rows)[0]?.count);
          return found;
        });
      expect(await counts(client)).toEqual([1, 1, 1, 2, 1]);
      expect([await counts(operator), await counts(other)]).toEqual([
        [0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
      ]);
    });

    test('a client cannot change an offering, give itself one, or make its use look smaller to the operator', async () => {
      const { as, run, usage, offering, operator, client, other } = await setUp();
      await run();
      const statements = [
        `update offering set body = '{}'`,
        'delete from offering',
        `update offering_grant set client = '${other}'`,
        'delete from offering_grant',
      ];
      for (const statement of statements)
        expect((await as(client, (connection) => connection.query(statement))).rowCount).toBe(0);
      const forged = [
        `insert into offering_grant values ('${operator}', '${offering.id}', '${other}', now(), 'x')`,
        `insert into offering_secret values ('${operator}', 'off_x', 'x')`,
        `insert into offering_usage values ('${client}', '${offering.id}', now(), '${operator}', 9, 9, 9)`,
      ];
      for (const statement of forged)
        await expect(as(other, (connection) => connection.query(statement))).rejects.toMatchObject({ code: '42501' });
      expect(await usage(operator)).toMatchObject([{ client, written: 1 }]);
    });

    test('the operator can neither switch a client’s add-on nor rewrite what it used', async () => {
      const { as, run, usage, operator, client } = await setUp();
      await run();
      for (const statement of ['update add_on set wanted = false', 'delete from add_on', 'delete from offering_usage'])
        expect((await as(operator, (connection) => connection.query(statement))).rowCount).toBe(0);
      expect(await usage(client)).toMatchObject([{ written: 1, runs: 1 }]);
    });

    test('use is counted with what is counted: a record when it has arrived, a run at its end, a dry run and an undo never', async () => {
      const { run, usage, offering, operator, client, other } = await setUp();
      await run();
      await run();
      await run({ dryRun: true });
      await run({ undoOf: SyncId.parse('sync_undone') });
      const day = opened().clock.real.now().toISOString().slice(0, 10);
      const used = [{ client, offering: offering.id, day, runs: 2, written: 2, deleted: 0 }];
      expect(await usage(operator)).toEqual(used);
      expect(await usage(client)).toEqual(used);
      expect(await usage(other)).toEqual([]);
    });

    test('no secret of either side stands in a table as it is', async () => {
      const { as, operator, client } = await setUp();
      for (const [tenant, table] of [
        [operator, 'offering_secret'],
        [operator, 'offering'],
        [client, 'connection'],
      ] as const) {
        const { rows } = await as(tenant, (connection) => connection.query(`select * from ${table}`));
        expect(rows.length).toBeGreaterThan(0);
        expect(JSON.stringify(rows)).not.toContain('S3CRET');
      }
    });
  });
}

const written = (id: string): Acknowledged => ({
  id,
  body: {},
  digest: id,
  remove: false,
  cut: null,
  state: 'written',
  attempts: 1,
  remoteId: id,
  fault: null,
  due: null,
});
