// The lists of the console, as their sources say: each is made with the kit, which searches, sorts, pages and exports, and each
// screen that asks for data shows waiting, refusal and fault by the kit as well. What is left out says why.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../web/console');
const sources = new Map(
  globSync('**/*.tsx', { cwd: root }).map((file) => [relative('.', file), readFileSync(join(root, file), 'utf8')]),
);
const holding = (pattern: RegExp, files: Iterable<readonly [string, string]> = sources): string[] =>
  [...files].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).toSorted();

/** Tables that are no lists of things: a few rows of something whole. */
const bareTables: Readonly<Record<string, string>> = {
  'kit/list.tsx': 'the kit itself',
  'imports/preview.tsx': 'some lines of a file before they are imported',
  'integrations/preview-card.tsx': 'a few examples of what a run would change',
  'integrations/set-up.tsx': 'the field map of one integration, which has an editor of its own',
  'screens/system.tsx': 'what the vendor’s description says of one collection',
};

/** Lists on screens that are not drawn by the kit’s list, but export all the same. */
const ownExports: Readonly<Record<string, string>> = {
  'screens/actions.tsx': 'of any length: only the rows in sight are drawn, and the service filters and sorts',
  'insight/card.tsx': 'the figures of one plot, which has all its rows in sight',
  'candidate/timeline.tsx': 'a timeline page by page from the service; its actions are exported whole',
  'automation/versions.tsx': 'versions in their one order, each with what changed since the one before',
  'builder/versions-dialog.tsx': 'versions in their one order, each with what the draft has beyond it',
  'builder/toolbar.tsx': 'the document of one flow, not a list',
};

/** Screens that ask for data and need no states of their own. */
const withoutStates: Readonly<Record<string, string>> = {
  'screens/setup.tsx': 'a step whose state is not known yet stands open',
  'screens/import.tsx': 'only requisitions to choose from; the preview of the file has states of its own',
  'screens/requests.tsx': 'only the names of connections; its table has the states',
  'screens/assistant.tsx': 'only examples to begin with; the conversation has states of its own',
  'screens/actions.tsx': 'useActionLog asks, Shown shows',
};

test('every table that is a list is made with the kit', () => {
  expect(sources.size).toBeGreaterThan(100);
  expect(holding(/<Table\b/)).toEqual(Object.keys(bareTables).toSorted());
});

test('every list of the kit has columns with values, so that it can be searched, sorted and exported', () => {
  const lists = holding(/<(?:Screen)?List$|<(?:Screen)?List\s/m).filter((file) => !file.startsWith('kit/'));
  expect(lists.length).toBeGreaterThan(20);
  const speechless = lists.filter((file) => {
    const folder = file.slice(0, file.lastIndexOf('/'));
    // Columns may stand in a file beside it.
    const near = [...sources].filter(([each]) => each === file || each.startsWith(`${folder}/`));
    return holding(/\bvalue(?:: |,|\()/, near).length === 0;
  });
  expect(speechless).toEqual([]);
});

test('whatever exports without the kit’s list says why', () => {
  const exporting = holding(/<ExportButton\b/).filter((file) => !file.startsWith('kit/'));
  expect(exporting).toEqual(expect.arrayContaining(['screens/actions.tsx']));
  expect(exporting.filter((file) => !(file in ownExports))).toEqual([]);
});

test('every screen that asks for data shows waiting, refusal and fault', () => {
  const asking = holding(/\buse(?:Infinite)?Query\(/).filter((file) => file.startsWith('screens/'));
  expect(asking.length).toBeGreaterThan(15);
  expect(asking.filter((file) => !/<Shown\b/.test(sources.get(file) ?? '') && !(file in withoutStates))).toEqual([]);
});
