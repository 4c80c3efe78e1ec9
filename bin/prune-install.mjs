#!/usr/bin/env node
// Removes from an installed folder what only editors and debuggers read: source maps, type declarations and TypeScript sources.
//   node bin/prune-install.mjs node_modules
// For a release; a checkout needs them. Half of an install is these files. Plain JavaScript, so that any Node runs it.
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const forEditors = /\.[cm]?ts$|\.(?:[cm]?[jt]s|css)\.map$/;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('usage: node bin/prune-install.mjs <node_modules>\n');
  process.exit(2);
}

let files = 0;
let bytes = 0;
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!forEditors.test(name)) continue;
  const path = join(folder, name);
  const found = lstatSync(path);
  if (!found.isFile()) continue;
  rmSync(path);
  files += 1;
  bytes += found.size;
}
process.stdout.write(`removed ${files} files, ${Math.round(bytes / 2 ** 20)} MiB\n`);
