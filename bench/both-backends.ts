// What a bench of the service runs twice: on the embedded database, and on PostgreSQL with Redis where they can be started.
import { rmSync } from 'node:fs';
import type { Started } from '../test/support/programs.ts';
import { startPostgres } from '../test/support/start-postgres.ts';
import { startRedis } from '../test/support/start-redis.ts';

/** `measure` gets the name of the backend and the settings that lead the service there. Says so where the second is missing. */
export async function onBothBackends(
  measure: (name: string, environment: Record<string, string>) => Promise<void>,
): Promise<void> {
  await measure('embedded', {});
  const started: Started[] = [];
  try {
    const postgres = await startPostgres();
    if ('missing' in postgres) return console.log(`PostgreSQL and Redis: skipped, ${postgres.missing}`);
    started.push(postgres);
    const redis = await startRedis();
    if ('missing' in redis) return console.log(`PostgreSQL and Redis: skipped, ${redis.missing}`);
    started.push(redis);
    const ENCRYPTION_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
    await measure('PostgreSQL and Redis', { DATABASE_URL: postgres.url, REDIS_URL: redis.url, ENCRYPTION_KEYS });
  } finally {
    for (const { child, folder } of started) {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
