// Reads a file that somebody sent in a process of its own: what unpacks to too much or takes too long ends that one, and nobody
// else waits for it.
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Content } from './read-content.ts';

const memoryMb = 96;
/** Node starts, reads five megabytes, and is gone; on a machine that is busy. */
const patienceMs = 15_000;
/** More wait for their turn. */
const atOnce = 2;

const Content = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), what: z.string(), text: z.string() }),
  z.strictObject({ kind: z.literal('unreadable'), because: z.string() }),
]);

const tooMuch: Content = {
  kind: 'unreadable',
  because: 'That file takes too much to be read. Send its text as .txt or as a plain Word document (.docx).',
};

let reading = 0;
const waiting: (() => void)[] = [];

export async function readInChild(extension: string, bytes: Uint8Array): Promise<Content> {
  if (reading >= atOnce) await new Promise<void>((turn) => waiting.push(turn));
  else reading += 1;
  try {
    return await contentFrom(begin(), { extension, bytes });
  } finally {
    const next = waiting.shift();
    if (next === undefined) reading -= 1;
    else next();
  }
}

function begin(): ChildProcess {
  const home = fileURLToPath(new URL('../../../', import.meta.url));
  // Where a package manager keeps packages elsewhere and links to them.
  const library = dirname(createRequire(import.meta.url).resolve('fflate'));
  return fork(new URL('content-process.ts', import.meta.url), {
    env: {},
    execArgv: [
      `--max-old-space-size=${memoryMb}`,
      '--disallow-code-generation-from-strings',
      '--no-warnings',
      '--permission',
      `--allow-fs-read=${home}`,
      `--allow-fs-read=${library}`,
    ],
    serialization: 'advanced',
    // What V8 prints as it gives up may quote what stood in the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

async function contentFrom(child: ChildProcess, order: { extension: string; bytes: Uint8Array }): Promise<Content> {
  const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  try {
    return await new Promise<Content>((resolve) => {
      child.once('message', (message) => resolve(Content.safeParse(message).data ?? tooMuch));
      child.once('exit', () => resolve(tooMuch));
      child.once('error', () => resolve(tooMuch));
      child.send(order, () => undefined);
    });
  } finally {
    clearTimeout(late);
  }
}
