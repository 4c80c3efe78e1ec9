// `npm run check`: format, lint, types, dead code, in that order, each with its own verdict. Plain JavaScript, see node24.mjs.
import { spawnSync } from 'node:child_process';

const node24 = ['bin/node24.mjs'];
const bin = (path) => `node_modules/${path}`;
const steps = [
  ['format', [bin('oxfmt/bin/oxfmt'), '--check', 'src', 'test', 'web', 'bench', 'scripts', 'bin', 'vitest.config.ts']],
  ['lint', [bin('oxlint/bin/oxlint'), '--type-aware', 'src', 'test', 'web', 'bench', 'scripts']],
  ['types', [bin('typescript/bin/tsc'), '-p', '.']],
  ['dead code', [bin('knip/bin/knip.js')]],
];

let failed = 0;
for (const [name, command] of steps) {
  const { status } = spawnSync(process.execPath, [...node24, ...command], { stdio: 'inherit' });
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}\n`);
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
