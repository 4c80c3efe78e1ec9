// Filters that the engine runs itself: which side of a bound passes, and what cannot be compared.
import { expect, test } from 'vitest';
import { filterOf } from '../../../../src/services/integration/engine/filters.ts';
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
