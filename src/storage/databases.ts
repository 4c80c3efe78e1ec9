// The databases that the stores reach: what serves requests, what works behind them, what takes events in, and protected answers.
import { throttled } from '../core/batcher.ts';
import type { servingPools } from './check-roles.ts';
import { createDatabase, type DatabaseOptions } from './database.ts';
import type { Engine } from './engine.ts';
import type { ProtectedSchema } from './protected/schema.ts';

export function openDatabases(
  engine: Engine,
  pools: Awaited<ReturnType<typeof servingPools>>,
  { trace, promised = () => undefined }: DatabaseOptions,
) {
  // In a storm of events and records the queue is told this often, not with each transaction.
  const inStorms = { trace, promised: throttled(promised, 200) };
  return {
    database: createDatabase(pools.app, { trace, promised }),
    behind: createDatabase(engine.pool('behind'), inStorms),
    intake: createDatabase(pools.intake, inStorms),
    answers: createDatabase<ProtectedSchema>(pools.protected),
  };
}
