// What a stranger does with an exported record, and what somebody does who wants to change it unseen.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '../../src/services/retention/engine/random.ts';

/** Without the service: the file, the published key and `bin/verify-audit.mjs`. */
export function verifyRecord(text: string | Uint8Array, { client, key }: { client: string; key: object }) {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  writeFileSync(join(folder, 'd'), text);
  writeFileSync(join(folder, 'k'), JSON.stringify({ keys: [key] }));
  const options = ['--client', client, '--record', 'd', '--key', 'k'];
  try {
    const said = execFileSync(process.execPath, [join(process.cwd(), 'bin/verify-audit.mjs'), ...options], {
      cwd: folder,
    });
    return { code: 0, said: said.toString() };
  } catch (error) {
    const { status, stdout } = error instanceof Error && 'status' in error && 'stdout' in error ? error : {};
    return { code: status, said: String(stdout) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One letter changed, gone, put in or changed with its neighbour, anywhere in the file. */
export function planted(file: string, seed: number): string {
  const random = randomFrom(seed);
  for (;;) {
    const at = Math.floor(random() * file.length);
    const letter = 'abcXYZ019"{}[], \n'[Math.floor(random() * 17)] ?? 'q';
    const [before, rest] = [file.slice(0, at), file.slice(at)];
    const all = [
      before + letter + rest.slice(1),
      before + rest.slice(1),
      before + letter + rest,
      before + rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2),
    ];
    const changed = all[seed % 4] ?? file;
    if (changed !== file) return changed;
  }
}

/** The same of bytes, the last of them a byte that stands twice. */
export function plantedIn(bytes: Buffer, seed: number): Buffer {
  const random = randomFrom(seed);
  const at = Math.floor(random() * bytes.length);
  const [before, rest] = [bytes.subarray(0, at), bytes.subarray(at)];
  const other = Buffer.from([((bytes[at] ?? 0) + 1 + Math.floor(random() * 250)) % 256]);
  const all = [
    [before, other, rest.subarray(1)],
    [before, rest.subarray(1)],
    [before, other, rest],
    [before, rest.subarray(0, 1), rest],
  ];
  return Buffer.concat(all[seed % 4] ?? []);
}
