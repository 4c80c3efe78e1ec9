// From a requisition to the military backgrounds that fit it.
import { expect, test } from 'vitest';
import { answeredRequisitions, hitWithin } from '../../../bench/veteran-requisitions.ts';
import { advertisementLine, FittingCodes } from '../../../src/services/veteran/fitting-codes.ts';
import { data } from './data.ts';

const codes = new FittingCodes(data);
const fitting = (title: string, description = '') => codes.fitting({ title, description, location: '' }, { limit: 15 });

test.each([
  ['Truck Driver CDL A', 'Army 88M'],
  ['Paramedic', 'Army 68W'],
  ['Registered Nurse', 'Army 66N'],
  ['Air Traffic Controller', 'Air Force 1C151'],
  ['Welder', 'Marines 1316'],
  ['Electrician', 'Army 12R'],
] as const)('%s is work for %s among others', (title, code) => {
  expect(fitting(title).map(({ branch, code: of }) => `${branch} ${of}`)).toContain(code);
});

test('no branch fills the list, the best comes first, and levels of one specialty count once', () => {
  const found = fitting('Diesel Mechanic', 'Repair diesel engines of trucks.');
  const counts = Map.groupBy(found, ({ branch }) => branch);
  for (const [, of] of counts) expect(of.length).toBeLessThanOrEqual(5);
  expect(found.map(({ fit }) => fit)).toEqual(found.map(({ fit }) => fit).toSorted((a, b) => b - a));
  expect(new Set(found.map(({ branch, title }) => `${branch} ${title}`)).size).toBe(found.length);
});

test('each says which civilian occupation leads there', () => {
  for (const { occupation, fit } of fitting('Chef')) {
    expect(occupation).not.toBe('');
    expect(fit).toBeLessThanOrEqual(1);
  }
});

test('a title without meaning fits nothing, and the advertisement still invites', () => {
  expect(fitting('xyzzy')).toEqual([]);
  expect(advertisementLine([])).toContain('welcome');
  expect(advertisementLine(fitting('Welder'))).toContain('Marines');
});

test('a code that fits is among the first five for eight of ten labelled requisitions', () => {
  const answered = answeredRequisitions(data);
  expect(answered.length).toBe(100);
  expect(hitWithin(answered, 5)).toBeGreaterThanOrEqual(0.8);
});
