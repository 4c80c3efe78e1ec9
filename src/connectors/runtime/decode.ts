// The bytes of an answer as text: unpacked where they come packed, read in the character set that they are written in.
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** `maxBytes` holds for the unpacked bytes. */
export interface Packed {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxBytes: number;
}

/** Throws what unpacking throws, also for more than the limit. */
export const decoded = (packed: Packed): string => textOf(unpacked(packed), packed.headers['content-type']);

/** Some systems pack their answers although nobody asked for it (RFC 9110 §8.4). */
export function unpacked({ bytes, headers, maxBytes }: Packed): Buffer {
  if (bytes.length === 0) return bytes;
  const limit = { maxOutputLength: maxBytes };
  const layers = (headers['content-encoding'] ?? '').toLowerCase().split(/\s*,\s*/);
  return layers.toReversed().reduce((packed, layer) => {
    if (layer === 'gzip' || layer === 'x-gzip') return gunzipSync(packed, limit);
    if (layer === 'deflate') return inflateSync(packed, limit);
    return layer === 'br' ? brotliDecompressSync(packed, limit) : packed;
  }, bytes);
}

const marks = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/**
 * A mark at its beginning counts before the header, as in browsers. JSON is UTF-8 (RFC 8259 §8.1): what is not, and says
 * nothing else, is read as Windows-1252, so that no letter turns into a replacement character.
 */
function textOf(bytes: Buffer, type: string | undefined): string {
  const [marked] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  const [, named] = /charset="?([\w.:-]+)"?/i.exec(type ?? '') ?? [];
  const charset = marked ?? named?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'utf8') return inCharset(charset, bytes) ?? bytes.toString('utf8');
  return strict(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

function strict(bytes: Buffer): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes);
  if (!text.includes('\uFFFD')) return text;
  return inCharset('utf-8', bytes);
}

/** Undefined for bytes that are not in it, and for names that nobody knows. */
function inCharset(charset: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
