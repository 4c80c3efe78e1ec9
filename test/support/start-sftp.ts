// A small SFTP server on a folder of its own, in this process: what a test puts there is what a client finds.
import { generateKeyPairSync, hash } from 'node:crypto';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2, { type FileEntryWithStats, type SFTPWrapper } from 'ssh2';

const { STATUS_CODE: status } = ssh2.utils.sftp;

export interface TestSftp {
  readonly port: number;
  readonly folder: string;
  readonly fingerprint: string;
  /** Called with the name of a file before it takes its final name; throwing refuses it. */
  renaming: (to: string) => void;
  close(): void;
}

export async function startSftp(credentials: { username: string; password: string }): Promise<TestSftp> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-sftp-'));
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const key = ssh2.utils.parseKey(privateKey);
  if (key instanceof Error) throw key;
  const started: TestSftp = {
    port: 0,
    folder,
    fingerprint: `SHA256:${hash('sha256', key.getPublicSSH(), 'base64').replace(/=+$/, '')}`,
    renaming: () => undefined,
    close: () => undefined,
  };
  const clients = new Set<ssh2.Connection>();
  const server = new ssh2.Server({ hostKeys: [privateKey] }, (client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    client.on('authentication', (asked) => {
      const isRight =
        asked.method === 'password' &&
        asked.username === credentials.username &&
        asked.password === credentials.password;
      if (isRight) asked.accept();
      else asked.reject(['password']);
    });
    client.on('session', (accept) => accept().on('sftp', (open) => serve(open(), running)));
  });
  // Small answers leave at once, as they do from a real server.
  const listener = createServer({ noDelay: true }, (socket) => server.injectSocket(socket));
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const running: TestSftp = Object.assign(started, {
    port,
    close() {
      for (const client of clients) client.end();
      listener.close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
  return running;
}

function serve(sftp: SFTPWrapper, running: TestSftp): void {
  const { folder } = running;
  const open = new Map<number, { fd: number } | { entries: FileEntryWithStats[] }>();
  let last = 0;
  const inside = (path: string) => join(folder, path === '.' ? '' : path);
  const handle = (of: { fd: number } | { entries: FileEntryWithStats[] }): Buffer => {
    last += 1;
    open.set(last, of);
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(last);
    return bytes;
  };
  const of = (bytes: Buffer) => open.get(bytes.readUInt32BE(0));
  const guarded = (id: number, work: () => void): void => {
    try {
      work();
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      sftp.status(id, isMissing ? status.NO_SUCH_FILE : status.FAILURE);
    }
  };
  const stat = (id: number, path: string) => guarded(id, () => sftp.attrs(id, attributes(inside(path))));
  sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: path, attrs: attributes(folder) }]));
  sftp.on('STAT', stat);
  sftp.on('LSTAT', stat);
  sftp.on('OPENDIR', (id, path) =>
    guarded(id, () => {
      const entries = readdirSync(inside(path)).map((filename) => {
        const attrs = attributes(join(inside(path), filename));
        return {
          filename,
          longname: `${(attrs.mode & 0o170000) === 0o040000 ? 'd' : '-'}rw-r--r-- 1 u u ${filename}`,
          attrs,
        };
      });
      sftp.handle(id, handle({ entries }));
    }),
  );
  sftp.on('READDIR', (id, bytes) => {
    const found = of(bytes);
    if (found === undefined || !('entries' in found) || found.entries.length === 0) sftp.status(id, status.EOF);
    else sftp.name(id, found.entries.splice(0));
  });
  sftp.on('OPEN', (id, path, flags) =>
    guarded(id, () =>
      sftp.handle(id, handle({ fd: openSync(inside(path), ssh2.utils.sftp.flagsToString(flags) ?? 'r') })),
    ),
  );
  sftp.on('READ', (...[id, bytes, offset, length]) =>
    guarded(id, () => {
      const found = of(bytes);
      const data = Buffer.alloc(length);
      const read = found !== undefined && 'fd' in found ? readSync(found.fd, data, 0, length, offset) : 0;
      if (read === 0) sftp.status(id, status.EOF);
      else sftp.data(id, data.subarray(0, read));
    }),
  );
  sftp.on('WRITE', (...[id, bytes, offset, data]) =>
    guarded(id, () => {
      const found = of(bytes);
      if (found !== undefined && 'fd' in found) writeSync(found.fd, data, 0, data.length, offset);
      sftp.status(id, status.OK);
    }),
  );
  sftp.on('FSTAT', (id) => sftp.status(id, status.OP_UNSUPPORTED));
  sftp.on('CLOSE', (id, bytes) => {
    const found = of(bytes);
    if (found !== undefined && 'fd' in found) closeSync(found.fd);
    open.delete(bytes.readUInt32BE(0));
    sftp.status(id, status.OK);
  });
  sftp.on('RENAME', (id, from, to) =>
    guarded(id, () => {
      running.renaming(to);
      renameSync(inside(from), inside(to));
      sftp.status(id, status.OK);
    }),
  );
}

const attributes = (path: string) => {
  const found = statSync(path);
  const seconds = { atime: Math.floor(found.atimeMs / 1000), mtime: Math.floor(found.mtimeMs / 1000) };
  // Named by the prototype's methods as well: that is what the library's types ask for.
  return Object.assign(found, seconds);
};
