// The embedded database: PostgreSQL inside this process, in a thread of its own, reached through ordinary `pg` pools.
import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { type Log, defectOf } from '../../core/log.ts';
import { type Engine, type PoolUse, endPools, pipelined, tolerantPool } from '../engine.ts';
import { Backend, type Rank } from './backend.ts';
import { lockFolder } from './directory-lock.ts';
import type { DurableNodeFS } from './durable-fs.ts';
import { startHousekeeping } from './housekeeping.ts';
import { Link } from './link.ts';
import type { Socket } from './socket.ts';
import { startThread } from './thread.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** How long a transaction may sit idle while others wait, before it is failed. */
  readonly patienceMs?: number;
  /** Told once, when the database can answer no more: the disk failed. Its files must be opened anew. */
  readonly lost?: ((error: Error) => void) | undefined;
}

export async function openEmbedded(options: EmbeddedOptions): Promise<Engine> {
  const unlock = lockFolder(options.dataDir);
  try {
    const engine = await threaded(options);
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

async function threaded({ dataDir, log, patienceMs = usualPatienceMs, lost }: EmbeddedOptions): Promise<Engine> {
  const onStopped = (error: Error): void => {
    log.error('the embedded database has stopped', { defect: defectOf(error) });
    lost?.(error);
  };
  const thread = await startThread({ dataDir, patienceMs, onStopped });
  return poolsOver({ connection: (rank) => thread.connection(rank), close: () => thread.close() });
}

const usualPatienceMs = 10_000;

const roles: Record<PoolUse, string> = {
  owner: 'postgres',
  app: 'app',
  protected: 'app_protected',
  intake: 'app',
  behind: 'app',
  jobs: 'postgres',
};

/** What somebody outside waits for goes first, and what goes on for long behind everything else. */
const ranks: Record<PoolUse, Rank> = { intake: 0, owner: 1, app: 1, protected: 1, jobs: 1, behind: 2 };

/** Pools over a PGlite that is open already, on this thread; closing the engine closes it. `disk`: where it lies, if on one. */
export function engineOn(db: PGlite, patienceMs = usualPatienceMs, disk?: DurableNodeFS): Engine {
  const backend = new Backend(db, patienceMs, disk);
  return poolsOver({
    connection: (rank) => new Link(backend, rank),
    close: async () => {
      if (!backend.isBroken) await db.close();
    },
  });
}

interface Opened {
  connection(rank: Rank): Socket;
  close(): Promise<void>;
}

function poolsOver(opened: Opened): Engine {
  const pools: Pool[] = [];
  return {
    kind: 'embedded',
    pool: (use) => {
      const pool = tolerantPool({
        stream: () => opened.connection(ranks[use]),
        ssl: false,
        user: roles[use],
        database: 'postgres',
        ...pipelined(use),
        // Connections cost nothing here; BullMQ keeps one for each listener.
        max: use === 'jobs' ? 50 : 10,
        ...(use === 'jobs' ? { options: '-c search_path=bullmq -c synchronous_commit=off' } : {}),
      });
      pools.push(pool);
      return pool;
    },
    close: async () => {
      await endPools(pools);
      await opened.close();
    },
  };
}
