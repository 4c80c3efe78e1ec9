// `npm run check`: types, dead code, lint, format, the planner's size, each with its own verdict. Two at a time, one of them with one
// thread: what each says is told when it has ended. Plain JavaScript, see node24.mjs.
import { spawn } from 'node:child_process';

const steps = [
  { name: 'types', program: 'typescript/bin/tsc', options: ['-p', '.'] },
  { name: 'dead code', program: 'knip/bin/knip.js', options: [] },
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
  {
    name: 'format',
    program: 'oxfmt/bin/oxfmt',
    options: ['--check', 'src', 'test', 'web', 'bench', 'evals', 'scripts', 'bin', 'examples', 'vitest.config.ts'],
  },
  { name: 'size of the planner', program: 'bin/planner-size.mjs', options: [] },
];

let failed = 0;
async function check({ name, program, options }) {
  const command = program.startsWith('bin/') ? [program] : ['bin/node24.mjs', `node_modules/${program}`, ...options];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  process.stdout.write(`${said}${status === 0 ? 'ok    ' : 'FAILED'} ${name}\n`);
  if (status !== 0) failed += 1;
}

const left = [...steps];
async function lane() {
  for (let step = left.shift(); step !== undefined; step = left.shift()) await check(step);
}
await Promise.all([lane(), lane()]);
process.exit(failed === 0 ? 0 : 1);
