// What nobody caught: a rejection is logged and stops nothing, an exception ends the process in order; neither says what it was about.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function ran(...given: string[]) {
  const child = new URL('../support/children/stray-failures.ts', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [child, ...given], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('a rejection that nobody hears is logged, and the service goes on', () => {
  const { status, said } = ran();
  expect(status).toBe(0);
  expect(said).toContain('stray rejection');
  expect(said).toContain('goes on');
  expect(said).not.toContain('Priya');
});

test('an exception that nobody catches is logged, and the process ends in order, as one that failed', () => {
  const { status, said } = ran('throw');
  expect(status).toBe(1);
  expect(said).toContain('stray exception');
  expect(said).toContain('closed');
  expect(said).not.toContain('still there');
  expect(said).not.toContain('Priya');
});
