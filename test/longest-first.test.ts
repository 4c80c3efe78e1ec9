// The test files that take minutes are known by name, and begin.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longest, longestFirst } from './support/longest-first.ts';

const root = join(import.meta.dirname, '..');
const fileAt = (path: string, isolate = true) => ({ moduleId: join(root, path), project: { config: { isolate } } });

test('the longest begin, in their order, and the others keep theirs', () => {
  const [first, second] = longest;
  const others = ['test/b.test.ts', 'test/a.test.ts'];
  const sorted = longestFirst([others[0] ?? '', second, others[1] ?? '', first].map((path) => fileAt(path)));
  expect(sorted).toEqual([first, second, ...others].map((path) => fileAt(path)));
});

test('those that share a process come on end behind the others, where no other process has to be started between them', () => {
  const [one, two] = [fileAt('test/nlp/one.test.ts', false), fileAt('test/nlp/two.test.ts', false)];
  const alone = fileAt('test/api/alone.test.ts');
  const [first] = longest;
  expect(longestFirst([one, alone, two, fileAt(first)])).toEqual([fileAt(first), alone, one, two]);
});

test('each of them is a file that is there', () => {
  expect(longest.length).toBeGreaterThan(0);
  expect(longest.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
