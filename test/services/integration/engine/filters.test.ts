// Filters that the engine runs itself: which side of a bound passes, and what cannot be compared.
import { expect, test } from 'vitest';
import { filterFault, filterOf } from '../../../../src/services/integration/engine/filters.ts';
import { MappingFault } from '../../../../src/services/integration/mapping/steps.ts';

const passes = (filters: Record<string, string | number>, hired: string | number): boolean =>
  filterOf(filters, new Set())({ hired });

test.each([
  ['after', [false, false, true]],
  ['from', [false, true, true]],
  ['until', [true, true, false]],
  ['before', [true, false, false]],
] as const)('hired_%s passes the days before, on and after it: %j', (side, expected) => {
  const name = `hired_${side}`;
  expect(['2026-01-30', '2026-01-31', '2026-02-01'].map((day) => passes({ [name]: '2026-01-31' }, day))).toEqual(
    expected,
  );
  expect([9, 10, 11].map((count) => passes({ [name]: 10 }, count))).toEqual(expected);
});

test('against a day the time of day does not count, against an instant it does', () => {
  expect(passes({ hired_until: '2026-01-31' }, '2026-01-31T23:59:00Z')).toBe(true);
  expect(passes({ hired_until: '2026-01-31T12:00:00Z' }, '2026-01-31T23:59:00Z')).toBe(false);
});

test('a record that cannot be compared is named as such, unless the source compared it', () => {
  expect(() => passes({ hired_after: '2026-01-31' }, 'last spring')).toThrow(MappingFault);
  expect(filterOf({ hired_after: '2026-01-31' }, new Set(['hired_after']))({ hired: 'last spring' })).toBe(true);
});

test.each([
  ['hired_after', '2026-01-31', '20260301'],
  ['hired_after', '2026-01-31', '03/01/2026'],
  ['hired_after', '2026-01-31', 1_772_323_200],
  ['hired_after', '2026-01-31', '2026-02-30'],
  ['hired_after', 10, '0x1F'],
  ['hired_after', 10, '1e3'],
  ['hired_after', 10, '1,000'],
] as const)('%s %j: %j is named instead of guessed at', (name, wanted, hired) => {
  expect(() => passes({ [name]: wanted }, hired)).toThrow(MappingFault);
});

test.each([
  [5, '5.0', true],
  [5, ' 5 ', true],
  ['5', '5.0', false],
  ['007', 7, false],
  ['2026-01-31', '2026-01-31T23:59:00+02:00', true],
  ['2026-01-31', '2026-01-310', false],
  ['Ada', ' ADA ', true],
] as const)('%j is %j: %j', (wanted, hired, expected) => {
  expect(passes({ hired: wanted }, hired)).toBe(expected);
});

test('an instant without a zone is one of UTC, wherever the process runs', () => {
  const before = process.env['TZ'];
  process.env['TZ'] = 'America/New_York';
  try {
    expect(passes({ hired_after: '2026-01-01T00:00:00Z' }, '2026-01-01T00:30:00')).toBe(true);
    expect(passes({ hired_before: '2026-01-01T01:00:00' }, '2026-01-01 00:30:00Z')).toBe(true);
    expect(passes({ hired_from: '2026-01-01T00:00:00Z' }, '2025-12-31T23:30:00')).toBe(false);
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});

test('a day that no calendar has is refused before the run', () => {
  expect(filterFault('hired_after', '2026-02-30')).toMatch('It compares');
  expect(filterFault('hired_after', '2024-02-29')).toBeUndefined();
});

test('a declared field is found under its name too, wherever the records hold it', () => {
  const fields = { department: { path: 'work.departmentName' } };
  const record = { work: { departmentName: 'Sales' } };
  expect(filterOf({ department: 'sales' }, new Set(), fields)(record)).toBe(true);
  expect(filterOf({ Department: 'it' }, new Set(), fields)(record)).toBe(false);
});
