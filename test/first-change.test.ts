// The tool that docs/first-change.md has a newcomer write, taken from the page and called: what it promises comes out.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openOperations } from './support/operations.ts';

const page = readFileSync('docs/first-change.md', 'utf8');
const [testSnippet = '', toolSnippet = ''] = [...page.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code);

/** The snippet as a file of its own, whose imports lead to the sources. */
async function load(snippet: string) {
  const folder = mkdtempSync(join(tmpdir(), 'muster-first-change-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'count-by-stage.ts');
  const zod = fileURLToPath(import.meta.resolve('zod'));
  writeFileSync(file, snippet.replaceAll("'../", `'${resolve('src')}/`).replace("'zod'", `'${zod}'`));
  return await import(file);
}

test('the tool of the first change answers what the page expects of it', async () => {
  const world = await openOperations();
  const { countByStage } = await load(toolSnippet);
  const tool = countByStage(world);
  const answer = await tool.execute({}, world.context('k1'));
  expect(testSnippet).toContain(`'${tool.name}'`);
  expect(testSnippet).toContain("{ stage: 'Applied', candidates: 2 }");
  expect(tool.output.parse(answer).stages).toContainEqual({ stage: 'Applied', candidates: 2 });
  expect(tool.summarize(answer)).toContain('Applied: 2');
});

test('the page leads to files that are there, and has the line of the contract that the tool needs', () => {
  expect(page).toContain("`count_by_stage: { arguments: '', risk: 'read', undo: '' },`");
  expect(readFileSync('src/tools/index.ts', 'utf8')).toMatch(/^ {2}findCandidates\(ports\),$/m);
  expect(readFileSync('test/tools/tool-list.test.ts', 'utf8')).toMatch(/^ {2}find_candidates: \{$/m);
});
