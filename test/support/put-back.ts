// A backup put back into an empty place of either kind, as if some time had passed since: what is due by then is due.
import { Client } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { openEmbedded } from '../../src/storage/embedded/open-embedded.ts';
import { createKeptLog } from './log.ts';
import { createTestDatabase } from './real-services.ts';
import { freshFolder, removeData, runMuster, type RunningService, startService } from './service.ts';

/** Where a service keeps what it knows. */
export interface Place {
  readonly dataDir: string;
  /** What it has to be told to find it. */
  readonly environment: Readonly<Record<string, string>>;
  query(sql: string, values: readonly unknown[]): Promise<number | null>;
}

export function folderPlace(): Promise<Place> {
  const dataDir = freshFolder();
  return Promise.resolve({
    dataDir,
    environment: {},
    async query(sql, values) {
      const engine = await openEmbedded({ dataDir, log: createKeptLog() });
      const { rowCount } = await engine.pool('owner').query(sql, [...values]);
      await engine.close();
      return rowCount;
    },
  });
}

export async function serverPlace(): Promise<Place> {
  const url = await createTestDatabase();
  return {
    dataDir: freshFolder(),
    environment: { DATABASE_URL: url },
    async query(sql, values) {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rowCount } = await client.query(sql, [...values]);
      await client.end();
      return rowCount;
    },
  };
}

/** The service is gone with the test, however that ends. */
export async function startedAt(place: Place, environment: Readonly<Record<string, string>>): Promise<RunningService> {
  const service = await startService({
    dataDir: place.dataDir,
    environment: { ...environment, ...place.environment },
  });
  onTestFinished(async () => {
    await service.kill();
    removeData(service);
  });
  return service;
}

interface PutBack {
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Added to the time that people see. */
  readonly laterMs: number;
}

export async function putBack(place: Place, { file, environment, laterMs }: PutBack): Promise<RunningService> {
  const told = { DATA_DIR: place.dataDir, ...environment, ...place.environment };
  const { code, output } = await runMuster(['restore', file], told);
  expect([code, output]).toEqual([0, expect.stringContaining('rows were put back')]);
  const shift =
    "update service_state set value = (value::bigint + $1::bigint)::text where key = 'business-clock-offset-ms'";
  expect(await place.query(shift, [laterMs])).toBe(1);
  return startedAt(place, environment);
}
