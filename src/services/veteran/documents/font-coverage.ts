// Which letters a TrueType font has, from its own table (`cmap`, format 4: the basic plane), and which texts can be set with it.
// https://learn.microsoft.com/typography/opentype/spec/cmap

export type Coverage = (point: number) => boolean;

const segments = 4;

export function coverageOf(font: Uint8Array): Coverage {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const start = segmentTable(view);
  const count = view.getUint16(start + 6) / 2;
  const at = (column: number, segment: number): number =>
    start + 14 + 2 * (segment + column * count) + (column > 0 ? 2 : 0);
  return (point) => {
    for (let segment = 0; segment < count; segment += 1) {
      if (point > view.getUint16(at(0, segment))) continue;
      const first = view.getUint16(at(1, segment));
      if (point < first) return false;
      const shift = view.getUint16(at(2, segment));
      const offset = view.getUint16(at(3, segment));
      if (offset === 0) return ((point + shift) & 0xffff) !== 0;
      return view.getUint16(at(3, segment) + offset + 2 * (point - first)) !== 0;
    }
    return false;
  };
}

/** Where the table of segments begins. Throws for a font that has none. */
function segmentTable(view: DataView): number {
  const tables = view.getUint16(4);
  for (let table = 0; table < tables; table += 1) {
    const entry = 12 + 16 * table;
    if (view.getUint32(entry) !== 0x636d6170) continue;
    const cmap = view.getUint32(entry + 8);
    for (let sub = 0; sub < view.getUint16(cmap + 2); sub += 1) {
      const start = cmap + view.getUint32(cmap + 4 + 8 * sub + 4);
      if (view.getUint16(start) === segments) return start;
    }
  }
  throw new Error('the font has no table of the basic plane');
}

/** Written from the right, or shaped in ways that a list of glyphs does not show. */
const otherwiseSet = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const letters = /[\p{L}\p{M}\p{N}]/u;

export const isSettable = (text: string, has: Coverage): boolean =>
  !otherwiseSet.test(text) &&
  Array.from(text.normalize('NFC')).every((mark) => !letters.test(mark) || has(mark.codePointAt(0) ?? 0));

/** Composed letters; ornaments that the font lacks become plain points, since nothing is lost with them. */
export const settable = (text: string, has: Coverage): string =>
  Array.from(text.normalize('NFC').replaceAll(/[^\P{Cc}\n]/gu, ' '), (mark) => {
    if (mark === '\n' || has(mark.codePointAt(0) ?? 0)) return mark;
    return /\p{Zs}/u.test(mark) ? ' ' : /\p{Pd}/u.test(mark) ? '-' : /[\p{S}\p{P}]/u.test(mark) ? '•' : '';
  }).join('');
