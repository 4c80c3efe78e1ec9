// npm run build:veteran-pay -- <OEWS national table as CSV> <month>: makes `data/veteran/pay.tsv` from the Bureau of Labor
// Statistics' occupational wages (public domain). Years' pay by detailed occupation, else by the broad one that holds it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { payRows } from './veteran/pay-rows.ts';

const [file, month = ''] = process.argv.slice(2);
if (file === undefined || !/^\d{4}-\d{2}$/.test(month)) {
  console.error('usage: npm run build:veteran-pay -- <OEWS national table as CSV> <month as 2024-05>');
  process.exit(2);
}
const rows = payRows(readFileSync(file, 'utf8'), month);
const home = join(import.meta.dirname, '..', 'data', 'veteran');
const lines = [['occupation', 'p25', 'median', 'p75', 'month'], ...rows];
writeFileSync(join(home, 'pay.tsv'), `${lines.map((cells) => cells.join('\t')).join('\n')}\n`);
console.log(`${rows.length} occupations, ${month}`);
