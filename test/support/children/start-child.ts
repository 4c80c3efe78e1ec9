// Starts a script of this folder as a process of its own and hears what it says, line by line.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundledEntry } from '../service.ts';

export interface Child {
  readonly process: ChildProcess;
  readonly lines: readonly string[];
  /** Ends once the child has said that many lines; throws when it ended before. */
  said(count: number): Promise<readonly string[]>;
  /** The signal that ended it, or its exit code. */
  readonly gone: Promise<string>;
}

// The last three as in src/main.ts.
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
  '--no-wasm-code-gc',
];

// Where the service keeps what it compiled: a child that is killed again and again starts sooner for it.
const compiled = join(import.meta.dirname, '../../../dist/compiled');

export function startChild(script: string, ...given: string[]): Child {
  const file = bundledEntry(script.replace(/\.ts$/, '')) ?? join(import.meta.dirname, script);
  const child = spawn(process.execPath, [...flags, file, ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
  });
  const lines: string[] = [];
  const waiting: { count: number; heard: () => void }[] = [];
  let fault = '';
  child.stderr.on('data', (text: Buffer) => (fault += text.toString()));
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const { count, heard } of waiting) if (lines.length >= count) heard();
  });
  const gone = new Promise<string>((resolve) => {
    // `close` comes after the last line was read.
    child.once('close', (code, signal) => resolve(signal ?? String(code)));
  });
  const said = async (count: number): Promise<readonly string[]> => {
    if (lines.length < count)
      await new Promise<void>((resolve, reject) => {
        waiting.push({ count, heard: resolve });
        void gone.then((how) => reject(new Error(`the child ended (${how}) after ${lines.length} lines: ${fault}`)));
      });
    return lines;
  };
  return { process: child, lines, said, gone };
}
