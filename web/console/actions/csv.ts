// Actions as CSV (RFC 4180). A cell that a spreadsheet would run as a formula begins with an apostrophe (OWASP, CSV injection).
import type { Action } from '../api/wire.ts';

const columns: readonly (readonly [string, (action: Action) => unknown])[] = [
  ['action_id', ({ action_id: id }) => id],
  ['task_id', ({ task_id: id }) => id],
  ['at', ({ at }) => at],
  ['executed_at', ({ executed_at: at }) => at],
  ['tool', ({ tool }) => tool],
  ['status', ({ status }) => status],
  ['requested_by', ({ requested_by: by }) => by],
  ['via', ({ via }) => via],
  ['candidate', ({ candidate }) => candidate],
  ['summary', ({ summary }) => summary],
  ['before', ({ before }) => before],
  ['after', ({ after }) => after],
  ['undone_by', ({ undone_by: by }) => by],
  ['problem', ({ problem }) => problem?.code],
];

export const csvOf = (actions: readonly Action[]): string =>
  [columns.map(([name]) => name), ...actions.map((action) => columns.map(([, value]) => value(action)))]
    .map((row) => `${row.map(cellOf).join(',')}\r\n`)
    .join('');

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
