// A pattern taken apart, for whoever wants to know something of it without trying it: with what it may begin, what it cannot do without.

export type PatternPart =
  | { readonly kind: 'letter'; readonly letter: string }
  /** One letter of a set, `[a-z]` or `\d`, as it is written. */
  | { readonly kind: 'one'; readonly of: string }
  /** One after the other; what takes no letters, such as `\b` or what is only looked at, is empty. */
  | { readonly kind: 'joined'; readonly parts: readonly PatternPart[] }
  | { readonly kind: 'either'; readonly parts: readonly PatternPart[] }
  | { readonly kind: 'repeated'; readonly part: PatternPart; readonly least: number; readonly most: number }
  /** What a group before it has matched. */
  | { readonly kind: 'unknown' };

const nothing: PatternPart = { kind: 'joined', parts: [] };

export const readPattern = (source: string): PatternPart => new PatternReader(source).alternatives();

/** Reads from left to right; `at` is where it stands. */
class PatternReader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  alternatives(): PatternPart {
    const parts = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      parts.push(this.#sequence());
    }
    const [only] = parts;
    return only !== undefined && parts.length === 1 ? only : { kind: 'either', parts };
  }

  #sequence(): PatternPart {
    const parts: PatternPart[] = [];
    while (this.#at < this.#source.length && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')') {
      const next = this.#term();
      if (next !== nothing) parts.push(next);
    }
    const [only] = parts;
    return only !== undefined && parts.length === 1 ? only : { kind: 'joined', parts };
  }

  #term(): PatternPart {
    const part = this.#atom();
    const said = mayRepeat.has(this.#source[this.#at] ?? '') ? this.#found(times) : undefined;
    if (said === undefined) return part;
    const [sign, least, comma, most] = said;
    if (least === undefined)
      return { kind: 'repeated', part, least: sign.startsWith('+') ? 1 : 0, most: sign.startsWith('?') ? 1 : Infinity };
    return {
      kind: 'repeated',
      part,
      least: Number(least),
      most: comma === '' ? Number(least) : most === '' ? Infinity : Number(most),
    };
  }

  #atom(): PatternPart {
    const char = this.#source[this.#at] ?? '';
    this.#at += 1;
    if (char === '(') return this.#group();
    if (char === '[') return this.#set();
    if (char === '\\') return this.#escape();
    if (char === '^' || char === '$') return nothing;
    return char === '.' ? { kind: 'one', of: char } : { kind: 'letter', letter: char };
  }

  /** What only looks ahead or behind takes no letters. */
  #group(): PatternPart {
    const kind = this.#found(kindOfGroup)?.[0] ?? '';
    const inside = this.alternatives();
    this.#at += 1;
    return /[=!]$/.test(kind) ? nothing : inside;
  }

  #set(): PatternPart {
    const of = this.#found(restOfSet)?.[0] ?? '';
    return { kind: 'one', of: `[${of}` };
  }

  #escape(): PatternPart {
    const [said = ''] = this.#found(escaped) ?? [];
    if (/^[bB]$/.test(said)) return nothing;
    if (/^(?:k<|\d)/.test(said)) return { kind: 'unknown' };
    return /^[a-z]/i.test(said) ? { kind: 'one', of: `\\${said}` } : { kind: 'letter', letter: said };
  }

  #found(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#source) ?? undefined;
    this.#at += found?.[0].length ?? 0;
    return found;
  }
}

const mayRepeat = new Set(['?', '*', '+', '{']);
const times = /(?:[?*+]|\{(\d+)(,?)(\d*)\})\??/y;
const kindOfGroup = /\?(?:<?[=!]|:|<\w+>)/y;
const restOfSet = /(?:[^\]\\]|\\.)*\]/y;
const escaped = /[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<\w+>|[1-9]\d*|./iy;
