// Reads values out of vendors' records as they really come: numbers as text, instants in four spellings, empty places.
import { type Phone, phoneOf } from '../../core/phone.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';

/** Printable text of at most that length; undefined where there is none. */
export function textAt(body: JsonObject, path: string | undefined, most = 200): string | undefined {
  if (path === undefined) return undefined;
  const value = readPath(body, path);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = plain(String(value), most);
  return text === '' ? undefined : text;
}

/** Without control characters and lone surrogates, cut to a length that our own records take. */
export const plain = (text: string, most: number): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();

/** RFC 3339 in UTC, out of that, a day, or seconds or milliseconds of the epoch. */
export function instantAt(body: JsonObject, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const value = readPath(body, path);
  const ms = typeof value === 'number' ? epochMs(value) : typeof value === 'string' ? parsed(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

/** Seconds have ten digits until the year 2286, and milliseconds had more than eleven since 1973. */
const epochMs = (number: number): number => (Math.abs(number) < 1e11 ? number * 1_000 : number);

function parsed(text: string): number {
  if (/^\d{9,}$/.test(text)) return epochMs(Number(text));
  // OData 2: milliseconds; the offset after them says how it was shown and changes nothing.
  const [, ms] = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  if (ms !== undefined) return Number(ms);
  if (/^\d{4}-\d\d-\d\d$/.test(text) || hasZone.test(text)) return Date.parse(text);
  // Without an offset vendors mean UTC, and JavaScript would take the machine's own zone.
  const isIso = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(text);
  return Date.parse(isIso ? `${text.replace(' ', 'T')}Z` : `${text} UTC`);
}

/** Behind a time of day, or in words. */
const hasZone =
  /(?:\d:\d\d(?::\d\d(?:[.,]\d+)?)?\s*(?:Z|[+-]\d\d(?::?\d\d)?)|(?:UTC|GMT|[ECMP][SD]T)(?:[+-]\d{4})?(?:\s*\(.*\))?)$/i;

interface Saying {
  readonly field: string;
  readonly equals?: Json | undefined;
  readonly values?: readonly Json[] | undefined;
}

/** A filled place for a field that says something; without `equals` and `values` any value but null, false and nothing. */
export function says(body: JsonObject, { field, equals, values }: Saying): boolean {
  const value = readPath(body, field);
  const wanted = values ?? (equals === undefined ? undefined : [equals]);
  if (wanted !== undefined) return wanted.some((one) => JSON.stringify(value) === JSON.stringify(one));
  return value !== undefined && value !== null && value !== false && value !== '';
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The record that stands there; of a list the first. */
export function recordAt(body: Json, at: string): JsonObject | undefined {
  const found = readPath(body, at);
  const one = Array.isArray(found) ? found[0] : found;
  return isObject(one) ? one : undefined;
}

/** A number with its country; others are left aside. */
export function phoneAt(body: JsonObject, path: string | undefined): { phone?: Phone } {
  const phone = path === undefined ? undefined : phoneOf(textAt(body, path, 40));
  return phone === undefined ? {} : { phone };
}
