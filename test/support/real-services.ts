// For *.services.test.ts: a suite that runs on a real server, or skips and says why.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describe, inject } from 'vitest';
import { openServer } from '../../src/storage/server.ts';
import { storageOn } from '../../src/storage/open.ts';
import { createTestClock } from './clock.ts';
import { type TestStorage, testDependencies } from './embedded.ts';

type ServiceName = 'postgres' | 'redis' | 'smtp' | 'imap' | 'caldav' | 'ldap';

/** Skipped, with the reason in its name, when one of the services is missing. */
export function describeWith(services: readonly ServiceName[], name: string, suite: () => void): void {
  describeWhere(services, { name, shuffle: true }, suite);
}

/** Its tests follow one another. */
export function storyWith(services: readonly ServiceName[], name: string, suite: () => void): void {
  describeWhere(services, { name, shuffle: false }, suite);
}

function describeWhere(
  services: readonly ServiceName[],
  { name, shuffle }: { name: string; shuffle: boolean },
  suite: () => void,
): void {
  const reasons = services
    .map((service) => inject(service))
    .flatMap((found) => ('missing' in found ? [` (${found.missing})`] : []));
  // In the order of the run, unless its tests follow one another.
  describe.skipIf(reasons.length > 0)(`${name}${reasons.join('')}`, shuffle ? {} : { shuffle: false }, () => {
    suite();
  });
}

export function urlOf(service: ServiceName): string {
  const found = inject(service);
  if ('missing' in found) throw new Error(found.missing);
  return found.url;
}

/** A Redis database of its own for each test file: they run at once, and each queue would take the other's jobs. */
export const redisUrlOf = (database: 1 | 2 | 3 | 4 | 5): string => new URL(`/${database}`, urlOf('redis')).href;

/** An empty database of its own on the real server. */
export async function createTestDatabase(): Promise<string> {
  const url = new URL(urlOf('postgres'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

export async function openServerStorage(options: { now?: Date } = {}): Promise<TestStorage> {
  const clock = createTestClock(options.now);
  const engine = openServer({ databaseUrl: await createTestDatabase() });
  const storage = await storageOn(engine, testDependencies(clock));
  return { storage, clock, engine, close: () => storage.close() };
}
