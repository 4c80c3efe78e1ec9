// An older release on a database that a newer one has changed: a replica restarts while the new release is rolled out, or the new
// release is taken back. It serves as long as nothing that it needs was taken away.
import { expect, test } from 'vitest';
import { refusalOf } from '../../src/main/refusal.ts';
import { engineOn } from '../../src/storage/embedded/open-embedded.ts';
import type { Engine } from '../../src/storage/engine.ts';
import { migrations } from '../../src/storage/migrations/index.ts';
import { storageOn } from '../../src/storage/open.ts';
import { requireServed, SchemaError } from '../../src/storage/schema-release.ts';
import { createTestClock } from '../support/clock.ts';
import { openTemplate } from '../support/database-template.ts';
import { testDependencies } from '../support/embedded.ts';
import { expand, note } from '../support/newer-schema.ts';

/** A start of that release, whose database has all of today's migrations. */
async function started(engine: Engine, release: string): Promise<string> {
  try {
    const storage = await storageOn(engine, { ...testDependencies(createTestClock()), release });
    await storage.ready();
    await storage.close();
    return 'serves';
  } catch (error) {
    return await refusalOf(error);
  }
}

test('it serves beside what was only added', async () => {
  const engine = engineOn(await openTemplate());
  await expand(engine.pool('owner'));
  expect(await started(engine, '0.1.0')).toBe('serves');
});

test('it is refused where something that it needs was taken away, with what to do', async () => {
  const engine = engineOn(await openTemplate());
  await expand(engine.pool('owner'));
  await note(engine.pool('owner'), '9001-old-stages-from-0.3.0');
  expect(await started(engine, '0.2.9')).toBe(
    'A newer release has taken away what 0.2.9 needs (9001-old-stages-from-0.3.0): start release 0.3.0 or a later one, or restore a backup that 0.2.9 made into an empty database',
  );
});

test('a database of another line, without changes that this release needs, is refused', async () => {
  const engine = engineOn(await openTemplate());
  const last = Object.keys(migrations).at(-1) ?? '';
  await engine.pool('owner').query('delete from kysely_migration where name = $1', [last]);
  await note(engine.pool('owner'), '9000-elsewhere');
  const said = await started(engine, '0.1.0');
  expect(said).toMatch(/^Another release has changed the database \(9000-elsewhere\)/);
  expect(said).toContain(last);
});

const after = (release: string, unknown: readonly string[]) => () => requireServed({ release, missing: [], unknown });

test.each([
  ['0.3.0', '9001-old-stages-from-0.3.0'],
  ['0.10.0', '9001-old-stages-from-0.9.3'],
  ['1.0.0', '9001-old-stages-from-0.3.0'],
  ['0.1.0', '9001-from-the-old-stages'],
])('release %s serves after %s', (release, name) => {
  expect(after(release, ['9000-added-later', name])).not.toThrow();
});

test.each([
  ['0.9.0', '9001-old-stages-from-0.10.0'],
  ['0.3.0', '9001-old-stages-from-0.3.1'],
  ['0.3.0-rc.1', '9001-old-stages-from-1.0.0'],
])('release %s is refused after %s', (release, name) => {
  expect(after(release, ['9000-added-later', name])).toThrow(SchemaError);
});

test('of several that took something away, the newest release that is wanted is named', () => {
  const unknown = ['9001-a-from-0.3.0', '9002-b-from-0.12.0', '9003-c-from-0.4.0'];
  expect(after('0.2.0', unknown)).toThrow('start release 0.12.0 or a later one');
});
