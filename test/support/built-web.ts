// The web files as they are served: built once for each state of their sources, by whichever test comes first.
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { consoleFiles, type ConsoleFile } from '../../src/api/routes/console-files.ts';
import { webFiles } from '../../src/main/web-files.ts';

const root = join(import.meta.dirname, '../..');

let made: Promise<string> | undefined;
/** The folder that the build made; looked for once a process. */
export const builtWeb = async (): Promise<string> => await (made ??= build());

async function build(): Promise<string> {
  let failure = '';
  const folder = await webFiles({
    root,
    dataDir: join(tmpdir(), 'muster-web'),
    tell: (told) => {
      if (told.kind === 'failed') failure = told.because;
    },
  });
  if (folder === undefined) throw new Error(`the web files cannot be built: ${failure}`);
  return folder;
}

let read: Promise<ReadonlyMap<string, ConsoleFile>> | undefined;
export const builtConsole = async (): Promise<ReadonlyMap<string, ConsoleFile>> =>
  await (read ??= builtWeb().then(async (folder) => await consoleFiles(join(folder, 'console'))));

const FirstLoad = z.object({ bytes: z.number(), allowed: z.number(), files: z.array(z.string()) });

/** What the build holds against the budget of the first load: bytes after gzip, and the files below `/console/` that they are. */
export const firstLoad = async (): Promise<z.infer<typeof FirstLoad>> =>
  FirstLoad.parse(JSON.parse(await readFile(join(await builtWeb(), 'console/first-load.json'), 'utf8')));
