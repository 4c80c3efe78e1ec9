// A job that takes the process along: given up after two of them and told of, while what was at work beside it is done.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startChild } from '../support/children/start-child.ts';
import { layTemplate } from '../support/database-template.ts';

const place = mkdtempSync(join(tmpdir(), 'muster-died-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const live = async (...promises: string[]) => {
  const child = startChild('work-and-die.ts', place, promises.join(','));
  return { end: await child.gone, lines: child.lines };
};

test('a job over which two processes died is given up, once and for all', { timeout: 180_000 }, async () => {
  await layTemplate(place);
  const lives = [await live('deadly', 'harmless', 'harmless')];
  while (lives.length < 5 && lives.at(-1)?.end === 'SIGKILL') lives.push(await live());
  const lines = lives.flatMap((life) => life.lines);
  expect(lives.map(({ end }) => end)).toEqual(['SIGKILL', 'SIGKILL', '0']);
  expect(lines.filter((line) => line.includes('told') || line.includes('given up'))).toEqual([
    'given up 0',
    'told of deadly',
  ]);
  expect(lines.filter((line) => line.startsWith('done'))).toHaveLength(2);

  // A sweep that promises the same work again does not bring it back.
  const again = await live('deadly');
  expect(again).toEqual({ end: '0', lines: [] });
});
