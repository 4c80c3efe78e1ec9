// The model as bytes: a few lines of text that say what follows, then the arrays, little-endian as every platform Node
// runs on.
import { z } from 'zod';
import type { ModelParts } from './model-parts.ts';
import type { Postings } from './postings.ts';

const words = z.string().transform((text) => text.split(' '));
const numbers = z.string().transform((text) => text.split(' ').map(Number));
const Header = z.strictObject({
  format: z.literal('muster-model-1'),
  version: z.string().min(1),
  texts: z.coerce.number().int(),
  scales: numbers.pipe(z.tuple([z.number(), z.number(), z.number()])),
  sizes: numbers.pipe(z.array(z.int().nonnegative())),
  classes: words,
  terms: words,
});

type Block = Uint8Array | Uint16Array | Uint32Array;

// Wide numbers first, so that every array starts at a multiple of its width.
function blocksOf(parts: ModelParts): Block[] {
  const { mass, titles, examples, knownTitles } = parts;
  const { offsets, values } = parts.exampleClasses;
  const wide = [mass.offsets, titles.offsets, examples.offsets, offsets, knownTitles.hashes];
  const half = [mass.ids, titles.ids, examples.ids, values, knownTitles.classes, parts.frequencies];
  return [...wide, ...half, mass.steps, titles.steps, examples.steps];
}

export function encodeModel(parts: ModelParts): Uint8Array {
  const blocks = blocksOf(parts);
  const header = Object.entries({
    format: 'muster-model-1',
    version: parts.version,
    texts: String(parts.texts),
    scales: [parts.mass.scale, parts.titles.scale, parts.examples.scale].join(' '),
    sizes: blocks.map((block) => block.length).join(' '),
    classes: parts.classes.join(' '),
    terms: parts.terms.join(' '),
  } satisfies Record<keyof z.infer<typeof Header>, string>)
    .map(([name, value]) => `${name}\t${value}\n`)
    .join('');
  const head = Buffer.from(header, 'utf8');
  const padding = Buffer.alloc((4 - ((head.length + 1) % 4)) % 4, '\n');
  return Buffer.concat([head, padding, Buffer.from('\n'), ...blocks.map(bytesOf)]);
}

const bytesOf = (block: Block): Buffer => Buffer.from(block.buffer, block.byteOffset, block.byteLength);

/** The arrays are views of the bytes given. Throws when the file is cut short or of another format. */
export function decodeModel(bytes: Uint8Array): ModelParts {
  const { header, end } = readHeader(bytes);
  const reader = new BlockReader(bytes.subarray(end), header.sizes);
  const wide = [reader.wide(), reader.wide(), reader.wide(), reader.wide(), reader.wide()] as const;
  const half = [reader.half(), reader.half(), reader.half(), reader.half(), reader.half(), reader.half()] as const;
  const steps = [reader.bytes(), reader.bytes(), reader.bytes()] as const;
  const postings = (at: 0 | 1 | 2, scale: number): Postings => ({
    offsets: wide[at],
    ids: half[at],
    steps: steps[at],
    scale,
  });
  return {
    version: header.version,
    texts: header.texts,
    classes: header.classes,
    terms: header.terms,
    frequencies: half[5],
    mass: postings(0, header.scales[0]),
    titles: postings(1, header.scales[1]),
    examples: postings(2, header.scales[2]),
    exampleClasses: { offsets: wide[3], values: half[3] },
    knownTitles: { hashes: wide[4], classes: half[4] },
  };
}

const lineFeed = 10;

/** The lines up to the first empty ones, and where the arrays begin. */
function readHeader(bytes: Uint8Array): { header: z.infer<typeof Header>; end: number } {
  const textEnd = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf('\n\n');
  const lines = Buffer.from(bytes.subarray(0, Math.max(0, textEnd)))
    .toString('utf8')
    .split('\n');
  const header = Header.parse(Object.fromEntries(lines.map((line) => line.split('\t'))));
  let end = textEnd;
  while (bytes[end] === lineFeed) end += 1;
  // The first array holds offsets and begins with zero, so that no byte of it is taken for a line feed.
  return { header, end };
}

class BlockReader {
  readonly #bytes: Uint8Array;
  readonly #sizes: readonly number[];
  #at = 0;
  #block = 0;

  constructor(bytes: Uint8Array, sizes: readonly number[]) {
    // The arrays are views of what was read. They need an aligned start, which a file read by itself has.
    this.#bytes = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
    this.#sizes = sizes;
  }

  #take(width: number): { buffer: ArrayBufferLike; start: number; size: number } {
    const size = this.#sizes[this.#block] ?? 0;
    const start = this.#at;
    this.#block += 1;
    this.#at += size * width;
    const { buffer, byteOffset, length } = this.#bytes;
    if (this.#at > length) throw new RangeError('The model file is cut short.');
    return { buffer, start: byteOffset + start, size };
  }

  wide(): Uint32Array {
    const { buffer, start, size } = this.#take(4);
    return new Uint32Array(buffer, start, size);
  }
  half(): Uint16Array {
    const { buffer, start, size } = this.#take(2);
    return new Uint16Array(buffer, start, size);
  }
  bytes(): Uint8Array {
    const { buffer, start, size } = this.#take(1);
    return new Uint8Array(buffer, start, size);
  }
}
