// npm run connectors: how many systems there are, by category and evidence. With --write, docs/connectors.md is renewed.
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { connectors } from '../src/connectors/index.ts';
import { connectorsPage, countTable } from './connectors/page.ts';

if (argv.includes('--write')) writeFileSync('docs/connectors.md', connectorsPage(connectors));
console.log(countTable(connectors));

const lines = connectors.map(
  ({ system }) => readFileSync(`src/connectors/${system}.ts`, 'utf8').split('\n').length - 1,
);
const average = Math.round(lines.reduce((sum, one) => sum + one, 0) / lines.length);
console.log(`${lines.length} files of ${average} lines on average, the longest of ${Math.max(...lines)}.`);
