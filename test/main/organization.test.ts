import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSandboxFile } from '../../src/connectors/sandbox/read-sandbox-file.ts';
import { openClocks } from '../../src/main/clocks.ts';
import { ensureSandbox, sandboxTenant } from '../../src/main/organization.ts';
import { openTestStorage, type TestStorage } from '../support/embedded.ts';
import { sampleNow, sampleSandbox } from '../support/sample-sandbox.ts';

let opened: TestStorage;
beforeAll(async () => {
  opened = await openTestStorage();
});
afterAll(() => opened.close());

/** As each of several replicas has it: clocks of its own over one storage. */
function founding() {
  const { storage } = opened;
  let reads = 0;
  const read = async () => {
    reads += 1;
    return readSandboxFile(sampleSandbox());
  };
  return { storage, clocks: openClocks(() => storage.state), read, reads: () => reads };
}

describe('the organization of the sandbox', { shuffle: false }, () => {
  test('replicas that start together on an empty database found the organization once, and share its clock', async () => {
    const replicas = [founding(), founding(), founding()];
    const firsts = await Promise.all(replicas.map((replica) => ensureSandbox(replica)));
    expect(firsts.filter(Boolean)).toHaveLength(1);
    expect(replicas.reduce((sum, { reads }) => sum + reads(), 0)).toBe(1);
    const times = replicas.map(({ clocks }) => clocks.business.now().getTime());
    for (const time of times) expect(Math.abs(time - Date.parse(sampleNow))).toBeLessThan(60_000);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1_000);
    expect(await opened.storage.organizations.list()).toMatchObject([{ id: sandboxTenant }]);
  });

  test('a later start founds nothing and goes on with the stored clock', async () => {
    const later = founding();
    expect(await ensureSandbox(later)).toBe(false);
    expect(later.reads()).toBe(0);
  });
});
