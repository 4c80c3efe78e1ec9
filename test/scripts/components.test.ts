import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { behindIn, daysBehind, severities, updatedWithinDays, weakIn } from '../../scripts/components/remediation.ts';

test('SECURITY.md names the times that the command goes by', () => {
  const page = readFileSync('SECURITY.md', 'utf8');
  for (const severity of severities)
    expect(page).toMatch(new RegExp(`^\\| ${severity}[^|]*\\| ${updatedWithinDays[severity]} days \\|$`, 'm'));
  expect(page).toContain(`is behind | ${updatedWithinDays.behind} days |`);
});

test('advisories are read, and their absence is not taken for none', () => {
  const found = {
    vulnerabilities: { undici: { severity: 'high', range: '<8.1.0' }, odd: { severity: 'info', range: '*' } },
  };
  expect(weakIn(found)).toEqual([{ name: 'undici', severity: 'high', range: '<8.1.0' }]);
  expect(weakIn({ vulnerabilities: {} })).toEqual([]);
  expect(weakIn({ message: '405 Method Not Allowed', statusCode: 405 })).toBeUndefined();
});

test('a component is behind from the first stable release of its line that follows ours', () => {
  const behind = behindIn({
    kysely: { current: '2.9.9', latest: '3.0.0' },
    telemetry: { current: '0.301.1', latest: '0.223.1' },
    missing: { latest: '1.0.0' },
  });
  expect(behind.map(({ name }) => name)).toEqual(['kysely']);
  const times = {
    created: '2020-01-01T00:00:00Z',
    '2.9.9': '2026-01-01T00:00:00Z',
    '2.10.0-rc.1': '2026-01-02T00:00:00Z',
    '3.0.0': '2026-02-01T00:00:00Z',
    '2.10.0': '2026-03-01T00:00:00Z',
    '2.11.0': '2026-05-01T00:00:00Z',
  };
  const [kysely] = behind;
  if (kysely === undefined) throw new Error('nothing is behind');
  expect(daysBehind(kysely, times, new Date('2026-03-31T00:00:00Z'))).toBe(30);
  expect(daysBehind({ ...kysely, current: '2.11.0' }, times, new Date('2026-06-01T00:00:00Z'))).toBe(0);
});
