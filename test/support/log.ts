// A log that keeps its lines for the test to look at.
import type { Log, LogFields } from '../../src/core/log.ts';

export interface KeptLog extends Log {
  readonly lines: { readonly level: keyof Log; readonly event: string; readonly fields: LogFields }[];
}

export function createKeptLog(): KeptLog {
  const lines: KeptLog['lines'] = [];
  const keep =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}): void =>
      void lines.push({ level, event, fields });
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') };
}
