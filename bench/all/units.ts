// Unit costs on PostgreSQL: CPU, rows and bytes of one operation of each kind, with everything that follows from it. From these
// docs/performance.md counts what 10,000 organizations need.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { mixedRequests, newSecret, type Request } from './load.ts';
import { type Capacity, capacityOf, type UnitCost, usualMonth } from '../capacity.ts';
import type { PartRun, RunPart } from './part.ts';
import { type OnPostgres, onPostgres } from './started.ts';

const warm = 60;
const measured = 240;
const settleMs = 1_000;

export const runUnits: RunPart = async ({ tell, options: { scale } }) => {
  const bench = await onPostgres();
  try {
    const requests = mixedRequests(await newSecret(bench.service));
    for (const request of requests) await repeated(bench, request, { count: warm });
    await settled(bench);
    const idle = await idleCost(bench);
    const costs: Record<string, UnitCost> = {};
    for (const request of requests) {
      const cost = await unitCost(bench, request, { count: Math.ceil(measured * scale), idle });
      costs[request.kind] = cost;
      tell({
        what: `one ${request.name}`,
        figure: `${cost.serviceMs.toFixed(2)} ms CPU, database ${cost.databaseMs.toFixed(2)} ms`,
        reference: `${cost.rows.toFixed(1)} rows, ${(cost.bytes / 1_024).toFixed(1)} KB on disk, ${(cost.walBytes / 1_024).toFixed(1)} KB of WAL`,
      });
    }
    const { rows } = await bench.client.query<{ open: string }>(
      `select count(*) as open from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    tell({ what: 'connections of one process to PostgreSQL', figure: rows[0]?.open ?? '?' });
    tell({
      what: 'CPU of an idle service',
      figure: `${(idle.service * 60).toFixed(2)} s a minute, database ${(idle.database * 60).toFixed(2)} s`,
      reference: `queues in ${bench.queue}`,
    });
    tellCapacity(tell, capacityOf(usualMonth, costs));
  } finally {
    await bench.stop();
  }
};

function tellCapacity(tell: PartRun['tell'], needs: Capacity): void {
  const month = `${usualMonth.actionsAMonth.toExponential(0)} actions a month`;
  tell({
    what: `${month}: CPU in the busiest hour`,
    figure: `${needs.serviceCores.toFixed(1)} cores, database ${needs.databaseCores.toFixed(1)} cores`,
    reference: `${needs.actionsASecond.toFixed(0)}/s in working hours, ${needs.peakASecond.toFixed(0)}/s then`,
  });
  tell({
    what: `${month}: what PostgreSQL keeps`,
    figure: `${(needs.rowsAMonth / 1e9).toFixed(2)} billion rows, ${(needs.bytesAMonth / 1e9).toFixed(0)} GB a month`,
    reference: `${(needs.walBytesASecond / 1e6).toFixed(1)} MB/s of WAL in the busiest hour`,
  });
}

async function repeated(bench: OnPostgres, request: Request, { count }: { count: number }): Promise<void> {
  for (let at = 0; at < count; at += 1) await request.run(bench.service, 0);
}

interface CpuShare {
  readonly service: number;
  readonly database: number;
}

/** Until what the operations have set off is done: the service uses a twentieth of a core at most. */
async function settled(bench: OnPostgres): Promise<void> {
  for (let round = 0; round < 60; round += 1) {
    const before = bench.cpu();
    await sleep(settleMs);
    if (bench.cpu().service - before.service <= 0.05) return;
  }
}

/** CPU seconds in a second in which nobody asks. */
async function idleCost(bench: OnPostgres): Promise<CpuShare> {
  const [before, seconds] = [bench.cpu(), 10];
  await sleep(seconds * 1_000);
  const after = bench.cpu();
  return {
    service: (after.service - before.service) / seconds,
    database: (after.database - before.database) / seconds,
  };
}

interface State {
  readonly rows: number;
  readonly bytes: number;
  readonly wal: number;
}

async function stateOf(client: Client): Promise<State> {
  const tables = await client.query<{ name: string; bytes: string }>(
    `select quote_ident(relname) as name, pg_total_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  let rows = 0;
  for (const { name } of tables.rows) {
    const counted = await client.query<{ count: string }>(`select count(*) from ${name}`);
    rows += Number(counted.rows[0]?.count ?? 0);
  }
  const written = await client.query<{ wal: string }>(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as wal`);
  const bytes = tables.rows.reduce((sum, table) => sum + Number(table.bytes), 0);
  return { rows, bytes, wal: Number(written.rows[0]?.wal ?? Number.NaN) };
}

async function unitCost(
  bench: OnPostgres,
  request: Request,
  { count, idle }: { count: number; idle: CpuShare },
): Promise<UnitCost> {
  const before = await stateOf(bench.client);
  const [cpu, since] = [bench.cpu(), performance.now()];
  await repeated(bench, request, { count });
  await settled(bench);
  const [used, seconds] = [bench.cpu(), (performance.now() - since) / 1_000];
  const after = await stateOf(bench.client);
  const each = (from: number, to: number, besides = 0) => (to - from - besides * seconds) / count;
  return {
    serviceMs: 1_000 * each(cpu.service, used.service, idle.service),
    databaseMs: 1_000 * each(cpu.database, used.database, idle.database),
    rows: each(before.rows, after.rows),
    bytes: each(before.bytes, after.bytes),
    walBytes: each(before.wal, after.wal),
  };
}
