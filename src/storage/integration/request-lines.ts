// The request and response log of connections: gathered for a moment, then written as one row. Read seldom, written always.
import { sql } from 'kysely';
import { z } from 'zod';
import type { ConnectionId, TenantId } from '../../core/ids.ts';
import type { RequestLine, RequestLog } from '../../core/ports/request-log.ts';
import type { Database } from '../database.ts';

const Line = z.strictObject({
  at: z.coerce.date(),
  method: z.string(),
  path: z.string(),
  status: z.int().nullable(),
  ms: z.int(),
  bytesOut: z.int(),
  bytesIn: z.int(),
});
const Block = z.object({ seq: z.coerce.number(), connection: z.string(), lines: z.string() });

interface StoredLine extends RequestLine {
  /** Grows with time, for each connection. */
  readonly seq: number;
  readonly connection: string;
}

export interface RequestLines {
  of(connection: ConnectionId): RequestLog;
  /** Newest first. */
  list(query: { limit: number; before?: number; connection?: ConnectionId }): Promise<readonly StoredLine[]>;
  /** Removes what is older. */
  sweep(olderThan: Date): Promise<void>;
  /** Writes what is still gathered. */
  flush(): Promise<void>;
}

const gatherMs = 1_000;
/** Lines in one block; a line's number is that of its block with its place in it. */
const most = 1_000;

type Gathered = RequestLine & { connection: ConnectionId };

export function createRequestLines(database: Database, tenant: TenantId): RequestLines {
  let gathered: Gathered[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const write = (lines: readonly Gathered[]) =>
    database.inTenant(tenant, async (tx) => {
      const blocks = Map.groupBy(lines, ({ connection }) => connection);
      const rows = [...blocks].map(([connection, of]) => ({
        tenant,
        connection,
        newestAt: of.at(-1)?.at ?? new Date(0),
        lines: JSON.stringify(
          of.map(({ at, method, path, status, ms, bytesOut, bytesIn }) => ({
            at: at.getTime(),
            method,
            path,
            status,
            ms,
            bytesOut,
            bytesIn,
          })),
        ),
      }));
      // A second of the log may be lost with the machine; a wait for the disk would hold up every sync.
      await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx);
      await tx.insertInto('requestBlock').values(rows).execute();
    });

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const lines = gathered;
    gathered = [];
    if (lines.length === 0) return writing;
    // The log serves people who look; a sync does not fail for it.
    writing = writing.then(() => write(lines)).catch(() => undefined);
    return writing;
  };

  return {
    of: (connection) => ({
      note(line) {
        gathered.push({ ...line, connection });
        if (gathered.length >= most) void flush();
        else timer ??= setTimeout(() => void flush(), gatherMs).unref();
      },
    }),
    list: (query) => listed(database, tenant, query),
    sweep: (olderThan) =>
      database.inTenant(tenant, async (tx) => {
        await tx.deleteFrom('requestBlock').where('tenant', '=', tenant).where('newestAt', '<', olderThan).execute();
      }),
    flush,
  };
}

/** Blocks that are opened at once: one is often enough. */
const few = 3;

async function listed(
  database: Database,
  tenant: TenantId,
  { limit, before = Infinity, connection }: Parameters<RequestLines['list']>[0],
): Promise<readonly StoredLine[]> {
  return await database.inTenant(tenant, async (tx) => {
    const found: StoredLine[] = [];
    let below: number | undefined = before === Infinity ? undefined : Math.floor(before / most) + 1;
    for (;;) {
      let query = tx.selectFrom('requestBlock').select(['seq', 'connection', 'lines']).where('tenant', '=', tenant);
      if (connection !== undefined) query = query.where('connection', '=', connection);
      if (below !== undefined) query = query.where('seq', '<', String(below));
      const blocks = z.array(Block).parse(await query.orderBy('seq', 'desc').limit(few).execute());
      found.push(...blocks.flatMap(linesOf).filter(({ seq }) => seq < before));
      if (blocks.length < few || found.length >= limit) return found.slice(0, limit);
      below = blocks.at(-1)?.seq;
    }
  });
}

const linesOf = ({ seq, connection, lines }: z.infer<typeof Block>): readonly StoredLine[] =>
  z
    .array(Line)
    .parse(JSON.parse(lines))
    .map((line, index) => ({ ...line, seq: seq * most + index, connection }))
    .toReversed();
