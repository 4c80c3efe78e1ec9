// The built web files: found by the digest of their sources, and made when those have changed. Nothing tracked is written.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const buildMs = 180_000;

export interface WebDependencies {
  /** The folder of the project. */
  readonly root: string;
  /** Where the build goes when the project's own folder cannot be written. */
  readonly dataDir: string;
  readonly tell: (told: WebNotice) => void;
}

export type WebNotice =
  | { readonly kind: 'building' }
  | { readonly kind: 'built'; readonly ms: number }
  | { readonly kind: 'failed'; readonly because: string };

/** The folder of the built files; undefined when they are not there and cannot be made. */
export async function webFiles({ root, dataDir, tell }: WebDependencies): Promise<string | undefined> {
  const digest = await digestOf(root);
  const places = [join(root, 'dist/web'), join(dataDir, 'web')];
  const folders = places.map((place) => join(place, digest));
  const built = await Promise.all(folders.map(isThere));
  const standing = folders.find((_, index) => built[index]);
  if (standing !== undefined) return standing;
  tell({ kind: 'building' });
  const started = performance.now();
  try {
    const place = await firstWritable(places);
    const folder = join(place, digest);
    // A process of its own: what the build needs does not stay in the memory of the service.
    const { execPath } = process;
    const options = ['--disable-warning=ExperimentalWarning', 'web/build.ts', folder];
    await run(execPath, options, { cwd: root, timeout: buildMs, maxBuffer: 16 * 1024 * 1024 });
    await removeOthers(place, digest);
    tell({ kind: 'built', ms: performance.now() - started });
    return folder;
  } catch (error) {
    tell({ kind: 'failed', because: reasonOf(error) });
    return undefined;
  }
}

/** Changes with every source, and with the versions of what they are built with. */
async function digestOf(root: string): Promise<string> {
  const web = join(root, 'web');
  const entries = await readdir(web, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256');
  const texts = await Promise.all(
    [join(root, 'package.json'), ...files.toSorted()].map(async (path) => [path, await readFile(path)] as const),
  );
  for (const [path, text] of texts) hash.update(`${relative(root, path)}\n${String(text.length)}\n`).update(text);
  return hash.digest('hex').slice(0, 16);
}

async function isThere(folder: string): Promise<boolean> {
  try {
    await access(folder);
    return true;
  } catch {
    // Not built yet: that is what is asked.
    return false;
  }
}

async function firstWritable([place, ...others]: readonly string[]): Promise<string> {
  if (place === undefined) throw new Error('no folder was named');
  try {
    await mkdir(place, { recursive: true });
    await access(place, 2);
    return place;
  } catch (error) {
    if (others.length === 0) throw error;
    return await firstWritable(others);
  }
}

/** Earlier builds go; one that is being made carries the number of its process and stays. */
async function removeOthers(place: string, digest: string): Promise<void> {
  const old = (await readdir(place)).filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== digest);
  await Promise.all(old.map(async (name) => await rm(join(place, name), { recursive: true, force: true })));
}

function reasonOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  const missing = /Cannot find package '([^']+)'/.exec(said)?.[1];
  if (missing !== undefined) return `${missing} is not installed; run "npm ci" without --omit=optional`;
  return (
    said
      .trim()
      .split('\n')
      .findLast((line) => /\berror\b/i.test(line)) ?? said.trim().slice(0, 300)
  );
}
