// `npm run check`: format, lint, types, dead code, the planner's size, in that order, each with its own verdict. Plain JavaScript, see node24.mjs.
import { spawnSync } from 'node:child_process';

const steps = [
  {
    name: 'format',
    program: 'oxfmt/bin/oxfmt',
    options: ['--check', 'src', 'test', 'web', 'bench', 'evals', 'scripts', 'bin', 'examples', 'vitest.config.ts'],
  },
  {
    name: 'lint',
    program: 'oxlint/bin/oxlint',
    options: [
      '--type-aware',
      '--report-unused-disable-directives-severity=error',
      'src',
      'test',
      'web',
      'bench',
      'evals',
      'scripts',
      'bin',
    ],
  },
  { name: 'types', program: 'typescript/bin/tsc', options: ['-p', '.'] },
  { name: 'dead code', program: 'knip/bin/knip.js', options: [] },
  { name: 'size of the planner', program: 'bin/planner-size.mjs', options: [] },
];

let failed = 0;
for (const { name, program, options } of steps) {
  const command = program.startsWith('bin/') ? [program] : ['bin/node24.mjs', `node_modules/${program}`, ...options];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}\n`);
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
