// A file of lines, compressed and sealed under the installation's newest key: whoever finds it reads nothing, and a file that was cut
// off or altered does not open. Written aside and moved into place, so that none is ever half written.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { SealingKey } from '../sealing/sealer.ts';
import { BackupError } from './backup-error.ts';

const Header = z.strictObject({
  format: z.literal('muster-backup'),
  number: z.literal(1),
  version: z.string(),
  at: z.iso.datetime(),
  key: z.string(),
  salt: z.string(),
  iv: z.string(),
});
type Header = z.infer<typeof Header>;

const algorithm = 'aes-256-gcm';
const tagBytes = 16;
const mostHeaderBytes = 4_096;

interface Sealing {
  readonly keys: readonly SealingKey[];
  readonly version: string;
  readonly at: Date;
}

export async function writeSealed(
  path: string,
  lines: AsyncIterable<string>,
  { keys, version, at }: Sealing,
): Promise<void> {
  const [key] = keys;
  if (key === undefined) throw new BackupError('ENCRYPTION_KEYS: there is no key to seal the backup with');
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const header: Header = {
    format: 'muster-backup',
    number: 1,
    version,
    at: at.toISOString(),
    key: key.id,
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
  };
  const head = Buffer.from(`${JSON.stringify(header)}\n`);
  const cipher = createCipheriv(algorithm, keyFor(key, salt), iv, { authTagLength: tagBytes }).setAAD(head);
  const aside = `${path}.part`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.write(head);
    await pipeline(
      Readable.from(lines),
      createGzip(),
      cipher,
      createWriteStream('', { fd: file.fd, autoClose: false }),
    );
    await file.write(cipher.getAuthTag());
    await file.sync();
    await file.close();
    await rename(aside, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(aside, { force: true });
    throw error;
  }
}

/** Its lines; throws at the end, if not before, where the file is not what was written. */
export async function* readSealed(path: string, keys: readonly SealingKey[]): AsyncGenerator<string> {
  const { head, header, size } = await openHeader(path);
  const key = keys.find(({ id }) => id === header.key);
  if (key === undefined)
    throw new BackupError(
      `ENCRYPTION_KEYS: the backup was sealed under the key "${header.key}", which is not among those of this installation; set it, or put the keys.json of that time into DATA_DIR`,
    );
  const [salt, iv] = [Buffer.from(header.salt, 'base64'), Buffer.from(header.iv, 'base64')];
  const decipher = createDecipheriv(algorithm, keyFor(key, salt), iv, { authTagLength: tagBytes })
    .setAAD(head)
    .setAuthTag(await tagOf(path, size));
  const gunzip = createGunzip();
  const whole = pipeline(createReadStream(path, { start: head.length, end: size - tagBytes - 1 }), decipher, gunzip);
  // Awaited below; whoever stops reading before the end has a reason of their own.
  whole.catch(() => undefined);
  try {
    yield* linesOf(gunzip);
    await whole;
  } catch (error) {
    throw new BackupError('The backup is damaged, cut off, or was sealed under another key of the same name.', {
      cause: error,
    });
  }
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error('the last line has no end');
}

const keyFor = ({ key }: SealingKey, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'muster backup', 32));

async function openHeader(path: string): Promise<{ head: Buffer; header: Header; size: number }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mostHeaderBytes), 0, mostHeaderBytes, 0);
    const end = buffer.subarray(0, bytesRead).indexOf('\n') + 1;
    const header = Header.safeParse(parsed(buffer.subarray(0, end).toString('utf8')));
    if (!header.success || size < end + tagBytes + 1) throw new BackupError('This file is no backup of Muster.');
    return { head: buffer.subarray(0, end), header: header.data, size };
  } finally {
    await file.close();
  }
}

async function tagOf(path: string, size: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(tagBytes), 0, tagBytes, size - tagBytes);
    return buffer;
  } finally {
    await file.close();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not even JSON: the schema refuses it.
    return undefined;
  }
}
