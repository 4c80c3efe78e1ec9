// Values that people type into a field of a mapping: numbers, yes and no are taken as such, everything else is text.
import type { Json } from '../../../src/core/json.ts';

/** Text that reads as a number or as true and false is compared as one. */
export function valueOf(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?(0|[1-9]\d{0,14})(\.\d*[1-9])?$/.test(text) ? Number(text) : text;
}

/** Also null, lists and objects, as JSON; a number in quotes stays text. */
export function jsonOf(text: string): Json {
  if (!/^([[{"]|null$)/.test(text)) return valueOf(text);
  try {
    const read: Json = JSON.parse(text);
    return read;
  } catch (error) {
    // Not yet whole: the text as it stands.
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** As it is typed: what would be read as another value stands in quotes. */
export const typedAs = (value: Json): string =>
  typeof value === 'string' && jsonOf(value) === value ? value : JSON.stringify(value);
