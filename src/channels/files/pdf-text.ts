// The words of a PDF, line by line, as its pages show them (ISO 32000-1, 9.4). Nothing of it is run, opened or loaded: no script, no form,
// no attachment, no picture. What is packed or written in other ways than words of fonts (scans above all) has no text.
import { openFont, type PdfFont } from './pdf-fonts.ts';
import { PdfFile } from './pdf-file.ts';
import { isList, isStream, type PdfDict, PdfName, PdfReader, type PdfValue, PdfWord } from './pdf-reader.ts';

const mostPages = 60;
const mostSigns = 60_000;
/** Eight levels of fifty each would be drawn for hours. */
const mostForms = 2_000;

/** Undefined: it is encrypted. Empty: it has no words. */
export function pdfText(bytes: Uint8Array): string | undefined {
  const file = new PdfFile(bytes);
  if (file.isEncrypted) return undefined;
  const pages = pagesOf(file).slice(0, mostPages);
  const shown: string[] = [];
  for (const page of pages) {
    const place = new TextPlace();
    const drawn = file
      .list(page.dict.get('Contents'))
      .map((one) => file.get(one))
      .map((one) => (isStream(one) ? file.textOf(one) : ''))
      .join('\n');
    draw({ file, place, depth: 0 }, drawn, page.resources);
    shown.push(place.text);
    if (shown.join('').length > mostSigns) break;
  }
  return shown.join('\n\n');
}

interface Page {
  readonly dict: PdfDict;
  readonly resources: PdfDict;
}

function pagesOf(file: PdfFile): readonly Page[] {
  const [catalog] = file.ofType('Catalog').toReversed();
  const seen = new Set<PdfDict>();
  const found: Page[] = [];
  const walk = (node: PdfDict, inherited: PdfValue | undefined): void => {
    if (seen.has(node) || found.length >= mostPages) return;
    seen.add(node);
    const resources = node.get('Resources') ?? inherited;
    if (node.has('Kids')) for (const kid of file.list(node.get('Kids'))) walk(file.dict(kid), resources);
    else found.push({ dict: node, resources: file.dict(resources) });
  };
  if (catalog !== undefined) walk(file.dict(catalog.get('Pages')), undefined);
  if (found.length > 0) return found;
  return file.ofType('Page').map((dict) => ({ dict, resources: file.dict(dict.get('Resources')) }));
}

type Matrix = readonly [number, number, number, number, number, number];
const start: Matrix = [1, 0, 0, 1, 0, 0];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** Where the next word goes, and what was written so far. */
class TextPlace {
  text = '';
  forms = 0;
  page: Matrix = start;
  line: Matrix = start;
  at: Matrix = start;
  leading = 0;
  size = 1;
  spacing = { sign: 0, word: 0, stretch: 1 };
  font: PdfFont | undefined;
  #ended: { x: number; y: number; size: number } | undefined;

  begin(): void {
    this.line = start;
    this.at = start;
  }

  move(x: number, y: number): void {
    this.line = times([1, 0, 0, 1, x, y], this.line);
    this.at = this.line;
  }

  set(matrix: Matrix): void {
    this.line = matrix;
    this.at = matrix;
  }

  advance(width: number): void {
    this.at = times([1, 0, 0, 1, width * this.spacing.stretch, 0], this.at);
  }

  show(codes: string): void {
    for (const { text, width } of this.font?.read(codes) ?? []) {
      if (text !== '') this.#write(text);
      const more = this.spacing.sign + (text === ' ' ? this.spacing.word : 0);
      this.advance((width / 1_000) * this.size + more);
      const [, , , , x, y] = this.#there();
      this.#ended = { x, y, size: this.#height() };
    }
  }

  #there(): Matrix {
    return times(this.at, this.page);
  }

  #height(): number {
    const [, , c, d] = this.#there();
    return Math.max(0.01, Math.hypot(c, d) * Math.abs(this.size));
  }

  /** A step down is a new line, a gap on one is a blank. */
  #write(text: string): void {
    if (this.text.length > mostSigns) return;
    const before = this.#ended;
    const [, , , , x, y] = this.#there();
    if (before !== undefined && this.text !== '') {
      const size = Math.max(before.size, this.#height());
      const down = Math.abs(y - before.y) / size;
      if (down > 1.9) this.text += '\n\n';
      else if (down > 0.4) this.text += '\n';
      else if (Math.abs(x - before.x) / size > 0.17 && !/\s$/.test(this.text) && text !== ' ') this.text += ' ';
    }
    this.text += text;
  }
}

interface Drawing {
  readonly file: PdfFile;
  readonly place: TextPlace;
  readonly depth: number;
}

const numbers = (held: readonly PdfValue[]): number[] => held.map((one) => (typeof one === 'number' ? one : 0));
const matrixOf = (held: readonly PdfValue[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(held);
  return [a, b, c, d, e, f];
};

function draw(drawing: Drawing, content: string, resources: PdfDict): void {
  const reader = new PdfReader(content);
  const kept: Matrix[] = [];
  const fonts = new Map<string, PdfFont>();
  let held: PdfValue[] = [];
  for (let value = reader.next(); value !== undefined; value = reader.next()) {
    if (!(value instanceof PdfWord)) {
      if (held.length < 5_000) held.push(value);
      continue;
    }
    if (value.word === 'ID') reader.at = Math.max(reader.at, content.indexOf('EI', reader.at));
    if (value.word === 'q' && kept.length < 500) kept.push(drawing.place.page);
    if (value.word === 'Q') drawing.place.page = kept.pop() ?? drawing.place.page;
    if (value.word === 'Tf') chooseFont(drawing, held, { resources, fonts });
    if (value.word === 'Do') drawForm(drawing, held, resources);
    operators[value.word]?.(drawing.place, held);
    held = [];
  }
}

function chooseFont(
  { file, place }: Drawing,
  [name, size]: readonly PdfValue[],
  { resources, fonts }: { resources: PdfDict; fonts: Map<string, PdfFont> },
): void {
  if (!(name instanceof PdfName)) return;
  const font = fonts.get(name.name) ?? openFont(file, file.dict(file.dict(resources.get('Font')).get(name.name)));
  fonts.set(name.name, font);
  place.font = font;
  place.size = typeof size === 'number' && size !== 0 ? size : 1;
}

/** A drawing within the drawing (8.10). */
function drawForm({ file, place, depth }: Drawing, [name]: readonly PdfValue[], resources: PdfDict): void {
  if (!(name instanceof PdfName) || depth > 8 || place.forms >= mostForms) return;
  place.forms += 1;
  const form = file.get(file.dict(resources.get('XObject')).get(name.name));
  if (!isStream(form) || file.name(form.dict.get('Subtype')) !== 'Form') return;
  const before = place.page;
  const matrix = form.dict.get('Matrix');
  if (isList(matrix)) place.page = times(matrixOf(matrix), place.page);
  const own = form.dict.get('Resources');
  draw({ file, place, depth: depth + 1 }, file.textOf(form), own === undefined ? resources : file.dict(own));
  place.page = before;
}

function showList(place: TextPlace, [list]: readonly PdfValue[]): void {
  if (!isList(list)) return;
  for (const one of list) {
    if (typeof one === 'string') place.show(one);
    else if (typeof one === 'number') place.advance((-one / 1_000) * place.size);
  }
}

const showOne = (place: TextPlace, held: readonly PdfValue[]): void => {
  const last = held.at(-1);
  if (typeof last === 'string') place.show(last);
};

const operators: Readonly<Record<string, (place: TextPlace, held: readonly PdfValue[]) => void>> = {
  BT: (place) => place.begin(),
  cm: (place, held) => void (place.page = times(matrixOf(held), place.page)),
  Td: (place, held) => place.move(numbers(held)[0] ?? 0, numbers(held)[1] ?? 0),
  TD(place, held) {
    place.leading = -(numbers(held)[1] ?? 0);
    place.move(numbers(held)[0] ?? 0, numbers(held)[1] ?? 0);
  },
  Tm: (place, held) => place.set(matrixOf(held)),
  TL: (place, held) => void (place.leading = numbers(held)[0] ?? 0),
  Tc: (place, held) => void (place.spacing = { ...place.spacing, sign: numbers(held)[0] ?? 0 }),
  Tw: (place, held) => void (place.spacing = { ...place.spacing, word: numbers(held)[0] ?? 0 }),
  Tz: (place, held) => void (place.spacing = { ...place.spacing, stretch: (numbers(held)[0] ?? 100) / 100 }),
  'T*': (place) => place.move(0, -place.leading),
  Tj: showOne,
  TJ: showList,
  "'"(place, held) {
    place.move(0, -place.leading);
    showOne(place, held);
  },
  '"'(place, held) {
    place.move(0, -place.leading);
    showOne(place, held);
  },
};
