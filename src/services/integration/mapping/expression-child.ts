// One child process for expressions, as its parent sees it: asked one thing at a time, killed when it does not answer, and gone
// when it took more memory than it may.
import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Json, JsonObject } from '../../../core/json.ts';

/** Why there is no answer: it was killed for its time, it died of its own, or it never began. */
export type Lost = 'late' | 'died' | 'not started';

// The child has reduced every result to plain JSON within its bounds; looking at each value once more would cost as much again.
const Row = z.union([
  z.strictObject({ results: z.array(z.custom<Json | undefined>()) }),
  z.strictObject({ fault: z.string(), at: z.int() }),
]);
export type Row = z.infer<typeof Row>;
const Message = z.union([
  z.strictObject({ ready: z.literal(true) }),
  z.strictObject({ id: z.int(), rows: z.array(Row) }),
]);

const memoryMb = 96;
/** Node and its modules on a machine that is busy. */
const startMs = 30_000;

export interface Asking {
  readonly expressions: readonly string[];
  readonly records: readonly JsonObject[];
  readonly patienceMs: number;
}

export class ExpressionChild {
  readonly #process: ChildProcess;
  readonly #started: Promise<boolean>;
  #last = 0;
  #settle: ((answer: readonly Row[] | Lost) => void) | undefined;
  #isGone = false;

  constructor({ isNice }: { isNice: boolean }) {
    const entry = new URL('expression-process.ts', import.meta.url);
    const home = fileURLToPath(new URL('../../../../', import.meta.url));
    // Where a package manager keeps packages elsewhere and links to them.
    const library = dirname(createRequire(import.meta.url).resolve('jsonata'));
    this.#process = fork(entry, {
      env: {},
      execArgv: [
        `--max-old-space-size=${memoryMb}`,
        '--max-semi-space-size=8',
        '--disallow-code-generation-from-strings',
        '--no-warnings',
        '--permission',
        '--allow-worker',
        `--allow-fs-read=${home}`,
        `--allow-fs-read=${library}`,
      ],
      serialization: 'advanced',
      // What V8 prints as it gives up may quote data.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#started = new Promise((resolve) => {
      const timer = setTimeout(() => this.kill('not started'), startMs).unref();
      const end = (isReady: boolean) => {
        clearTimeout(timer);
        resolve(isReady);
      };
      this.#process.once('message', () => end(true));
      this.#process.once('exit', () => end(false));
      this.#process.once('error', () => end(false));
    });
    this.#process.on('message', (message: unknown) => this.#hear(message));
    this.#process.on('exit', () => this.#lose('died'));
    this.#process.on('error', () => this.#lose('not started'));
    this.#process.unref();
    this.#process.channel?.unref();
    if (isNice) this.#makeNice();
    // For a moment a text may take half a gigabyte. Where the whole machine runs out of memory Linux takes this process first.
    writeFile(`/proc/${this.#process.pid ?? 0}/oom_score_adj`, '1000', () => undefined);
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** The rows of the first records, one at least; or why there are none. Then this child is gone. */
  async ask({ expressions, records, patienceMs }: Asking): Promise<readonly Row[] | Lost> {
    this.#process.channel?.ref();
    if (!(await this.#started)) return this.#lose('not started');
    return await new Promise((resolve) => {
      // An answer that lies in the pipe while this process was busy itself counts.
      const timer = setTimeout(() => setImmediate(() => setImmediate(() => this.kill('late'))), patienceMs);
      const id = (this.#last += 1);
      this.#settle = (answer) => {
        clearTimeout(timer);
        this.#settle = undefined;
        this.#process.channel?.unref();
        resolve(answer);
      };
      if (this.#isGone) this.#lose('died');
      else this.#process.send({ id, expressions, records });
    });
  }

  kill(because: Lost): void {
    this.#lose(because);
    this.#process.kill('SIGKILL');
  }

  #hear(message: unknown): void {
    const parsed = Message.parse(message);
    if ('rows' in parsed && parsed.id === this.#last) this.#settle?.(parsed.rows);
  }

  #lose(because: Lost): Lost {
    this.#isGone = true;
    this.#settle?.(because);
    return because;
  }

  /** What is known to misbehave gets the processor that nobody else wants. */
  #makeNice(): void {
    const { pid } = this.#process;
    try {
      if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
    } catch {
      // Not every system lets it: the child is bounded in time all the same.
    }
  }
}
