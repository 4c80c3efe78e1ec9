// The roles are taken at the first query of a pool: found out at the start, with what to do, instead of at some request.
import type pg from 'pg';
import { DatabaseError } from 'pg';
import type { Engine } from './engine.ts';

export class RoleError extends Error {
  override readonly name = 'RoleError';
}

const roles = { app: 'app', protected: 'app_protected', intake: 'app' } as const;
const insufficientPrivilege = '42501';

/** Answers the pools that serve. */
export async function servingPools(engine: Engine): Promise<Record<keyof typeof roles, pg.Pool>> {
  const pools = { app: engine.pool('app'), protected: engine.pool('protected'), intake: engine.pool('intake') };
  for (const use of ['app', 'protected', 'intake'] as const) {
    try {
      await pools[use].query('select 1');
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== insufficientPrivilege) throw error;
      throw new RoleError(
        `the login of DATABASE_URL may not take the role ${roles[use]}: have an administrator run "grant app, app_protected to <that login>"`,
        { cause: error },
      );
    }
  }
  return pools;
}
