// One moving picture from still ones: a browser has drawn and compressed them, here they are only put one behind the other.
// Layout of the file: https://developers.google.com/speed/webp/docs/riff_container

export interface Still {
  /** A WebP file with one picture, without transparency. */
  readonly bytes: Buffer;
  readonly durationMs: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Runs for ever. All stills have that size; throws when one is no WebP. */
export function animatedWebp(stills: readonly Still[], { width, height }: Size): Buffer {
  const isAnimated = 0b10;
  const canvas = Buffer.concat([Buffer.from([isAnimated, 0, 0, 0]), uint24(width - 1), uint24(height - 1)]);
  // White behind the pictures, and no end.
  const animation = Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0]);
  const frames = stills.map(({ bytes, durationMs }) => {
    const place = Buffer.concat([uint24(0), uint24(0), uint24(width - 1), uint24(height - 1), uint24(durationMs)]);
    // Each covers what was there: nothing is blended.
    const replaces = Buffer.from([0b10]);
    return chunk('ANMF', Buffer.concat([place, replaces, pictureOf(bytes)]));
  });
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', canvas), chunk('ANIM', animation), ...frames]);
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length), body]);
}

/** The compressed picture, without what a single file has around it. */
function pictureOf(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('a still is no WebP file');
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const end = at + 8 + file.readUInt32LE(at + 4);
    if (name === 'VP8 ' || name === 'VP8L') return chunk(name, file.subarray(at + 8, end));
    at = end + (end % 2);
  }
  throw new Error('a still holds no picture');
}

/** Chunks begin at even places. */
function chunk(name: string, body: Buffer): Buffer {
  const gap = Buffer.alloc(body.length % 2);
  return Buffer.concat([Buffer.from(name), uint32(body.length), body, gap]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
