// What a connection's configuration makes of a connector, and how a wrong one is told.
import { expect, test } from 'vitest';
import { catalogue } from '../../src/connectors/catalogue.ts';
import { Problem } from '../../src/core/problem.ts';
import type { JsonObject } from '../../src/core/json.ts';

function errorsOf(system: string, config: JsonObject): readonly string[] {
  try {
    catalogue.declared({ system, config });
  } catch (error) {
    if (error instanceof Problem && error.code === 'validation_failed')
      return (error.errors ?? []).map(({ path }) => path);
    throw error;
  }
  return [];
}

test('finds a connector by its system', () => {
  expect(catalogue.find('greenhouse')?.title).toBe('Greenhouse');
  expect(catalogue.find('nothing')).toBeUndefined();
});

test('every permission that a sign-in asks for says what it is for, and nothing else is explained', () => {
  const signIns = catalogue.all.flatMap(({ system, auth }) =>
    auth.flatMap((one) => (one.kind === 'oauth2-code' ? [{ system, ...one }] : [])),
  );
  expect(signIns.length).toBeGreaterThanOrEqual(15);
  for (const { system, scopes, scopeReasons } of signIns)
    expect([system, Object.keys(scopeReasons).toSorted()]).toEqual([system, scopes.toSorted()]);
});

test('every credential of a vendor says where it is found', () => {
  const vendors = catalogue.all.filter(({ category }) => !category.includes('generic'));
  expect(vendors.length).toBeGreaterThan(60);
  // What stands beside another one that says it.
  const beside = new Set(['api_secret', 'refresh_token']);
  const silent = vendors.flatMap(({ system, credentials }) =>
    credentials.flatMap(({ key, help, optional }) =>
      help === undefined && optional !== true && !beside.has(key) ? [`${system} ${key}`] : [],
    ),
  );
  expect(silent).toEqual([]);
});

test('names an unknown system', () => {
  expect(errorsOf('nothing', {})).toEqual(['system']);
});

test('names the value that the configuration lacks, and the one that does not fit', () => {
  expect(errorsOf('bamboohr', {})).toEqual(['config.subdomain']);
  expect(errorsOf('bamboohr', { subdomain: 'https://acme.bamboohr.com' })).toEqual(['config.subdomain']);
  expect(errorsOf('bamboohr', { subdomain: 'acme' })).toEqual([]);
});

test('leaves optional values alone', () => {
  expect(errorsOf('slack', {})).toEqual([]);
});

test('makes a REST system what its configuration says, and names the field that is wrong', () => {
  const people = { path: '/people' };
  const declared = catalogue.declared({
    system: 'rest',
    config: { base_url: 'https://a.example', collections: { people } },
  });
  expect(Object.keys(declared.collections)).toEqual(['people']);
  expect(errorsOf('rest', { base_url: 'https://a.example', collections: { people: { path: 'people' } } })).toEqual([
    'config.collections.people.path',
  ]);
});
