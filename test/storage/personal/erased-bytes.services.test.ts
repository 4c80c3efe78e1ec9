// The same proof on a PostgreSQL server whose files this machine can read: tables and indexes hold nothing of the person.
// Its write-ahead log is the server's own and ages out by its settings, so it is not searched here.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ErasureId } from '../../../src/core/ids.ts';
import { personalStores } from '../../../src/storage/personal/index.ts';
import { filesHolding, textsHeld } from '../../support/canary-files.ts';
import { nora } from '../../support/ledger-records.ts';
import { canaryTexts, person, plant } from '../../support/planted-person.ts';
import { plantInStores } from '../../support/planted-stores.ts';
import { describeWith, openServerStorage } from '../../support/real-services.ts';
import { freshTenant } from '../../support/tenants.ts';

describeWith(['postgres'], 'erasure on a server', () => {
  // All tables are rewritten, and waited for: on a busy machine that takes longer than most.
  test('no table file holds a byte of an erased person', { timeout: 120_000 }, async ({ skip }) => {
    const { storage, engine, clock, close } = await openServerStorage();
    const owner = engine.pool('owner');
    const { rows } = await owner.query(
      `select current_setting('data_directory') as folder, oid from pg_database where datname = current_database()`,
    );
    const folder = join(String(rows[0]?.folder), 'base', String(rows[0]?.oid));
    const isReadable = existsSync(folder) && readdirSync(folder).length > 0;
    if (!isReadable) {
      await close();
      skip('the files of this server cannot be read from here');
    }
    const tenant = freshTenant();
    await plant({ storage, clock }, tenant);
    await plantInStores({ storage, clock }, tenant);
    for (const statement of ['analyze', 'checkpoint']) await owner.query(statement);
    expect(textsHeld(folder, canaryTexts).toSorted()).toEqual(canaryTexts.toSorted());
    const at = clock.real.now();
    // Somebody looks on while it is erased, as an ANALYZE of the server itself may: the files wait for that.
    const onlooker = await owner.connect();
    await onlooker.query('begin isolation level repeatable read');
    await onlooker.query('select count(*) from pg_class');
    await storage.personalData(tenant).erase({ id: ErasureId.parse('era_1'), person, by: nora, at });
    // Another begins to look on while the tables are rewritten: the statistics of those behind the first are not yet deleted then.
    const blocker = await owner.connect();
    await blocker.query(`begin; lock table ${Object.keys(personalStores)[0]} in access share mode`);
    const compacted = storage.compact();
    await sleep(300);
    await onlooker.query('commit');
    await sleep(700);
    await onlooker.query('begin isolation level repeatable read');
    await onlooker.query('select count(*) from pg_class');
    await blocker.query('commit');
    blocker.release();
    await sleep(700);
    await onlooker.query('commit');
    onlooker.release();
    await compacted;
    expect(filesHolding(folder, canaryTexts)).toEqual([]);
    await close();
  });
});
