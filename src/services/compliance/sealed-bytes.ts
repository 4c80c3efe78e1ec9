// A file that carries its own seal after its end, as a comment that readers of PDF pass over: the seal is made over all bytes before.
import type { RecordSeal } from '../../core/ports/record-seal.ts';

/** `bin/verify-audit.mjs` looks for the same. */
const mark = '\n%muster seal ';

export const sealedBytes = (bytes: Uint8Array, recordSeal: RecordSeal): Uint8Array => {
  const text = Buffer.from(bytes).toString('base64');
  return Buffer.concat([bytes, Buffer.from(`${mark}${JSON.stringify(recordSeal.seal(text))}\n`)]);
};
