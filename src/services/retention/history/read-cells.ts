// Reads the cells of a history file. Undefined: it is not what it should be; null: it is empty.

export const signalName = /^[a-z][a-z0-9_]{0,63}$/;

export function readText(cell: unknown): string | undefined {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell !== 'string' || cell.trim() === '') return undefined;
  return cell.trim();
}

const isEmpty = (cell: unknown): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** `2024-03-31`, and nothing that needs a guess. */
export function readDate(cell: unknown): string | null | undefined {
  if (isEmpty(cell)) return null;
  const text = typeof cell === 'string' ? cell.trim() : '';
  const day = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}.*)?$/.exec(text)?.[1];
  if (day === undefined) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}

/** A plain decimal number: no hexadecimal, no thousands separators, no NaN or Infinity. */
export function readNumber(cell: unknown): number | null | undefined {
  if (isEmpty(cell)) return null;
  if (typeof cell === 'boolean') return cell ? 1 : 0;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
  if (typeof cell !== 'string' || !/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(cell.trim())) return undefined;
  const value = Number(cell);
  return Number.isFinite(value) ? value : undefined;
}
