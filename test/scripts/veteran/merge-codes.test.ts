// What the sources say of a code is put together, and what they say of everybody is left out.
import { expect, test } from 'vitest';
import { mergeCodes } from '../../../scripts/veteran/merge-codes.ts';
import { mainTitle } from '../../../scripts/veteran/main-title.ts';

const table = (rows: readonly Readonly<Record<string, string>>[]) => ({ file: 'made-up', renamed: [], rows });

const inventory = (trades: number, description: string) =>
  mergeCodes({
    crosswalk: table([]),
    conversion: table([]),
    inventory: table(
      Array.from({ length: trades }, (_, at) => ({
        service: 'Army',
        code: `9${at}A`,
        title: `Trade ${at}`,
        type: 'MOS',
        status: 'Active',
        category: 'Enlisted',
        group: `1${at}0000`,
        description,
      })),
    ),
  });

test('a text that is published for many trades describes none of them', () => {
  const common = 'This MOS is used as a basic occupation field designator.';
  expect(new Set(inventory(5, common).map(({ description }) => description))).toEqual(new Set(['']));
  expect(new Set(inventory(4, common).map(({ description }) => description))).toEqual(new Set([common]));
});

test('the name of a service is no trade', () => {
  const title = 'Master Chief Petty Officer of the Coast Guard';
  expect(mainTitle({ branch: 'Coast Guard', title })).not.toContain('Guard');
  expect(mainTitle({ branch: 'Marines', title: 'Marine Security Guard' })).toContain('Guard');
});
