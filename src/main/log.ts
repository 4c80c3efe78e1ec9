// Log lines as JSON on standard output, written by pino. What may stand in them is closed by `LogFields`.
// Lines are gathered for up to a second: a write for each would cost more than many requests do.
import { pino, type DestinationStream } from 'pino';
import { type Log, type LogFields, loggedFields } from '../core/log.ts';
import { safeValue } from '../core/telemetry.ts';
import type { Config } from './config.ts';

interface Written {
  readonly destination?: DestinationStream;
  /** The W3C traceparent of what is current: lines of one trace can be found together. */
  readonly trace?: () => string | undefined;
}

export function openLog(
  level: Config['LOG_LEVEL'],
  { destination = gathered(1), trace = () => undefined }: Written = {},
): Log {
  const options = { level, base: null, timestamp: openStamp(Date.now) };
  const lines = pino(options, destination);
  const line = (event: string, fields: LogFields = {}) => lineOf(event, fields, trace());
  return {
    info: (event, fields) => lines.info(line(event, fields)),
    warn: (event, fields) => lines.warn(line(event, fields)),
    error: (event, fields) => lines.error(line(event, fields)),
  };
}

const allowed: ReadonlyMap<string, string> = new Map(Object.entries(loggedFields));

/** Fields that stand on the list, with values that are ids, codes and figures; what else somebody hands in is left out. */
function lineOf(event: string, fields: LogFields, traceparent: string | undefined): Readonly<Record<string, unknown>> {
  const line: Record<string, unknown> = { event };
  for (const [name, value] of Object.entries(fields)) {
    const kind = allowed.get(name);
    if (kind === undefined || typeof value !== kind) continue;
    line[name] = typeof value === 'string' ? safeValue(value) : value;
  }
  // A request says its own, also after its work is over.
  if (traceparent !== undefined) line['trace'] ??= traceparent.slice(3, 35);
  return line;
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
