// The objects of a PDF file (ISO 32000-1, 7.5), found by looking through the bytes: cross-reference tables of files that people send are
// too often wrong. Runs in the child process that reads files and nowhere else.
import { constants, inflateSync } from 'node:zlib';
import {
  isDict,
  isList,
  isStream,
  PdfName,
  PdfReader,
  PdfRef,
  PdfWord,
  type PdfDict,
  type PdfStream,
  type PdfValue,
} from './pdf-reader.ts';

/** Of each character: an object is read once, and what is packed into it once more. */
const mostReadings = 4;

export class PdfFile {
  readonly #objects = new Map<number, PdfValue>();
  /** Bytes that the whole file may still unpack to. */
  #left = 30_000_000;
  /** Characters that may still be read: objects that open what they never close would be read to the end of the file, each of them. */
  #readable = 0;
  isEncrypted = false;

  constructor(bytes: Uint8Array) {
    const text = Buffer.from(bytes).toString('latin1');
    this.isEncrypted = /\/Encrypt\s+\d+\s+\d+\s+R/.test(text);
    if (this.isEncrypted) return;
    this.#readable = mostReadings * text.length + 100_000;
    // What stands later in the file takes the place of what stood before.
    for (const { 0: head, 1: id, index } of text.matchAll(/(?<![\d])(\d{1,8})\s{1,3}\d{1,5}\s{1,3}obj\b/g))
      this.#read(text, Number(id), index + head.length);
    for (const value of Array.from(this.#objects.values())) if (isStream(value)) this.#unpack(value);
  }

  #read(text: string, id: number, at: number): void {
    const reader = new PdfReader(text, at);
    const value = reader.next();
    this.#spend(reader.at - at);
    if (value === undefined || value instanceof PdfWord) return;
    const begin = /^\s*stream\r?\n/.exec(text.slice(reader.at, reader.at + 40));
    if (!isDict(value) || begin === null) return void this.#objects.set(id, value);
    const from = reader.at + begin[0].length;
    const length = value.get('Length');
    const told = typeof length === 'number' && /^\s*endstream/.test(text.slice(from + length, from + length + 20));
    const end = told ? from + length : text.indexOf('endstream', from);
    this.#spend((end === -1 ? text.length : end) - from);
    this.#objects.set(id, { dict: value, raw: text.slice(from, end === -1 ? undefined : end) });
  }

  /** Objects within a stream (7.5.7); those of the file itself stay. */
  #unpack(stream: PdfStream): void {
    const [kind, first] = [stream.dict.get('Type'), this.get(stream.dict.get('First'))];
    if (!(kind instanceof PdfName) || kind.name !== 'ObjStm' || typeof first !== 'number') return;
    const text = this.textOf(stream);
    this.#readable += mostReadings * text.length;
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
    for (let place = 0; place + 1 < numbers.length; place += 2) {
      const [id = 0, offset = 0] = numbers.slice(place, place + 2);
      if (this.#objects.has(id)) continue;
      const reader = new PdfReader(text, first + offset);
      const value = reader.next();
      this.#spend(reader.at - first - offset);
      if (value !== undefined && !(value instanceof PdfWord)) this.#objects.set(id, value);
    }
  }

  #spend(characters: number): void {
    this.#readable -= characters;
    if (this.#readable < 0) throw new Error('read over and over');
  }

  get(value: PdfValue | undefined): PdfValue | undefined {
    let found = value;
    for (let steps = 0; found instanceof PdfRef && steps < 20; steps += 1) found = this.#objects.get(found.id);
    return found instanceof PdfRef ? undefined : found;
  }

  dict(value: PdfValue | undefined): PdfDict {
    const found = this.get(value);
    return isDict(found) ? found : isStream(found) ? found.dict : new Map<string, PdfValue>();
  }

  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.get(value);
    return isList(found) ? found : found === undefined ? [] : [found];
  }

  name(value: PdfValue | undefined): string {
    const found = this.get(value);
    return found instanceof PdfName ? found.name : '';
  }

  ofType(type: string): readonly PdfDict[] {
    return [...this.#objects.values()].filter(isDict).filter((dict) => this.name(dict.get('Type')) === type);
  }

  /** Unpacked; nothing for a filter that no text is packed with. */
  textOf(stream: PdfStream): string {
    const filters = this.list(stream.dict.get('Filter')).map((one) => this.name(one));
    let raw = stream.raw;
    for (const filter of filters) {
      if (filter === 'FlateDecode' || filter === 'Fl') raw = this.#inflated(raw);
      else if (filter === 'ASCIIHexDecode')
        raw = Buffer.from(raw.replaceAll(/[^\dA-Fa-f]/g, ''), 'hex').toString('latin1');
      else return '';
    }
    return raw;
  }

  #inflated(raw: string): string {
    try {
      const limit = { maxOutputLength: Math.max(1, this.#left), finishFlush: constants.Z_SYNC_FLUSH };
      const bytes = inflateSync(Buffer.from(raw, 'latin1'), limit);
      this.#left -= bytes.length;
      return bytes.toString('latin1');
    } catch {
      // Damaged, or more than a file may unpack to: that part of it has no text.
      return '';
    }
  }
}
