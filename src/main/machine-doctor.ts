// What `npm run doctor` looks at on the machine itself: the data folder, the port, and the pages for the browser.
import { constants } from 'node:fs';
import { access, readdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { bad, type Finding, well } from '../channels/doctor.ts';
import type { Config } from './config.ts';

/** A database of a small team for a year, and room to back it up. */
const leastFreeMiB = 1024;

interface Machine {
  readonly config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'HOST' | 'PORT'>;
  /** The folder of the project. */
  readonly root: string;
  readonly fetch: typeof fetch;
}

export async function examineMachine({ config, root, fetch: ask }: Machine): Promise<readonly Finding[]> {
  return [
    ...(config.DATABASE_URL === undefined ? [await examineFolder(config.DATA_DIR)] : []),
    await examinePort(config, ask),
    await examinePages(root),
  ];
}

async function examineFolder(folder: string): Promise<Finding> {
  const what = 'Data folder';
  const standing = await nearestStanding(resolve(folder));
  try {
    await access(standing, constants.W_OK | constants.X_OK);
  } catch {
    // Whatever forbids it, the remedy is the same.
    return bad(
      what,
      `${standing} cannot be written by this user. Give it the right, or set DATA_DIR to another folder.`,
    );
  }
  const { bavail, bsize } = await statfs(standing);
  const freeMiB = Math.floor((bavail * bsize) / 2 ** 20);
  return freeMiB < leastFreeMiB
    ? bad(what, `only ${freeMiB} MiB are free at ${standing}. Make room, or set DATA_DIR to a folder on another disk.`)
    : well(what, `${resolve(folder)} can be written; ${freeMiB} MiB free`);
}

/** A folder that is not there yet is made in the nearest one that is. */
async function nearestStanding(folder: string): Promise<string> {
  try {
    await access(folder);
    return folder;
  } catch {
    // Not there, or not to be seen: the one above it tells more.
    return dirname(folder) === folder ? folder : nearestStanding(dirname(folder));
  }
}

async function examinePort({ HOST, PORT }: Machine['config'], ask: typeof fetch): Promise<Finding> {
  const what = 'Port';
  const code = await listenOnce(HOST, PORT);
  if (code === undefined) return well(what, PORT === 0 ? 'a free one is taken' : `${HOST}:${PORT} is free`);
  if (code === 'EACCES') return bad(what, `this user may not listen on ${PORT}. Set PORT to one above 1023.`);
  if (code !== 'EADDRINUSE') return bad(what, `${HOST} is no address of this machine (${code}). Set HOST.`);
  return (await isMuster(`http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}/health/live`, ask))
    ? well(what, `Muster answers on ${PORT} already`)
    : bad(what, `${PORT} is taken by another program. Stop that one, or set PORT to another.`);
}

/** Undefined: it can be listened on. */
const listenOnce = (host: string, port: number): Promise<string | undefined> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done('code' in error ? String(error.code) : error.message));
    server.listen({ host, port }, () => server.close(() => done(undefined)));
  });

async function isMuster(url: string, ask: typeof fetch): Promise<boolean> {
  try {
    const answer = await ask(url, { signal: AbortSignal.timeout(2_000) });
    return answer.ok && (await answer.text()).includes('"status"');
  } catch {
    // Something else answers there, or nothing: either is no Muster.
    return false;
  }
}

async function examinePages(root: string): Promise<Finding> {
  const what = 'Console';
  const [built, vite] = await Promise.all([
    entriesOf(join(root, 'dist/web')),
    entriesOf(join(root, 'node_modules/vite')),
  ]);
  if (built > 0) return well(what, 'its pages are built');
  return vite > 0
    ? well(what, 'its pages are built at the first start')
    : bad(
        what,
        'its pages are not built, and what builds them is not installed. Run "npm ci" without --omit=optional.',
      );
}

async function entriesOf(folder: string): Promise<number> {
  try {
    return (await readdir(folder)).length;
  } catch {
    // A folder that is not there holds nothing.
    return 0;
  }
}
