// A PostgreSQL server as the engine: one address to serve by, and, where roles are kept apart, one to migrate by.
import type { Pool } from 'pg';
import { type Engine, endPools, pipelined, tolerantPool } from './engine.ts';

export interface ServerOptions {
  readonly databaseUrl: string;
  readonly ownerUrl?: string | undefined;
  /** No other process on the server has that name. Without one it neither says that it is alive nor looks after others. */
  readonly holder?: string | undefined;
}

export function openServer({ databaseUrl, ownerUrl, holder }: ServerOptions): Engine {
  const pools: Pool[] = [];
  const as = (role: string): string => `-c role=${role}${holder === undefined ? '' : ` -c app.holder=${holder}`}`;
  const settings = {
    owner: { connectionString: ownerUrl ?? databaseUrl, max: 2 },
    // Whoever logs in serves as `app`, which row level security binds; a superuser would see every tenant.
    app: { connectionString: databaseUrl, max: 20, options: as('app') },
    intake: { connectionString: databaseUrl, max: 2, options: as('app') },
    behind: { connectionString: databaseUrl, max: 12, options: as('app') },
    protected: { connectionString: databaseUrl, max: 4, options: as('app_protected') },
    jobs: {
      connectionString: ownerUrl ?? databaseUrl,
      max: 20,
      options: '-c search_path=bullmq -c synchronous_commit=off',
    },
  };
  return {
    kind: 'server',
    ...(holder === undefined ? {} : { holder }),
    pool: (use) => {
      const pool = tolerantPool({ ...settings[use], ...pipelined(use) });
      pools.push(pool);
      return pool;
    },
    close: () => endPools(pools),
  };
}
