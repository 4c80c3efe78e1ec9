// From a requisition to the military backgrounds that fit it.
import { describe, expect, test } from 'vitest';
import { answeredRequisitions, hitWithin, labellers, labellersAgree } from '../../../bench/veteran-requisitions.ts';
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

test.each(['Backend Engineer', 'Frontend Engineer', 'Senior Backend Engineer, Payments'])(
  'two words written as one are a title, and no engineer of machines: %s',
  (title) => {
    const [first = '', ...others] = fitting(title, 'Build APIs on PostgreSQL.').map((one) => one.title);
    expect(first).toMatch(/software|applications/i);
    expect([first, ...others].join(' ')).not.toMatch(/nuclear|salvage/i);
  },
);

test.each([
  ['Helpdesk Technician', 'Help Desk Technician'],
  ['Truckdriver', 'Truck Driver'],
  ['Datacenter Technician', 'Data Center Technician'],
] as const)('%s is read as %s', (together, apart) => {
  expect(fitting(together)).toEqual(fitting(apart));
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

test('what a title names behind a comma says where, and not what', () => {
  const text = 'Lead a portfolio of development contracts: cost, schedule, risk and customers.';
  const titles = fitting('Program Manager, Defense', text).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(5);
  expect(titles.filter((title) => /cyber/i.test(title))).toEqual([]);
});

test('only the Air Force has titles whose end names a level', () => {
  expect(fitting('Hotel Manager').map(({ title }) => title)).toContain('Bachelor Quarters Manager');
});

test('the advertisement names the best of each branch, and none that fits half as well', () => {
  const [first, ...others] =
    advertisementLine(fitting('Hotel Manager')).match(/(?:Navy|Army|Marines|Air Force|Coast Guard) \w+/g) ?? [];
  expect(first).toBe('Navy 1112');
  expect(others).toEqual(['Air Force 8H000']);
});

describe('100 labelled requisitions', () => {
  const answered = answeredRequisitions(data);

  test('are labelled by two people who agree well beyond chance', () => {
    expect(answered.length).toBe(100);
    for (const { labels } of answered) for (const by of labellers) expect(labels[by].join('')).not.toBe('');
    expect(labellersAgree(data).kappa).toBeGreaterThan(0.4);
  });

  test.each(['development', 'test'])(
    'of the %s half eight in ten have a fitting code among the first five',
    (split) => {
      const part = answered.filter((one) => one.split === split);
      expect(part.length).toBe(50);
      for (const by of [['first'], ['second'], labellers] as const)
        expect(hitWithin(part, { count: 5, by })).toBeGreaterThanOrEqual(0.8);
    },
  );
});
