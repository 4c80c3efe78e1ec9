// A service over PostgreSQL and Redis of its own, both to be measured and looked into.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { freshFolder, removeData, type RunningService, startService } from '../../test/support/service.ts';
import type { Started } from '../../test/support/programs.ts';
import { startPostgres } from '../../test/support/start-postgres.ts';
import { startRedis } from '../../test/support/start-redis.ts';
import { cpuSeconds, cpuSecondsOfTree } from '../processes.ts';
import { inspect, inspectable, type Inspected } from './inspected.ts';
import { Missing } from './part.ts';

/** Every replica has to read what the others have sealed. */
const ENCRYPTION_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

/** Nothing that a bench sends is refused because there is much of it. */
export const unlimited = {
  LOG_LEVEL: 'error',
  RATE_LIMIT: '1000000',
  RATE_LIMIT_JOBS: '1000000',
  RATE_LIMIT_EVENTS: '1000000',
};

const Organization = z.looseObject({ candidates: z.array(z.looseObject({ id: z.string() })) });

/** Each lane of a load moves somebody of its own, so that none gets into another's way. */
export const lanePeople = [
  'Amara Oduya',
  'Bence Horvath',
  'Chloe Marchetti',
  'Dawit Bekele',
  'Elif Yildiz',
  'Fergus Mackay',
  'Giulia Romano',
  'Hinata Mori',
] as const;

/** The sample organization and the people of the lanes, as a file in that folder. */
function sandboxFile(folder: string): string {
  const sample = Organization.parse(JSON.parse(readFileSync('examples/sandbox.json', 'utf8')));
  const [like] = sample.candidates;
  const people = lanePeople.map((name, lane) => ({
    ...like,
    id: `c_lane${lane}`,
    name,
    email: `l${lane}@people.test`,
  }));
  const path = join(folder, 'sandbox.json');
  writeFileSync(path, JSON.stringify({ ...sample, candidates: [...sample.candidates, ...people] }));
  return path;
}

export interface OnPostgres {
  readonly service: RunningService;
  readonly inspected: Inspected;
  /** As the owner of every table. */
  readonly client: Client;
  /** Whether queues are in Redis, or in PostgreSQL as well. */
  readonly queue: 'Redis' | 'PostgreSQL';
  /** CPU seconds so far, of the service and of all processes of PostgreSQL and Redis. */
  cpu(): { readonly service: number; readonly database: number };
  /** Another process of the service on the same database. */
  another(): Promise<RunningService>;
  stop(): Promise<void>;
}

export async function onPostgres(): Promise<OnPostgres> {
  const postgres = await startPostgres();
  if ('missing' in postgres) throw new Missing(postgres.missing);
  const redis = await startRedis();
  const servers: Started[] = 'missing' in redis ? [postgres] : [postgres, redis];
  const running: RunningService[] = [];
  const another = async () => {
    const dataDir = freshFolder();
    const environment = {
      ...unlimited,
      ...inspectable,
      SANDBOX_FILE: sandboxFile(dataDir),
      DATABASE_URL: postgres.url,
      ...('missing' in redis ? {} : { REDIS_URL: redis.url }),
      ENCRYPTION_KEYS,
    };
    const service = await startService({ dataDir, environment, timeoutMs: 120_000 });
    running.push(service);
    return service;
  };
  const service = await another();
  const inspected = await inspect(service);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  return {
    service,
    inspected,
    client,
    queue: 'missing' in redis ? 'PostgreSQL' : 'Redis',
    cpu: () => ({
      service: cpuSeconds(service.pid),
      database: servers.reduce((sum, { child }) => sum + cpuSecondsOfTree(child), 0),
    }),
    another,
    async stop() {
      inspected.close();
      await client.end();
      for (const one of running) {
        await one.stop();
        removeData(one);
      }
      for (const { child, folder } of servers) {
        child.kill('SIGKILL');
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
