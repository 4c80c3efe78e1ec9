// The text of an answer as JSON, in the forms that systems really send: JSON, JSON by lines, CSV. Nothing of it is rounded.
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Json } from '../../core/json.ts';
import { type Ambiguous, ambiguousIn, fieldsOf } from './ambiguous.ts';
import { readCsv } from './csv-body.ts';
import type { Incoming } from './http.ts';

/** Without a body it is none of the forms; `because` says why where that is known, with nothing of what stands there. */
export interface ReadBody {
  readonly body: Json | undefined;
  readonly unreadable?: { readonly form: 'CSV' | 'JSON'; readonly because: string };
  /** Objects that name a field twice, with different values. */
  readonly ambiguous?: Ambiguous;
}

/** An empty answer is a success without content. */
export async function bodyOf({ text, headers }: Pick<Incoming, 'text' | 'headers'>): Promise<ReadBody> {
  if (text.trim() === '') return { body: {} };
  const type = headers['content-type'] ?? '';
  if (/\bcsv\b/i.test(type)) {
    const read = await readCsv(text);
    return 'rows' in read ? { body: read.rows } : { body: undefined, unreadable: { form: 'CSV', ...read } };
  }
  const scanned: Scanned = { level: 0, isText: false, fields: 0 };
  if (await isTooDeep(text, scanned)) {
    const because = `It is nested deeper than ${mostLevels} levels.`;
    return { body: undefined, unreadable: { form: 'JSON', because } };
  }
  const whole = json(text);
  if (whole !== undefined) return withAmbiguous(whole, scanned, { texts: [text], values: [whole] });
  const listed = await lines(text);
  return listed === undefined ? { body: undefined } : withAmbiguous([...listed.values], scanned, listed);
}

interface Texts {
  readonly texts: readonly string[];
  readonly values: readonly Json[];
}

/** Every field is followed by one colon: fewer fields than those, and some were written over others. */
function withAmbiguous(body: Json, { fields }: Scanned, { texts, values }: Texts): ReadBody {
  if (fields === fieldsOf(body)) return { body };
  const ambiguous = ambiguousIn(texts, values);
  return ambiguous.size === 0 ? { body } : { body, ambiguous };
}

/** Not HTML, which is a sign-in or maintenance page. */
export const isXml = ({ headers }: Pick<Incoming, 'headers'>): boolean =>
  /[/+]xml\b/i.test(headers['content-type'] ?? '') && !/html/i.test(headers['content-type'] ?? '');

/** Deeper than any system nests, and shallow enough for whoever walks through it step by step. */
const mostLevels = 200;
/** Characters that are looked at before others have their turn. */
const sliceLength = 512 * 1024;

interface Scanned {
  level: number;
  isText: boolean;
  /** Colons outside of texts. */
  fields: number;
}

async function isTooDeep(text: string, depth: Scanned): Promise<boolean> {
  if (!/^\s*[[{]/.test(text)) return false;
  for (let at = 0; at < text.length;) {
    at = goDown(depth, text, { at, end: Math.min(text.length, at + sliceLength) });
    if (depth.level > mostLevels) return true;
    if (at < text.length) await othersFirst();
  }
  return false;
}

/** Answers where it stopped: at the end, one sign behind it, or where it is too deep. */
function goDown(depth: Scanned, text: string, { at, end }: { at: number; end: number }): number {
  let place = at;
  for (; place < end && depth.level <= mostLevels; place += 1) {
    const sign = text[place];
    if (sign === '"') depth.isText = !depth.isText;
    else if (depth.isText) place += sign === '\\' ? 1 : 0;
    else if (sign === ':') depth.fields += 1;
    else if (sign === '[' || sign === '{') depth.level += 1;
    else if (sign === ']' || sign === '}') depth.level -= 1;
  }
  return place;
}

/** Numbers of so many digits, or with so large a power, may be beyond what a JavaScript number holds. */
const longNumber = /[[:,\s]-?(?:\d{16,}|\d+\.\d{10,}|\d[\d.]*[eE][+-]?\d{3,})/;
/** Digits that count: so many tell every JavaScript number from every other. */
const mostDigits = 17;

function json(text: string): Json | undefined {
  try {
    // Believed as JSON: parsing made it; what it holds is read path by path.
    const body: Json = longNumber.test(text) ? JSON.parse(text, exactly) : JSON.parse(text);
    return body;
  } catch {
    return undefined;
  }
}

/**
 * A number that would become another one stays as the text that it was: a whole one that would be rounded, since two ids must
 * not become one, one of more digits than are kept, one without an end, and one that would be nought.
 */
function exactly(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== 'number' || source === undefined) return value;
  if (/^-?\d+$/.test(source)) return Number.isSafeInteger(value) ? value : source;
  const [digits = ''] = source.split(/e/i);
  const count = digits.replaceAll(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length;
  const isNought = value === 0 && count > 0;
  return !Number.isFinite(value) || isNought || count > mostDigits ? source : value;
}

/** More than any page holds. */
const mostLines = 500_000;

/** One value on each line, as in NDJSON and JSON Lines. */
async function lines(text: string): Promise<Texts | undefined> {
  const values: Json[] = [];
  const texts: string[] = [];
  let turnAt = sliceLength / 8;
  for (let from = 0, end = 0; from < text.length; from = end + 1) {
    end = text.indexOf('\n', from);
    if (end === -1) end = text.length;
    if (from > turnAt) {
      await othersFirst();
      turnAt = from + sliceLength / 8;
    }
    const line = text.slice(from, end).trim();
    if (line === '') continue;
    const value = json(line);
    if (value === undefined || values.length === mostLines) return undefined;
    values.push(value);
    texts.push(line);
  }
  return values.length < 2 ? undefined : { texts, values };
}
