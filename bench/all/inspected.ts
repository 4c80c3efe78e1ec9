// Looks into a running service through Node's inspector: its heap after a collection, and for how long its event loop stood still.
// The service runs the code that everybody runs; only the option --inspect is set.
import { once } from 'node:events';
import { z } from 'zod';
import type { RunningService } from '../../test/support/service.ts';

/** In the environment of a service that is to be looked into. */
export const inspectable = { NODE_OPTIONS: '--inspect=127.0.0.1:0 --max-semi-space-size=16', MALLOC_ARENA_MAX: '2' };

export interface Memory {
  readonly residentMb: number;
  readonly heapMb: number;
}

export interface Inspected {
  /** After two full collections. */
  memory(): Promise<Memory>;
  /** Microseconds of CPU that the process has used so far. */
  cpuMicros(): Promise<number>;
  /** From now on, until `longestStop` is asked. */
  watchLoop(): Promise<void>;
  /** The longest time in milliseconds in which nothing else could run. */
  longestStop(): Promise<number>;
  close(): void;
}

const Said = z.looseObject({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
});
const Evaluated = z.looseObject({ result: z.looseObject({ value: z.unknown() }) });
const Usage = z.object({ rss: z.number(), heapUsed: z.number() });
const mebibyte = 2 ** 20;
const resolutionMs = 5;

export async function inspect(service: RunningService): Promise<Inspected> {
  const address = /ws:\/\/127\.0\.0\.1:\S+/.exec(service.output())?.[0];
  if (address === undefined) throw new Error('the service was started without --inspect');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error } = Said.parse(JSON.parse(String(data)));
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(JSON.stringify(error)));
    waiting.delete(id);
  });
  let last = 0;
  const ask = (method: string, params: object = {}): Promise<unknown> => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise;
  };
  const evaluate = async (expression: string): Promise<unknown> =>
    Evaluated.parse(await ask('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  return {
    async memory() {
      for (let round = 0; round < 2; round += 1) await ask('HeapProfiler.collectGarbage');
      const { rss, heapUsed } = Usage.parse(await evaluate('process.memoryUsage()'));
      return { residentMb: rss / mebibyte, heapMb: heapUsed / mebibyte };
    },
    cpuMicros: async () => z.number().parse(await evaluate('(({user, system}) => user + system)(process.cpuUsage())')),
    async watchLoop() {
      await evaluate(
        `globalThis.loopWatch ??= process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: ${resolutionMs} });` +
          'loopWatch.enable(); loopWatch.reset(); 0',
      );
    },
    longestStop: async () => Math.max(0, z.number().parse(await evaluate('loopWatch.max / 1e6')) - resolutionMs),
    close: () => socket.close(),
  };
}
