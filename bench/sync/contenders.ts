// Starts the two systems, the bare loop and Muster, each in a process of its own, and runs one sync of each.
import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Launched, type RunningService, launchService, startService } from '../../test/support/service.ts';
import { fieldMapping } from './records.ts';

const lanes = 32;

const Stats = z.object({
  requests: z.number(),
  early: z.number(),
  pressed: z.number(),
  wrong: z.number(),
  again: z.number(),
  doubled: z.number(),
  missing: z.number(),
  kept: z.number(),
  pages: z.number(),
  spanMs: z.number(),
});
export type Stats = z.infer<typeof Stats>;
const Seen = z.object({
  requests: z.number(),
  kept: z.number(),
  again: z.number(),
  lastAt: z.number(),
  /** Milliseconds on the system's clock of the first request since the last mark; 0: there was none. */
  markedAt: z.number(),
});
export type Seen = z.infer<typeof Seen>;

interface Load {
  readonly records: number;
  /** `rare`: as many unavailable as ever, and hardly any pause, which a long run would spend most of its time in. */
  readonly faults: boolean | 'rare';
}

export interface Systems {
  readonly url: string;
  reset(load: Load): Promise<void>;
  stats(): Promise<Stats>;
  seen(): Promise<Seen>;
  /** The same; what is asked from then on is asked since this mark. */
  mark(): Promise<Seen>;
  stop(): void;
}

/** Of a thousand tries. */
const calm = { unavailable: 0, tooMany: 0 };

export async function startSystems(): Promise<Systems> {
  const child = fork('bench/sync/systems.ts', { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const { port } = await message(child, z.object({ port: z.number() }));
  const url = `http://127.0.0.1:${port}`;
  const control = async (asked: object): Promise<unknown> =>
    (await fetch(`${url}/_control`, { method: 'POST', body: JSON.stringify(asked) })).json();
  return {
    url,
    async reset({ records, faults }) {
      const rates = faults === false ? calm : { unavailable: 10, tooMany: faults === 'rare' ? 0.01 : 1 };
      await control({ kind: 'reset', settings: { records, ...rates, retryAfterSeconds: 1 } });
    },
    stats: async () => Stats.parse(await control({ kind: 'stats' })),
    seen: async () => Seen.parse(await control({ kind: 'seen', marks: false })),
    mark: async () => Seen.parse(await control({ kind: 'seen', marks: true })),
    stop: () => void child.kill(),
  };
}

export type Mode = 'put' | 'batch' | 'create';

const Bare = z.object({ ms: z.number(), failed: z.number(), cpu: z.object({ user: z.number(), system: z.number() }) });

/** Who waits after a 429, as the system is declared: everything of the connection, or that request alone. */
export type Concerns = 'connection' | 'request';

export async function runBare(
  url: string,
  mode: Mode,
  concerns: Concerns = 'connection',
): Promise<{ ms: number; cpuMs: number }> {
  const child = fork('bench/sync/bare.ts', [url, mode, String(lanes), concerns], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const { ms, failed, cpu } = await message(child, Bare);
  if (failed > 0) throw new Error(`the bare loop lost ${failed} records`);
  return { ms, cpuMs: (cpu.user + cpu.system) / 1_000 };
}

const message = <T>(child: ReturnType<typeof fork>, schema: z.ZodType<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (said) => resolve(schema.parse(said)));
    child.once('exit', (code) => reject(new Error(`it ended with ${code} before it said anything`)));
  });

const environment = {
  SANDBOX_FILE: 'examples/sandbox.json',
  ALLOW_PRIVATE_NETWORK: '1',
  LOG_LEVEL: 'error',
  // As `npm start` has it.
  NODE_COMPILE_CACHE: 'dist/compiled',
};

export const startMuster = (): Promise<RunningService> => startService({ environment, timeoutMs: 120_000 });

/** On a folder that is there already, from its first moment on. */
export const launchMuster = (dataDir: string): Launched => launchService({ environment, timeoutMs: 120_000, dataDir });

let connected = 0;

interface Begun {
  readonly sync: string;
  /** Milliseconds on the system's clock. */
  readonly requestedAt: number;
}

/** A pairing of its own for each run: what is known of the records from the run before would let them be skipped. */
export async function beginSync(
  service: RunningService,
  url: string,
  { mode, concerns = 'connection' }: { mode: Mode; concerns?: Concerns },
): Promise<Begun> {
  connected += 1;
  const tenant = `bench${connected}`;
  const batch = { path: '/people/batch', max: 100, items: 'records' };
  const writes = {
    put: { method: 'PUT', path: '/people/{external_id}' },
    create: { method: 'POST', path: '/people' },
    batch: { method: 'PUT', path: '/people/{external_id}', batch },
  } as const;
  const config = {
    base_url: url,
    concurrency: lanes,
    too_many_requests: concerns,
    collections: {
      employees: { path: '/employees', items: 'data', paging: { kind: 'page', next: 'meta.next_page' } },
      people: { path: '/people', write: writes[mode] },
    },
  };
  const connection = { system: 'rest', name: tenant, tenant_id: tenant, config, credentials: { bearer: 'bench' } };
  await expectStatus(service, 201, ['/api/v2/connections', connection]);
  const body = {
    source: { system: 'rest', tenant_id: tenant, endpoint: 'employees' },
    destination: {
      system: 'rest',
      tenant_id: tenant,
      endpoint: 'people',
      action: mode === 'create' ? 'create' : 'upsert',
      field_mapping: fieldMapping,
    },
  };
  const requestedAt = Date.now();
  const answer = await expectStatus(service, 202, ['/api/v2/integrations/rest/sync', body]);
  return { sync: z.object({ sync_id: z.string() }).parse(answer).sync_id, requestedAt };
}

async function expectStatus(service: RunningService, status: number, [path, body]: [string, object]): Promise<unknown> {
  const answer = await service.call('POST', path, body);
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const Watched = z.object({
  status: z.string(),
  finished_at: z.string().nullable(),
  counts: z.unknown(),
  error: z.unknown(),
});

interface Ended {
  readonly status: string;
  /** Milliseconds on the system's clock. */
  readonly finishedAt: number;
}

/** Waits for the end of a run, and for the record of how it ended. */
export async function endOf(service: RunningService, sync: string, patienceMs = 600_000): Promise<Ended> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { body } = await service.call('GET', `/api/v2/syncs/${sync}`);
    const seen = Watched.parse(body);
    if (['succeeded', 'partially_succeeded', 'failed', 'cancelled'].includes(seen.status)) {
      if (seen.status !== 'succeeded') console.error(JSON.stringify(seen));
      return { status: seen.status, finishedAt: Date.parse(seen.finished_at ?? '') };
    }
    if (performance.now() > until) throw new Error(`the sync has not ended: ${JSON.stringify(seen)}`);
    await sleep(100);
  }
}
