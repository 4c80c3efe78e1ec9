// Versions never change, the champion is an alias, and two who move it at once do not overwrite each other.
import { expect, test } from 'vitest';
import { modelOf, setUpRetention, tenant } from '../../../support/retention.ts';

test('a version once added cannot become another model', async () => {
  const { registry } = setUpRetention();
  const model = modelOf('sales', { version: '1.1.0' });
  await registry.add(model);
  await registry.add(model);
  await expect(registry.add({ ...model, horizonDays: 180 })).rejects.toMatchObject({ code: 'conflict' });
});

test('rolling back goes one version at a time, and not beyond the first', async () => {
  const { registry } = setUpRetention();
  for (const version of ['1.1.0', '1.2.0']) {
    await registry.add(modelOf('sales', { version }));
    await registry.promote('sales', version);
  }
  expect(await registry.rollBack('sales')).toBe('1.1.0');
  expect(await registry.rollBack('sales')).toBe('1.0.0');
  await expect(registry.rollBack('sales')).rejects.toMatchObject({ code: 'conflict' });
});

test('of two promotions at once one is told that it was slower', async () => {
  const { registry, stores } = setUpRetention();
  await registry.add(modelOf('sales', { version: '1.1.0' }));
  const before = await stores.models.alias('sales');
  await registry.promote('sales', '1.1.0');
  stores.models.alias = async () => before;
  await expect(registry.promote('sales', '1.1.0')).rejects.toMatchObject({ code: 'conflict' });
});

test('the list of versions marks the champion', async () => {
  const { registry } = setUpRetention();
  await registry.add(modelOf('sales', { version: '1.1.0' }));
  const versions = await registry.versions('sales');
  expect(versions.map(({ model, alias }) => [model.version, alias])).toEqual([
    ['1.0.0', 'champion'],
    ['1.1.0', null],
  ]);
  await expect(registry.versions('astronautics')).rejects.toMatchObject({ code: 'not_found' });
});

test('the shelf learns of a promotion at once here, and within seconds elsewhere', async () => {
  const { registry, shelf, setNow } = setUpRetention();
  expect(await shelf.championFor(tenant, 'Sales')).toMatchObject({ version: '1.0.0' });
  await registry.add(modelOf('sales', { version: '1.1.0' }));
  await registry.promote('sales', '1.1.0');
  expect(await shelf.championFor(tenant, 'sales')).toMatchObject({ version: '1.0.0' });
  setNow('2026-06-01T12:00:06Z');
  expect(await shelf.championFor(tenant, 'sales')).toMatchObject({ version: '1.1.0' });
});
