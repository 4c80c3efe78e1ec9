// When the newest official publication is too old, somebody is told.
import { expect, test } from 'vitest';
import { publicationAge } from '../../../src/services/veteran/publications.ts';

const table = (...months: string[]): string =>
  ['published\tbranch\twhat\tsource', ...months.map((month) => `${month}\tArmy\tx\ty`), ''].join('\n');
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

test.each([
  ['2026-10-31', { newest: '2026-09', days: 31, isOld: true }],
  ['2026-10-30', { newest: '2026-09', days: 30, isOld: false }],
  ['2026-09-15', { newest: '2026-09', days: 0, isOld: false }],
] as const)('on %s the newest of several counts', (day, age) => {
  expect(publicationAge(table('2024-07', '2026-09', '2025-12'), at(day))).toEqual(age);
});

test('a table without lines is no table', () => {
  expect(() => publicationAge(table(), at('2026-09-15'))).toThrow('publications.tsv');
});
