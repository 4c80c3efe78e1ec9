// The proof of erasure on the embedded database: canaries are planted, then the files themselves are searched.
import { expect, test } from 'vitest';
import { ErasureId } from '../../../src/core/ids.ts';
import { keptOfCandidates } from '../../../src/core/personal-data.ts';
import { openEmbedded } from '../../../src/storage/embedded/open-embedded.ts';
import { storageOn } from '../../../src/storage/open.ts';
import { filesHolding, textsHeld } from '../../support/canary-files.ts';
import { createTestClock } from '../../support/clock.ts';
import { layTemplate } from '../../support/database-template.ts';
import { testDependencies } from '../../support/embedded.ts';
import { freshFolder } from '../../support/folders.ts';
import { nora } from '../../support/ledger-records.ts';
import { createKeptLog } from '../../support/log.ts';
import { canaryTexts, person, plant } from '../../support/planted-person.ts';
import { plantInStores } from '../../support/planted-stores.ts';
import { freshTenant } from '../../support/tenants.ts';

test('no file of the data folder holds a byte of an erased person: pages, statistics, write-ahead log', async () => {
  const dataDir = freshFolder();
  await layTemplate(dataDir);
  const clock = createTestClock();
  const engine = await openEmbedded({ dataDir, log: createKeptLog() });
  const storage = await storageOn(engine, testDependencies(clock));
  const tenant = freshTenant();
  await plant({ storage, clock }, tenant);
  await plantInStores({ storage, clock }, tenant);
  const owner = engine.pool('owner');
  // Every store that is registered holds the person, so that none is left out of the proof.
  const empty: string[] = [];
  for (const table of Object.keys(keptOfCandidates)) {
    const where = table === 'idempotency' ? `scope like $1 || ' %'` : 'tenant = $1';
    const { rows } = await owner.query(`select 1 from ${table} where ${where} limit 1`, [tenant]);
    if (rows.length === 0) empty.push(table);
  }
  expect(empty).toEqual([]);
  expect(new Set((await storage.personalData(tenant).exportPerson(person)).rows.map(({ store }) => store))).toEqual(
    // Answers to requests are copies, and are left out of exports.
    new Set(Object.keys(keptOfCandidates).filter((name) => name !== 'idempotency')),
  );
  for (const statement of ['analyze', 'checkpoint']) await owner.query(statement);
  // The planting reached the disk, or finding nothing later would prove nothing.
  expect(textsHeld(dataDir, canaryTexts).toSorted()).toEqual(canaryTexts.toSorted());

  const at = clock.real.now();
  await storage.personalData(tenant).erase({ id: ErasureId.parse('era_1'), person, by: nora, at });
  await storage.compact();
  // Sealed content cannot be searched for byte by byte: it is opened. Of the opt-out a hash stays, so that it is honoured.
  const left = (await storage.personalData(tenant).exportPerson(person)).rows;
  expect(new Set(left.map(({ store }) => store))).toEqual(new Set(['contact_preference']));
  expect(filesHolding(dataDir, canaryTexts)).toEqual([]);
  await storage.close();
  expect(filesHolding(dataDir, canaryTexts)).toEqual([]);
});
