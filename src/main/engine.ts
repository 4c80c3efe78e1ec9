// The database, opened before anything that uses it is imported.
import { randomUUID } from 'node:crypto';
import type { Log } from '../core/log.ts';
import type { Engine } from '../storage/engine.ts';
import { openEngine } from '../storage/open-engine.ts';
import type { Config } from './config.ts';
import { printEnd } from './print.ts';

/** Whoever is given it waits for it; until then a failure is nobody's. */
export function beginEngine(config: Config, log: Log): Promise<Engine> {
  const engine = openEngine({
    databaseUrl: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    holder: randomUUID(),
    dataDir: config.DATA_DIR,
    log,
    // Without it nothing can be done, and whoever watches over the process starts it anew.
    lost: ({ message }) => {
      printEnd(message);
      process.exit(1);
    },
  });
  engine.catch(() => undefined);
  return engine;
}
