// A PostgreSQL server as the engine: one address to serve by, and, where roles are kept apart, one to migrate by.
import type { Pool } from 'pg';
import { type Engine, endPools, pipelined, tolerantPool } from './engine.ts';

export interface ServerOptions {
  readonly databaseUrl: string;
  readonly ownerUrl?: string | undefined;
}

export function openServer({ databaseUrl, ownerUrl }: ServerOptions): Engine {
  const pools: Pool[] = [];
  const settings = {
    owner: { connectionString: ownerUrl ?? databaseUrl, max: 2 },
    // Whoever logs in serves as `app`, which row level security binds; a superuser would see every tenant.
    app: { connectionString: databaseUrl, max: 20, options: '-c role=app' },
    intake: { connectionString: databaseUrl, max: 2, options: '-c role=app' },
    behind: { connectionString: databaseUrl, max: 12, options: '-c role=app' },
    protected: { connectionString: databaseUrl, max: 4, options: '-c role=app_protected' },
    jobs: {
      connectionString: ownerUrl ?? databaseUrl,
      max: 20,
      options: '-c search_path=bullmq -c synchronous_commit=off',
    },
  };
  return {
    kind: 'server',
    pool: (use) => {
      const pool = tolerantPool({ ...settings[use], ...pipelined(use) });
      pools.push(pool);
      return pool;
    },
    close: () => endPools(pools),
  };
}
