// Where the SQL runs: embedded in this process, or on a PostgreSQL server. Everything above sees pools only.
import { Pool, type PoolConfig } from 'pg';

/**
 * `owner` migrates, `app` serves under row level security, `protected` likewise but sees protected answers only, `intake` is
 * `app` for what somebody outside counts the seconds of, `behind` is `app` for work that goes on for long beside all others, `jobs` is the queue's own: what it loses in a crash is handed over
 * again by the outbox, so that its commits need not wait for the disk.
 */
export type PoolUse = 'owner' | 'app' | 'protected' | 'intake' | 'behind' | 'jobs';

export interface Engine {
  readonly kind: 'embedded' | 'server';
  /** The name under which its connections take leases, where other processes take some as well. */
  readonly holder?: string;
  /** A new pool; the engine ends it when it closes. */
  pool(use: PoolUse): Pool;
  close(): Promise<void>;
}

/** Under `createDatabase` a transaction is sent ahead of its answers; see transaction.ts. */
export const pipelined = (use: PoolUse): PoolConfig => ({ pipeline: use !== 'owner' && use !== 'jobs' });

/**
 * A pool whose broken connections fail their own queries and nothing else: without these listeners an idle connection
 * that the server dropped, or one that broke between two statements of a transaction, would end the process.
 */
export function tolerantPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Work that does not end by itself must not keep the service from stopping. */
const endPatienceMs = 3000;

/** Ends pools once their connections have been given back, or after a while without them. */
export async function endPools(pools: readonly Pool[]): Promise<void> {
  const ended = Promise.all(pools.map((pool) => pool.end()));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, endPatienceMs);
  });
  await Promise.race([ended, late]);
  clearTimeout(timer);
}
