// Searching the codes by code and by title.
import { expect, test } from 'vitest';
import { readCode } from '../../../src/nlp/military/read-code.ts';
import { searchCodes } from '../../../src/services/veteran/search-codes.ts';
import { searchOccupations } from '../../../src/services/veteran/search-occupations.ts';
import { data } from './data.ts';

const query = { branch: undefined, text: '', limit: 50, after: undefined };

test('a code is found by its first marks and by words of its title', () => {
  expect(searchCodes({ ...query, text: '68w' }, data.codes).found).toContainEqual({ branch: 'Army', code: '68W' });
  expect(searchCodes({ ...query, branch: 'Navy', text: 'hospital corps' }, data.codes).found).toContainEqual({
    branch: 'Navy',
    code: 'HM',
  });
});

test('pages follow each other without gap or repeat', () => {
  const all = searchCodes({ ...query, branch: 'Coast Guard', limit: 1_000 }, data.codes).found;
  const first = searchCodes({ ...query, branch: 'Coast Guard', limit: 200 }, data.codes);
  const second = searchCodes({ ...query, branch: 'Coast Guard', limit: 200, after: first.next }, data.codes);
  expect([...first.found, ...second.found]).toEqual(all);
  expect(second.next).toBeUndefined();
});

const codesOf = (text: string) =>
  searchOccupations({ text, limit: 5 }, data.occupations).map(({ code, title }) => `${code} ${title}`);

test('an occupation is found by its code, its title, and what employers call it, titles first', () => {
  expect(codesOf('29-2042')[0]).toContain('29-2042.00');
  expect(codesOf('registered nurses')[0]).toContain('29-1141.00');
  expect(codesOf('forklift').length).toBeGreaterThan(0);
  expect(codesOf('zzz')).toEqual([]);
});

test.each([
  ['88N7', 'Army', 'Army 88N'],
  ['3D0X9', 'Air Force', 'Air Force 3D000'],
  ['033', 'Marines', 'Marines 0331'],
  ['HMM', 'Navy', 'Navy HM'],
  ['68W', 'Marines', 'Army 68W'],
] as const)('%s in the %s suggests %s first', (text, branch, first) => {
  const reading = readCode(text, branch, data.codes);
  if (reading.kind !== 'unknown') throw new Error('that is a code');
  const [suggested] = reading.suggestions;
  expect(suggested && `${suggested.branch} ${suggested.code}`).toBe(first);
});

test('a code announced after the sources is known', () => {
  expect(readCode('40D', 'Army', data.codes)).toMatchObject({ kind: 'found', code: '40D' });
});
