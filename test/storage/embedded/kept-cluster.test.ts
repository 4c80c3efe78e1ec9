// The files of an empty database are made once and kept whole; each database has a copy of its own.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { layEmptyCluster } from '../../../src/storage/embedded/kept-cluster.ts';

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'muster-clusters-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let made = 0;
  const make = (place: string) => {
    mkdirSync(join(place, 'base'), { recursive: true });
    writeFileSync(join(place, 'base', '1'), `files ${(made += 1)}`);
    return Promise.resolve();
  };
  const kept = join(folder, 'kept');
  const lay = async (name: string, where = kept): Promise<string> => {
    await layEmptyCluster(join(folder, name), where, make);
    return readFileSync(join(folder, name, 'base', '1'), 'utf8');
  };
  return { folder, kept, lay };
}

test('the first makes it and keeps it whole, the next takes a copy of what is kept', async () => {
  const { folder, kept, lay } = setUp();
  expect(await lay('first')).toBe('files 1');
  expect(readdirSync(kept)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
  writeFileSync(join(folder, 'first', 'base', '1'), 'somebody’s own');
  expect(await lay('second')).toBe('files 1');
});

test('two that make it at once leave one, and nothing beside it', async () => {
  const { kept, lay } = setUp();
  await Promise.all([lay('first'), lay('second')]);
  expect(readdirSync(kept)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
});

test('where it cannot be kept it is made each time', async () => {
  const { folder, lay } = setUp();
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await lay('first', file)).toBe('files 1');
  expect(await lay('second', file)).toBe('files 2');
});
