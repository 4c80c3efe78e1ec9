// npm run bench:hostile [-- --json]: CPU of a whole turn over messages of hostile shapes, the ratio when the length doubles, and the
// longest time for which nothing else could run.
import { costOf, lengths, shapes } from '../evals/harness/hostile.ts';
import { splits } from '../evals/harness/sets.ts';

const [contents] = Object.values(splits.development.sandboxes);
if (contents === undefined) throw new Error('There is no sandbox.');
const names = contents.candidates.map(({ name }) => name);
await costOf('move Ann to Offer', contents);

for (const [shape, of] of Object.entries(shapes)) {
  const costs: { length: number; cpuMs: number; blockMs: number }[] = [];
  for (const length of lengths) costs.push({ length, ...(await costOf(of(length, names), contents)) });
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ shape, costs }));
    continue;
  }
  const cells = costs.map(({ length, cpuMs, blockMs }, at) => {
    const before = costs[at - 1]?.cpuMs;
    const ratio = before === undefined ? '' : ` ×${(cpuMs / before).toFixed(1)}`;
    return `${length}: ${cpuMs.toFixed(1)} ms${ratio}, block ${blockMs.toFixed(1)}`.padEnd(34);
  });
  console.log(`${shape.padEnd(26)} ${cells.join(' ')}`);
}
