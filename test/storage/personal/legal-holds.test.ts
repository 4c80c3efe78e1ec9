// A hold on a candidate's data: an erasure is refused and says why, the sweeps pass the candidate over, and both go on once it ends.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CandidateId, ErasureId, LegalHoldId, type TenantId } from '../../../src/core/ids.ts';
import { Settings } from '../../../src/core/settings.ts';
import { openTestStorage, type TestStorage } from '../../support/embedded.ts';
import { nora } from '../../support/ledger-records.ts';
import { person, plant } from '../../support/planted-person.ts';
import { plantInStores } from '../../support/planted-stores.ts';
import { freshTenant } from '../../support/tenants.ts';

let opened: TestStorage;
beforeAll(async () => {
  opened = await openTestStorage();
});
afterAll(async () => {
  await opened.close();
});

const later = new Date('2060-01-01T00:00:00Z');
const held = ['action', 'event_log', 'letter', 'retention_score', 'retention_outcome', 'retention_hire'];

async function setUp() {
  const { storage, clock } = opened;
  const tenant = freshTenant();
  await plant({ storage, clock }, tenant);
  await plantInStores({ storage, clock }, tenant);
  const at = clock.real.now();
  const place = (candidate = person.candidate) =>
    storage
      .legalHolds(tenant)
      .place({ id: LegalHoldId.parse('hold_2'), candidate, because: 'Charge 7', placedBy: nora, placedAt: at });
  const end = () => storage.legalHolds(tenant).end(LegalHoldId.parse('hold_2'), { by: nora, at });
  const erase = (whom: typeof person | 'everybody' = person) =>
    storage.personalData(tenant).erase({ id: ErasureId.parse(`era_${tenant}`), person: whom, by: nora, at });
  return { tenant, place, end, erase };
}

const sweep = (tenant: TenantId) =>
  opened.storage.personalData(tenant).sweep({ now: later, settings: Settings.parse({}) });

/** What is about the person; rows of others that merely mention them are swept like the rest. */
const kept = async (tenant: TenantId): Promise<Record<string, unknown[]>> => {
  const { rows } = await opened.storage.personalData(tenant).exportPerson(person);
  const theirs = rows.filter(({ record }) => JSON.stringify(record).includes(`"candidate":"${person.candidate}"`));
  return Object.fromEntries(held.map((store) => [store, theirs.filter((row) => row.store === store)]));
};

test('an erasure names the hold and erases nothing, of the person or of everybody', async () => {
  const { tenant, place, end, erase } = await setUp();
  await place();
  const before = await kept(tenant);
  for (const whom of [person, 'everybody'] as const)
    await expect(erase(whom)).rejects.toMatchObject({
      code: 'legal_hold',
      message: expect.stringContaining('Charge 7'),
    });
  await expect(opened.storage.personalData(tenant).expectErasable(person)).rejects.toMatchObject({
    code: 'legal_hold',
  });
  expect(await kept(tenant)).toEqual(before);
  await end();
  expect((await erase()).status).toBe('erased');
});

test('a hold on somebody else holds nobody up', async () => {
  const { place, erase } = await setUp();
  await place(CandidateId.parse('c_other'));
  expect((await erase()).status).toBe('erased');
});

test('the sweep passes the candidate over until the hold ends', async () => {
  const { tenant, place, end } = await setUp();
  await place();
  const before = await kept(tenant);
  expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
  await sweep(tenant);
  const after = await kept(tenant);
  for (const store of held) expect({ store, rows: after[store] }).toEqual({ store, rows: before[store] });
  await end();
  const counts = await sweep(tenant);
  for (const store of ['action', 'event_log', 'retention_score'])
    expect({ store, swept: (counts[store] ?? 0) > 0 }).toEqual({ store, swept: true });
});

test('ending it twice is ending it once, and one that nobody placed is not found', async () => {
  const { tenant, place, end } = await setUp();
  await place();
  expect(await end()).toEqual(await end());
  const missing = opened.storage.legalHolds(tenant).end(LegalHoldId.parse('hold_9'), { by: nora, at: later });
  await expect(missing).rejects.toMatchObject({ code: 'not_found' });
});
