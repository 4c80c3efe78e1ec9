// A release keeps what Node reads and what the licences ask for, and nothing that only an editor opens.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = join(import.meta.dirname, '../../bin/prune-install.mjs');

function installed(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-prune-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'x');
  }
  return folder;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

test('source maps, declarations and TypeScript sources go; what runs and the licences stay', () => {
  const stays = ['index.js', 'index.cjs', 'index.mjs', 'package.json', 'LICENSE', 'NOTICE.md', 'words.map', 'db.wasm'];
  const goes = ['index.js.map', 'index.mjs.map', 'index.d.ts', 'index.d.mts', 'index.d.cts.map', 'a.css.map', 'a.ts'];
  const folder = installed([...stays, ...goes].map((file) => `some/package/${file}`));
  execFileSync(process.execPath, [script, folder]);
  expect(filesIn(folder)).toEqual(stays.toSorted());
});

test('a folder whose name ends like a file is kept', () => {
  const folder = installed(['package/some.ts/index.js']);
  execFileSync(process.execPath, [script, folder]);
  expect(filesIn(folder)).toEqual(['index.js']);
});

test('without a folder it says how it is called', () => {
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, 'usage: node bin/prune-install.mjs <node_modules>\n']);
});
