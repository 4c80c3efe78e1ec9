// Starts the whole service as a stranger would, in a process of its own on a folder of its own, and speaks HTTP to it.
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a journey reads answers as a client without types does
  readonly body: any;
}

export interface RunningService {
  readonly url: string;
  readonly apiKey: string;
  readonly loginUrl: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything it printed so far. */
  output(): string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Passes a signal on and does not wait. */
  signal(name: NodeJS.Signals): void;
  /** SIGTERM and wait; the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL and wait. */
  kill(): Promise<void>;
}

interface StartOptions {
  readonly dataDir?: string;
  readonly environment?: Record<string, string>;
  readonly apiKey?: string;
  readonly timeoutMs?: number;
  /** Where it is reached, when PUBLIC_URL says something else. */
  readonly address?: string;
  /** Another folder of the project than this one. */
  readonly cwd?: string;
  /** What is started there. */
  readonly entry?: string;
}

/** A process that was not meant to stay: what it said, and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

const testKey = 'test-key-of-the-journeys-0123456789abcdef';

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'muster-journey-'));

/** With a database that is past its migrations, where the run has made one; a fresh folder otherwise. */
function migratedFolder(): string {
  const folder = freshFolder();
  const made = process.env['TEST_DATABASE_FOLDER'];
  if (made !== undefined) cpSync(made, join(folder, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

/** A process that was started, from its first moment on. */
export interface Launched {
  /** When it can be spoken to; rejects when it ends before. */
  readonly ready: Promise<RunningService>;
  /** SIGKILL and wait, ready or not. */
  kill(): Promise<void>;
}

export const startService = (options: StartOptions = {}): Promise<RunningService> => launchService(options).ready;

export function launchService(options: StartOptions = {}): Launched {
  const dataDir = options.dataDir ?? migratedFolder();
  const apiKey = options.apiKey ?? testKey;
  const environment = { DATA_DIR: dataDir, MUSTER_API_KEY: apiKey, ...options.environment };
  const { child, output } = startMuster([], environment, options);
  const kill = async () => void (await ended(child, 'SIGKILL'));
  const ready = async (): Promise<RunningService> => {
    const loginUrl = await printed(child, () => /https?:\/\/\S+\/console\/#login=\S+/.exec(output())?.[0], {
      timeoutMs: options.timeoutMs ?? 60_000,
      output,
    });
    const url = options.address ?? new URL(loginUrl).origin;
    return {
      url,
      apiKey,
      loginUrl,
      dataDir,
      pid: child.pid ?? 0,
      output,
      signal: (name) => void child.kill(name),
      call: (...request) => callService({ url, apiKey }, request),
      stop: () => ended(child, 'SIGTERM'),
      kill,
    };
  };
  return { ready: ready(), kill };
}

/** Runs it until it ends by itself: a command, or a start that must fail. */
export async function runMuster(command: readonly string[], environment: Record<string, string>): Promise<Ended> {
  const { child, output } = startMuster(command, environment);
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { code, output: output() };
}

/** What the run has bundled; undefined where it has not, or not this. */
export function bundledEntry(name: string): string | undefined {
  const folder = process.env['TEST_SERVER_FOLDER'];
  const path = folder === undefined ? undefined : join(folder, `${name}.mjs`);
  return path !== undefined && existsSync(path) ? path : undefined;
}

/** A process with nothing of this one's environment but what every program needs. */
export function startMuster(
  command: readonly string[],
  environment: Record<string, string>,
  { cwd = process.cwd(), entry = bundledEntry('main') ?? 'src/main.ts' }: Pick<StartOptions, 'cwd' | 'entry'> = {},
): { child: ChildProcess; output: () => string } {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry, ...command], {
    cwd,
    // No balancer has to be told that a test is over.
    env: { PATH, HOME, PORT: '0', GRACE_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // A run that is cut off must not leave services behind.
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  child.once('exit', () => process.removeListener('exit', killed));
  return { child, output: () => output };
}

export const removeData = (service: RunningService): void => rmSync(service.dataDir, { recursive: true, force: true });

/** As a client without types does. */
export async function callService(
  { url, apiKey }: Pick<RunningService, 'url' | 'apiKey'>,
  [method, path, body, headers]: Parameters<RunningService['call']>,
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : text };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

/** Between two looks no more is counted: a machine or a process that stood still meanwhile is no sign of a start that hangs. */
const mostBetweenLooksMs = 1_000;

/** Resolves with what `find` sees in the output; rejects when the process ends or the time is over. */
function printed<T>(
  child: ChildProcess,
  find: () => T | undefined,
  { timeoutMs, output }: { timeoutMs: number; output: () => string },
): Promise<T> {
  return new Promise((resolve, reject) => {
    let waitedMs = 0;
    let lookedAt = performance.now();
    const give = (act: () => void) => {
      clearInterval(look);
      act();
    };
    const look = setInterval(() => {
      const now = performance.now();
      waitedMs += Math.min(now - lookedAt, mostBetweenLooksMs);
      lookedAt = now;
      const found = find();
      if (found !== undefined) give(() => resolve(found));
      else if (child.exitCode !== null || child.signalCode !== null)
        give(() => reject(new Error(`it ended with ${child.exitCode ?? child.signalCode}:\n${output()}`)));
      else if (waitedMs > timeoutMs) {
        child.kill('SIGKILL');
        give(() => reject(new Error(`nothing after ${timeoutMs} ms:\n${output()}`)));
      }
    }, 20);
  });
}
