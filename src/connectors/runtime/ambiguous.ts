// JSON that names a field twice in one object, with different values (RFC 8259 §4 leaves open which counts): parsing would take the
// last one without a word.
import { pathKeys } from '../../core/json-path.ts';
import type { Json } from '../../core/json.ts';

interface Found {
  readonly place: readonly (string | number)[];
  readonly fields: ReadonlySet<string>;
}

/** Objects of a parsed text, with the fields that they name twice. */
export type Ambiguous = ReadonlyMap<object, ReadonlySet<string>>;

/** Looked for only where there are fewer fields than were written. */
export function ambiguousIn(texts: readonly string[], values: readonly Json[]): Ambiguous {
  const found = new Map<object, ReadonlySet<string>>();
  texts.forEach((text, index) => {
    for (const { place, fields } of new Scan(text).found()) {
      const object = objectAt(values[index], place);
      if (object !== undefined) found.set(object, fields);
    }
  });
  return found;
}

/** Whether one of the fields that lead to a value is named twice. */
export function isTwiceOnTheWay(ambiguous: Ambiguous, value: Json, path: string): boolean {
  let at: Json | undefined = value;
  for (const key of pathKeys(path)) {
    if (at === null || typeof at !== 'object' || Array.isArray(at)) return false;
    if (ambiguous.get(at)?.has(key) === true) return true;
    at = at[key];
  }
  return false;
}

/** How many fields the objects of a value have together. */
export function fieldsOf(value: Json | undefined): number {
  if (value === null || typeof value !== 'object') return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + fieldsOf(one), 0);
  let sum = 0;
  for (const key in value) sum += 1 + fieldsOf(value[key]);
  return sum;
}

/** Which of the values hold such objects, and how many of those there are. */
export function placesHolding(values: readonly Json[], ambiguous: Ambiguous) {
  const places = new Set<number>();
  const found = new Set<object>();
  const look = (value: Json | undefined, place: number): void => {
    if (value === null || typeof value !== 'object') return;
    if (ambiguous.has(value)) {
      places.add(place);
      found.add(value);
    }
    for (const one of Object.values(value)) look(one, place);
  };
  values.forEach((value, place) => look(value, place));
  return { places, found: found.size };
}

function objectAt(value: Json | undefined, place: Found['place']): object | undefined {
  let at = value;
  for (const key of place) {
    if (at === null || typeof at !== 'object') return undefined;
    at = Array.isArray(at) ? at[Number(key)] : at[key];
  }
  return at !== null && typeof at === 'object' ? at : undefined;
}

const scalar = /[^\s,\]}]+/y;
const blank = /\s*/y;

/** Goes through a text that is known to be JSON, and nested no deeper than may be. */
class Scan {
  readonly #text: string;
  readonly #found: Found[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  found(): readonly Found[] {
    this.#value([]);
    return this.#found;
  }

  #value(place: Found['place']): void {
    this.#skip(blank);
    const sign = this.#text[this.#at];
    if (sign === '{') this.#object(place);
    else if (sign === '[') this.#list(place);
    else if (sign === '"') this.#string();
    else this.#skip(scalar);
  }

  #object(place: Found['place']): void {
    const written = new Map<string, string>();
    const fields = new Set<string>();
    this.#members('}', () => {
      const from = this.#at;
      this.#string();
      const key = String(JSON.parse(this.#text.slice(from, this.#at)));
      this.#skip(blank);
      this.#at += 1;
      const start = this.#at;
      this.#value([...place, key]);
      const value = this.#text.slice(start, this.#at);
      const before = written.get(key);
      if (before !== undefined && !isSame(before, value)) fields.add(key);
      written.set(key, value);
    });
    if (fields.size > 0) this.#found.push({ place, fields });
  }

  #list(place: Found['place']): void {
    let index = 0;
    this.#members(']', () => {
      this.#value([...place, index]);
      index += 1;
    });
  }

  #members(end: string, read: () => void): void {
    this.#at += 1;
    for (;;) {
      this.#skip(blank);
      const sign = this.#text[this.#at];
      if (sign === undefined) return;
      if (sign === end) {
        this.#at += 1;
        return;
      }
      if (sign === ',') this.#at += 1;
      else read();
    }
  }

  #string(): void {
    this.#at += 1;
    while (this.#at < this.#text.length && this.#text[this.#at] !== '"')
      this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
    this.#at += 1;
  }

  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    if (pattern.test(this.#text)) this.#at = pattern.lastIndex;
  }
}

/** As it was written, digit by digit; a text may be written in two ways. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one.trim(), other.trim()];
  return a === b || (a.startsWith('"') && b.startsWith('"') && String(JSON.parse(a)) === String(JSON.parse(b)));
}
