// Completes package-lock.json after `npm install`: node scripts/complete-lock-file.mjs
// A registry that does not hold every platform's package makes npm leave those out of the lock file, and `npm ci` then refuses
// it. Optional dependencies that are named but missing are added with their exact version and the platform their name tells, so
// that a machine of that platform installs them and every other one passes them over.
import { readFileSync, writeFileSync } from 'node:fs';

const path = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(path, 'utf8'));

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.includes('musl')
    ? ['musl']
    : words.includes('gnu') || words.includes('gnueabihf')
      ? ['glibc']
      : [];
  return { os, cpu, libc: os.includes('linux') ? libc : [] };
}

let added = 0;
for (const [place, entry] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (lock.packages[nested] !== undefined || lock.packages[`node_modules/${name}`] !== undefined) continue;
    const { os, cpu, libc } = platformOf(name);
    // Without a platform in its name it would be installed everywhere; that is for a person to look at.
    // WebAssembly runs on every system, and no machine is of that kind.
    if (cpu.length === 0 || (os.length === 0 && !cpu.includes('wasm32')))
      throw new Error(`${name}: no platform in the name`);
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[^\d]*/, ''),
      cpu,
      ...(entry.dev === true ? { dev: true } : {}),
      ...(libc.length === 0 ? {} : { libc }),
      optional: true,
      ...(os.length === 0 ? {} : { os }),
    };
    added += 1;
  }

const byPlace = ([a], [b]) => (a < b ? -1 : 1);
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(byPlace));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} platform packages added\n`);
