import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sameKeysAsBefore } from '../../src/main/sealing-check.ts';
import { createSealer } from '../../src/storage/sealing/sealer.ts';

const key = (id: string) => ({ id, key: randomBytes(32) });

function database() {
  const values = new Map<string, string>();
  return {
    state: {
      get: async (name: string) => values.get(name),
      put: async (name: string, value: string) => void values.set(name, value),
    },
  };
}

test('a database opens again under the keys it was sealed with, also after a rotation', async () => {
  const storage = database();
  const [old, fresh] = [key('k1'), key('k2')];
  for (const keys of [[old], [old], [fresh, old], [fresh]])
    await expect(sameKeysAsBefore(storage, createSealer(keys))).resolves.toBeUndefined();
});

test('other keys are refused, and the mark stays as it was', async () => {
  const storage = database();
  const first = createSealer([key('k1')]);
  await sameKeysAsBefore(storage, first);
  await expect(sameKeysAsBefore(storage, createSealer([key('k1')]))).rejects.toThrow(/^ENCRYPTION_KEYS: /);
  await expect(sameKeysAsBefore(storage, createSealer([key('k2')]))).rejects.toThrow(/^ENCRYPTION_KEYS: /);
  await sameKeysAsBefore(storage, first);
});
