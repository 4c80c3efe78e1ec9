// Folders of CSV files behind the same port as every other system: the same budget, log and faults, and no address that the
// guard would not let through.
import type Client from 'ssh2-sftp-client';
import type { Connector } from '../../../core/connector/connector.ts';
import type { JsonObject } from '../../../core/json.ts';
import { mayStillAct } from '../../../core/lease.ts';
import type { MappedSystem, Page, PageRequest, RemoteRecord, Writing } from '../../../core/ports/remote-system.ts';
import { Problem } from '../../../core/problem.ts';
import { type Files, SftpConfig, rowsAtOnce } from '../../sftp.ts';
import type { Ended } from '../budget.ts';
import { faultOf, goneToAnother } from '../faults.ts';
import type { Guard } from '../guard.ts';
import type { RemoteDependencies } from '../remote.ts';
import { batchKey } from '../write-records.ts';
import { csvOf, readRows } from './csv.ts';
import { sftpFault } from './faults.ts';
import { type FileSeen, fingerprintOf, nextPlace, readPlace, readSeen, seenFiles, wanted } from './reading.ts';
import { openSession } from './session.ts';

interface FileRequest<T> {
  readonly method: 'GET' | 'PUT';
  readonly signal: AbortSignal;
  /** Answers how many bytes it moved beside what it found. */
  readonly work: (sftp: Client) => Promise<{ readonly found: T; readonly bytes: number }>;
}
type Ask = <T>(asked: FileRequest<T>) => Promise<T>;

/**
 * A file is written under another name and then renamed, so nobody reads half of it; the same writings again make no second
 * file. Written records have no remote id. Calls are refused.
 */
export function openSftpSystem(
  dependencies: Omit<RemoteDependencies, 'http' | 'keepToken'> & { guard: Guard },
): MappedSystem {
  const { connector } = dependencies;
  const config = SftpConfig.parse(dependencies.config);
  const ask = openAsk(dependencies, config);
  const filesOf = (name: string): Files => {
    const found = Object.hasOwn(config.collections, name) ? config.collections[name] : undefined;
    if (found === undefined) throw new Problem('not_found', `There is no collection ${name} in this connection.`);
    return found;
  };
  return {
    connector,
    async test(signal) {
      const folders = new Set(Object.values(config.collections).map(({ folder }) => folder));
      for (const folder of folders)
        await ask({ method: 'GET', signal, work: async (sftp) => counted(await list(sftp, folder)) });
    },
    subscribe: () => Promise.reject(noCalls(connector)),
    call: () => Promise.reject(noCalls(connector)),
    list: () => Promise.reject(noCalls(connector)),
    file: () => Promise.reject(noCalls(connector)),
    readPage: (request) => readPage(ask, { connector, files: filesOf(request.collection), request }),
    async write(writings, signal) {
      const [first] = writings;
      if (first === undefined) return [];
      try {
        await putFile(ask, { files: filesOf(first.collection), writings, signal, connector });
        return writings.map(() => ({ kind: 'written', remoteId: null }));
      } catch (error) {
        if (signal.aborted) throw error;
        const fault = sftpFault(connector, error);
        return writings.map(() => ({ kind: 'failed', fault }));
      }
    },
    // What was left as a file is the other side's.
    look: async () => null,
    batchSize: (_, action) => (action === 'delete' ? 1 : rowsAtOnce),
  };
}

const noCalls = (connector: Connector) =>
  faultOf(connector, 'invalid', { fix: 'An SFTP server has files, and no calls: name a folder as a collection.' });

const counted = <T>(found: readonly T[]) => ({ found, bytes: 0 });

/** Half-written files of ours and of others begin with a dot or end in .part. */
async function list(sftp: Client, folder: string): Promise<readonly FileSeen[]> {
  const all = await sftp.list(folder === '' ? '.' : folder);
  return all
    .filter(({ type, name }) => type === '-' && !name.startsWith('.') && !name.endsWith('.part'))
    .map(({ name, modifyTime, size }) => ({ name, time: modifyTime, size }));
}

interface Reading {
  readonly connector: Connector;
  readonly files: Files;
  readonly request: PageRequest;
}

async function readPage(ask: Ask, { connector, files, request }: Reading): Promise<Page> {
  const { cursor, since, signal } = request;
  try {
    return await ask({ method: 'GET', signal, work: (sftp) => pageOf(sftp, { connector, files, cursor, since }) });
  } catch (error) {
    if (signal.aborted) throw error;
    throw sftpFault(connector, error);
  }
}

interface FileQuery extends Pick<Reading, 'connector' | 'files'> {
  readonly cursor: string | null;
  readonly since: string | null;
}

async function pageOf(sftp: Client, { connector, files, cursor, since }: FileQuery) {
  const there = wanted(await list(sftp, files.folder), files);
  const seen = readSeen(since);
  const place = nextPlace(there, { place: readPlace(cursor), seen });
  const ended = (done: readonly string[]): string | null =>
    files.read === 'newest' ? null : seenFiles(there, new Set([...seen, ...done]));
  if (place === null)
    return { found: { records: [], next: null, since: ended(readPlace(cursor)?.done ?? []) }, bytes: 0 };
  const stream = sftp.createReadStream(pathOf(files.folder, place.name), { start: place.at, autoClose: true });
  const { columns, rows, bytes } = await readRows(stream, { ...files, columns: place.columns, limit: rowsAtOnce });
  const records = rows.map((row) => recordOf(connector, files, row));
  if (bytes !== null) {
    const next = JSON.stringify({ ...place, at: place.at + bytes, columns });
    return { found: { records, next, since: null }, bytes };
  }
  const after = { ...place, at: 0, columns: null, done: [...place.done, fingerprintOf(place)] };
  const more = nextPlace(there, { place: after, seen }) !== null;
  const end = more ? { next: JSON.stringify(after), since: null } : { next: null, since: ended(after.done) };
  return { found: { records, ...end }, bytes: place.size - place.at };
}

function recordOf(connector: Connector, { id }: Files, body: JsonObject): RemoteRecord {
  const name = body[id];
  if (typeof name === 'string' && name !== '') return { id: name, body, deleted: false };
  throw faultOf(connector, 'invalid', {
    fix: `A row has nothing in the column ${id}: name the column that holds its id.`,
  });
}

const pathOf = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

interface Putting {
  readonly connector: Connector;
  readonly files: Files;
  readonly writings: readonly Writing[];
  readonly signal: AbortSignal;
}

/** Whole or not at all: written beside its place, then renamed. A file that stands there already was put there by an earlier try. */
async function putFile(ask: Ask, { connector, files, writings, signal }: Putting): Promise<void> {
  const { write, delimiter, encoding } = files;
  if (write === undefined) throw faultOf(connector, 'invalid', { fix: 'Name a folder to write to in the collection.' });
  const name = `${write.name}-${batchKey(writings)}.csv`;
  const [to, beside] = [pathOf(write.folder, name), pathOf(write.folder, `.${name}.part`)];
  const records = writings.map(({ record }) => record);
  const bytes = Buffer.from(csvOf(records, delimiter), encoding);
  await ask({
    method: 'PUT',
    signal,
    async work(sftp) {
      if ((await sftp.exists(to)) !== false) return { found: undefined, bytes: 0 };
      if (!(await mayStillAct())) throw goneToAnother(connector);
      await sftp.put(bytes, beside);
      await sftp.rename(beside, to);
      return { found: undefined, bytes: bytes.length };
    },
  });
}

function openAsk(dependencies: Parameters<typeof openSftpSystem>[0], config: SftpConfig): Ask {
  const { connector, budget, log, clock, guard, secrets, standing } = dependencies;
  const session = openSession({ config, credentials: secrets.credentials, guard });
  return async ({ method, signal, work }) => {
    const end = await budget.take(signal);
    const from = clock.now();
    let how: Ended = 'answered';
    const note = (status: number | null, moved: number) =>
      log.note({
        at: from,
        method,
        path: '/',
        status,
        ms: clock.now().getTime() - from.getTime(),
        bytesOut: method === 'PUT' ? moved : 0,
        bytesIn: method === 'PUT' ? 0 : moved,
      });
    try {
      const { found, bytes } = await session.use(signal, work);
      note(200, bytes);
      standing?.(null);
      return found;
    } catch (error) {
      const fault = sftpFault(connector, error);
      // What was left to another process says nothing about the server.
      if (fault.kind === 'transient') how = fault.unclear ? 'unsent' : 'down';
      if (fault.kind === 'auth') standing?.(fault);
      note(null, 0);
      throw signal.aborted ? error : fault;
    } finally {
      end(how);
    }
  };
}
