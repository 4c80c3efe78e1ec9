// npm run bench:mutants -- [count] [seed] [room] — how many small faults the tests of gate, automation and sync engine find. A sample
// of each room, always the same for a seed; each fault is put into a copy of the sources, on which the tests of that room are run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '../scripts/seeded.ts';
import { type Mutation, mutated, mutationsOf } from './mutations.ts';

interface Mutant {
  readonly file: string;
  readonly mutation: Mutation;
}

const root = join(import.meta.dirname, '..');
const rooms = {
  gate: { sources: 'src/gate', tests: ['test/gate'] },
  automation: { sources: 'src/automation', tests: ['test/automation'] },
  engine: { sources: 'src/services/integration/engine', tests: ['test/services/integration/engine'] },
} as const;
const copied = ['src', 'test', 'evals', 'bench', 'scripts', 'vitest.config.ts'];

/** A fault may make the tests wait for ever: that is found, too. */
const patience = 4;
const count = Number(process.argv[2] ?? 40);
const seed = Number(process.argv[3] ?? 34);
const only = process.argv[4];
if (only !== undefined && !Object.hasOwn(rooms, only))
  throw new Error(`there is no room ${only}; there are ${Object.keys(rooms).join(', ')}`);

function copyOfTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'muster-mutants-'));
  for (const name of readdirSync(root)) {
    if (name === '.git') continue;
    if (copied.includes(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
    else symlinkSync(join(root, name), join(copy, name));
  }
  return copy;
}

/** In a process group of its own: a worker that a fault keeps busy for ever does not end with its parent. */
async function isPassed(copy: string, tests: readonly string[], timeoutMs: number): Promise<boolean> {
  const options = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...tests];
  const child = spawn(process.execPath, options, { cwd: copy, stdio: 'ignore', detached: true });
  const killGroup = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(killGroup, timeoutMs);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  return code === 0;
}

/** Always the same for a seed, whichever rooms are looked at. */
function sampleOf(folder: string): Mutant[] {
  const random = seeded(seed);
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .toSorted();
  const all = files.flatMap((file) =>
    mutationsOf(file, readFileSync(join(root, file), 'utf8')).map((mutation) => ({ file, mutation })),
  );
  const sample: Mutant[] = [];
  while (sample.length < count && all.length > 0) sample.push(...all.splice(random.below(all.length), 1));
  return sample;
}

/** Whether the tests find it. */
async function isFound(copy: string, { file, mutation }: Mutant, run: () => Promise<boolean>): Promise<boolean> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(source, mutation));
  try {
    return !(await run());
  } finally {
    writeFileSync(path, source);
  }
}

function show({ file, mutation }: Mutant): string {
  const source = readFileSync(join(root, file), 'utf8');
  const line = source.slice(0, mutation.start).split('\n').length;
  const was = source.slice(mutation.start, mutation.end).replaceAll(/\s+/g, ' ').slice(0, 80);
  return `  not found: ${file}:${line}  ${was}  →  ${mutation.replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`;
}

const copy = copyOfTree();
try {
  for (const [room, { sources, tests }] of Object.entries(rooms)) {
    if (only !== undefined && room !== only) continue;
    const since = performance.now();
    if (!(await isPassed(copy, tests, 600_000)))
      throw new Error(`the tests of ${room} fail before anything is changed`);
    const timeout = (performance.now() - since) * patience + 10_000;
    const sample = sampleOf(sources);
    const missed: Mutant[] = [];
    for (const mutant of sample) {
      if (await isFound(copy, mutant, () => isPassed(copy, tests, timeout))) continue;
      missed.push(mutant);
      console.log(show(mutant));
    }
    const share = ((sample.length - missed.length) / sample.length) * 100;
    console.log(`${room.padEnd(11)} ${sample.length - missed.length} of ${sample.length} found, ${share.toFixed(0)}%`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
