// The text of an uploaded file: UTF-8, UTF-16 by its mark, or the code page in which Excel for Windows saves lists.
export interface DecodedFile {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252';
}

/** Undefined: these bytes are no text. */
export function decodeFile(bytes: Uint8Array): DecodedFile | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decodeAs('utf-16le', bytes), encoding: 'utf-16' };
  if (first === 0xfe && second === 0xff) return { text: decodeAs('utf-16be', bytes), encoding: 'utf-16' };
  if (bytes.includes(0)) return undefined;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    // Not UTF-8: every byte means something in the code page, so that it cannot fail.
    return { text: decodeAs('windows-1252', bytes), encoding: 'windows-1252' };
  }
}

const decodeAs = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);
