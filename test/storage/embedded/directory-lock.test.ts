// One process for each data folder, even when the one before was killed.
import { expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from '../../../src/storage/embedded/directory-lock.ts';
import { freshFolder } from '../../support/folders.ts';
import { startChild } from '../../support/children/start-child.ts';

test('a second holder in the same process is refused, and let in after the first', () => {
  const folder = freshFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  unlock();
  lockFolder(folder)();
});

test('a second process is told which folder is in use and what to do', async () => {
  const folder = freshFolder();
  const unlock = lockFolder(folder);
  const [said] = await startChild('hold-folder.ts', folder).said(1);
  expect(said).toBe(`the data folder ${folder} is in use by another Muster process; stop that one or set DATA_DIR`);
  unlock();
});

test('the lock of a killed process is free', async () => {
  const folder = freshFolder();
  const child = startChild('hold-folder.ts', folder);
  expect(await child.said(1)).toEqual(['locked']);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  child.process.kill('SIGKILL');
  await child.gone;
  lockFolder(folder)();
});
