// A folder is on the disk when each file in it is, and then each folder that names them.
import { fstatSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { syncTree } from '../../../src/storage/embedded/sync-tree.ts';

const fail = (): never => {
  throw new Error('EIO: i/o error, fsync');
};

test('every file and folder is synced once, the contents before the folder that names them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-sync-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'base/1'), { recursive: true });
  const files = ['PG_VERSION', 'base/1/a', 'base/1/b'];
  for (const file of files) writeFileSync(join(folder, file), file);
  const synced: number[] = [];
  syncTree(folder, (descriptor) => void synced.push(fstatSync(descriptor).ino));
  const at = (path: string): number => synced.indexOf(statSync(join(folder, path)).ino);
  const folders = process.platform === 'win32' ? [] : ['base/1', 'base', '.'];
  expect(synced).toHaveLength(files.length + folders.length);
  for (const path of [...files, ...folders]) expect(at(path)).toBeGreaterThanOrEqual(0);
  if (folders.length === 0) return;
  expect(at('base/1')).toBeGreaterThan(Math.max(at('base/1/a'), at('base/1/b')));
  expect(at('.')).toBe(synced.length - 1);
});

test('a sync that fails is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-sync-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'a'), 'a');
  expect(() => syncTree(folder, fail)).toThrow('EIO');
});
