// A file as it is kept: of its name, which often is somebody's, the ending alone.
import type { SentFile } from '../../core/ports/channels.ts';

export function sentFile({
  name,
  bytes,
  address,
}: {
  name: string | null | undefined;
  bytes?: number | undefined;
  address: string;
}): SentFile {
  const extension = /\.([a-z\d]{1,10})$/i.exec(name?.trim() ?? '')?.[1]?.toLowerCase() ?? '';
  return { extension, address, ...(bytes === undefined ? {} : { bytes }) };
}
