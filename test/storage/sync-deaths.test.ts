// A run over which the process dies: carried on where it got somewhere, given up where it did not, and never resumed for ever.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { IntegrationId } from '../../src/core/ids.ts';
import { newSync } from '../../src/services/integration/request-sync.ts';
import { openAt, wallClocks } from '../support/children/open-storage.ts';
import { startChild } from '../support/children/start-child.ts';
import { layTemplate } from '../support/database-template.ts';
import { integrationOf } from '../support/engine.ts';
import { createTestIds } from '../support/ids.ts';
import { freshTenant } from '../support/tenants.ts';

const places: string[] = [];
afterAll(() => places.forEach((place) => rmSync(place, { recursive: true, force: true })));

async function setUp() {
  const place = mkdtempSync(join(tmpdir(), 'muster-deaths-'));
  places.push(place);
  await layTemplate(place);
  const [tenant, newId, now] = [freshTenant(), createTestIds(), wallClocks.real.now()];
  const storage = await openAt(place);
  await storage.organizations.create({ id: tenant, name: 'One', mode: 'live', operator: false, createdAt: now });
  const plain = integrationOf(tenant, IntegrationId.parse(newId('int')), now);
  const integration = await storage.integration.integrations(tenant).add(plain, 'fingerprint');
  const { id } = newSync({ clock: wallClocks.real, newId, tenant }, integration, { by: integration.createdBy });
  await storage.integration
    .syncs(tenant)
    .open(newSync({ clock: wallClocks.real, newId: () => id, tenant }, integration, { by: integration.createdBy }));
  await storage.close();
  /** How the life of one process ends: killed at that page, or by what became of the run. */
  const live = async (deadlyPage: string): Promise<unknown> => {
    const child = startChild('sync-and-die.ts', place, tenant, id, deadlyPage);
    const how = await child.gone;
    return how === 'SIGKILL' ? how : JSON.parse(child.lines[0] ?? '"nothing"');
  };
  const look = async () => {
    const open = await openAt(place);
    const syncs = open.integration.syncs(tenant);
    const found = { ...(await syncs.get(id)), promised: await promisesOf(open.outbox) };
    await open.close();
    return found;
  };
  return { live, look };
}

const promisesOf = async (outbox: Awaited<ReturnType<typeof openAt>>['outbox']) =>
  (await outbox.lease({ now: new Date(), until: new Date(), limit: 100 })).map(({ name }) => name);

test(
  'a run that killed two processes before it got anywhere is failed and told of, by the third',
  { timeout: 120_000 },
  async () => {
    const { live, look } = await setUp();
    expect(await live('0')).toBe('SIGKILL');
    expect(await live('0')).toBe('SIGKILL');
    expect(await live('0')).toEqual({ status: 'failed', kind: 'died', written: 0 });
    const { fault, promised } = await look();
    expect(fault?.fix).toMatch(/retry its records/);
    expect(promised).toContain('tell-sync');
  },
);

test(
  'one that is killed again and again, and gets on in between, goes on to its end',
  { timeout: 120_000 },
  async () => {
    const { live } = await setUp();
    expect(await live('1')).toBe('SIGKILL');
    expect(await live('2')).toBe('SIGKILL');
    expect(await live('never')).toEqual({ status: 'succeeded', kind: null, written: 9 });
  },
);

test(
  'a page that kills every process is left before long, and what came before it stays written',
  { timeout: 120_000 },
  async () => {
    const { live } = await setUp();
    const ends: unknown[] = [];
    do ends.push(await live('2'));
    while (ends.length < 6 && ends.at(-1) === 'SIGKILL');
    // What was read and not yet written waits among the failed records.
    expect(ends.at(-1)).toMatchObject({ status: 'failed', kind: 'died', written: expect.toSatisfy((n) => n >= 3) });
  },
);
