// A PostgreSQL database behind the same port as every other system: the same budget, log and faults, and no address that the
// guard would not let through.
import { Pool } from 'pg';
import { z } from 'zod';
import type { Connector } from '../../../core/connector/connector.ts';
import { JsonObject } from '../../../core/json.ts';
import { mayStillAct } from '../../../core/lease.ts';
import type { MappedSystem, Writing, Written } from '../../../core/ports/remote-system.ts';
import { Problem } from '../../../core/problem.ts';
import { PostgresConfig, rowsAtOnce } from '../../postgresql.ts';
import type { Ended } from '../budget.ts';
import { faultOf, goneToAnother } from '../faults.ts';
import { type Guard, publicAddress } from '../guard.ts';
import type { RemoteDependencies } from '../remote.ts';
import { postgresFault } from './faults.ts';
import { type Target, deleteRows, sameRows, selectPage, selectRow, writeRows } from './statements.ts';

const timeoutMs = 30_000;
const Rows = z.array(z.object({ id: z.string().nullable(), body: z.string().optional() }));
type Rows = z.infer<typeof Rows>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Question {
  readonly method: Method;
  readonly table: string;
  readonly statement: ReturnType<typeof selectPage>;
  readonly signal: AbortSignal;
}
type Ask = (question: Question) => Promise<Rows>;

/**
 * Pages go in the order of the key, 4 connections at most. A batch that is refused is halved until the row to blame stands
 * alone. Deleting what is gone counts as written. Calls and files are refused.
 */
export function openPostgresSystem(
  dependencies: Omit<RemoteDependencies, 'http' | 'keepToken'> & { guard: Guard },
): MappedSystem {
  const { connector } = dependencies;
  const config = PostgresConfig.parse(dependencies.config);
  const ask = openAsk(dependencies, config);
  const targetOf = (name: string) => {
    const found = Object.hasOwn(config.collections, name) ? config.collections[name] : undefined;
    if (found === undefined) throw new Problem('not_found', `PostgreSQL has no collection ${name} in this connection.`);
    return found;
  };
  return {
    connector,
    async test(signal) {
      await ask({ method: 'GET', table: '', statement: { text: `select '1' as id`, values: [] }, signal });
    },
    subscribe: () => Promise.reject(noCalls(connector)),
    call: () => Promise.reject(noCalls(connector)),
    list: () => Promise.reject(noCalls(connector)),
    file: () => Promise.reject(noCalls(connector)),
    async readPage({ collection, cursor, since, signal }) {
      const target = targetOf(collection);
      const reading = { ...target, changed: target.changed, after: cursor, since, limit: rowsAtOnce };
      const rows = await ask({ method: 'GET', table: target.table, statement: selectPage(reading), signal });
      const records = rows.map(({ id, body }) => ({
        id: id ?? '',
        body: JsonObject.parse(JSON.parse(body ?? '{}')),
        deleted: false,
      }));
      return { records, next: rows.length < rowsAtOnce ? null : (rows.at(-1)?.id ?? null), since: null };
    },
    async write(writings, signal) {
      const [first] = writings;
      if (first === undefined) return [];
      const written = await writeAll({ dependencies, ask, target: targetOf(first.collection), signal }, writings);
      return writings.map(
        (writing) => written.get(writing) ?? { kind: 'failed', fault: faultOf(connector, 'invalid') },
      );
    },
    batchSize: (_, action) => (action === 'delete' ? 1 : rowsAtOnce),
    async look({ collection, remoteId, record, signal }) {
      const target = targetOf(collection);
      const id = remoteId ?? idOf(target, { record, remoteId, action: 'upsert' });
      const [row] = await ask({ method: 'GET', table: target.table, statement: selectRow(target, id), signal });
      return row === undefined ? null : { remoteId: id, body: JsonObject.parse(JSON.parse(row.body ?? '{}')) };
    },
  };
}

const noCalls = (connector: Connector) =>
  faultOf(connector, 'invalid', { fix: 'PostgreSQL has tables, and no calls: name one as a collection.' });

interface Writer {
  readonly dependencies: Pick<RemoteDependencies, 'connector'>;
  readonly ask: Ask;
  readonly target: Target;
  readonly signal: AbortSignal;
}

/** Records with the same columns in one statement; a statement that is refused is taken apart, so that good rows get through. */
async function writeAll(writer: Writer, writings: readonly Writing[]): Promise<Map<Writing, Written>> {
  const results = new Map<Writing, Written>();
  const alike = Map.groupBy(writings, ({ action, record }) => `${action} ${Object.keys(record).toSorted().join()}`);
  for (const group of alike.values())
    for (const [writing, written] of await writeAlike(writer, group)) results.set(writing, written);
  return results;
}

async function writeAlike(writer: Writer, group: readonly Writing[]): Promise<(readonly [Writing, Written])[]> {
  const { connector } = writer.dependencies;
  try {
    const done = await carryOut(writer, group);
    return group.map((writing) => {
      const id = idOf(writer.target, writing);
      const isDone = done.has(id);
      const missing = writing.action === 'create' ? 'conflict' : 'not_found';
      return [
        writing,
        isDone
          ? { kind: 'written', remoteId: id, ...(done.get(id) === 'made' ? { made: true } : {}) }
          : { kind: 'failed', fault: faultOf(connector, missing) },
      ];
    });
  } catch (error) {
    if (writer.signal.aborted) throw error;
    const fault = postgresFault(connector, error);
    if (group.length === 1 || fault.passes) return group.map((writing) => [writing, { kind: 'failed', fault }]);
    const half = Math.ceil(group.length / 2);
    return [...(await writeAlike(writer, group.slice(0, half))), ...(await writeAlike(writer, group.slice(half)))];
  }
}

const methods = { create: 'POST', update: 'PATCH', upsert: 'PUT', delete: 'DELETE' } as const;

type WriteOutcomes = ReadonlyMap<string, 'made' | 'there'>;

/** The keys of the records that stand there now as they should, and which of them were certainly not there before. */
async function carryOut({ ask, target, signal }: Writer, group: readonly Writing[]): Promise<WriteOutcomes> {
  const action = group[0]?.action ?? 'upsert';
  const on = { method: methods[action], table: target.table, signal };
  const ids = group.map((writing) => idOf(target, writing));
  if (action === 'delete') {
    await ask({ ...on, statement: deleteRows(target, ids) });
    // Deleting what is gone is done.
    return new Map(ids.map((id) => [id, 'there']));
  }
  const records = group.map(({ record }) => record);
  const rows = await ask({ ...on, statement: writeRows(target, action, records) });
  // What an insert that steps back from conflicts has returned was inserted.
  const as = action === 'create' ? 'made' : 'there';
  const written = new Map(rows.map(({ id }): [string, 'made' | 'there'] => [id ?? '', as]));
  const left = group.filter((writing) => !written.has(idOf(target, writing))).map(({ record }) => record);
  if (left.length === 0 || action === 'update') return written;
  const same = await ask({ ...on, method: 'GET', statement: sameRows(target, left) });
  return new Map([...same.map(({ id }) => [id ?? '', 'there'] as const), ...written]);
}

function idOf({ key }: Target, { record, remoteId, action }: Pick<Writing, 'record' | 'remoteId' | 'action'>): string {
  const value = record[key];
  if (value === undefined || value === null) return action === 'delete' ? (remoteId ?? '') : '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function openAsk(dependencies: Parameters<typeof openPostgresSystem>[0], config: PostgresConfig): Ask {
  const { connector, budget, log, clock, standing } = dependencies;
  const pooled = openPool(dependencies, config);
  return async ({ method, table, statement, signal }) => {
    const end = await budget.take(signal);
    const from = clock.now();
    let how: Ended = 'answered';
    const note = (status: number | null, bytesIn: number) =>
      log.note({
        at: from,
        method,
        path: `/${table}`,
        status,
        ms: clock.now().getTime() - from.getTime(),
        bytesOut: Buffer.byteLength(statement.text),
        bytesIn,
      });
    try {
      const pool = await pooled();
      if (method !== 'GET' && !(await mayStillAct())) throw goneToAnother(connector);
      const { rows } = await pool.query(statement.text, [...statement.values]);
      note(200, Buffer.byteLength(JSON.stringify(rows)));
      standing?.(null);
      return Rows.parse(rows);
    } catch (error) {
      const fault = postgresFault(connector, error);
      // What was left to another process says nothing about the server.
      if (fault.kind === 'transient') how = fault.unclear ? 'unsent' : 'down';
      if (fault.kind === 'auth') standing?.(fault);
      note(null, 0);
      throw method === 'GET' ? fault : error;
    } finally {
      end(how);
    }
  };
}

/** Opened with the first question: names are looked up, and checked, once. */
function openPool({ secrets, guard }: Parameters<typeof openPostgresSystem>[0], config: PostgresConfig) {
  let opening: Promise<Pool> | undefined;
  const open = async (): Promise<Pool> => {
    const { username, password, ca_certificate: ca } = secrets.credentials;
    if (config.tls === 'off' && !guard.allowPrivate)
      throw new Problem('validation_failed', 'tls must be verify; without it the password travels in the open.');
    const host = await publicAddress(config.host, guard);
    const ssl = config.tls === 'off' ? false : { servername: config.host, ...(ca === undefined ? {} : { ca }) };
    const pool = new Pool({
      host,
      port: config.port,
      database: config.database,
      user: username ?? 'postgres',
      ...(password === undefined ? {} : { password }),
      ssl,
      max: 4,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 10_000,
      statement_timeout: timeoutMs,
      application_name: 'muster',
      allowExitOnIdle: true,
    });
    // A server that goes away breaks idle connections; the next question meets that by itself.
    pool.on('error', () => undefined);
    return pool;
  };
  return (): Promise<Pool> => {
    opening ??= open();
    // What could not be opened is tried anew next time.
    opening.catch(() => (opening = undefined));
    return opening;
  };
}
