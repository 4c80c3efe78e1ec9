// The test files that take minutes are known by name, and begin.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longest, longestFirst } from './support/longest-first.ts';

const root = join(import.meta.dirname, '..');
const fileAt = (path: string) => ({ moduleId: join(root, path) });

test('the longest begin, in their order, and the others keep theirs', () => {
  const [first, second] = longest;
  const others = ['test/b.test.ts', 'test/a.test.ts'];
  const sorted = longestFirst([others[0] ?? '', second, others[1] ?? '', first].map(fileAt));
  expect(sorted).toEqual([first, second, ...others].map(fileAt));
});

test('each of them is a file that is there', () => {
  expect(longest.length).toBeGreaterThan(0);
  expect(longest.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
