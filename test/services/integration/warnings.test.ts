// What is said before a run: records that go on under names which the destination does not know.
import { expect, test } from 'vitest';
import { Filters } from '../../../src/core/integration.ts';
import { catalogue } from '../../../src/connectors/catalogue.ts';
import { warningsOf, warningsOfFilters } from '../../../src/services/integration/warnings.ts';

const side = (system: string, name: string) => {
  const connector = catalogue.find(system);
  const collection = connector?.collections[name];
  if (connector === undefined || collection === undefined) throw new Error(`there is no ${name} in ${system}`);
  return { title: connector.title, collection };
};
const from = side('bamboohr', 'employees');
const to = side('hubspot', 'contacts');
const destination = { connection: 'con_1', system: 'hubspot', collection: 'contacts', action: 'upsert' } as const;
type Given = Parameters<typeof warningsOf>[0];
const given = (more: object = {}) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the id of the connection is nobody's here
  ({ mapping: {}, destination, ...more }) as unknown as Given;

test('without a mapping the names are told that the destination does not know', () => {
  const [warning] = warningsOf(given(), { from, to });
  expect(warning).toMatch(/^There is no field_mapping: records go to HubSpot, Contacts under the names of BambooHR/);
  expect(warning).toMatch(/\(\w+, .+ and others\)/);
});

test.each<[string, object, { from: typeof from; to: typeof to }]>([
  ['a mapping', { mapping: { workEmail: 'email' } }, { from, to }],
  ['a flow, whose steps make the fields', { route: { flow: 'f', step: 's' } }, { from, to }],
  ['deletions, which carry none', { destination: { ...destination, action: 'delete' } }, { from, to }],
  ['two accounts of one system', {}, { from, to: from }],
  [
    'a destination of which nobody knows the fields',
    {},
    { from, to: { ...to, collection: { ...to.collection, fields: {} } } },
  ],
])('with %s nothing is said', (_what, more, sides) => {
  expect(warningsOf(given(more), sides)).toEqual([]);
});

test.each<[object, RegExp | undefined]>([
  [{ stauts: 'active' }, /^No field of BambooHR, Employees is declared that the filter stauts could mean/],
  [{ hire_dat_after: '2026-01-01' }, /the filter hire_dat_after/],
  [{ hire_date_after: '2026-01-01' }, undefined],
  [{ status: 'Active' }, undefined],
  [{ 'custom.level': 'x' }, undefined],
  [{ status: '/^act/' }, /knows no patterns/],
  [{ status: 'act*' }, /knows no patterns/],
])('the filters %j are told as %s', (filters, told) => {
  const warnings = warningsOfFilters({ filters: Filters.parse(filters) }, from);
  expect(warnings.length).toBe(told === undefined ? 0 : 1);
  expect(warnings.join('')).toMatch(told ?? /^$/);
});
