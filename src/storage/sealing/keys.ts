// Where the sealing keys come from: the configuration, or a file of the data folder that is made at the first start.
import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { SealError, type SealingKey } from './sealer.ts';

const KeyFile = z.strictObject({ keys: z.array(z.strictObject({ id: z.string(), key: z.string() })).min(1) });

/** `configured` is `id:base64` of 32 bytes each, comma-separated, newest first; without it `keys.json` is used. */
export async function loadKeys(dataDir: string, configured?: string): Promise<readonly SealingKey[]> {
  if (configured !== undefined) return configured.split(',').map(readConfigured);
  const path = join(dataDir, 'keys.json');
  const text = (await readIfThere(path)) ?? (await makeFile(dataDir, path));
  return KeyFile.parse(JSON.parse(text)).keys.map(({ id, key }) => ({ id, key: Buffer.from(key, 'base64') }));
}

/** Keyed by the oldest key, which therefore stays in the list for as long as the audit trail is to be verified. */
export function deriveAuditKey(keys: readonly SealingKey[]): Buffer {
  const oldest = keys.at(-1);
  if (oldest === undefined) throw new SealError('there is no key to derive from');
  return Buffer.from(hkdfSync('sha256', oldest.key, '', 'muster audit trail', 32));
}

function readConfigured(entry: string): SealingKey {
  const [id = '', key = ''] = entry.split(':');
  return { id, key: Buffer.from(key, 'base64') };
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and linked into place: two first starts at once agree on one file, and none is ever half written. */
async function makeFile(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const text = JSON.stringify({ keys: [{ id: 'k1', key: randomBytes(32).toString('base64') }] });
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(aside, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  try {
    await link(aside, path);
    return text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readFile(path, 'utf8');
    throw error;
  } finally {
    await unlink(aside);
  }
}
