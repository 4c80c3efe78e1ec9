// The files of an empty database are made once and kept whole.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyCluster } from '../../../src/storage/embedded/kept-cluster.ts';

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'muster-clusters-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let made = 0;
  const make = () => Promise.resolve(new Blob([`files ${(made += 1)}`]));
  return { folder, make };
}

test('the first makes it and keeps it whole, the next takes what is kept', async () => {
  const { folder, make } = setUp();
  expect(await (await emptyCluster(folder, make)).text()).toBe('files 1');
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.tar$/)]);
  expect(await (await emptyCluster(folder, make)).text()).toBe('files 1');
});

test('where it cannot be kept it is made each time', async () => {
  const { folder, make } = setUp();
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await (await emptyCluster(file, make)).text()).toBe('files 1');
  expect(await (await emptyCluster(file, make)).text()).toBe('files 2');
});
