// JSONata beside the event loop: a worker thread that is ended when an expression takes too long or too much.
import { Worker } from 'node:worker_threads';
import { Json } from '../../../core/json.ts';
import { z } from 'zod';
import type { Expressions } from '../engine/run.ts';
import { MappingFault } from './steps.ts';

/** For one page of records. */
const patienceMs = 5_000;
const memoryMb = 64;

const Reply = z.union([
  z.strictObject({ id: z.int(), results: z.array(z.array(Json.optional())) }),
  z.strictObject({ id: z.int(), fault: z.string() }),
]);

interface Waiting {
  readonly resolve: (results: readonly (readonly Json[])[]) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

export interface ExpressionPool extends Expressions {
  close(): Promise<void>;
}

/** The worker starts with the first expression. */
export function openExpressions(): ExpressionPool {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const settle = (id: number, how: (held: Waiting) => void): void => {
    const held = waiting.get(id);
    if (held === undefined) return;
    clearTimeout(held.timer);
    waiting.delete(id);
    how(held);
  };
  const end = (reason: MappingFault): void => {
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(reason));
    void worker?.terminate();
    worker = undefined;
  };
  const started = (): Worker => {
    if (worker !== undefined) return worker;
    const made = new Worker(new URL('expression-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, stackSizeMb: 2 },
    });
    made.unref();
    made.on('message', (message: unknown) => {
      const reply = Reply.parse(message);
      if ('fault' in reply) settle(reply.id, ({ reject }) => reject(new MappingFault(reply.fault)));
      else settle(reply.id, ({ resolve }) => resolve(reply.results.map((row) => row.map((value) => value ?? null))));
    });
    made.on('error', () => end(new MappingFault('An expression took more memory than it may.')));
    return (worker = made);
  };

  return {
    evaluate: (expressions, records) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        const timer = setTimeout(
          () => end(new MappingFault('An expression takes too long. Make it simpler.')),
          patienceMs,
        );
        waiting.set(id, { resolve, reject, timer });
        started().postMessage({ id, expressions, records });
      }),
    close: async () => {
      end(new MappingFault('The service stops.'));
    },
  };
}
