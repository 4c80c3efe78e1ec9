// Runs a TypeScript file with Node 24, whichever Node started this: the installed platform package where this one is older.
// Options of Node may stand before the file. Plain JavaScript, so that an older Node can read it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const wanted = 24;
const [script, ...rest] = process.argv.slice(2);
if (script === undefined) {
  process.stderr.write('usage: node bin/node24.mjs [options of Node] <file> [arguments]\n');
  process.exit(2);
}

function newEnough() {
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  try {
    const home = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const path = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(path) ? path : undefined;
  } catch {
    // The platform package is not installed: the message below says what to do.
    return undefined;
  }
}

const node = newEnough();
if (node === undefined) {
  process.stderr.write(
    `Muster needs Node ${wanted}; this is ${process.versions.node} on ${process.platform}-${process.arch}. ` +
      'Run "npm ci" without --omit=optional, or install Node 24 from your package manager.\n',
  );
  process.exit(1);
}

// Each arena of malloc keeps what was freed in it; two are enough for one busy thread, and what a start freed is given back.
const env = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536', ...process.env };
const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...rest], { stdio: 'inherit', env });
// A signal sent to this launcher alone must reach the service, which drains and then decides the exit code.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
