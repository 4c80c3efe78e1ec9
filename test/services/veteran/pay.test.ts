// Typical pay: published figures with their month, or nothing.
import { expect, test } from 'vitest';
import { payRows } from '../../../scripts/veteran/pay-rows.ts';
import { payOf } from '../../../src/services/veteran/code-pay.ts';
import { PayTable } from '../../../src/services/veteran/pay-table.ts';
import { data } from './data.ts';

const table = `occ_code,o_group,a_pct25,a_median,a_pct75
11-0000,major,1,2,3
11-1010,broad,"126,080",206420,#
29-2010,broad,50000,60000,70000
29-9999,detailed,*,*,*`;
const pay = new PayTable(
  ['occupation\tp25\tmedian\tp75\tmonth', ...payRows(table, '2024-05').map((cells) => cells.join('\t')), ''].join('\n'),
);

test('what is not published is absent, and the broad occupation stands in for one of its own', () => {
  expect(pay.of('11-1011.00')).toEqual({ p25: 126_080, median: 206_420, p75: undefined, month: '2024-05' });
  expect(pay.of('29-2011.04')?.median).toBe(60_000);
  expect(pay.of('29-9999.00')).toBeUndefined();
  expect(pay.of('11-0000.00')).toBeUndefined();
});

test('nearly every occupation that a code of 2024 leads to has a published pay', () => {
  const codes = [...data.codes.references('Army')].filter(({ branch, code }) => data.codes.isCurrent(branch, code));
  const leading = codes
    .flatMap(({ branch, code }) => data.codes.get(branch, code) ?? [])
    .filter(({ occupations }) => occupations.length > 0);
  const paid = leading.filter((record) => payOf(record, data).length > 0);
  expect(paid.length / leading.length).toBeGreaterThan(0.93);
});

test('a truck driver is told the pay of truck drivers', () => {
  const record = data.codes.get('Army', '88M');
  const [first] = record === undefined ? [] : payOf(record, data);
  expect(first).toMatchObject({ code: '53-3032.00', median: expect.any(Number), month: '2024-05' });
});
