// Models are promoted and rolled back by name; the tables a release changed are listed for a person to read.
import { expect, test } from 'vitest';
import { differences } from '../../../scripts/veteran/differences.ts';
import { compareModels } from '../../../scripts/veteran/compare-models.ts';
import { overlayRow } from '../../../scripts/veteran/overlay-row.ts';
import { data } from '../../services/veteran/data.ts';
import { promoted, rolledBack } from '../../../src/services/veteran/model-manifest.ts';

const first = { current: 'v1.0.0-military', previous: [] };

test('a promotion can be taken back, and an unknown past cannot', () => {
  const second = promoted(first, 'v1.1.0-military');
  expect(second).toEqual({ current: 'v1.1.0-military', previous: ['v1.0.0-military'] });
  expect(rolledBack(second)).toEqual(first);
  expect(rolledBack(first)).toBeUndefined();
});

test('promoting what is in use changes nothing, and a nameless version is refused', () => {
  expect(promoted(first, 'v1.0.0-military')).toBe(first);
  expect(() => promoted(first, 'latest')).toThrow('version');
});

const table = (...rows: string[]): string => ['branch\tcode\tkind\tstatus\ttitle\toccupations', ...rows].join('\n');

test('differences name codes that came, went and changed', () => {
  const lines = differences(
    table('Army\t1A\tx\tcurrent\tOld\t', 'Army\t1B\tx\tcurrent\tSame\t'),
    table('Army\t1A\tx\tlegacy\tOld\t', 'Army\t1C\tx\tcurrent\tNew\t'),
  );
  expect(lines).toEqual([
    '3 differences to the tables before',
    '  Army 1A status: current → legacy',
    '+ Army 1C New',
    '- Army 1B is gone',
  ]);
});

test('a model compared with itself is no worse', () => {
  const { lines, isWorse } = compareModels(data, data);
  expect(isWorse).toBe(false);
  expect(lines).toHaveLength(3);
});

const known = new Set(['15-2051.00']);
const row = {
  branch: 'army',
  code: '49C',
  kind: 'officer',
  since: '2026',
  published: '2026-10',
  title: 'Example Officer',
  occupations: '15-2051.00',
  reason: 'Announced in October 2026.',
};

test('a newly published code is added to the overlay, and replaces itself', () => {
  const once = overlayRow(row, { known, overlay: 'header\n' });
  const again = overlayRow(
    { ...row, title: 'Better Title' },
    { known, overlay: once.kind === 'added' ? once.overlay : '' },
  );
  expect(again).toEqual({
    kind: 'added',
    overlay: 'header\nArmy\t49C\tofficer\tBetter Title\t2026\t2026-10\t15-2051.00\tAnnounced in October 2026.\n',
  });
});

test.each([
  [{ ...row, branch: 'Royal Navy' }, 'branches'],
  [{ ...row, code: '49 c' }, 'capital'],
  [{ ...row, occupations: '99-9999.00' }, '99-9999.00'],
  [{ ...row, title: 'two\nlines' }, 'one line'],
])('what cannot be added says why: %#', (input, because) => {
  expect(overlayRow(input, { known, overlay: 'header\n' })).toMatchObject({
    kind: 'refused',
    because: expect.stringContaining(because),
  });
});
