// The settings that work goes by, as what it calls finds them.
import { expect, test } from 'vitest';
import { TenantId } from '../../src/core/ids.ts';
import { Settings } from '../../src/core/settings.ts';
import { settingsInForce, underOneReading, underSettings } from '../../src/core/settings-in-force.ts';

const [acme, globex] = [TenantId.parse('acme'), TenantId.parse('globex')];
const [read, stored] = [Settings.parse({ bulkThreshold: 3 }), Settings.parse({ bulkThreshold: 9 })];
const store = { get: async () => ({ settings: stored, version: 2 }) };

test('what work calls finds the settings that were read for it, across awaits', async () => {
  const found = underSettings(acme, read, async () => {
    await Promise.resolve();
    return settingsInForce(acme, store);
  });
  expect(await found).toBe(read);
});

test('another organization, and work for which none were read, read their own', async () => {
  expect(await settingsInForce(acme, store)).toBe(stored);
  expect(await underSettings(acme, read, () => settingsInForce(globex, store))).toBe(stored);
});

test('what outlives the work reads them anew', async () => {
  const gate = Promise.withResolvers<undefined>();
  let late: Promise<Settings> | undefined;
  await underSettings(acme, read, async () => {
    late = gate.promise.then(() => settingsInForce(acme, store));
  });
  gate.resolve(undefined);
  expect(await late).toBe(stored);
});

test('what only reads asks for them once, however often it needs them', async () => {
  let reads = 0;
  const counting = { get: async () => ((reads += 1), { settings: stored, version: 2 }) };
  const ask = () => settingsInForce(acme, counting);
  await underOneReading(acme, async () => {
    expect(await Promise.all([ask(), ask()])).toEqual([stored, stored]);
    await ask();
  });
  expect(reads).toBe(1);
  await ask();
  expect(reads).toBe(2);
});
