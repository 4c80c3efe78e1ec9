// The built files of the console, read once at start with their compressed forms.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

export interface ConsoleFile {
  readonly type: string;
  readonly body: Buffer;
  /** Quoted, as the header wants it. */
  readonly etag: string;
  /** The same bytes as the build compressed them. */
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What the page needs and no more: own scripts, styles and answers; no frame but its own, no text that becomes code. */
export const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  // A candidate's PDF, which the service sends in a box of its own.
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** By path below the folder, with forward slashes: `index.html`, `assets/index-4f2a.js`. */
export async function consoleFiles(folder: string): Promise<ReadonlyMap<string, ConsoleFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const there = new Set(paths);
  const served = paths.filter((path) => extname(path) in types).toSorted();
  return new Map(
    await Promise.all(
      served.map(async (path) => [relative(folder, path).split(sep).join('/'), await read(path, there)] as const),
    ),
  );
}

async function read(path: string, there: ReadonlySet<string>): Promise<ConsoleFile> {
  const body = await readFile(path);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    body,
    etag: `"${digest}"`,
    ...(there.has(`${path}.br`) ? { br: await readFile(`${path}.br`) } : {}),
    ...(there.has(`${path}.gz`) ? { gzip: await readFile(`${path}.gz`) } : {}),
  };
}
