// Reads an uploaded history as it travels, CSV or JSON lines, into records that keep the line they stood on.
import { z } from 'zod';
import {
  parseCsv,
  type ParseFault,
  type RawRecord,
  type RawTable,
} from '../../services/retention/history/parse-table.ts';

const JsonLine = z.record(z.string(), z.unknown());

export function parseJsonLines(text: string): RawTable {
  const faults: ParseFault[] = [];
  const records: RawRecord[] = [];
  const columns = new Set<string>();
  text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .forEach((source, index) => {
      if (source.trim() === '') return;
      const record = recordOf(source);
      if (record === undefined) {
        faults.push({ line: index + 1, code: 'malformed_json', message: 'is not a JSON object on one line' });
        return;
      }
      const cells = flattened(record);
      for (const name of cells.keys()) columns.add(name);
      records.push({ line: index + 1, cells });
    });
  return { columns: [...columns], records, faults };
}

function recordOf(source: string): Record<string, unknown> | undefined {
  try {
    return JsonLine.safeParse(JSON.parse(source)).data;
  } catch {
    // Not JSON: the report names the line.
    return undefined;
  }
}

/** Signals may stand in an object of their own, as in a score request. */
function flattened(record: Record<string, unknown>): ReadonlyMap<string, unknown> {
  const { signals, ...rest } = record;
  const inner = JsonLine.safeParse(signals).data;
  if (inner === undefined && signals !== undefined) return new Map(Object.entries(record));
  return new Map([...Object.entries(rest), ...Object.entries(inner ?? {})]);
}

/** The server's parser for `text/csv` and `application/x-ndjson` hands the text over in this form. */
export const UploadedText = z.strictObject({ format: z.enum(['csv', 'ndjson']), text: z.string() });

export const readHistoryTable = ({ format, text }: z.infer<typeof UploadedText>): RawTable =>
  format === 'csv' ? parseCsv(text) : parseJsonLines(text);
