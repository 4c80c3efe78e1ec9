// What a new release changed, in lines a person can check: codes that came and went, and new titles and occupations.
import { readTable, type TableRow } from '../../src/services/veteran/read-table.ts';

const shown = 40;

export function differences(before: string, after: string): string[] {
  const [old, now] = [byKey(before), byKey(after)];
  const lines: string[] = [];
  for (const [key, row] of now) lines.push(...changeOf(key, old.get(key), row));
  for (const key of old.keys()) if (!now.has(key)) lines.push(`- ${key} is gone`);
  const more = lines.length > shown ? [`… and ${lines.length - shown} more`] : [];
  return [`${lines.length} differences to the tables before`, ...lines.slice(0, shown), ...more];
}

const byKey = (text: string): Map<string, TableRow> =>
  new Map(readTable(text).map((row) => [`${row['branch'] ?? ''} ${row['code'] ?? ''}`, row]));

function changeOf(key: string, old: TableRow | undefined, now: TableRow): string[] {
  if (old === undefined) return [`+ ${key} ${now['title'] ?? ''}`];
  return ['title', 'status', 'kind', 'occupations']
    .filter((column) => old[column] !== now[column])
    .map((column) => `  ${key} ${column}: ${old[column] ?? ''} → ${now[column] ?? ''}`);
}
