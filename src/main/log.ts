// Log lines as JSON on standard output, written by pino. What may stand in them is closed by `LogFields`.
// Lines are gathered for up to a second: a write for each would cost more than many requests do.
import { pino, type DestinationStream } from 'pino';
import type { Log } from '../core/log.ts';
import type { Config } from './config.ts';

export function openLog(level: Config['LOG_LEVEL'], destination: DestinationStream = gathered()): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const lines = pino(options, destination);
  return {
    info: (event, fields) => lines.info({ event, ...fields }),
    warn: (event, fields) => lines.warn({ event, ...fields }),
    error: (event, fields) => lines.error({ event, ...fields }),
  };
}

function gathered(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
  process.on('exit', () => stream.flushSync());
  return stream;
}
