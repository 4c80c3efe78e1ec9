// Sealing keys come from the configuration or from a private file that is made once.
import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../../support/folders.ts';
import { deriveAuditKey, loadKeys } from '../../../src/storage/sealing/keys.ts';

test('the first start makes a key that only its owner may read, and later starts read it', async () => {
  const folder = freshFolder();
  const made = await loadKeys(folder);
  expect(made.map(({ key }) => key.length)).toEqual([32]);
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  expect(await loadKeys(folder)).toEqual(made);
  expect(readdirSync(folder)).toEqual(['keys.json']);
});

test('first starts at once agree on one key', async () => {
  const folder = freshFolder();
  const loaded = await Promise.all(Array.from({ length: 10 }, () => loadKeys(folder)));
  expect(new Set(loaded.map(([first]) => first?.key.toString('hex'))).size).toBe(1);
});

test('configured keys are taken in their order, and no file is made', async () => {
  const folder = freshFolder();
  const newest = randomBytes(32);
  const oldest = randomBytes(32);
  const configured = `k2:${newest.toString('base64')},k1:${oldest.toString('base64url')}`;
  expect(await loadKeys(folder, configured)).toEqual([
    { id: 'k2', key: newest },
    { id: 'k1', key: oldest },
  ]);
  expect(() => readFileSync(join(folder, 'keys.json'))).toThrow('ENOENT');
});

test('the audit key stays when a newer key comes, and is not the sealing key', async () => {
  const k1 = { id: 'k1', key: randomBytes(32) };
  const k2 = { id: 'k2', key: randomBytes(32) };
  expect(deriveAuditKey([k2, k1])).toEqual(deriveAuditKey([k1]));
  expect(deriveAuditKey([k1])).not.toEqual(k1.key);
});
