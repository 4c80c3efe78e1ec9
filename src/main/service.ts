// The whole service: opens it in the order that a crash at any line leaves a good start behind, and closes it the other way round.
import { resolve } from 'node:path';
import type { ApiPorts } from '../api/ports.ts';
import type { Log } from '../core/log.ts';
import type { Engine } from '../storage/engine.ts';
import type { OpenTelemetry } from '../telemetry/open-telemetry.ts';
import { type Config, ConfigError } from './config.ts';
import { admitKey, admitMinted, makeKey, makeLoginLink } from './credentials.ts';
import { openInboundEndpoints } from './inbound-endpoints.ts';
import { writing } from './backup.ts';
import { takeBackups } from './handed-backups.ts';
import { takeHandedKeys } from './handed-keys.ts';
import { ensureSandbox, resetSandbox, sandboxTenant } from './organization.ts';
import type { Welcome } from './print.ts';
import { listenForMetrics } from './metrics-listener.ts';
import { publicUrlOf } from './public-url.ts';
import { recoverAtStart } from './recover-work.ts';
import { readSandbox } from './sandbox-source.ts';
import { openSandboxView } from './sandbox.ts';
import type { Services } from './services.ts';
import { watchStores } from './store-health.ts';
import { modelOf } from './models.ts';
import { version } from './version.ts';
import { openServices } from './wire.ts';

export interface Service {
  readonly welcome: Welcome | undefined;
  /** Says at /health/ready that no more requests should be sent here, and serves those that come. */
  leave(): void;
  /** Stops intake, lets running work end, and closes everything. */
  close(): Promise<void>;
}

/** How soon a replica learns that another one set the sandbox's clock. */
const followMs = 1000;

interface Begun {
  readonly engine: Promise<Engine>;
  readonly telemetry: OpenTelemetry;
}

/** Jobs alone: for replicas behind the ones that people talk to. */
export async function openWorker(config: Config, log: Log, begun: Begun): Promise<Service> {
  const services = await openServices(config, log, begun);
  await services.clocks.resume();
  const unfollow = services.clocks.follow(followMs);
  const jobs = await services.openJobs(true);
  let isLeaving = false;
  const closeMetrics = await showMetrics(config, services, async () => {
    await Promise.all([jobs.ready(), services.storage.ready()]);
    return !isLeaving;
  });
  return {
    welcome: undefined,
    leave: () => {
      isLeaving = true;
    },
    async close() {
      unfollow();
      await jobs.close(config.DRAIN_SECONDS * 1000);
      await services.channels.close();
      await services.veteran.close();
      await services.integration.close();
      await services.storage.close();
      await closeMetrics();
    },
  };
}

/** On a port of its own, where one is named. */
async function showMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Config,
  { exposition: page }: Pick<Services, 'exposition'>,
  isReady: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  if (port === undefined) return () => Promise.resolve();
  const listener = await listenForMetrics({ port, host, page, isReady });
  return () => listener.close();
}

export async function openService(config: Config, log: Log, begun: Begun): Promise<Service> {
  const services = await openServices(config, log, begun);
  const { storage, clocks, gate, tenants } = services;
  const isAlone = config.DATABASE_URL === undefined;
  // The embedded database is ours alone: what was being worked on when the last process died is nobody's now. Before anything
  // takes a lease of its own.
  if (isAlone) await storage.freeLeases();
  const founding = { storage, clocks, read: () => readSandbox(config.SANDBOX_FILE, clocks.real.now()) };
  const isFirstStart = await ensureSandbox(founding);
  const unfollow = config.DATABASE_URL === undefined ? undefined : clocks.follow(followMs);
  let state: ReturnType<ApiPorts['state']> = 'starting';
  const sandbox = openSandboxView({
    storage,
    tenants,
    clock: clocks.business,
    newId: services.newId,
    samples: async () => (await founding.read()).users,
    reset: async (tenant) => {
      await resetSandbox(founding, tenant);
      services.veteran.changed(tenant);
    },
  });
  const publicUrl = publicUrlOf(config);
  const stores = watchStores({ ready: () => storage.ready(), dataDir: isAlone ? config.DATA_DIR : undefined });
  // Side by side: the server keeps this thread busy, the jobs that of the database.
  const [jobs, server] = await Promise.all([
    services.openJobs(true),
    openInboundEndpoints(services, { config, log, publicUrl, version, sandbox, stores, state: () => state }),
  ]);
  await recoverAtStart(gate, log);
  if (isAlone) await services.integration.recover();
  await listen(server, config);
  state = 'ready';
  const closeMetrics = await showMetrics(
    config,
    services,
    async () => state === 'ready' && (await stores.look()) === undefined,
  );
  const stopTaking = isAlone ? takeHanded(services, { config, log, engine: await begun.engine }) : () => undefined;
  const told = await welcome(services, { config, publicUrl: boundUrl(publicUrl, server), isFirstStart });
  return {
    welcome: told,
    leave: () => {
      state = 'leaving';
    },
    async close() {
      state = 'draining';
      stores.close();
      stopTaking();
      unfollow?.();
      await closeServer(server, config.DRAIN_SECONDS * 1000);
      await jobs.close(config.DRAIN_SECONDS * 1000);
      await services.channels.close();
      await services.veteran.close();
      await services.integration.close();
      await storage.close();
      await closeMetrics();
    },
  };
}

/** What commands ask of the service that holds the folder. */
function takeHanded(
  { storage, clocks }: Services,
  { config, log, engine }: { config: Config; log: Log; engine: Engine },
): () => void {
  const { DATA_DIR: dataDir } = config;
  const stopBackups = takeBackups({ dataDir, log, write: (path) => writing(config, engine, path) });
  const stopKeys = takeHandedKeys({
    dataDir,
    log,
    admit: (key) =>
      admitMinted({ credentials: storage.credentials, tenant: sandboxTenant, now: clocks.real.now() }, key),
  });
  return () => {
    stopBackups();
    stopKeys();
  };
}

/** Lets running requests end; connections that clients keep open are no reason to stay, nor are requests that never end. */
async function closeServer(
  server: Awaited<ReturnType<typeof openInboundEndpoints>>,
  patienceMs: number,
): Promise<void> {
  const idle = setInterval(() => server.server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.server.closeAllConnections(), patienceMs);
  await server.close();
  clearInterval(idle);
  clearTimeout(late);
}

async function listen(server: Awaited<ReturnType<typeof openInboundEndpoints>>, { HOST, PORT }: Config): Promise<void> {
  try {
    await server.listen({ host: HOST, port: PORT });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new ConfigError(`PORT: ${PORT} is taken by another program; choose another`);
    if (code === 'EACCES') throw new ConfigError(`PORT: this user may not listen on ${PORT}; choose one above 1023`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new ConfigError('HOST: is no address of this machine');
    throw error;
  }
}

async function welcome(
  { storage, clocks }: Services,
  { config, publicUrl, isFirstStart }: { config: Config; publicUrl: string; isFirstStart: boolean },
): Promise<Welcome> {
  const granting = { credentials: storage.credentials, tenant: sandboxTenant, now: clocks.real.now() };
  const given = config.MUSTER_API_KEY;
  if (given !== undefined) await admitKey(granting, given);
  const model = modelOf(config);
  return {
    url: publicUrl,
    loginLink: await makeLoginLink(granting, publicUrl),
    apiKey: isFirstStart && given === undefined ? await makeKey(granting) : undefined,
    keyFromEnvironment: given !== undefined,
    organization: `sandbox organization (simulated systems)${config.SANDBOX_FILE === undefined ? '' : `, ${config.SANDBOX_FILE}`}`,
    planner:
      model.kind === 'offline'
        ? 'offline (set OPENAI_API_KEY for a language model)'
        : `${model.model}, offline planner behind it`,
    dataDir: config.DATABASE_URL === undefined ? resolve(config.DATA_DIR) : undefined,
  };
}

/** With port 0 the system chose one. */
function boundUrl(publicUrl: string, server: Awaited<ReturnType<typeof openInboundEndpoints>>): string {
  const address = server.server.address();
  return typeof address === 'object' && address !== null ? publicUrl.replace(/:0$/, `:${address.port}`) : publicUrl;
}
