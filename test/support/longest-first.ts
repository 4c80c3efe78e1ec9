// The order of the test files: those that take minutes begin, so that no worker is left with one of them at the end. Vitest alone
// goes by what the last run took, and on a fresh copy by the size of the files, which says little of a journey.
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '../..');

/** By what each takes alone, the longest first. */
export const longest = [
  'test/journeys/console.test.ts',
  'test/journeys/crash.test.ts',
  'test/web/console.test.ts',
  'test/journeys/week.test.ts',
  'test/web/widget.test.ts',
  'test/journeys/first-start.test.ts',
  'test/channels/slack-surfaces.test.ts',
] as const;

const rankOf = new Map<string, number>(longest.map((path, index) => [join(root, path), index]));

/** Whatever is not among the longest stays as it was, behind them. */
export const longestFirst = <File extends { readonly moduleId: string }>(files: readonly File[]): File[] =>
  files.toSorted((a, b) => (rankOf.get(a.moduleId) ?? longest.length) - (rankOf.get(b.moduleId) ?? longest.length));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const asUsual = super.sort.bind(this);
    return longestFirst(await asUsual(files));
  }
}
