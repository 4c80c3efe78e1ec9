// A made-up record to test a flow with, for a source that holds none yet or is not connected.
import type { Sample } from '../api/flows.ts';

interface DeclaredField {
  readonly path: string;
  readonly type: string;
}

const values: Readonly<Record<string, Sample[string]>> = {
  number: 1,
  integer: 1,
  boolean: true,
  date: '2026-01-31',
  datetime: '2026-01-31T09:00:00Z',
  array: [],
  object: {},
};

/** Each field holds a value of its type; a text says which field it stands in. */
export function exampleRecord(fields: readonly DeclaredField[]): Sample {
  const record: Record<string, Sample[string]> = { id: 'example-1' };
  for (const { path, type } of fields) put(record, path, values[type] ?? textOf(path));
  return record;
}

const textOf = (path: string): string => (/e-?mail/i.test(path) ? 'ada@example.com' : `Example ${path}`);

/** Lists are left alone: `emails[0].value` would have to guess what else the list holds. */
function put(record: Record<string, Sample[string]>, path: string, value: Sample[string]): void {
  const keys = path.split('.');
  if (keys.some((key) => key.includes('[') || key === '__proto__')) return;
  const last = keys.pop();
  if (last === undefined) return;
  let at = record;
  for (const key of keys) {
    const inner = at[key];
    const next = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? { ...inner } : {};
    at[key] = next;
    at = next;
  }
  at[last] ??= value;
}
