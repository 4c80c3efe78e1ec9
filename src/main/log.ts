// Log lines as JSON on standard output, written by pino. What may stand in them is closed by `LogFields`.
// Lines are gathered for up to a second: a write for each would cost more than many requests do.
import { pino, type DestinationStream } from 'pino';
import type { Log } from '../core/log.ts';
import type { Config } from './config.ts';

export function openLog(level: Config['LOG_LEVEL'], destination: DestinationStream = gathered(1)): Log {
  const options = { level, base: null, timestamp: openStamp(Date.now) };
  const lines = pino(options, destination);
  return {
    info: (event, fields) => lines.info({ event, ...fields }),
    warn: (event, fields) => lines.warn({ event, ...fields }),
    error: (event, fields) => lines.error({ event, ...fields }),
  };
}

const togetherLength = 16_384;
const togetherMs = 1_000;

/**
 * `to` is a file descriptor or a path. The lines are gathered here: where pino's own stream gathers them, it counts all
 * bytes that wait anew for each line.
 */
export function gathered(to: number | string): DestinationStream {
  const stream = pino.destination({ dest: to, sync: false });
  let waiting = '';
  const pass = (): void => {
    if (waiting !== '') stream.write(waiting);
    waiting = '';
  };
  setInterval(pass, togetherMs).unref();
  process.on('exit', () => {
    pass();
    stream.flushSync();
  });
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= togetherLength) pass();
    },
  };
}

/** Many lines fall into one millisecond, and its text is dearer than the rest of a line. */
function openStamp(now: () => number): () => string {
  let last = { at: Number.NaN, text: '' };
  return () => {
    const at = now();
    if (at !== last.at) last = { at, text: `,"time":"${new Date(at).toISOString()}"` };
    return last.text;
  };
}
