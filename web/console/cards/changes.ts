// What an action changed, field by field.
import type { ActionEntry } from '../api/wire.ts';
import { plain, toolWords } from '../words/words.ts';

export interface Change {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** What never happened or was taken back changed nothing. */
const withoutChange: ReadonlySet<ActionEntry['status']> = new Set(['failed', 'rejected', 'expired', 'undone']);

/** `before` and `after` are records of fields, or each one plain value. */
export function changesOf(entry: ActionEntry, words: (value: unknown) => string): readonly Change[] {
  const { tool, status, before, after } = entry;
  if (withoutChange.has(status)) return [];
  return differences({ before, after, name: toolWords(tool).changes ?? 'Change' }, words);
}

export function differences(
  { before, after, name }: { before: unknown; after: unknown; name: string },
  words: (value: unknown) => string,
): readonly Change[] {
  const fields = (value: unknown): Readonly<Record<string, unknown>> => {
    if (value === undefined || value === null) return {};
    return isRecord(value) ? value : { [name]: value };
  };
  const old = fields(before);
  const now = fields(after);
  return Object.keys({ ...old, ...now })
    .map((field) => ({ name: plain(field), from: words(old[field]), to: words(now[field]) }))
    .filter(({ from, to }) => from !== to);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
