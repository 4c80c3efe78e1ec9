// Before the journeys: the service as the image runs it, and the children that open it, bundled once for each state of the sources.
// A start costs half of what one from the sources does.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from '../../scripts/server-bundle.ts';

const root = join(import.meta.dirname, '../..');
const place = join(root, 'dist/test-server');
const sources = ['src', 'scripts', 'test/support', 'package-lock.json'];

/** They are started dozens of times. */
const children = ['instruct-and-die', 'live-and-die'];

export async function setup(): Promise<void> {
  const digest = digestOf(sources);
  const folder = join(place, digest);
  if (!existsSync(folder)) {
    mkdirSync(place, { recursive: true });
    for (const old of readdirSync(place)) if (!old.includes('.')) rmSync(join(place, old), { recursive: true });
    const making = `${folder}.${process.pid}`;
    const entries = children.map((name) => [name, `test/support/children/${name}.ts`]);
    await bundleServer({ outDir: making, entries: Object.fromEntries(entries) });
    try {
      renameSync(making, folder);
    } catch (error) {
      // Another run beside this one was first.
      if (!existsSync(folder)) throw error;
      rmSync(making, { recursive: true });
    }
  }
  process.env['TEST_SERVER_FOLDER'] = folder;
}

function digestOf(paths: readonly string[]): string {
  const files = paths.flatMap((path) =>
    path.includes('.')
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((file) => join(path, file)),
  );
  const hash = createHash('sha256');
  for (const file of files.filter((name) => /\.(?:ts|json)$/.test(name)).toSorted())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
