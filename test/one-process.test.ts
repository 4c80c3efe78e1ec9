// Files that share a process leave nothing behind for the next one.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inOneProcess, reachesBeyond } from './support/one-process.ts';

const root = join(import.meta.dirname, '..');

test('no file that shares its process changes what is there for all', async () => {
  const files = await Array.fromAsync(glob([...inOneProcess], { cwd: root }));
  expect(files.length).toBeGreaterThan(250);
  expect(files.filter((file) => reachesBeyond(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test.each([
  "vi.mock('../src/core/clock.ts');",
  "vi.stubEnv('TZ', 'Asia/Tokyo');",
  "vi.spyOn(RegExp.prototype, 'exec');",
  "vi.spyOn(globalThis, 'fetch');",
  "process.env['TZ'] = 'Asia/Tokyo';",
  "process.once('exit', stop);",
  'globalThis.fetch = answer;',
])('%s would change it', (line) => {
  expect(reachesBeyond(line)).toBe(true);
});

test.each([
  'const { TZ } = process.env;',
  "if (process.env['TZ'] === 'UTC') return;",
  'globalThis.gc === undefined',
  'vi.fn()',
])('%s does not', (line) => {
  expect(reachesBeyond(line)).toBe(false);
});
