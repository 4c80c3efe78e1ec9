// Whether a record passes the tests of a flow. Text compares without regard to case, dates as instants.
import type { FlowTest, FlowWhere } from '../../../core/flow.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { readPath } from '../../../core/json-path.ts';

export const holds = ({ all, any }: FlowWhere, record: JsonObject): boolean =>
  all.every((test) => passes(test, record)) && (any.length === 0 || any.some((test) => passes(test, record)));

function passes(test: FlowTest, record: JsonObject): boolean {
  const value = readPath(record, test.field);
  return (
    (test.exists === undefined || test.exists === !isEmpty(value)) &&
    isAmong(test, value) &&
    isLike(test, value) &&
    isBetween(test, value) &&
    isWhen(test, value)
  );
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A list is what one of its entries is. */
const valuesOf = (value: Json | undefined): readonly (Json | undefined)[] => (Array.isArray(value) ? value : [value]);
const fold = (value: Json | undefined): string =>
  (value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))
    .trim()
    .toLowerCase();

function isAmong({ is, is_not: isNot, one_of: oneOf }: FlowTest, value: Json | undefined): boolean {
  const folded = valuesOf(value).map(fold);
  if (is !== undefined && !folded.includes(fold(is))) return false;
  if (isNot !== undefined && folded.includes(fold(isNot))) return false;
  return oneOf === undefined || oneOf.some((one) => folded.includes(fold(one)));
}

function isLike({ contains, starts_with: start }: FlowTest, value: Json | undefined): boolean {
  const folded = valuesOf(value).map(fold);
  if (contains !== undefined && !folded.some((text) => text.includes(fold(contains)))) return false;
  return start === undefined || folded.some((text) => text.startsWith(fold(start)));
}

/** What is no number is neither at least nor at most anything. */
function isBetween({ at_least: least, at_most: most }: FlowTest, value: Json | undefined): boolean {
  if (least === undefined && most === undefined) return true;
  const text = fold(value);
  const number = text === '' ? Number.NaN : Number(text);
  if (least !== undefined && !(number >= least)) return false;
  return most === undefined || number <= most;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

function isWhen({ after, before }: FlowTest, value: Json | undefined): boolean {
  const text = fold(value).toUpperCase();
  if (after !== undefined && !(compared(text, after) > 0)) return false;
  return before === undefined || compared(text, before) < 0;
}

/** Against a day only the day counts, whatever time of it the record holds. NaN for what is no date. */
function compared(text: string, wanted: string): number {
  const held = day.test(wanted) && /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : text;
  return Date.parse(held) - Date.parse(wanted);
}
