// The table of bench:all.
import { expect, test } from 'vitest';
import { partOf, parts } from '../../bench/all/parts.ts';
import { table } from '../../bench/all/table.ts';

test('columns are aligned, and a part that failed or was skipped has its line', () => {
  const printed = table([
    {
      part: 'api',
      rows: [
        { what: 'POST /tasks', figure: '0.50', reference: 'bare', target: '≥ 0.40', holds: true },
        { what: 'GET /x', figure: '0.3', target: '≥ 0.40', holds: false },
        { what: 'idle', figure: '90 MB' },
      ],
    },
    { part: 'sync', rows: [], failed: 'no port' },
    { part: 'growth', rows: [], skipped: 'no PostgreSQL here' },
  ]);
  expect(printed.split('\n')).toEqual([
    'part    what                figure  reference  target',
    'api     POST /tasks         0.50    bare       ≥ 0.40  holds',
    'api     GET /x              0.3                ≥ 0.40  MISSED',
    'api     idle                90 MB',
    'sync    no port                                        FAILED',
    'growth  no PostgreSQL here                             skipped',
  ]);
});

test('each part has a name of its own and is found by it', () => {
  expect(parts.length).toBeGreaterThan(8);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  expect(partOf('growth').minutes).toBeGreaterThan(0);
  expect(() => partOf('nothing')).toThrow('there is no part nothing');
});
