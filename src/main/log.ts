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

/** `to` is a file descriptor or a path. */
export function gathered(to: number | string): DestinationStream {
  const stream = pino.destination({ dest: to, sync: false, minLength: 16_384, maxWrite: 65_536, periodicFlush: 1000 });
  process.on('exit', () => stream.flushSync());
  return stream;
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
