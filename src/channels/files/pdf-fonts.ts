// What the codes of a PDF's font stand for (ISO 32000-1, 9.6–9.10), and how wide each is, in thousandths of the size.
import type { PdfFile } from './pdf-file.ts';
import { isDict, isList, isStream, PdfName, PdfReader, PdfWord, type PdfDict, type PdfValue } from './pdf-reader.ts';

export interface PdfFont {
  /** One after the other: the sign, and its width. */
  read(codes: string): readonly { readonly text: string; readonly width: number }[];
}

export function openFont(file: PdfFile, font: PdfDict): PdfFont {
  const isComposite = file.name(font.get('Subtype')) === 'Type0';
  const unicode = file.get(font.get('ToUnicode'));
  const map = isStream(unicode) ? codesOf(file.textOf(unicode)) : new Map<string, string>();
  const widths = isComposite ? compositeWidths(file, font) : simpleWidths(file, font);
  const named = isComposite ? new Map<number, string>() : differences(file, font);
  const bytes = isComposite ? 2 : 1;
  const simple = new TextDecoder('windows-1252');
  return {
    read: (codes) =>
      Array.from({ length: Math.ceil(codes.length / bytes) }, (_, place) => {
        const code = codes.slice(place * bytes, place * bytes + bytes);
        const number = numberOf(code);
        const own = isComposite ? '' : (named.get(number) ?? simple.decode(Uint8Array.of(number)));
        return { text: map.get(code) ?? own, width: widths(number) };
      }),
  };
}

/** `beginbfchar` and `beginbfrange` of a CMap. */
function codesOf(cmap: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const reader = new PdfReader(cmap);
  let held: PdfValue[] = [];
  for (let value = reader.next(); value !== undefined && found.size < 70_000; value = reader.next()) {
    if (!(value instanceof PdfWord)) held.push(value);
    else {
      if (value.word === 'endbfchar') addChars(found, held);
      if (value.word === 'endbfrange') addRanges(found, held);
      held = [];
    }
  }
  return found;
}

const utf16 = (bytes: string): string => new TextDecoder('utf-16be').decode(Buffer.from(bytes, 'latin1'));
const isText = (value: PdfValue | undefined): value is string => typeof value === 'string';

function addChars(found: Map<string, string>, held: readonly PdfValue[]): void {
  for (let place = 0; place + 1 < held.length; place += 2) {
    const [code, text] = held.slice(place, place + 2);
    if (isText(code) && isText(text)) found.set(code, utf16(text));
  }
}

function addRanges(found: Map<string, string>, held: readonly PdfValue[]): void {
  for (let place = 0; place + 2 < held.length; place += 3) {
    const [from, to, text] = held.slice(place, place + 3);
    if (!isText(from) || !isText(to) || from.length === 0) continue;
    const [first, last] = [numberOf(from), Math.min(numberOf(to), numberOf(from) + 65_535)];
    for (let code = first; code <= last; code += 1) {
      const listed = isList(text) ? text[code - first] : undefined;
      const shown = isText(text) ? shifted(utf16(text), code - first) : isText(listed) ? utf16(listed) : undefined;
      if (shown !== undefined) found.set(bytesOf(code, from.length), shown);
    }
  }
}

const numberOf = (bytes: string): number => Buffer.from(bytes, 'latin1').reduce((sum, byte) => sum * 256 + byte, 0);
const bytesOf = (code: number, length: number): string =>
  Array.from({ length }, (_, place) => String.fromCharCode((code >> (8 * (length - 1 - place))) & 0xff)).join('');
const shifted = (text: string, by: number): string => {
  const last = text.length - 1;
  return last < 0 ? '' : text.slice(0, last) + String.fromCharCode((text.charCodeAt(last) + by) & 0xffff);
};

function simpleWidths(file: PdfFile, font: PdfDict): (code: number) => number {
  const first = file.get(font.get('FirstChar'));
  const widths = file.list(font.get('Widths')).map((one) => file.get(one));
  return (code) => {
    const width = widths[code - (typeof first === 'number' ? first : 0)];
    return typeof width === 'number' ? width : 500;
  };
}

function compositeWidths(file: PdfFile, font: PdfDict): (code: number) => number {
  const [descendant] = file.list(font.get('DescendantFonts'));
  const dict = file.dict(descendant);
  const usual = file.get(dict.get('DW'));
  const known = new Map<number, number>();
  const given = file.list(dict.get('W')).map((one) => file.get(one));
  for (let place = 0; place < given.length;) {
    const [from, next, width] = given.slice(place, place + 3);
    if (typeof from !== 'number') break;
    if (isList(next)) {
      next.forEach((one, offset) => typeof one === 'number' && known.set(from + offset, one));
      place += 2;
    } else {
      const last = Math.min(typeof next === 'number' ? next : from, from + 65_535);
      if (typeof width === 'number') for (let code = from; code <= last; code += 1) known.set(code, width);
      place += 3;
    }
  }
  return (code) => known.get(code) ?? (typeof usual === 'number' ? usual : 1_000);
}

/** Signs that a font puts in other places than its encoding does, by name. */
function differences(file: PdfFile, font: PdfDict): Map<number, string> {
  const found = new Map<number, string>();
  const encoding = file.get(font.get('Encoding'));
  if (!isDict(encoding)) return found;
  let code = 0;
  for (const one of file.list(encoding.get('Differences'))) {
    if (typeof one === 'number') code = one;
    else if (one instanceof PdfName) {
      const sign = signOf(one.name);
      if (sign !== undefined) found.set(code, sign);
      code += 1;
    }
  }
  return found;
}

/** Of the Adobe Glyph List those that résumés use and that are not called after themselves. */
const glyphs: Readonly<Record<string, string>> = Object.fromEntries(
  'space= hyphen=- period=. comma=, colon=: semicolon=; slash=/ ampersand=& at=@ plus=+ underscore=_ parenleft=( parenright=) bullet=• endash=– emdash=— quoteright=’ quoteleft=‘ quotedblleft=“ quotedblright=” fi=fi fl=fl ff=ff ffi=ffi ffl=ffl zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 percent=% numbersign=# dollar=$ exclam=! question=? quotesingle=\' quotedbl=" equal== asterisk=* eacute=é egrave=è agrave=à aacute=á oacute=ó iacute=í uacute=ú ntilde=ñ udieresis=ü odieresis=ö adieresis=ä germandbls=ß ccedilla=ç'
    .split(' ')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1) || ' '] as const),
);

function signOf(name: string): string | undefined {
  const known = glyphs[name];
  if (known !== undefined) return known;
  if (/^[A-Za-z]$/.test(name)) return name;
  const [, hex] = /^(?:uni|u)([\dA-F]{4,6})$/.exec(name) ?? [];
  const code = hex === undefined ? Number.NaN : Number.parseInt(hex, 16);
  return code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : undefined;
}
