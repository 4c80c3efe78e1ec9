// Expressions in a run: what one record cannot give fails that record, and nothing is not null.
import { afterAll, expect, test } from 'vitest';
import { openExpressions } from '../../../../src/services/integration/mapping/expressions.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import { FakeRemoteSystem } from '../../../fakes/remote-system.ts';
import { setUpEngine } from '../../../support/engine.ts';

const expressions = openExpressions();
afterAll(() => expressions.close());

function sourceOf(...records: JsonObject[]): FakeRemoteSystem {
  const source = new FakeRemoteSystem();
  source.pages = [records];
  return source;
}

const withMapping = (source: FakeRemoteSystem, transform: string) =>
  setUpEngine({
    source,
    expressions,
    integration: { mapping: { name: { to: 'full', transform }, id: 'id' } },
  });

test('a record whose expression cannot be evaluated fails by name, and those beside it are written', async () => {
  const source = sourceOf({ id: 'a', age: 1 }, { id: 'b', age: 'old' }, { id: 'c', age: 3 });
  const { sync, syncs, destination } = await withMapping(source, 'age + 1');
  const { id, status, counts } = await sync();
  expect({ status, counts }).toMatchObject({ status: 'partially_succeeded', counts: { written: 2, failed: 1 } });
  expect([...destination.kept.values()].map(({ full }) => full)).toEqual([2, 4]);
  const [failed] = await syncs.records(id, { state: 'failed', limit: 10 });
  expect(failed).toMatchObject({ id: 'b', fault: { kind: 'mapping', message: expect.stringContaining('for full') } });
});

test('an expression that gives nothing writes nothing; one that says null writes null', async () => {
  const source = sourceOf({ id: 'a', name: 'Ada' }, { id: 'b' }, { id: 'c', name: null });
  const { sync, destination } = await withMapping(source, 'name');
  await sync();
  expect([...destination.kept.values()]).toMatchObject([
    { full: 'Ada', id: 'a' },
    { id: 'b' },
    { full: null, id: 'c' },
  ]);
  expect(Object.keys([...destination.kept.values()][1] ?? {})).not.toContain('full');
});

test('a record that the filters leave out is not evaluated', async () => {
  const source = sourceOf({ id: 'a', team: 'x', age: 'old' }, { id: 'b', team: 'y', age: 1 });
  const mapping = { age: { to: 'next', transform: 'age + 1' }, id: 'id' };
  const { sync, integration, integrations } = await setUpEngine({ source, expressions, integration: { mapping } });
  await integrations.replace({ ...integration, version: 2, source: { ...integration.source, filters: { team: 'y' } } });
  expect((await sync()).counts).toMatchObject({ written: 1, skipped: 1, failed: 0 });
});
