// What the shipped tables hold, counted; and single codes that people ask for.
import { expect, test } from 'vitest';
import { branches } from '../../../src/nlp/military/branch.ts';
import { data } from './data.ts';

const records = branches.map((branch) => ({
  branch,
  all: [...data.codes.references(branch)].flatMap(({ code }) => data.codes.get(branch, code) ?? []),
}));

// From the sources 22,641; the overlay adds three codes that they did not have.
test.each([
  ['Army', 1_716, 490],
  ['Navy', 5_655, 3_000],
  ['Air Force', 9_263, 3_993],
  ['Marines', 1_693, 816],
  ['Coast Guard', 314, 146],
  ['Space Force', 4_003, 4_003],
])('%s has %i codes, %i of them current', (branch, all, current) => {
  const found = records.find((entry) => entry.branch === branch)?.all ?? [];
  expect(found).toHaveLength(all);
  expect(found.filter(({ status }) => status === 'current')).toHaveLength(current);
});

test('every occupation exists and says where it comes from', () => {
  const occupations = records.flatMap(({ all }) => all.flatMap(({ occupations: own }) => own));
  expect(occupations.length).toBeGreaterThan(20_000);
  expect(occupations.filter(({ code }) => data.occupations.get(code) === undefined)).toEqual([]);
  expect(new Set(occupations.map(({ provenance }) => provenance))).toEqual(
    new Set(['official', 'converted', 'derived']),
  );
});

test('every current code has an occupation or a reason why not', () => {
  const bare = records.flatMap(({ all }) =>
    all.filter(
      ({ status, occupations, reason }) => status === 'current' && occupations.length === 0 && reason === undefined,
    ),
  );
  expect(bare).toEqual([]);
});

test('derived occupations of military-only codes come with their reason', () => {
  expect(data.codes.get('Army', '11B')).toMatchObject({
    title: 'Infantryman',
    kind: 'enlisted',
    status: 'current',
    history: ['Light Infantry'],
    reason: expect.stringContaining('leadership'),
  });
});

test('an officer designator without official occupations has derived ones', () => {
  expect(data.codes.get('Navy', '111')?.occupations[0]).toMatchObject({ code: '11-1021.00', provenance: 'derived' });
});

test('a renumbered code names its successor', () => {
  expect(data.codes.get('Navy', '8404')).toMatchObject({ status: 'legacy', until: 2017, successors: ['L03A'] });
  expect(data.codes.get('Air Force', '3D152')?.successors).toContain('1D7X1');
  expect(data.codes.get('Army', '95B')?.successors).toEqual(['31B']);
});

test('an overlay wins and keeps the earlier meaning as history', () => {
  expect(data.codes.get('Army', '49B')).toMatchObject({
    status: 'current',
    since: 2025,
    history: ['Operations Research, Personnel'],
  });
});

test('a code that meant something else before says so', () => {
  expect(data.codes.get('Army', '91B')?.history).toContain('Medical Specialist');
});

test('the billet codes of enlisted sailors are nobody’s commission', () => {
  const billets = [...data.codes.references('Navy')].filter(({ code }) => /^\d{6}$/.test(code));
  const kinds = new Set(billets.map(({ code }) => data.codes.get('Navy', code)?.kind));
  expect(billets.length).toBeGreaterThan(400);
  expect([...kinds]).toEqual(['nec']);
});
