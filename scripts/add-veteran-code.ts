// npm run add:veteran-code -- <branch> <code> <kind> <since> <published YYYY-MM> "<title>" "<O*NET codes>" "<reason>"
// Puts a newly published code into the overlay; `npm run build:veteran-data` then makes the tables anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { overlayRow } from './veteran/overlay-row.ts';

const curated = join(import.meta.dirname, '..', 'data', 'veteran', 'curated', 'overlay.tsv');
const occupationsFile = join(import.meta.dirname, '..', 'data', 'veteran', 'occupations.tsv');
const [branch = '', code = '', kind = '', since = '', published = '', title = '', occupations = '', reason = ''] =
  process.argv.slice(2);

const known = new Set(
  readFileSync(occupationsFile, 'utf8')
    .split('\n')
    .map((line) => line.slice(0, 10)),
);
const outcome = overlayRow(
  { branch, code, kind, since, published, title, occupations, reason },
  { known, overlay: readFileSync(curated, 'utf8') },
);
if (outcome.kind === 'refused') {
  console.error(outcome.because);
  process.exit(2);
}
writeFileSync(curated, outcome.overlay);
console.log(`${branch} ${code} stands in the overlay. Now: npm run build:veteran-data -- <source folder>`);
