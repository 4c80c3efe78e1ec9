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

/** Of a test file: where it lies, and of its project whether each file has a process of its own. */
interface File {
  readonly moduleId: string;
  readonly project: { readonly config: { readonly isolate: boolean } };
}

/** Whatever is not among the longest stays as it was, behind them; at the end, on end, those that share a process. */
export const longestFirst = <Some extends File>(files: readonly Some[]): Some[] =>
  files.toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ moduleId, project }: File): number =>
  rankOf.get(moduleId) ?? longest.length + (project.config.isolate ? 0 : 1);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const asUsual = super.sort.bind(this);
    return longestFirst(await asUsual(files));
  }
}
