// The embedded database: PostgreSQL inside this process, reached through ordinary `pg` pools.
import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import type { Log } from '../../core/log.ts';
import { type Engine, type PoolUse, endPools, tolerantPool } from '../engine.ts';
import { Backend } from './backend.ts';
import { openCluster } from './cluster.ts';
import { lockFolder } from './directory-lock.ts';
import type { Fsync } from './durable-fs.ts';
import { startHousekeeping } from './housekeeping.ts';
import { Link } from './link.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** How long a transaction may sit idle while others wait, before it is failed. */
  readonly patienceMs?: number;
  readonly fsync?: Fsync;
}

export async function openEmbedded(options: EmbeddedOptions): Promise<Engine> {
  const unlock = lockFolder(options.dataDir);
  try {
    const db = await openCluster(options.dataDir, options.fsync);
    const engine = engineOn(db, options.patienceMs);
    const housekeeping = startHousekeeping(engine.pool('owner'), options.log);
    return {
      ...engine,
      close: async () => {
        await housekeeping.stop();
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const roles: Record<PoolUse, string> = {
  owner: 'postgres',
  app: 'app',
  protected: 'app_protected',
  intake: 'app',
  jobs: 'postgres',
};

/** Pools over a PGlite that is open already; closing the engine closes it. */
export function engineOn(db: PGlite, patienceMs = 10_000): Engine {
  const backend = new Backend(db, patienceMs);
  const pools: Pool[] = [];
  return {
    kind: 'embedded',
    pool: (use) => {
      const pool = tolerantPool({
        stream: () => new Link(backend, use === 'intake'),
        ssl: false,
        user: roles[use],
        database: 'postgres',
        // Connections cost nothing here; BullMQ keeps one for each listener.
        max: use === 'jobs' ? 50 : 10,
        ...(use === 'jobs' ? { options: '-c search_path=bullmq -c synchronous_commit=off' } : {}),
      });
      pools.push(pool);
      return pool;
    },
    close: async () => {
      await endPools(pools);
      await db.close();
    },
  };
}
