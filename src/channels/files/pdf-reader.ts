// Reads values of a PDF file (ISO 32000-1, 7.2–7.3) out of text that has one sign for each byte.

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
export class PdfRef {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}
export type PdfDict = ReadonlyMap<string, PdfValue>;
export interface PdfStream {
  readonly dict: PdfDict;
  readonly raw: string;
}
/** Strings are kept as their bytes, one sign each. */
export type PdfValue = null | boolean | number | string | PdfName | PdfRef | readonly PdfValue[] | PdfDict | PdfStream;

export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map;
export const isStream = (value: PdfValue | undefined): value is PdfStream =>
  typeof value === 'object' && value !== null && 'raw' in value;
export const isList = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

/** A word that is no object: an operator, `obj`, `stream`. */
export class PdfWord {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}

const isBlank = (sign: string | undefined): boolean => sign !== undefined && '\0\t\n\f\r '.includes(sign);
const isEnd = (sign: string | undefined): boolean => sign === undefined || isBlank(sign) || '()<>[]{}/%'.includes(sign);
const mostDepth = 60;

/** Reads values and words, one after the other; undefined at the end. */
export class PdfReader {
  readonly text: string;
  at: number;
  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  next(depth = 0): PdfValue | PdfWord | undefined {
    this.#skip();
    const sign = this.text[this.at];
    if (sign === undefined) return undefined;
    if (depth > mostDepth) throw new Error('nested too deep');
    if ('])}>{'.includes(sign)) return this.#closing(sign);
    return this.#opened(sign, depth) ?? this.#plain();
  }

  #opened(sign: string, depth: number): PdfValue | undefined {
    if (sign === '/') return this.#name();
    if (sign === '(') return this.#literal();
    if (sign === '[') return this.#list(depth);
    if (sign !== '<') return undefined;
    return this.text[this.at + 1] === '<' ? this.#dict(depth) : this.#hex();
  }

  #closing(sign: string): PdfWord {
    this.at += sign === '>' && this.text[this.at + 1] === '>' ? 2 : 1;
    return new PdfWord(sign === '>' ? '>>' : sign);
  }

  #skip(): void {
    for (;;) {
      while (isBlank(this.text[this.at])) this.at += 1;
      if (this.text[this.at] !== '%') return;
      while (this.at < this.text.length && !'\r\n'.includes(this.text[this.at] ?? '')) this.at += 1;
    }
  }

  #run(): string {
    const from = this.at;
    while (!isEnd(this.text[this.at])) this.at += 1;
    return this.text.slice(from, this.at);
  }

  #name(): PdfName {
    this.at += 1;
    const written = this.#run();
    return new PdfName(
      written.replaceAll(/#([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  }

  #plain(): PdfValue | PdfWord {
    const run = this.#run();
    if (run === '') this.at += 1;
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(run)) return this.#reference(Number(run));
    if (run === 'true' || run === 'false') return run === 'true';
    return run === 'null' ? null : new PdfWord(run);
  }

  /** `12 0 R`, or the number alone. */
  #reference(number: number): PdfValue {
    const found = /^[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![A-Za-z])/.exec(this.text.slice(this.at, this.at + 24));
    if (found === null || !Number.isInteger(number)) return number;
    this.at += found[0].length;
    return new PdfRef(number);
  }

  #literal(): string {
    let [text, open] = ['', 1];
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const sign = this.text[this.at] ?? '';
      if (sign === '\\') text += this.#escaped();
      else {
        open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
        if (open === 0) break;
        text += sign;
      }
    }
    this.at += 1;
    return text;
  }

  /** Leaves the reader at the last sign of it. */
  #escaped(): string {
    const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4))?.[0];
    if (octal !== undefined) {
      this.at += octal.length;
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    }
    this.at += 1;
    const sign = this.text[this.at] ?? '';
    if (sign === '\r' && this.text[this.at + 1] === '\n') this.at += 1;
    return escapes[sign] ?? sign;
  }

  #hex(): string {
    const end = this.text.indexOf('>', this.at);
    const digits = this.text.slice(this.at + 1, end === -1 ? undefined : end).replaceAll(/[^\dA-Fa-f]/g, '');
    this.at = end === -1 ? this.text.length : end + 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
  }

  #list(depth: number): readonly PdfValue[] {
    const values: PdfValue[] = [];
    this.at += 1;
    for (;;) {
      const value = this.next(depth + 1);
      if (value === undefined || (value instanceof PdfWord && value.word === ']')) return values;
      if (!(value instanceof PdfWord)) values.push(value);
    }
  }

  #dict(depth: number): PdfDict {
    const entries = new Map<string, PdfValue>();
    this.at += 2;
    for (;;) {
      const key = this.next(depth + 1);
      if (key === undefined || (key instanceof PdfWord && key.word === '>>')) return entries;
      if (!(key instanceof PdfName)) continue;
      const value = this.next(depth + 1);
      if (value === undefined || (value instanceof PdfWord && value.word === '>>')) return entries;
      if (!(value instanceof PdfWord)) entries.set(key.name, value);
    }
  }
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
};
