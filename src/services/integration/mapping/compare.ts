// Which of two values comes first, where that can be said: days, instants and numbers as systems write them, and nothing by guess.
import type { Json } from '../../../core/json.ts';
import { plainNumber } from './decimals.ts';

/** As the interchange format writes them (ISO 8601): nothing else tells months from days. */
const isoDate = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

export const isDate = (text: string): boolean =>
  isoDate.test(text) && !Number.isNaN(instantIn(text)) && hasItsDay(text);
export const isNumber = (text: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(text);

/** There is no 30 February, whatever a lenient reader makes of it. */
function hasItsDay(text: string): boolean {
  const at = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 10));
}

/** Without a zone it is UTC, wherever this process runs. NaN: it is no instant. */
function instantIn(text: string): number {
  const [, on = '', time, zone = 'Z'] = /^(.{10})(?:[T ](.*?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text) ?? [];
  return Date.parse(time === undefined ? text : `${on}T${time}${zone}`);
}

/** Below nought: the value comes before the other; undefined: they are not of one kind. */
export function compared(value: Json, wanted: string | number): number | undefined {
  const [text, other] = [textOf(value), textOf(wanted)];
  if (text === undefined || other === undefined) return undefined;
  // Against a day only the day counts, whatever time of it the record holds.
  if (day.test(other) && isDate(text)) return order(text.slice(0, 10), other);
  if (isNumber(text) && isNumber(other)) return order(Number(text), Number(other));
  return isDate(text) && isDate(other) ? order(instantIn(text), instantIn(other)) : undefined;
}

const order = <T extends string | number>(one: T, other: T): number => (one < other ? -1 : one > other ? 1 : 0);

function textOf(value: Json): string | undefined {
  if (typeof value === 'number') return plainNumber(value);
  return typeof value === 'string' ? value.trim() : undefined;
}

/** Without regard to case and to blanks around; a number is the same however it is written, and an instant falls on its day. */
export function isSame(value: Json, wanted: string | number | boolean): boolean {
  const [text, other] = [folded(value), folded(wanted)];
  if (text === other) return true;
  if (typeof wanted === 'number') return isNumber(text) && Number(text) === wanted;
  return typeof value === 'string' && day.test(other) && isDate(value.trim()) && text.startsWith(other);
}

export const folded = (value: Json | undefined): string =>
  (value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))
    .trim()
    .toLowerCase();

/** There is nothing to compare. */
export const isBlank = (value: Json | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
