// Removes what real time has ended: sessions, login links and kept answers. They are refused before that already.
import type { Clock } from '../core/clock.ts';
import { type Log, defectOf } from '../core/log.ts';
import type { Database } from './database.ts';

const everyMs = 15 * 60_000;

export async function removeExpired(database: Database, now: Date): Promise<void> {
  await database.service.deleteFrom('idempotency').where('expiresAt', '<=', now).execute();
  await database.reaching({ as: 'app.expired', value: now.toISOString() }, (tx) =>
    tx.deleteFrom('session').where('expiresAt', '<', now).execute(),
  );
}

/** Answers the function that stops it, once a round in progress is over. */
export function startExpiry(given: { database: Database; clock: Clock; log: Log }): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round
      .then(() => removeExpired(given.database, given.clock.now()))
      .catch((error: unknown) => {
        // Nothing depends on it; the next round tries again.
        given.log.warn('expiry failed', { defect: defectOf(error) });
      });
  }, everyMs).unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
