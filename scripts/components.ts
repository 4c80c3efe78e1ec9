// npm run components — which of the components that Muster ships have a published weakness, and which are behind, against the times
// in SECURITY.md. Asks the npm registry about the packages of this lock file alone. Ends with 1 where something is over its time or
// has a weakness, with 2 where the registry gives no advisories.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inventoryOf } from './sbom/inventory.ts';
import { behindIn, daysBehind, updatedWithinDays, weakIn } from './components/remediation.ts';

const run = promisify(execFile);

/** npm ends with 1 where it has found something, and tells it all the same. */
async function npm(...words: string[]): Promise<unknown> {
  const answer = await run('npm', [...words, '--json'], { maxBuffer: 64 * 2 ** 20 }).catch((error: unknown) => {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return error;
    throw error;
  });
  const text = 'stdout' in answer ? String(answer.stdout) : '';
  return text.trim() === '' ? {} : JSON.parse(text);
}

const { parts } = inventoryOf('package-lock.json');
const shipped = new Set(parts.map(({ name }) => name));
console.log(`${shipped.size} packages are shipped (npm run sbom).`);

const weak = weakIn(await npm('audit', '--omit=dev'));
if (weak === undefined) console.log('Weaknesses: not known, this npm registry gives no advisories.');
else if (weak.length === 0) console.log('Weaknesses: none published.');
for (const { name, severity, range } of weak ?? [])
  console.log(`${name} ${range}: ${severity}, to be updated within ${updatedWithinDays[severity]} days`);

let isLate = false;
for (const one of behindIn(await npm('outdated')).filter(({ name }) => shipped.has(name))) {
  const days = daysBehind(one, await npm('view', one.name, 'time'), new Date());
  const late = days > updatedWithinDays.behind;
  isLate ||= late;
  console.log(`${one.name} ${one.current} → ${one.latest}: ${days} days behind${late ? ', over its time' : ''}`);
}
process.exitCode = isLate || (weak?.length ?? 0) > 0 ? 1 : weak === undefined ? 2 : 0;
